import type { AnyGame, BaseAction, BaseState, DealRequest, GameResult, Json, OptionValues } from '@sanh-rong/engine';
import { type AsyncChooser, type Chooser, type Conduct, type PlayedGame, playGame, playGameAsync } from './game.ts';
import { type Lineup, type ScheduledDeal, type Seating, scheduleDeal, scheduleSingleDeal } from './schedule.ts';
import type { SeatedResult } from './tally.ts';

/** Many duplicate deals of one game by the same contestants. With its seed a match is played again as it was. */
export interface Match {
  readonly game: AnyGame;
  readonly ruleSet: string;
  readonly options?: OptionValues;
  /** What the game before has left, where deals are later games of a session. */
  readonly previous?: Json;
  readonly lineup: Lineup;
  readonly seed: string;
  /** Rotations of one order a deal, which is usual; one alone among those who remember what they saw from another seat. */
  readonly seatings?: 'rotations' | 'one';
  readonly mostMoves?: number;
  readonly onFault?: Conduct['onFault'];
}

/** A game of a deal, with who sat where. */
export interface MatchGame extends PlayedGame {
  readonly seating: Seating;
  /** Null for a game that was not finished. */
  readonly result: GameResult | null;
}

export interface PlayedDeal {
  readonly deal: ScheduledDeal;
  /** By seating. */
  readonly games: readonly MatchGame[];
}

/** The games that count; null when one of the deal was not finished, as the others then no longer weigh the same. */
export const resultsOf = ({ games }: PlayedDeal): readonly SeatedResult[] | null => {
  const results: SeatedResult[] = [];
  for (const { seating, result } of games) {
    if (result === null) return null;
    results.push({ seating, result });
  }
  return results;
};

export interface Prepared {
  readonly seating: Seating;
  readonly dealt: BaseState<BaseAction>;
  readonly conduct: Conduct;
}

/** The deal before each of its seatings; a request that the game refuses is a RangeError. */
export const prepare = (
  { game, ruleSet, options, previous, lineup, mostMoves, onFault }: Match,
  { seed, seatings }: ScheduledDeal,
): Prepared[] => {
  const request: DealRequest = { ruleSet, options, previous, seats: lineup.length, seed };
  const ruling = game.deal(request);
  if (!ruling.ok) throw new RangeError(`deal: ${ruling.error.reason}`);
  return seatings.map((seating, at) => ({
    seating,
    dealt: ruling.value.state,
    conduct: {
      dice: `${seed}/${at}/dice`,
      ...(mostMoves === undefined ? {} : { mostMoves }),
      ...(onFault === undefined ? {} : { onFault }),
    },
  }));
};

const SCHEDULES = { rotations: scheduleDeal, one: scheduleSingleDeal } as const;

/** Deal number `number` of a match, with everybody's seats. */
export const dealOf = (
  { lineup, seed, seatings }: Pick<Match, 'lineup' | 'seed' | 'seatings'>,
  number: number,
): ScheduledDeal => SCHEDULES[seatings ?? 'rotations'](lineup, seed, number);

/** Plays deal number `number` of a match from every seating; `choosers` by contestant. */
export const playDeal = (match: Match, number: number, choosers: readonly Chooser[]): PlayedDeal => {
  const deal = dealOf(match, number);
  const games = prepare(match, deal).map(({ seating, dealt, conduct }) => {
    const played = playGame(
      match.game,
      dealt,
      seating.map((contestant) => choosers[contestant]),
      conduct,
    );
    return { ...played, seating, result: match.game.result(played.state) };
  });
  return { deal, games };
};

/**
 * `playDeal` with choosers that may take their time; one game after the other, so that each is asked one thing at a
 * time.
 */
export const playDealAsync = async (
  match: Match,
  number: number,
  choosers: readonly AsyncChooser[],
): Promise<PlayedDeal> => {
  const deal = dealOf(match, number);
  const games: MatchGame[] = [];
  for (const { seating, dealt, conduct } of prepare(match, deal)) {
    const played = await playGameAsync(
      match.game,
      dealt,
      seating.map((contestant) => choosers[contestant]),
      conduct,
    );
    games.push({ ...played, seating, result: match.game.result(played.state) });
  }
  return { deal, games };
};
