import type { Acted, BaseAction, BaseEvent, BaseView, GameStatistics, Seat } from '@sanh-rong/engine';
import { gameNumber } from '@sanh-rong/presentation/names';
import type { Replay, ReplayStep } from '@sanh-rong/protocol';
import type { SeatView } from '@sanh-rong/table';

/** A game that is over, step by step, wherever it comes from. */

export interface PastStep {
  /** What led here; null for the deal. */
  readonly did: Acted<BaseAction> | null;
  readonly view: BaseView<BaseAction>;
  /** What was told at this step, and all that was told up to it. */
  readonly events: readonly BaseEvent[];
  readonly eventsSoFar: readonly BaseEvent[];
}

/** What the proof of a deal is checked against. */
export interface Evidence {
  readonly proof: unknown;
  readonly number: number;
  readonly deal: Replay['deal'];
  /** The table and the moment of the deal, by which a promise that was kept is found; null for a game dealt at home. */
  readonly dealt: { readonly table: string | null; readonly at: number } | null;
}

export interface Past {
  /** Under which the server keeps it; null for a game from elsewhere. */
  readonly id: string | null;
  readonly game: string;
  readonly ruleSet: string;
  readonly seats: readonly SeatView[];
  readonly you: Seat | null;
  /** Which game of its session it was; null where that is not known. */
  readonly number: number | null;
  readonly endedAt: number | null;
  /** The code of its table, for those who may know it. */
  readonly table: string | null;
  readonly steps: readonly PastStep[];
  /** Some hands stay hidden from the viewer. */
  readonly concealed: boolean;
  /** The text of the game; null where it would tell what is hidden. */
  readonly text: string | null;
  readonly statistics: GameStatistics | null;
  readonly evidence: Evidence | null;
}

interface RecordedStep {
  readonly did: Acted<BaseAction> | null;
  readonly view: object;
  readonly events: readonly BaseEvent[];
}

/** Steps with everything that was done and told up to them. */
export const stepsOf = (told: readonly RecordedStep[]): readonly PastStep[] => {
  const history: Acted<BaseAction>[] = [];
  const eventsSoFar: BaseEvent[] = [];
  return told.map(({ did, view, events }) => {
    if (did !== null) history.push(did);
    eventsSoFar.push(...events);
    return {
      did,
      view: { ...view, history: [...history] } as unknown as BaseView<BaseAction>,
      events,
      eventsSoFar: [...eventsSoFar],
    };
  });
};

/** A game may be kept with neither a person nor a bot for a seat; then its name is the level of the built-in player. */
const seatOf = ({ person, bot, name }: Replay['game']['seats'][number]): SeatView => {
  if (bot !== null) return { kind: 'bot', ...bot, name, strikes: 0, out: false };
  if (person === null) return { kind: 'player', level: name };
  return { kind: 'person', id: person, name, ready: true, away: false, standIn: false };
};

/** A replay as the server tells it. */
export const pastOf = ({ game, seat, concealed, text, deal, proof, steps }: Replay): Past => ({
  id: game.id,
  game: game.game,
  ruleSet: game.ruleSet,
  seats: game.seats.map(seatOf),
  you: seat,
  number: gameNumber(game),
  endedAt: game.endedAt,
  table: game.table,
  steps: stepsOf(steps as readonly (ReplayStep & RecordedStep)[]),
  concealed,
  text,
  statistics: game.statistics,
  // A deal of the day has no proof before its day is over.
  evidence:
    proof === null ? null : { proof, number: game.number, deal, dealt: { table: game.table, at: game.startedAt } },
});
