import type { PuzzleChoice } from '@sanh-rong/analysis/puzzle';
import type { BaseAction } from '@sanh-rong/engine';
import { showCards } from '@sanh-rong/presentation';
import { unitName } from '@sanh-rong/presentation/names';
import { themeWords } from '@sanh-rong/presentation/themes';
import { useMemo } from 'react';
import { RangeBar, scaleOf } from '../arena/range-bar.tsx';
import { Icon } from '../art/icons.tsx';
import type { GameTable } from '../games/game-table.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { expectedWords } from '../review/amounts.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { PUZZLE_WORDS } from './messages/vi.ts';
import type { NamedPuzzle } from './named-puzzle.ts';
import { PlayOnButton } from './play-on-button.tsx';
import type { Position } from './position.ts';
import type { Answer } from './puzzle-board.tsx';
import styles from './puzzles.module.css';
import { storyOf } from './story.ts';
import { StoryList } from './story-list.tsx';

interface ExplanationProps {
  readonly puzzle: NamedPuzzle;
  readonly position: Position;
  readonly table: GameTable;
  readonly answer: Answer;
  /** What is drawn on the mat. */
  readonly shown: BaseAction | null;
  readonly replay: string | null;
  readonly onShow: (action: BaseAction) => void;
  readonly onAgain: () => void;
}

const rangeOf = ({ points, margin }: PuzzleChoice) => ({ low: points - margin, high: points + margin });

type ChoicesProps = Pick<ExplanationProps, 'puzzle' | 'position' | 'table' | 'answer' | 'shown' | 'onShow'>;

/** Everything that could have been done with what it is worth; each can be laid on the mat. */
const Choices = ({ puzzle, position, table, answer, shown, onShow }: ChoicesProps) => {
  const words = useWords(PUZZLE_WORDS);
  const language = useLanguage();
  const { reasons } = themeWords(position.game);
  const scale = scaleOf(puzzle.choices.map(rangeOf));
  const isShown = (action: BaseAction): boolean => shown !== null && position.write(shown) === position.write(action);
  return (
    <ol className={styles.choices}>
      {puzzle.choices.map((choice, at) => {
        const action = choice === answer.choice ? answer.action : position.read(choice.word);
        if (action === null) return null;
        const cards = table.presentation.cardsOf(action);
        const reason = choice.reason === null ? null : reasons[language][choice.reason];
        const marks = [...(at === 0 ? [words.isBest] : []), ...(choice === answer.choice ? [words.yours] : [])].join(
          ', ',
        );
        return (
          <li
            key={choice.word}
            data-right={choice.isRight || undefined}
            data-yours={choice === answer.choice || undefined}
          >
            <button type="button" aria-pressed={isShown(action)} onClick={() => onShow(action)}>
              <span className={styles.choice}>
                <b>{table.presentation.label(position.view, action, language)}</b>
                {marks === '' ? null : <em> · {marks}</em>}
                {cards.length < 2 ? null : <small>{showCards(cards)}</small>}
                {reason == null ? null : <small>{reason}</small>}
              </span>
              <span className={styles.points}>
                {expectedWords(choice, language)}
                {scale === null ? null : <RangeBar {...rangeOf(choice)} middle={choice.points} scale={scale} />}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
};

/** What would have come of the best move. */
const Following = ({ puzzle, position, table }: Pick<ExplanationProps, 'puzzle' | 'position' | 'table'>) => {
  const words = useWords(PUZZLE_WORDS);
  const language = useLanguage();
  const story = useMemo(() => {
    const { seats, seat, steps } = position;
    const played = position.played([puzzle.choices[0].word, ...puzzle.following]);
    return storyOf(table.presentation, played, seats, seat, language, steps.length);
  }, [puzzle, position, table, language]);
  return (
    <section aria-label={words.following}>
      <h2>{words.following}</h2>
      <p className={styles.note}>{words.followingNote}</p>
      <StoryList story={story} />
    </section>
  );
};

/** Why the answer is what it is: every choice with its points, what would have followed, and ways on. */
export const Explanation = (props: ExplanationProps) => {
  const { puzzle, position, table, replay, onAgain } = props;
  const words = useWords(PUZZLE_WORDS);
  const language = useLanguage();
  return (
    <div className={styles.explanation}>
      <section aria-label={words.choices}>
        <h2>
          {words.choices} <small>{words.expected(unitName(position.game, language))}</small>
        </h2>
        <Choices {...props} />
        <p className={styles.note}>{puzzle.isExact ? words.exact : words.judged}</p>
      </section>
      <Following puzzle={puzzle} position={position} table={table} />
      <div className={styles.actions}>
        <Button icon={<Icon name="refresh" />} onClick={onAgain}>
          {words.again}
        </Button>
        <PlayOnButton puzzle={puzzle} position={position} />
        {replay === null ? null : (
          <ButtonLink href={replay} icon={<Icon name="replay" />}>
            {words.toGame}
          </ButtonLink>
        )}
      </div>
    </div>
  );
};
