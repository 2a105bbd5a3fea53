import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CARD_IDS, type CardId, cardset, type DealRequest, Random } from '@sanh-rong/engine';
import { type TienLenAction, type TienLenState, tienlen } from '@sanh-rong/engine/tienlen';
import { MIEN_NAM, mayPass, THIRTEEN } from '@sanh-rong/engine/tienlen/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../../test/examples.ts';
import { observe } from '../observation.ts';
import { PolicyGames } from '../steady/games.ts';
import { SteadyPolicy } from '../steady/policy.ts';
import { weightsFor } from '../steady/weights.ts';
import { championBytes } from './champion/at-hand.ts';
import { decode } from './champion/decode.ts';
import { MOST_MOVE_FEATURES, MOVE_FEATURES, MoveFeatures } from './move-features.ts';
import { Network } from './network.ts';
import { NetworkPolicy } from './policy.ts';
import { PublicRecord } from './public-record.ts';
import { MOST_STATE_FEATURES, STATE_FEATURES, StateFeatures } from './state-features.ts';

const bytes = championBytes() ?? new Uint8Array();
const network = new Network(bytes);
const card = JSON.parse(readFileSync(new URL('./champion/card.json', import.meta.url), 'utf8'));

const untrainedBonus = Buffer.alloc(4);
untrainedBonus.writeFloatLE(3);
/** All scores are nought but for what the steady choice has more. */
const untrained = new Network(new Uint8Array([...new Uint8Array(bytes.length - 4), ...untrainedBonus]));

const tables = fc.integer({ min: 2, max: 4 }).chain((seats) =>
  fc.record({
    seats: fc.constant(seats),
    seed: fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }),
    hideCounts: fc.subarray([...Array(seats).keys()]),
    passIsFinal: fc.boolean(),
    fourPairsAfterPass: fc.boolean(),
    straightsOfEqualLength: fc.boolean(),
    isLater: fc.boolean(),
  }),
);

/** Games of both rule sets, the first of a session and later ones, with every option that says what may be played. */
const request: fc.Arbitrary<DealRequest> = fc.oneof(
  tables.map(({ seats, seed, isLater, ...options }) => ({
    ruleSet: 'mien-nam',
    seats,
    seed,
    options: { ...options, toiTrang: { initial: [], later: [] } },
    previous: isLater ? { winner: seats - 1, toiTrang: false, barred: null } : null,
  })),
  tables.map(({ seats, seed, isLater, hideCounts, passIsFinal }) => ({
    ruleSet: 'thirteen',
    seats,
    seed,
    options: { hideCounts, passIsFinal, winnerLeads: isLater },
    previous: isLater ? { winner: seats - 1, leader: 0 } : null,
  })),
);

/** Asks at every decision of a game played at random, where somebody has more than one thing to do. */
const throughGame = (
  deal: DealRequest,
  seed: string,
  look: (state: TienLenState, record: PublicRecord) => void,
): void => {
  const dice = new Random(seed);
  const dealt = tienlen.deal(deal);
  if (!dealt.ok) throw new Error(dealt.error.reason);
  let { state } = dealt.value;
  const record = new PublicRecord();
  while (tienlen.turn(state) !== null) {
    look(state, record);
    const legal = tienlen.legal(state);
    const action: TienLenAction = legal[dice.below(legal.length)];
    if (action.type === 'pass') record.addPassOf(state.position);
    else {
      const cards = cardset.setOfIds(action.cards) ?? cardset.EMPTY;
      record.addPlay(state.position.turn, cardset.lowHalf(cards), cardset.highHalf(cards));
    }
    const step = tienlen.apply(state, action);
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
};

describe('what the network is told', () => {
  it('is the same from a view as from a game that was followed, and nothing of the hands of others', () => {
    const [seen, followed] = [new NetworkPolicy(network), new NetworkPolicy(network)];
    fc.assert(
      fc.property(request, fc.string(), (deal, seed) =>
        throughGame(deal, seed, (state, record) => {
          const view = observe(tienlen.view(state, state.position.turn));
          expect(view.record).toEqual(record);
          const { rules, position: p, goneLow, goneHigh } = view;
          const chosen = seen.choose(rules, p, goneLow, goneHigh, view.record);
          const scores = seen.network.scores.slice(0, seen.isScored ? seen.moves.size : 0);
          expect(followed.choose(rules, state.position, goneLow, goneHigh, record)).toBe(chosen);
          expect(followed.network.scores.slice(0, scores.length)).toEqual(scores);
        }),
      ),
      { numRuns: examples(6, 40) },
    );
  });
  it('stays within the features there are, each at most once', () => {
    const state = new StateFeatures();
    const moves = new MoveFeatures();
    fc.assert(
      fc.property(request, fc.string(), (deal, seed) =>
        throughGame(deal, seed, (game) => {
          const { rules, position: p, goneLow, goneHigh, record } = observe(tienlen.view(game, game.position.turn));
          state.read(rules, p, goneLow, goneHigh, record);
          const on = [...state.on.slice(0, state.size)];
          expect(new Set(on).size).toBe(on.length);
          expect(Math.max(...on)).toBeLessThan(STATE_FEATURES);
          expect(on.length).toBeLessThanOrEqual(MOST_STATE_FEATURES);
          const policy = new SteadyPolicy(weightsFor(rules, p.seats));
          const chosen = policy.choose(rules, p, goneLow, goneHigh);
          if (policy.plays.size < 2) return;
          moves.read(rules, p, policy, mayPass(p));
          expect(moves.places[moves.steady]).toBe(chosen);
          for (let at = 0; at < moves.size; at++) {
            const own = [...moves.on.slice(at * MOST_MOVE_FEATURES, at * MOST_MOVE_FEATURES + moves.sizes[at])];
            expect(new Set(own).size).toBe(own.length);
            expect(Math.max(...own)).toBeLessThan(MOVE_FEATURES);
          }
        }),
      ),
      { numRuns: examples(6, 40) },
    );
  });
});

describe('a network policy', () => {
  const choose = (policy: NetworkPolicy, state: TienLenState): number => {
    const { rules, position, goneLow, goneHigh, record } = observe(tienlen.view(state, state.position.turn));
    return policy.choose(rules, position, goneLow, goneHigh, record);
  };
  const steadyChoice = (state: TienLenState): number => {
    const { rules, position: p, goneLow, goneHigh } = observe(tienlen.view(state, state.position.turn));
    return new SteadyPolicy(weightsFor(rules, p.seats)).choose(rules, p, goneLow, goneHigh);
  };
  const given = (hands: readonly (readonly CardId[])[], options = {}): TienLenState => {
    const dealt = tienlen.deal({ ruleSet: 'mien-nam', given: { hands, leader: 0 }, options });
    if (!dealt.ok) throw new Error(dealt.error.reason);
    return dealt.value.state;
  };

  it('plays as the steady player as long as it is untrained', () => {
    const policy = new NetworkPolicy(untrained);
    let scored = 0;
    fc.assert(
      fc.property(request, fc.string(), (deal, seed) =>
        throughGame(deal, seed, (state) => {
          expect(choose(policy, state)).toBe(steadyChoice(state));
          if (policy.isScored) scored += 1;
        }),
      ),
      { numRuns: examples(6, 40) },
    );
    expect(scored).toBeGreaterThan(0);
  });
  it('leaves hands larger than any that is dealt to the steady player', () => {
    const policy = new NetworkPolicy(network);
    const large = given([CARD_IDS.filter((_, card) => card % 4 < 2 || card > 44), ['4d']]);
    expect(choose(policy, large)).toBe(steadyChoice(large));
    expect(policy.isScored).toBe(false);
  });
  it('MN-22 chooses the same whatever a hidden count is', () => {
    const policy = new NetworkPolicy(network);
    const own: readonly CardId[] = ['3s', '5c', '5d', '9h', 'Js', 'Kd', '2c'];
    const scores = [['4s'], ['4s', '6c', '8d', '10h', 'Qs', 'Ad', '2h']].map((other) => {
      choose(policy, given([own, other as readonly CardId[]], { hideCounts: [1] }));
      return [policy.isScored, ...policy.network.scores.slice(0, policy.moves.size)];
    });
    expect(scores[0][0]).toBe(true);
    expect(scores[1]).toEqual(scores[0]);
  });
});

describe('the champion', () => {
  it('plays with the weights that its card describes', () => {
    expect(bytes.length).toBe(card.bytes);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(card.sha256);
  });
  it('refuses bytes that are not a network of its shape', () => {
    expect(() => new Network(bytes.subarray(0, bytes.length - 4))).toThrow();
    expect(() => new Network(new Uint8Array([...bytes, 0]))).toThrow('are not this network');
  });
  it('makes the same first thousand choices on every machine', () => {
    const hash = createHash('sha256');
    let choices = 0;
    for (const [rules, seats] of [
      [MIEN_NAM, 4],
      [MIEN_NAM, 3],
      [MIEN_NAM, 2],
      [THIRTEEN, 4],
      [THIRTEEN, 2],
    ] as const) {
      const games = new PolicyGames(seats, rules);
      const random = new Random(`pinned ${seats}`);
      const policy = new NetworkPolicy(network);
      const writer = {
        get plays() {
          return policy.plays;
        },
        choose: (...asked: Parameters<NetworkPolicy['choose']>) => {
          const at = policy.choose(...asked);
          if (policy.isScored && choices < 1000) {
            hash.update(`${at} ${policy.network.scores.slice(0, policy.moves.size).join(' ')}\n`);
            choices += 1;
          }
          return at;
        },
      };
      for (const end = Math.min(choices + 200, 1000); choices < end; ) {
        games.deal(random);
        games.play(Array.from({ length: seats }, () => writer));
      }
    }
    expect([choices, hash.digest('hex')]).toEqual([
      1000,
      '0542c7f3bc0a3f79581d82109a7633ee96afb7941c7f4de0760987f30432a8e0',
    ]);
  });
  it('beats three steady players, every deal played from each seat', () => {
    const games = new PolicyGames(4, MIEN_NAM);
    const random = new Random('three steady players');
    const champion = new NetworkPolicy(network);
    const steady = new SteadyPolicy(weightsFor(MIEN_NAM, 4));
    const deals = examples(250, 2_000);
    let points = 0;
    for (let deal = 0; deal < deals; deal++) {
      games.deal(random);
      for (let own = 0; own < 4; own++) {
        games.play(Array.from({ length: 4 }, (_, seat) => (seat === own ? champion : steady)));
        points += games.points[own] / 4;
      }
    }
    expect(points / deals).toBeGreaterThan(2);
  });
  it('reads base64 as everybody does', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (any) => {
        expect(decode(Buffer.from(any).toString('base64'))).toEqual(any);
      }),
      { numRuns: examples(100, 1_000) },
    );
  });
});
