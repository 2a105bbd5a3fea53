import type { BaseAction, BaseEvent, BaseView, CardId, Seat as SeatNumber } from '@sanh-rong/engine';
import { cardWords, signed, type Voice } from '@sanh-rong/presentation';
import type { SeatView } from '@sanh-rong/table';
import type { CSSProperties, ReactNode } from 'react';
import { Mat } from '../art/mat.tsx';
import { Card } from '../cards/card.tsx';
import type { GameTable, Scene, Touch } from '../games/game-table.ts';
import { useGameTable } from '../games/registry.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { BackFan } from './back-fan.tsx';
import crowded from './crowd.module.css';
import { crowdAt, crowdOf, useShape } from './crowd.ts';
import { TABLE_WORDS } from './messages/vi.ts';
import { ringOf } from './ring.ts';
import { Seat } from './seat.tsx';
import styles from './stage.module.css';
import { clockOf } from './turn-clock.ts';
import { nameAt, seatMark, seatName, voiceOf } from './voice.ts';

export interface StageProps {
  /** The id of the game that is played. */
  readonly game: string;
  readonly view: BaseView<BaseAction>;
  readonly eventsSoFar: readonly BaseEvent[];
  readonly seats: readonly SeatView[];
  /** Whose seat is nearest; for a player it is their own, and is not drawn. */
  readonly bottom: SeatNumber;
  readonly turn: SeatNumber | null;
  readonly until: number | null;
  readonly now: () => number;
  /** Milliseconds a turn is meant to take. */
  readonly turnTime?: number;
  readonly you?: SeatNumber | null;
  readonly host?: string | null;
  readonly pending?: BaseAction | null;
  readonly touch?: Touch | null;
  /** Built-in players keep seats for people who come. */
  readonly keepsWarm?: boolean;
  /** What people have just said, by person. */
  readonly said?: ReadonlyMap<string, string>;
  /** Points of the session so far, by seat. */
  readonly totals?: readonly number[] | null;
  /** Shows the seat at the bottom, with its cards, like the others: for those who do not play themselves. */
  readonly showBottomHand?: boolean;
  /** Over everything on the mat. */
  readonly children?: ReactNode;
}

const USUAL_TURN = 30_000;

const OpenHand = ({ cards, name }: { readonly cards: readonly CardId[]; readonly name: string }) => {
  const words = useWords(TABLE_WORDS);
  const language = useLanguage();
  return (
    <div
      className={styles.open}
      role="img"
      aria-label={`${words.handOf(name)}: ${cards.map((card) => cardWords(card, language)).join(', ')}`}
    >
      {cards.map((card) => (
        <Card key={card} card={card} />
      ))}
    </div>
  );
};

interface Seated extends StageProps {
  readonly table: GameTable;
  readonly voice: Voice;
}

const isPerson = (holder: SeatView | undefined, id: string | null | undefined): boolean =>
  holder?.kind === 'person' && holder.id === id;

const SeatAt = ({ seat, table, voice, ...props }: Seated & { readonly seat: SeatNumber }) => {
  const {
    view,
    eventsSoFar,
    seats,
    turn,
    until,
    now,
    turnTime = USUAL_TURN,
    host,
    totals,
    bottom,
    showBottomHand,
  } = props;
  const holder = seats[seat];
  const name = seatName(holder, seat, voice.language);
  const hand = view.hands[seat];
  const isOpen = hand !== null && hand !== undefined && hand.length > 0 && (seat !== bottom || showBottomHand === true);
  return (
    <>
      <Seat
        seat={seat}
        seats={seats}
        name={name}
        mark={seatMark(seats, seat, voice.language)}
        presentation={table.presentation.seat(view, eventsSoFar, seat, voice.language)}
        isTurn={turn === seat}
        hasWon={view.result?.places[seat] === 1}
        isOver={view.result !== null}
        isHost={isPerson(holder, host)}
        isWarm={props.keepsWarm === true && holder?.kind === 'player'}
        clock={turn === seat ? clockOf(until, now(), turnTime) : null}
        said={holder?.kind === 'person' ? (props.said?.get(holder.id) ?? null) : null}
        points={totals ? signed(totals[seat] ?? 0) : null}
      />
      {hand === null && seat !== bottom ? <BackFan count={table.holds?.(view, seat) ?? null} /> : null}
      {isOpen && table.opensHands ? <OpenHand cards={hand} name={nameAt(seats, seat, voice.language)} /> : null}
    </>
  );
};

/** The mat with everybody around it, seen from one seat. */
const Scenery = ({ table, ...props }: StageProps & { readonly table: GameTable }) => {
  const language = useLanguage();
  const { view, eventsSoFar, seats, bottom, you = null, pending = null, touch = null, showBottomHand = false } = props;
  const voice = voiceOf(seats, you, language);
  const scene: Scene = { view, eventsSoFar, voice, bottom, pending };
  const shape = useShape();
  const crowd = crowdAt(seats.length, shape);
  const { direction } = table.presentation;
  const places =
    crowd === undefined ? ringOf(seats.length, bottom, direction) : crowdOf(seats.length, bottom, direction, shape);
  const { Centre, Front } = table;
  return (
    <Mat className={styles.mat}>
      <div
        className={`${styles.stage} ${crowded.crowd}`}
        data-stage={props.game}
        data-seats={seats.length}
        data-crowd={crowd}
      >
        <div className={`${styles.centre} ${crowded.centre}`}>
          <Centre {...scene} touch={touch} />
        </div>
        {[...places].map(([seat, { x, y, side, corner }]) => (
          <div
            key={seat}
            className={styles.place}
            data-side={side}
            data-corner={corner}
            style={{ '--x': x, '--y': y } as CSSProperties}
          >
            <SeatAt {...props} table={table} voice={voice} seat={seat} />
            {Front === null ? null : (
              <div className={styles.front}>
                <Front {...scene} seat={seat} touch={touch} />
              </div>
            )}
          </div>
        ))}
        <div
          className={styles.bottom}
          data-shown={showBottomHand || undefined}
          data-seat={showBottomHand ? undefined : bottom}
        >
          {showBottomHand ? <SeatAt {...props} table={table} voice={voice} seat={bottom} /> : null}
          {Front === null ? null : (
            <div className={styles.front}>
              <Front {...scene} seat={bottom} touch={touch} />
            </div>
          )}
        </div>
        {props.children}
      </div>
    </Mat>
  );
};

/** The mat and who sits around it. What is particular to the game comes when it has been loaded. */
export const Stage = (props: StageProps) => {
  const table = useGameTable(props.game);
  return table === null ? <Mat className={styles.mat} /> : <Scenery {...props} table={table} />;
};
