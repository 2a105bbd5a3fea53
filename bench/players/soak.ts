import { playGame } from '@sanh-rong/arena';
import { type AnyGame, type BaseAction, type BaseState, type Json, type OptionValues, Random } from '@sanh-rong/engine';
import { type AnyPlayer, playersFor } from '@sanh-rong/players';
import { gameNamed, levelNamed, sampleOf } from './contest.ts';
import { drawOptions } from './option-draws.ts';
import { type Allowance, mergeThinking, NO_THINKING, type Thinking, Watched } from './thinking.ts';

/**
 * Endurance: games of one level among others with drawn rule sets, options, seats and previous games. Points do not
 * count here; every answer must be legal, every game must end, and players with a clock must keep to it.
 */
export interface SoakJob {
  readonly kind: 'soak';
  readonly game: string;
  readonly level: string;
  readonly seed: string;
  readonly games: number;
  /** Clocks instead of positions for those who search. */
  readonly milliseconds: number | null;
}

export interface Soak {
  readonly games: number;
  readonly illegal: number;
  readonly exceptions: number;
  readonly endless: number;
  readonly thinking: Thinking;
  readonly samples: readonly string[];
}

export const NO_SOAK: Soak = { games: 0, illegal: 0, exceptions: 0, endless: 0, thinking: NO_THINKING, samples: [] };

const MOST_SAMPLES = 5;

export const mergeSoaks = (one: Soak, other: Soak): Soak => ({
  games: one.games + other.games,
  illegal: one.illegal + other.illegal,
  exceptions: one.exceptions + other.exceptions,
  endless: one.endless + other.endless,
  thinking: mergeThinking(one.thinking, other.thinking),
  samples: [...one.samples, ...other.samples].slice(0, MOST_SAMPLES),
});

/** Budgets from next to nothing on: a player must have an answer at any moment. */
const POSITIONS = [0, 1, 10, 100, 1000];
const LONGEST_SESSION = 16;
/** One who searches holds everybody up; two of them can meet. */
const MOST_SEARCHING = 2;

interface Session {
  readonly ruleSet: string;
  readonly seats: number;
  readonly options: OptionValues;
}

const deal = (game: AnyGame, session: Session, previous: Json, seed: string): BaseState<BaseAction> | null => {
  const ruling = game.deal({ ...session, previous, seed });
  return ruling.ok ? ruling.value.state : null;
};

/** A table that the game accepts: some options allow fewer seats than others. */
const drawSession = (game: AnyGame, random: Random): Session => {
  for (;;) {
    const ruleSet = random.pick(game.ruleSets);
    const seats = ruleSet.seats.min + random.below(ruleSet.seats.max - ruleSet.seats.min + 1);
    const session = { ruleSet: ruleSet.id, seats, options: drawOptions(ruleSet.options, seats, random) };
    if (deal(game, session, null, 'any') !== null) return session;
  }
};

/** By seat: the level in question at least once, the others from all who answer at once. */
const drawCompany = (level: AnyPlayer, others: readonly AnyPlayer[], seats: number, random: Random): AnyPlayer[] => {
  const own = 1 + random.below(level.searches ? Math.min(MOST_SEARCHING, seats) : seats);
  const company = Array.from({ length: seats }, (_, at) => (at < own ? level : random.pick(others)));
  for (let last = seats - 1; last > 0; last--) {
    const pick = random.below(last + 1);
    [company[last], company[pick]] = [company[pick], company[last]];
  }
  return company;
};

/** What the next game is told; seats that lost everything ask for more about every other time. */
const follow = (game: AnyGame, session: Session, state: BaseState<BaseAction>, random: Random): Json => {
  let previous = game.carryOver(state);
  for (let seat = 0; seat < session.seats; seat++) {
    if (random.below(2) === 0) continue;
    const rebuy = game.rebuy?.({ ...session, previous }, seat);
    if (rebuy?.ok) previous = rebuy.value;
  }
  return previous;
};

export const playSoak = ({ game: id, level, seed, games, milliseconds }: SoakJob): Soak => {
  const game = gameNamed(id);
  const tested = levelNamed(id, level);
  const others = playersFor(id).filter(({ searches }) => !searches);
  const random = new Random(seed);
  let soak = NO_SOAK;
  // Sessions that have come to their end without cards deal games without a move: those do not count.
  while (soak.games < games) {
    const session = drawSession(game, random);
    const allowance: Allowance = milliseconds === null ? { positions: random.pick(POSITIONS) } : { milliseconds };
    const watched = new Watched(tested, allowance);
    const company = drawCompany(tested, others, session.seats, random);
    const choosers = company.map((player) =>
      player === tested ? watched.choose : new Watched(player, allowance).choose,
    );
    let previous: Json = null;
    const length = 1 + random.below(LONGEST_SESSION);
    for (let number = 0; number < length && soak.games < games; number++) {
      const state = deal(game, session, previous, `${seed}/${random.bits()}`);
      if (state === null) throw new Error(`${id}: ${JSON.stringify({ session, previous })}`);
      const played = playGame(game, state, choosers, { dice: `${seed}/${random.bits()}` });
      soak = mergeSoaks(soak, {
        ...NO_SOAK,
        games: played.moves > 0 ? 1 : 0,
        illegal: played.faults.filter(({ refused }) => refused).length,
        exceptions: played.faults.filter(({ refused }) => !refused).length,
        endless: played.ending === 'finished' ? 0 : 1,
        samples: played.faults
          .slice(0, 1)
          .map((fault) => `${company[fault.seat].id}, ${sampleOf(game, played.state, fault)}`),
      });
      if (played.ending !== 'finished') break;
      previous = follow(game, session, played.state, random);
    }
    soak = mergeSoaks(soak, { ...NO_SOAK, thinking: watched.thinking() });
  }
  return soak;
};
