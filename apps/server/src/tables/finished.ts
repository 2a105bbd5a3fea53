import type { GameResult, GameStatistics, Proof } from '@sanh-rong/engine';
import {
  type Bot,
  gameOf,
  isPerson,
  proofOfGame,
  type SeatHolder,
  standingHost,
  type TableState,
} from '@sanh-rong/table';
import { drawId } from '../draw-id.ts';
import type { SessionRoots } from './session-roots.ts';

/** A game that is over, as history keeps it. */
export interface FinishedGame {
  readonly game: {
    readonly id: string;
    readonly code: string;
    readonly session: number;
    readonly number: number;
    readonly game: string;
    readonly ruleSet: string;
    readonly seats: number;
    readonly visibility: 'public' | 'private';
    readonly practice: boolean;
    readonly host: string | null;
    readonly text: string;
    readonly result: GameResult;
    readonly statistics: GameStatistics;
    readonly proof: Proof;
    readonly startedAt: number;
    readonly endedAt: number;
  };
  readonly seats: readonly {
    readonly gameId: string;
    readonly seat: number;
    readonly person: string | null;
    readonly bot: Omit<Bot, 'name'> | null;
    readonly name: string;
    readonly points: number;
    readonly place: number;
    readonly endedAt: number;
    readonly absent: boolean;
  }[];
}

/** A game's id says nothing about its table: a link to a replay must not open a private table's door. */
const ID_LENGTH = 12;

const botOf = (holder: SeatHolder): Omit<Bot, 'name'> | null => {
  if (holder.kind !== 'bot') return null;
  const { id, version, owner } = holder.bot;
  return { id, version, owner };
};

const nameOf = (holder: SeatHolder): string => {
  if (isPerson(holder)) return holder.person.name;
  if (holder.kind === 'bot') return holder.bot.name;
  return holder.kind === 'player' ? holder.level : '';
};

/** The game that ended between two states of a table, if one did. */
export const finishedGame = (
  before: TableState | null,
  after: TableState,
  endedAt: number,
  roots?: SessionRoots,
): FinishedGame | null => {
  const number = after.records.length;
  if (before === null || after.game === null || number !== before.records.length + 1) return null;
  const { code, settings, seats } = after;
  const id = drawId(ID_LENGTH);
  const result = after.session.results[number - 1];
  return {
    game: {
      id,
      code,
      session: after.sessions,
      number,
      game: settings.game,
      ruleSet: settings.ruleSet,
      seats: settings.seats,
      visibility: settings.visibility,
      practice: settings.practice,
      host: standingHost(after)?.id ?? null,
      text: after.records[number - 1],
      result,
      statistics: gameOf(settings).statistics(after.game),
      proof: proofOfGame(after, number, roots && (() => roots.of(after))),
      startedAt: after.dealtAt,
      endedAt,
    },
    seats: seats.map((holder, seat) => ({
      gameId: id,
      seat,
      person: isPerson(holder) ? holder.person.id : null,
      bot: botOf(holder),
      name: nameOf(holder),
      points: result.points[seat],
      place: result.places[seat],
      endedAt,
      absent: isPerson(holder) && holder.absent,
    })),
  };
};
