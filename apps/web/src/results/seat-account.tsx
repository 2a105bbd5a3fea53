import type { BaseAction, BaseEvent, BaseView, GameResult, Seat } from '@sanh-rong/engine';
import { type AnyFace, signed, type Voice } from '@sanh-rong/face';
import type { SeatView } from '@sanh-rong/table';
import { Avatar } from '../art/avatar.tsx';
import { Icon } from '../art/icons.tsx';
import { seatName } from '../table/voice.ts';
import { useWords } from '../words/words.ts';
import { RESULT_WORDS } from './messages/index.ts';
import { OpenHand } from './open-hand.tsx';
import { byPlace } from './ranking.ts';
import styles from './seat-account.module.css';

/** A game that is over, as somebody may look at it. */
export interface Ended {
  readonly face: AnyFace;
  readonly view: BaseView<BaseAction>;
  readonly story: readonly BaseEvent[];
  readonly result: GameResult;
  readonly seats: readonly SeatView[];
  readonly voice: Voice;
  /** By seat, with this game; null where there is no session to add up. */
  readonly totals: readonly number[] | null;
}

export const Figure = ({
  holder,
  name,
  size,
}: {
  readonly holder: SeatView | undefined;
  readonly name: string;
  readonly size: number;
}) => (
  <Avatar
    name={name}
    seed={holder?.kind === 'person' ? holder.id : name}
    kind={holder?.kind === 'player' ? 'player' : 'person'}
    size={size}
  />
);

/** Points with their sign; the colour only repeats what the sign says. */
export const Points = ({ points, className }: { readonly points: number; readonly className?: string }) => (
  <b className={`${styles.points} ${className ?? ''}`} data-sign={Math.sign(points)}>
    {signed(points)}
  </b>
);

const Reasons = ({ ended, seat }: { readonly ended: Ended; readonly seat: Seat }) => {
  const words = useWords(RESULT_WORDS);
  const { face, story, result, voice } = ended;
  const entries = face.account(story, result, seat, voice);
  if (entries.length === 0) return <p className={styles.quiet}>{words.evenGame}</p>;
  return (
    <ul className={styles.reasons}>
      {entries.map(({ points, reason }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, and two may say the same.
        <li key={i}>
          <Points points={points} />
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  );
};

const SeatAccount = ({ ended, seat }: { readonly ended: Ended; readonly seat: Seat }) => {
  const words = useWords(RESULT_WORDS);
  const { face, view, result, seats, voice, totals } = ended;
  const name = seatName(seats[seat], seat, voice.language);
  const place = result.places[seat];
  const hand = view.hands[seat] ?? null;
  // Where no card is ever played, somebody without cards was dealt none.
  const played = face.amounts === null;
  const handName = hand === null ? '' : face.handName(view, seat, voice.language);
  return (
    <li className={styles.seat} data-won={place === 1} data-points={result.points[seat]}>
      <div className={styles.head}>
        <span className={styles.place}>
          <span className="only-read">{words.place(place)}</span>
          <span aria-hidden="true">{place === 1 ? <Icon name="crown" /> : place}</span>
        </span>
        <Figure holder={seats[seat]} name={name} size={36} />
        <span className={styles.name}>
          {name}
          {voice.who(seat).you && name !== words.you ? <small>{words.you}</small> : null}
        </span>
        <span className={styles.sum}>
          <Points points={result.points[seat]} className={styles.big} />
          {totals === null ? null : <small>{words.total(signed(totals[seat]))}</small>}
        </span>
      </div>
      <div className={styles.detail}>
        <Reasons ended={ended} seat={seat} />
        <div>
          <OpenHand
            name={name}
            hand={hand}
            {...(played ? {} : { empty: face.seat(view, ended.story, seat, voice.language).status })}
          />
          {handName === '' ? null : <p className={styles.quiet}>{handName}</p>}
        </div>
      </div>
    </li>
  );
};

/** Every seat of a game with its points, where they come from, and what was left in its hand. The best come first. */
export const SeatAccounts = ({ ended }: { readonly ended: Ended }) => (
  <ol className={styles.seats}>
    {byPlace(ended.result.places).map((seat) => (
      <SeatAccount key={seat} ended={ended} seat={seat} />
    ))}
  </ol>
);
