import type { SeatView } from '@sanh-rong/table';
import { OpenHand } from '../../results/open-hand.tsx';
import { Stage } from '../../table/stage.tsx';
import { useWords } from '../../words/words.ts';
import { TRIAL_WORDS } from './messages/vi.ts';
import type { Position } from './position.ts';
import styles from './trial.module.css';

interface TablePictureProps {
  readonly game: string;
  readonly name: string;
  readonly position: Position;
}

const FOLK: SeatView = { kind: 'player', level: '' };

/** A position on the real mat, seen from the seat to move, with its cards below. */
export const TablePicture = ({ game, name, position: { view, eventsSoFar } }: TablePictureProps) => {
  const words = useWords(TRIAL_WORDS);
  const seat = view.turn ?? 0;
  const seats: SeatView[] = view.hands.map((_, at) =>
    at === seat ? { kind: 'person', id: '', name: words.bot, ready: true, away: false, standIn: false } : FOLK,
  );
  return (
    <figure className={styles.picture} aria-label={words.pictureOf(name)}>
      <div className={styles.mat}>
        <Stage
          game={game}
          view={view}
          eventsSoFar={eventsSoFar}
          seats={seats}
          bottom={seat}
          turn={seat}
          until={null}
          now={Date.now}
        />
      </div>
      <figcaption>{words.hand}</figcaption>
      <OpenHand name={words.bot} hand={view.hands[seat] ?? null} />
    </figure>
  );
};
