import type { BaseAction, Seat } from '@sanh-rong/engine';
import { capitalised } from '@sanh-rong/presentation';
import { unitName } from '@sanh-rong/presentation/names';
import { Icon } from '../art/icons.tsx';
import { Mat } from '../art/mat.tsx';
import type { GameTable } from '../games/game-table.ts';
import { Button } from '../parts/button.tsx';
import type { Past } from '../replay/past.ts';
import { OpenHand } from '../results/open-hand.tsx';
import { fullNameAt, voiceOf } from '../table/voice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { lostWords } from './amounts.ts';
import { REVIEW_WORDS } from './messages/vi.ts';
import { Tries } from './tries.tsx';
import styles from './turning-point.module.css';
import type { JudgedMove } from './wire.ts';

interface Moment {
  readonly past: Past;
  readonly table: GameTable;
  readonly seat: Seat;
  /** How many actions were done before. */
  readonly at: number;
}

interface WayProps extends Moment {
  readonly title: string;
  readonly action: BaseAction;
  readonly isBetter?: true;
}

/** What the middle of the mat would be after an action. */
const Way = ({ past, table, seat, at, title, action, isBetter }: WayProps) => {
  const language = useLanguage();
  const { Centre, presentation } = table;
  const { view, eventsSoFar } = past.steps[at];
  return (
    <figure className={styles.way} data-better={isBetter}>
      <figcaption>
        <span>{title}</span> <b>{presentation.label(view, action, language)}</b>
      </figcaption>
      <Mat className={styles.mat}>
        <Centre
          view={{ ...view, viewer: seat }}
          eventsSoFar={eventsSoFar}
          voice={voiceOf(past.seats, past.you, language)}
          bottom={seat}
          pending={action}
          touch={null}
        />
      </Mat>
    </figure>
  );
};

interface TurningPointProps extends Omit<Moment, 'at'> {
  readonly move: JudgedMove;
  /** Goes to the moment on the large mat. */
  readonly onShow: () => void;
}

/** A move that cost points for certain: what was played, what was better, by how much, and why. */
export const TurningPoint = ({ past, table, seat, move, onShow }: TurningPointProps) => {
  const words = useWords(REVIEW_WORDS);
  const language = useLanguage();
  const { at, loss, played, reason, isExact } = move;
  if (loss === null) return null;
  const moment = { past, table, seat, at };
  const { view } = past.steps[at];
  return (
    <li className={styles.point}>
      <h4>
        {words.move(at + 1)} · <b>{words.lost(lostWords(loss, language), unitName(past.game, language))}</b>
      </h4>
      {reason === null ? null : <p className={styles.reason}>{capitalised(reason[language])}.</p>}
      {isExact ? <p className={styles.exact}>{capitalised(words.exact)}.</p> : null}
      <div className={styles.hand}>
        <span>{words.hand}</span>
        <OpenHand name={fullNameAt(past.seats, seat, language)} hand={view.hands[seat] ?? null} />
      </div>
      <div className={styles.ways}>
        <Way {...moment} title={words.played} action={played.action} />
        <Way {...moment} title={words.better} action={loss.better} isBetter />
      </div>
      <div className={styles.actions}>
        <Button icon={<Icon name="eye" />} onClick={onShow}>
          {words.show}
        </Button>
        <Tries past={past} seat={seat} at={at} better={loss.better} />
      </div>
    </li>
  );
};
