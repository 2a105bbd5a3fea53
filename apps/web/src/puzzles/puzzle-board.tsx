import { judgedWord, type PuzzleChoice } from '@sanh-rong/analysis/puzzle';
import type { BaseAction } from '@sanh-rong/engine';
import { useMemo, useState } from 'react';
import type { GameTable } from '../games/game-table.ts';
import { Button } from '../parts/button.tsx';
import { Controls } from '../table/controls.tsx';
import { Hand } from '../table/hand/hand.tsx';
import { useKeys } from '../table/keys.ts';
import { Stage } from '../table/stage.tsx';
import { type SteadyPlay, useSteadyPlay } from '../table/steady-play.ts';
import { usePlay } from '../table/use-play.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { Explanation } from './explanation.tsx';
import { PUZZLE_WORDS } from './messages/vi.ts';
import type { NamedPuzzle } from './named-puzzle.ts';
import type { Position } from './position.ts';
import styles from './puzzles.module.css';
import { storyOf } from './story.ts';
import { StoryList } from './story-list.tsx';
import { VerdictPanel } from './verdict-panel.tsx';

/** A suggestion would be an answer. */
const withoutSuggestions = (play: SteadyPlay | null): SteadyPlay | null =>
  play === null ? null : { ...play, send: (event) => (event.type === 'suggest' ? undefined : play.send(event)) };

/** What was answered, and what of it was judged. */
export interface Answer {
  readonly action: BaseAction;
  /** The choice that it stands for; null for a move that no one would think of. */
  readonly choice: PuzzleChoice | null;
}

interface PuzzleBoardProps {
  readonly puzzle: NamedPuzzle;
  readonly position: Position;
  readonly table: GameTable;
  /** The replay that the puzzle is from, where it is one's own. */
  readonly replay: string | null;
  /** There is another one to go to unanswered. */
  readonly canSkip: boolean;
  readonly onAnswered: (isRight: boolean) => void;
  readonly onNext: () => void;
  readonly onAgain: () => void;
}

const nothing = (): void => undefined;

/** A puzzle on the mat: its hand and its buttons as at a table, and what the answer was worth. */
export const PuzzleBoard = (props: PuzzleBoardProps) => {
  const { puzzle, position, table, replay, canSkip, onAnswered, onNext, onAgain } = props;
  const words = useWords(PUZZLE_WORDS);
  const language = useLanguage();
  const [answer, setAnswer] = useState<Answer | null>(null);
  /** The choice that is drawn on the mat; the answer at first. */
  const [shown, setShown] = useState<BaseAction | null>(null);
  const { game, seat, view, seats, steps } = position;
  const { eventsSoFar } = steps[steps.length - 1];
  const story = useMemo(
    () => storyOf(table.presentation, steps, seats, seat, language),
    [table, steps, seats, seat, language],
  );
  const act = async (action: BaseAction): Promise<void> => {
    if (answer !== null) return;
    const listed = puzzle.choices.map(({ word }) => word);
    const word = judgedWord(listed, position.write(action));
    const choice = puzzle.choices.find((each) => each.word === word) ?? null;
    setAnswer({ action, choice });
    setShown(action);
    onAnswered(choice?.isRight ?? false);
  };
  const feed = { refusal: null, pending: shown };
  const playing = { you: seat, game: view, turn: seat, played: 0, seats: [...seats] };
  const play = withoutSuggestions(useSteadyPlay(usePlay({ act }, feed, playing, table)));
  useKeys(play, nothing);
  if (play === null) return null;
  const standing = table.presentation.seat(view, eventsSoFar, seat, language);
  const worth = table.presentation.handName(view, seat, language);
  return (
    <div className={styles.board} data-puzzle={puzzle.id} data-answered={answer !== null || undefined}>
      <section className={styles.stage} aria-label={words.title}>
        <Stage
          game={game}
          view={view}
          eventsSoFar={eventsSoFar}
          seats={seats}
          bottom={seat}
          you={seat}
          turn={seat}
          until={null}
          now={Date.now}
          pending={shown}
          touch={answer === null ? play.touch : null}
        />
      </section>
      <section className={styles.own} aria-label={words.you}>
        <p className={styles.standing}>
          <b>{words.you}</b> {[standing.count, worth].filter((word) => word !== '').join(' · ')}
        </p>
        <Hand play={play} keys={words.keys} deal={puzzle.id} onHold={nothing} />
        {answer === null ? (
          <Controls play={play} isSending={false} waitingFor="" timedOut={false} isHome={false} />
        ) : (
          <VerdictPanel puzzle={puzzle} position={position} table={table} answer={answer} onNext={onNext} />
        )}
      </section>
      <div className={styles.side}>
        {answer === null ? (
          <div className={styles.question}>
            <p>{words.question}</p>
            {canSkip ? (
              <Button weight="quiet" onClick={onNext}>
                {words.skip}
              </Button>
            ) : null}
          </div>
        ) : (
          <Explanation
            puzzle={puzzle}
            position={position}
            table={table}
            answer={answer}
            shown={shown}
            replay={replay}
            onShow={setShown}
            onAgain={onAgain}
          />
        )}
        <details className={styles.soFar}>
          <summary>{words.soFar}</summary>
          <StoryList story={story} />
        </details>
      </div>
    </div>
  );
};
