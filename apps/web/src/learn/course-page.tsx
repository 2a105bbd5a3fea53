import type { GameId } from '@sanh-rong/engine';
import { gameName, ruleSetName, tagline } from '@sanh-rong/presentation/names';
import { use, useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { GameEmblem } from '../games/game-choice.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { RuleCode } from '../rulebook/rules-button.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import type { Course, Section } from './course.ts';
import { knownCourse, loadCourse } from './courses.ts';
import { Exercises } from './exercises.tsx';
import styles from './learn.module.css';
import { LEARN_WORDS } from './messages/vi.ts';
import { TryNow } from './try-now.tsx';
import { useStretches } from './use-stretches.ts';

const PUZZLES = 'puzzles';

const Contents = ({ sections }: { readonly sections: readonly Section[] }) => {
  const words = useWords(LEARN_WORDS);
  const language = useLanguage();
  return (
    <nav className={styles.contents} aria-label={words.contents}>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title[language]}</a>
          </li>
        ))}
        <li>
          <a href={`#${PUZZLES}`}>{words.practise}</a>
        </li>
      </ol>
    </nav>
  );
};

interface LessonProps {
  readonly section: Section;
  readonly game: string;
  readonly ruleSet: string;
}

const Lesson = ({ section, game, ruleSet }: LessonProps) => {
  const words = useWords(LEARN_WORDS);
  const language = useLanguage();
  const { id, title, rules, Body } = section;
  return (
    <section id={id} className={styles.lesson} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title[language]}</h2>
      <Body ruleSet={ruleSet} />
      {rules.length === 0 ? null : (
        <p className={styles.rules}>
          {words.rulesTaught}
          {rules.map((rule) => (
            <RuleCode key={rule} game={game} ruleSet={ruleSet} rule={rule}>
              {rule}
            </RuleCode>
          ))}
        </p>
      )}
    </section>
  );
};

/** What follows the lessons: questions, and the way to the table. */
const Ending = ({ course, ruleSet }: { readonly course: Course; readonly ruleSet: string }) => {
  const words = useWords(LEARN_WORDS);
  return (
    <>
      <section id={PUZZLES} className={styles.lesson} aria-labelledby="puzzles-title">
        <h2 id="puzzles-title">{words.practise}</h2>
        <Exercises key={ruleSet} course={course} ruleSet={ruleSet} />
      </section>
      <section className={styles.ready} aria-label={words.tryNow}>
        <strong>{words.ready}</strong>
        <p>{words.readyNote}</p>
        <TryNow game={course.game} ruleSet={ruleSet} />
        <ButtonLink href="/learn" weight="quiet" icon={<Icon name="arrow-left" size={18} />}>
          {words.allGames}
        </ButtonLink>
      </section>
    </>
  );
};

const Taught = ({ course }: { readonly course: Course }) => {
  const words = useWords(LEARN_WORDS);
  const language = useLanguage();
  const { game, ruleSets } = course;
  const [ruleSet, setRuleSet] = useState(ruleSets[0]);
  const sections = course.sections(ruleSet);
  const drawn = useStretches(sections.length + 1);
  return (
    <article className={styles.course}>
      <header className={styles.head}>
        <GameEmblem game={game} />
        <div>
          <h1>{gameName(game, language)}</h1>
          <p>{tagline(game, ruleSet, language)}</p>
        </div>
      </header>
      {ruleSets.length < 2 ? null : (
        <Choice
          label={words.ruleSet}
          value={ruleSet}
          options={ruleSets.map((value) => ({ value, label: ruleSetName(game, value, language) }))}
          onChange={setRuleSet}
        />
      )}
      <div className={styles.columns}>
        <Contents sections={sections} />
        <div className={styles.lessons}>
          {sections.slice(0, drawn).map((section) => (
            <Lesson key={`${ruleSet}/${section.id}`} section={section} game={game} ruleSet={ruleSet} />
          ))}
          {drawn > sections.length ? <Ending course={course} ruleSet={ruleSet} /> : null}
        </div>
      </div>
    </article>
  );
};

/** The course of one game, loaded when its page is opened. */
export const CoursePage = ({ game }: { readonly game: GameId }) => (
  <Taught course={knownCourse(game) ?? use(loadCourse(game))} />
);
