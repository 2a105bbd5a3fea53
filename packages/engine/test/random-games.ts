import fc from 'fast-check';
import { Random } from '../src/random.ts';
import { TOI_TRANG_NAMES } from '../src/tienlen/core/instant.ts';
import type { Setup } from './naive/game.ts';

/**
 * Random games of Tiến Lên that reach the corners of the rules: hands dealt in clumps so that hàng meet, hands of any
 * size, every option, and ways of playing under which a seat is left cóng.
 */

export interface RandomGame {
  readonly setup: Setup;
  /** Chooses among `count` legal actions, the last of which is a pass when `mayPass`. */
  readonly choose: (count: number, mayPass: boolean, seat: number, passed: boolean) => number;
}

const DECK = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'].flatMap((rank) =>
  ['s', 'c', 'd', 'h'].map((suit) => rank + suit),
);

const shuffle = <T>(items: readonly T[], random: Random): T[] => {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
};

/** How cards come to the seats: one by one, or pairs and whole ranks together so that hàng are common. */
const DEALS = {
  even: (random: Random) => shuffle(DECK, random),
  pairs: (random: Random) =>
    shuffle(
      Array.from({ length: 26 }, (_, i) => [DECK[2 * i], DECK[2 * i + 1]]),
      random,
    ).flat(),
  ranks: (random: Random) =>
    shuffle(
      Array.from({ length: 13 }, (_, i) => DECK.slice(4 * i, 4 * i + 4)),
      random,
    ).flat(),
  /** Neighbouring ranks stay together: long runs and đôi thông. */
  runs: (random: Random) => {
    const start = random.below(52);
    return [...DECK.slice(start), ...DECK.slice(0, start)];
  },
  /** The first seat gets four or five consecutive pairs, the 2s go to the others. */
  pairRun: (random: Random) => {
    const first = random.below(8);
    const ranks = Array.from({ length: 4 + random.below(2) }, (_, i) => first + i).filter((rank) => rank < 12);
    const run = ranks.flatMap((rank) => shuffle(DECK.slice(4 * rank, 4 * rank + 4), random).slice(0, 2));
    const twos = DECK.slice(48);
    const rest = shuffle(
      DECK.filter((card) => !run.includes(card) && !twos.includes(card)),
      random,
    );
    const fill = Math.max(0, 13 - run.length);
    return [...run, ...rest.splice(0, fill), ...twos.slice(0, 2), ...rest.splice(0, 11), ...twos.slice(2), ...rest];
  },
  /** Every seat gets a 2 and a hàng of some kind. */
  arsenal: (random: Random) => {
    const ranks = shuffle([0, 3, 6, 9], random);
    const hang = ranks.map((rank) =>
      random.below(2) === 0
        ? DECK.slice(4 * rank, 4 * rank + 4)
        : [0, 1, 2].flatMap((up) => DECK.slice(4 * (rank + up) + 1, 4 * (rank + up) + 3)),
    );
    const twos = shuffle(DECK.slice(48), random);
    const used = new Set([...hang.flat(), ...twos]);
    const rest = shuffle(
      DECK.filter((card) => !used.has(card)),
      random,
    );
    return hang.flatMap((cards, i) => {
      const own = [...cards, twos[i]];
      return [...own, ...rest.splice(0, 13 - own.length)];
    });
  },
} as const;

const PLAYS = {
  any: (random: Random) => (count: number) => random.below(count),
  /** Strong things first: the end of the list holds hàng. */
  strong: (random: Random) => (count: number, mayPass: boolean) =>
    Math.max(0, (mayPass && count > 1 ? count - 2 : count - 1) - random.below(Math.min(3, count))),
  /** Everybody lets one seat play alone, so that others end cóng. */
  timid: (random: Random) => (count: number, mayPass: boolean) =>
    mayPass && random.below(12) > 0 ? count - 1 : random.below(count),
  /** The first seat passes at once and cuts late; the others answer with all they have. */
  sly: (random: Random) => (count: number, mayPass: boolean, seat: number, passed: boolean) => {
    if (!mayPass) return seat === 0 ? count - 1 : 0;
    if (passed) return random.below(count);
    return seat === 0 || random.below(5) === 0 ? count - 1 : Math.max(0, count - 2);
  },
  /** Leads low and answers with all it has, so that 2s are cut and cuts are cut again. */
  warlike: (random: Random) => (count: number, mayPass: boolean) =>
    !mayPass ? 0 : count > 1 && random.below(5) > 0 ? count - 2 : count - 1,
  lone: (random: Random) => {
    const hero = random.below(4);
    return (count: number, mayPass: boolean, seat: number) =>
      mayPass && seat !== hero ? count - 1 : Math.max(0, count - 1 - (mayPass ? 1 : 0));
  },
} as const;

const pick = <T extends object>(from: T): fc.Arbitrary<keyof T> =>
  fc.constantFrom(...(Object.keys(from) as (keyof T)[]));

const names = fc.uniqueArray(fc.constantFrom(...TOI_TRANG_NAMES), { maxLength: 13 });

const mienNamOptions = fc.record({
  passIsFinal: fc.boolean(),
  fourPairsAfterPass: fc.boolean(),
  straightsOfEqualLength: fc.boolean(),
  toiTrang: fc.record({ initial: names, later: names }),
});

const thirteenOptions = fc.record({
  instantWins: fc.record({ dragon: fc.boolean(), fourTwos: fc.boolean(), sixPairs: fc.boolean() }),
  winnerLeads: fc.boolean(),
  passIsFinal: fc.boolean(),
});

const seat = (seats: number): fc.Arbitrary<number> => fc.nat(seats - 1);

const mienNamPrevious = (seats: number) =>
  fc.option(fc.record({ winner: seat(seats), toiTrang: fc.boolean(), barred: fc.option(seat(seats)) }));

const thirteenPrevious = (seats: number) => fc.option(fc.record({ winner: seat(seats), leader: seat(seats) }));

const ruleSetAndSeats = fc.oneof(
  fc.record({ ruleSet: fc.constant('mien-nam' as const), seats: fc.integer({ min: 2, max: 4 }) }),
  fc.record({ ruleSet: fc.constant('thirteen' as const), seats: fc.integer({ min: 2, max: 8 }) }),
);

/** Random games of every kind, or of one way of dealing and playing. */
export const randomGame = (dealing = pick(DEALS), playing = pick(PLAYS)): fc.Arbitrary<RandomGame> =>
  ruleSetAndSeats
    .chain(({ ruleSet, seats }) =>
      fc.record({
        ruleSet: fc.constant(ruleSet),
        seats: fc.constant(seats),
        options: ruleSet === 'mien-nam' ? mienNamOptions : thirteenOptions,
        previous: ruleSet === 'mien-nam' ? mienNamPrevious(seats) : thirteenPrevious(seats),
        leader: fc.option(seat(seats), { nil: undefined, freq: 3 }),
        dealing,
        playing,
        short: fc.boolean(),
        seed: fc.nat().map(String),
      }),
    )
    .map(({ ruleSet, seats, options, previous, leader, dealing, playing, short, seed }) => {
      const random = new Random(seed);
      const full = Math.min(13, Math.floor(52 / seats));
      const deck = DEALS[dealing](random);
      const hands = Array.from({ length: seats }, (_, i) => {
        const hand = deck.slice(i * full, (i + 1) * full);
        return short ? shuffle(hand, random).slice(0, 1 + random.below(full)) : hand;
      });
      return { setup: { ruleSet, seats, options, hands, leader, previous }, choose: PLAYS[playing](random) };
    });
