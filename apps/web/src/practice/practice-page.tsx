import { caution, gameName, ruleSetName, tagline } from '@sanh-rong/presentation/names';
import { useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { GameChoice } from '../games/game-choice.tsx';
import { LevelChoice } from '../levels/level-choice.tsx';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { completeChoice, LENGTHS, levelsOf, ruleSetsOf, seatsOf } from './choice.ts';
import { PRACTICE_WORDS } from './messages/vi.ts';
import styles from './practice.module.css';
import { lastChoice, type PracticeChoice, startPractice } from './start.ts';
import { UnfinishedTables } from './unfinished.tsx';
import { useUnfinished } from './use-unfinished.ts';

/** As last time, unless the way here names a game. */
const firstChoice = (): PracticeChoice => {
  const asked = new URLSearchParams(location.search).get('game');
  const last = lastChoice();
  return completeChoice(asked === null || asked === last.game ? last : { ...last, game: asked });
};

interface FieldsProps {
  readonly choice: PracticeChoice;
  readonly onChange: (change: Partial<PracticeChoice>) => void;
}

const Fields = ({ choice, onChange }: FieldsProps) => {
  const words = useWords(PRACTICE_WORDS);
  const language = useLanguage();
  const { game, ruleSet, level, seats, games } = choice;
  const ruleSets = ruleSetsOf(game);
  return (
    <div className={styles.fields}>
      <div>
        {ruleSets.length < 2 ? null : (
          <Choice
            label={words.ruleSet}
            value={ruleSet}
            options={ruleSets.map((id) => ({ value: id, label: ruleSetName(game, id, language) }))}
            onChange={(chosen) => onChange({ ruleSet: chosen })}
          />
        )}
        <p className={styles.note}>
          {tagline(game, ruleSet, language)} {caution(game, ruleSet, {}, language)}
        </p>
      </div>
      <LevelChoice
        label={words.level}
        levels={levelsOf(game)}
        played={choice}
        value={level}
        onChange={(chosen) => onChange({ level: chosen })}
      />
      <Choice
        label={words.seats}
        value={seats}
        options={seatsOf(game, ruleSet).map((count) => ({ value: count, label: count }))}
        onChange={(chosen) => onChange({ seats: chosen })}
      />
      <Choice
        label={words.games}
        value={games}
        options={LENGTHS.map((count) => ({ value: count, label: words.gameCount(count) }))}
        onChange={(chosen) => onChange({ games: chosen })}
      />
    </div>
  );
};

/** Built-in opponents on this device: everything is chosen already, one tap deals. */
export const PracticePage = () => {
  const words = useWords(PRACTICE_WORDS);
  const language = useLanguage();
  const unfinished = useUnfinished() ?? [];
  const [choice, setChoice] = useState(firstChoice);
  const [state, setState] = useState<'choosing' | 'dealing' | 'failed'>('choosing');
  const change = (part: Partial<PracticeChoice>): void => setChoice(completeChoice({ ...choice, ...part }));
  const isReplaced = unfinished.some(({ game }) => game === choice.game);
  const play = (): void => {
    setState('dealing');
    startPractice(choice).catch(() => setState('failed'));
  };
  return (
    <div className={styles.page}>
      <header>
        <h1>{words.title}</h1>
        <p className={styles.note}>{words.intro}</p>
      </header>
      <UnfinishedTables summaries={unfinished} />
      <GameChoice label={words.game} value={choice.game} onChange={(game) => change({ game })} />
      <Fields choice={choice} onChange={change} />
      <div className={isReplaced ? styles.go : `${styles.go} ${styles.near}`}>
        {state === 'failed' ? <p role="alert">{words.failed}</p> : null}
        {state !== 'failed' && isReplaced ? <p>{words.replaces(gameName(choice.game, language))}</p> : null}
        <Button
          weight={isReplaced ? 'plain' : 'primary'}
          wide
          disabled={state === 'dealing'}
          icon={<Icon name="play" />}
          onClick={play}
        >
          {state === 'dealing' ? words.dealing : isReplaced ? words.playNew : words.play}
        </Button>
      </div>
    </div>
  );
};
