import type { SeatPresentation } from '@sanh-rong/presentation';
import type { SeatView } from '@sanh-rong/table';
import { useState } from 'react';
import { Icon, type IconName } from '../art/icons.tsx';
import { useWords } from '../words/words.ts';
import { BotAvatar } from './bot-seat.tsx';
import { Figure } from './figure.tsx';
import { TABLE_WORDS } from './messages/vi.ts';
import styles from './seat.module.css';
import type { Clock } from './turn-clock.ts';

interface SeatProps {
  readonly seat: number;
  readonly seats: readonly (SeatView | undefined)[];
  readonly name: string;
  /** What tells it from others of the same name. */
  readonly mark: string;
  readonly presentation: SeatPresentation;
  readonly isTurn: boolean;
  readonly hasWon: boolean;
  /** The game is over: no seat sits it out any more. */
  readonly isOver: boolean;
  readonly isHost: boolean;
  /** A built-in player who gives the seat up when a person comes. */
  readonly isWarm: boolean;
  readonly clock: Clock | null;
  readonly points: string | null;
  /** What its person has just said. */
  readonly said?: string | null;
}

interface Absence {
  readonly text: 'away' | 'awayAfter' | 'standIn' | 'standInAway';
  readonly icon: IconName;
}

/** Why a person does not play themselves. A line is shown as broken only while their seat is held. */
const absenceOf = (holder: SeatView | undefined, isOver: boolean): Absence | null => {
  if (holder?.kind !== 'person') return null;
  const { away, standIn } = holder;
  if (standIn) return away ? { text: 'standInAway', icon: 'leave' } : { text: 'standIn', icon: 'bot' };
  if (!away) return null;
  // After a game people go elsewhere, which is no fault of anything.
  return isOver ? { text: 'awayAfter', icon: 'leave' } : { text: 'away', icon: 'wifi-off' };
};

/** How a ring began to run: looking at it again later must not push it on. */
const RunningRing = ({ clock }: { readonly clock: Clock }) => {
  const { total, left } = useState(clock)[0];
  return (
    <circle
      className={styles.running}
      cx="24"
      cy="24"
      r="22"
      pathLength="100"
      style={{ animationDuration: `${total}ms`, animationDelay: `${left - total}ms` }}
    />
  );
};

/** The ring around the avatar of the seat to act: it runs out with the time. */
const TurnRing = ({ clock }: { readonly clock: Clock | null }) => (
  <svg className={styles.ring} viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="24" cy="24" r="22" pathLength="100" />
    {clock === null ? null : <RunningRing key={clock.until} clock={clock} />}
  </svg>
);

/** A player at the table: who, how many cards, what they did last, and whether it is their turn. */
export const Seat = (props: SeatProps) => {
  const {
    seat,
    seats,
    name,
    mark,
    presentation,
    isTurn,
    hasWon,
    isOver,
    isHost,
    isWarm,
    clock,
    points,
    said = null,
  } = props;
  const words = useWords(TABLE_WORDS);
  const holder = seats[seat];
  const bot = holder?.kind === 'bot' ? holder : null;
  const absence = absenceOf(holder, isOver);
  const isGone = absence !== null || bot?.out === true;
  const figure = <Figure seats={seats} seat={seat} size={42} />;
  return (
    <div
      className={styles.seat}
      data-turn={isTurn}
      data-won={hasWon}
      data-resting={presentation.resting && !isOver}
      data-away={isGone}
    >
      <div className={styles.avatar} data-seat={seat}>
        {bot === null ? figure : <BotAvatar bot={bot}>{figure}</BotAvatar>}
        {isTurn ? <TurnRing clock={clock} /> : null}
        {presentation.role === null ? null : (
          <span className={styles.role} title={words.roles[presentation.role].name}>
            <span aria-hidden="true">{words.roles[presentation.role].mark}</span>
            <span className="only-read">{words.roles[presentation.role].name}</span>
          </span>
        )}
        {isWarm ? (
          <span className={styles.warm} title={words.keepsSeat}>
            <Icon name="bot" />
          </span>
        ) : null}
        {absence === null ? null : (
          <span className={styles.absence} data-calm={absence.text !== 'away'} title={words[absence.text]}>
            <Icon name={absence.icon} />
            <span className="only-read">{words[absence.text]}</span>
          </span>
        )}
      </div>
      <div className={styles.words}>
        <span className={styles.name}>
          <span>{name}</span>
          {mark === '' ? null : <span>{mark}</span>}
          {isHost ? (
            <span className={styles.host} title={words.host}>
              <Icon name="crown" />
              <span className="only-read">{words.host}</span>
            </span>
          ) : null}
        </span>
        <span className={styles.count}>
          {presentation.count}
          {points === null ? null : <b>{points}</b>}
        </span>
        {holder?.kind === 'player' ? (
          <span className="only-read">{isWarm ? words.keepsSeat : words.builtIn}</span>
        ) : null}
      </div>
      <span key={presentation.status} className={styles.status} data-empty={presentation.status === ''}>
        {presentation.status}
      </span>
      {/* The chat reads it out. */}
      {said === null ? null : (
        <span key={said} className={styles.said} aria-hidden="true">
          {said}
        </span>
      )}
    </div>
  );
};
