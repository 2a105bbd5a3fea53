import { expect } from 'vitest';
import type { CardId } from '../../src/cards.ts';
import type { Seat, Viewer } from '../../src/game.ts';
import { phom } from '../../src/phom/game.ts';
import type { PhomAction, PhomEvent, PhomState } from '../../src/phom/types.ts';
import type { Random } from '../../src/random.ts';
import { type NaiveAction, NaivePhom } from './game.ts';
import { type RuleSetName, rankName, sorted, suitName, sumOfPoints, wholeDeck } from './phoms.ts';
import { type RandomDeal, randomDeal } from './random-deals.ts';

/** The engine against the naive reading of the rules, over whole random games. */

const DECK = wholeDeck();
const SORTED_DECK = [...DECK].sort();

/** Equal texts are equal; only where they differ is the slow comparison asked, for its verdict and its words. */
const expectSame = (actual: unknown, expected: unknown): void => {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected);
};

const seatsOf = (naive: NaivePhom): Seat[] => naive.hands.map((_, seat) => seat);

const dealt = (deal: RandomDeal): PhomState => {
  const ruling = phom.deal(deal.request);
  if (!ruling.ok) throw new Error(ruling.error.reason);
  return ruling.value.state;
};

/** Mostly what a player who wants phỏm would do, so that eats, ù and long laying phases come up. */
const pickAction = (random: Random, naive: NaivePhom, legal: NaiveAction[]): NaiveAction => {
  if (random.below(4) === 0) return random.pick(legal);
  const eager = legal.filter(({ type }) => type === 'eat' || type === 'send' || (type === 'u' && random.below(3) > 0));
  if (eager.length > 0) return random.pick(eager);
  if (random.below(20) === 0) return naive.timeout();
  const hand = naive.hands[naive.turn ?? 0];
  const lonely = legal.filter(
    (action) =>
      action.type === 'discard' &&
      !hand.some(
        (id) =>
          id !== action.card &&
          (rankName(id) === rankName(action.card) || suitName(id) === suitName(action.card)) &&
          random.below(3) > 0,
      ),
  );
  return random.pick(lonely.length > 0 ? lonely : legal);
};

/** Phỏm may be laid in any order; the list of legal actions has one of them. */
const inAnyOrder = (random: Random, action: NaiveAction): NaiveAction =>
  action.type === 'lay' && random.below(2) === 0 ? { ...action, melds: [...action.melds].reverse() } : action;

/** An action of any kind with any cards, often nearly right. */
const anyAction = (random: Random, naive: NaivePhom): PhomAction => {
  const hand = naive.hands[naive.turn ?? 0] as CardId[];
  const card = random.pick(random.below(5) === 0 || hand.length === 0 ? DECK : hand) as CardId;
  const some = (): CardId[] => {
    const mates = hand.filter((id) => rankName(id) === rankName(card) || suitName(id) === suitName(card));
    return mates.filter(() => random.below(2) === 0).slice(0, 5);
  };
  switch (random.below(6)) {
    case 0:
      return { type: 'draw' };
    case 1:
      return { type: 'eat', cards: some() };
    case 2:
      return { type: 'lay', melds: [some(), ...(random.below(2) ? [some()] : [])] };
    case 3:
      return { type: 'send', card, seat: random.below(5), meld: random.below(3) };
    case 4:
      return { type: 'discard', card };
    default:
      return { type: 'u' };
  }
};

/** One text for all ways to write the same action. */
const keyOf = (ruleSet: RuleSetName, action: PhomAction | NaiveAction): string => {
  if (action.type === 'eat') return `eat ${sorted(ruleSet, [...action.cards])}`;
  if (action.type === 'lay')
    return `lay ${action.melds
      .map((meld) => `${sorted(ruleSet, [...meld])}`)
      .sort()
      .join('/')}`;
  if (action.type === 'send') return `send ${action.card} ${action.seat} ${action.meld}`;
  return JSON.stringify(action);
};

const viewersOf = (naive: NaivePhom): Viewer[] => [...seatsOf(naive), 'watcher'];

/** Ids that must not stand anywhere in what this viewer gets. */
const hiddenFrom = (naive: NaivePhom, viewer: Viewer): string[] => {
  const open = new Set(naive.discards.flat());
  for (const seat of seatsOf(naive)) {
    for (const id of naive.eaten[seat]) open.add(id);
    for (const { cards, eaten } of naive.melds[seat]) {
      if (eaten !== null) open.add(eaten);
      if (naive.ruleSet === 'ta-la' || viewer === seat || naive.turn === null) for (const id of cards) open.add(id);
    }
    if (viewer === seat || naive.turn === null) for (const id of naive.hands[seat]) open.add(id);
  }
  return DECK.filter((id) => !open.has(id));
};

const CARD_IN_JSON = /"(10|[2-9AJQK])[scdh]"/g;

const expectNothingHidden = (
  naive: NaivePhom,
  state: PhomState,
  events: readonly PhomEvent[],
  viewers: readonly Viewer[],
): void => {
  for (const viewer of viewers) {
    const told = JSON.stringify([phom.view(state, viewer), events.map((event) => phom.seen(event, viewer))]);
    const hidden = new Set(hiddenFrom(naive, viewer));
    const leaks = [...told.matchAll(CARD_IN_JSON)].filter(([id]) => hidden.has(id.slice(1, -1)));
    if (leaks.length > 0) expect([viewer, leaks.map(([id]) => id)]).toEqual([viewer, []]);
  }
};

const expectSameTable = (naive: NaivePhom, state: PhomState): void => {
  const { ruleSet } = naive;
  const open = phom.view(state, 'open');
  expectSame([open.turn, open.phase, open.stock], [naive.turn, naive.phase, naive.stock.length]);
  expectSame(
    open.hands,
    naive.hands.map((hand) => sorted(ruleSet, hand)),
  );
  expectSame(
    open.eaten,
    naive.eaten.map((cards) => sorted(ruleSet, cards)),
  );
  expectSame([open.discards, open.offered], [naive.discards, naive.onOffer]);
  expectSame(
    open.melds.map((melds) => melds.map(({ cards, eaten }) => ({ cards, eaten }))),
    naive.melds.map((melds) => melds.map(({ cards, eaten }) => ({ cards: sorted(ruleSet, cards), eaten }))),
  );
  const everywhere = [
    ...open.hands.flatMap((hand) => hand ?? []),
    ...open.melds.flat().flatMap(({ cards }) => cards ?? []),
    ...open.discards.flat(),
    ...(open.unseen?.stock ?? []),
    ...(open.unseen?.setAside ?? []),
  ];
  expectSame(everywhere.sort(), SORTED_DECK);
};

const expectRefusals = (random: Random, naive: NaivePhom, state: PhomState, legal: readonly PhomAction[]): void => {
  const keys = new Set(legal.map((action) => keyOf(naive.ruleSet, action)));
  expect(keys.size).toBe(legal.length);
  const before = JSON.stringify(state);
  for (let i = 0; i < 4; i++) {
    const action = anyAction(random, naive);
    const ruling = phom.apply(state, action);
    expectSame([action, ruling.ok], [action, keys.has(keyOf(naive.ruleSet, action))]);
    if (!ruling.ok)
      expectSame([ruling.error.code, /^(PH-\d+|BAD_ACTION)$/.test(ruling.error.code)], [ruling.error.code, true]);
  }
  expect(JSON.stringify(state)).toBe(before);
};

const expectSameEnd = (naive: NaivePhom, state: PhomState, paid: readonly PhomEvent[]): void => {
  const result = phom.result(state);
  if (result === null) throw new Error('no result');
  expect(result.points).toEqual(naive.points);
  expect(result.places).toEqual(naive.places);
  expect(result.points.reduce((sum, points) => sum + points, 0)).toBe(0);
  expect(result.breakdown.map((parts) => Object.values(parts).reduce((sum, part) => sum + part, 0))).toEqual(
    result.points,
  );
  expect(phom.carryOver(state)).toEqual({ winner: naive.winner });
  expect(paid.every((event) => event.type !== 'pay' || event.amount > 0)).toBe(true);
  const payments = paid.flatMap((event) => (event.type === 'pay' ? [event] : []));
  for (const seat of seatsOf(naive)) {
    const sum = payments.reduce(
      (all, { from, to, amount }) => all + (to === seat ? amount : 0) - (from === seat ? amount : 0),
      0,
    );
    expect(sum).toBe(result.points[seat]);
  }
  if (naive.ruleSet === 'ta-la') expect(payments.map(({ type: _, ...payment }) => payment)).toEqual(naive.payments);
  expect(phom.view(state, 'watcher').left).toEqual(naive.hands.map(sumOfPoints));
  expect(phom.apply(state, { type: 'draw' })).toMatchObject({ ok: false, error: { code: 'GAME_OVER' } });
  expect(phom.legal(state)).toEqual([]);
};

const restored = (state: PhomState): PhomState => JSON.parse(JSON.stringify(state));

/** Plays one random game with both and compares everything on the way; counts what came up in `seen`. */
export const playBoth = (random: Random, ruleSet: RuleSetName, seats: number, seen: Record<string, number>): void => {
  const deal = randomDeal(random, ruleSet, seats);
  const naive = new NaivePhom(deal);
  let state = dealt(deal);
  const told: PhomEvent[] = [];
  const first = phom.deal(deal.request);
  if (first.ok) told.push(...first.value.events);
  expectNothingHidden(naive, state, told, viewersOf(naive));
  const words: string[] = [];
  while (naive.turn !== null) {
    const legal = phom.legal(state);
    const expected = naive.legal();
    expectSame(legal, expected);
    expectSameTable(naive, state);
    expectRefusals(random, naive, state, legal);
    if (random.below(3) === 0) expectSame(phom.timeout(state), naive.timeout());
    const action = inAnyOrder(random, pickAction(random, naive, expected)) as PhomAction;
    const word = phom.writeAction(action);
    expectSame([/^\S+$/.test(word), phom.readAction(word)], [true, action]);
    words.push(word);
    const ruling = phom.apply(state, action);
    if (!ruling.ok) throw new Error(`${word}: ${ruling.error.code}`);
    if (random.below(50) === 0) expect(restored(ruling.value.state)).toEqual(ruling.value.state);
    // The game goes on from the restored state; at the end it is compared with one that was never saved.
    state = restored(ruling.value.state);
    naive.act(action as NaiveAction);
    told.push(...ruling.value.events);
    const looking = action.type === 'eat' || naive.turn === null ? viewersOf(naive) : [random.pick(viewersOf(naive))];
    expectNothingHidden(naive, state, ruling.value.events, looking);
    seen[action.type] = (seen[action.type] ?? 0) + 1;
  }
  expectSameTable(naive, state);
  expectSameEnd(naive, state, told);
  for (const { for: reason } of naive.payments) seen[`pays ${reason}`] = (seen[`pays ${reason}`] ?? 0) + 1;
  expect(state.history.map(({ action }) => phom.writeAction(action))).toEqual(words);
  let again = dealt(deal);
  for (const { action } of state.history) {
    const ruling = phom.apply(again, action);
    if (ruling.ok) again = ruling.value.state;
  }
  expect(again).toEqual(state);
};
