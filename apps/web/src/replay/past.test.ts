import {
  type BaseAction,
  CARD_IDS,
  commitmentOf,
  endingOf,
  fairDeal,
  GAMES,
  isCounted,
  type Language,
  type Proof,
  pledgeOf,
  proofOf,
  Random,
  shownProof,
  writeRecord,
} from '@sanh-rong/engine';
import { findPresentation } from '@sanh-rong/presentation';
import { type SeatView, TIMES } from '@sanh-rong/table';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { voiceOf } from '../table/voice.ts';
import { checkDeal } from './check.ts';
import type { Past } from './past.ts';
import {
  bringText,
  drawText,
  keepDeal,
  keepEnding,
  keepPromise,
  keepTaken,
  type OwnDeal,
  ownTextOf,
  type Promised,
  promiseFor,
} from './promises.ts';
import { pastOfPractice, pastOfText, statisticsOf } from './record.ts';
import { tellSteps } from './telling.ts';

/** An action as it is played: one that stands for a range of amounts is given the least of them. */
const settled = (action: BaseAction): BaseAction =>
  'min' in action ? ({ type: action.type, amount: action.min } as unknown as BaseAction) : action;

const SECRET = 'a secret of the house';
const TEXTS = ['rồng', null, 'a b', 'x'];
const SESSION = 16;

type AnyGame = (typeof GAMES)[number];

/** The text of a whole game of the session, dealt fairly and played at random. */
const played = (game: AnyGame, number: number, seed: string): string => {
  const random = new Random(seed);
  const dealt = game.deal({ seats: 4, ...fairDeal(game, SECRET, SESSION, number, TEXTS) });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  let { state } = dealt.value;
  while (game.turn(state) !== null) {
    const step = game.apply(state, settled(random.pick(game.legal(state))));
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
  return writeRecord(game, state);
};

const SEATS: readonly SeatView[] = ['An', 'Bình', 'Chi', 'Dũng'].map((name) => ({
  kind: 'person',
  id: name,
  name,
  ready: true,
  away: false,
  standIn: false,
}));

/** What a browser knows that saw the session's promise and all pledges, and brought no text itself. */
const kept = (commitment: string): Promised => ({
  table: 'ABC',
  commitment,
  from: 10,
  to: 90,
  contributions: TEXTS,
  own: null,
  pledges: TEXTS.map((text) => (text === null ? null : pledgeOf(commitment, text))),
  spent: 0,
  strangers: false,
  games: SESSION,
  deals: [],
});

/** The text of the first seat, seen to go into the shuffle. */
const OWN = { text: 'rồng', seat: 0, dealt: true };

const lastOf = ({ steps }: Past) => steps[steps.length - 1].view;

/** What the player of the first seat was dealt, and saw of the game. */
const dealIn = (past: Past) => ({
  number: past.evidence?.number ?? 0,
  hand: past.steps[0].view.hands[0] ?? [],
  ending: endingOf(lastOf(past)),
});

/** The deals that the player of the first seat saw from the first game on, of which this one is the last. */
const dealsUpTo = (last: ReturnType<typeof dealIn>): readonly OwnDeal[] => [
  ...Array.from({ length: last.number - 1 }, (_, at) => ({ number: at + 1, hand: [] })),
  last,
];

const dealsIn = (past: Past) => dealsUpTo(dealIn(past));

/** A game as the server shows it to a player of its table. */
const servedAs = (past: Past): Past => ({
  ...past,
  evidence: past.evidence && { ...past.evidence, dealt: { table: 'ABC', at: 50 } },
});

const proofFor = (game: AnyGame, number: number): Proof => proofOf(game, SECRET, SESSION, number, TEXTS);

const practised = (game: AnyGame, number: number, seed: string): Past => {
  const past = pastOfPractice({
    id: 'home-x-1',
    game: game.id,
    ruleSet: game.ruleSets[0].id,
    record: played(game, number, seed),
    points: [],
    places: [],
    you: 0,
    seats: SEATS.map((_, seat) => (seat === 0 ? { kind: 'person', name: 'An' } : { kind: 'player', level: 'simple' })),
    opponents: [],
    number,
    games: SESSION,
    startedAt: 1,
    endedAt: 2,
    proof: proofFor(game, number),
  });
  if (past === null) throw new Error('no game');
  return past;
};

const ROUNDS = Array.from({ length: 12 }, (_, round) => ({ number: round + 1, seed: `round ${round}` }));

describe.each(GAMES.map((game) => ({ game, id: game.id })))('a finished game of $id', ({ game }) => {
  const presentation = findPresentation(game.id);
  if (presentation === undefined) throw new Error(`no presentation for ${game.id}`);

  test('is told step by step with all that was done before, and ends with its result', () => {
    for (const { number, seed } of ROUNDS) {
      const text = played(game, number, seed);
      const read = pastOfText(text);
      if (!('past' in read)) throw new Error(read.error.reason);
      const { steps, statistics } = read.past;
      for (const [at, { view, eventsSoFar, events, did }] of steps.entries()) {
        expect(view.history).toHaveLength(at);
        expect(view.history.at(-1) ?? null).toEqual(did);
        expect(eventsSoFar.slice(eventsSoFar.length - events.length)).toEqual(events);
        expect(view.legal).toEqual([]);
      }
      expect(steps.at(-1)?.view.result).not.toBeNull();
      expect(statistics).toEqual(statisticsOf(text));
    }
  });

  test.each(['vi', 'en'] as const)(
    'in words says at each step what all events told at once would say (%s)',
    (language: Language) => {
      const voice = voiceOf(SEATS, 0, language);
      for (const { number, seed } of ROUNDS) {
        const { steps } = practised(game, number, seed);
        const told = tellSteps(presentation, steps, voice);
        const end = steps[steps.length - 1];
        expect(told).toHaveLength(steps.length);
        expect(told.flat()).toEqual(presentation.narrate(end.view, end.eventsSoFar, voice));
        expect(told.slice(0, -1).every((sentences) => sentences.length > 0)).toBe(true);
      }
    },
  );

  test('dealt as promised is found to be so', () => {
    for (const { number, seed } of ROUNDS) {
      const verdict = checkDeal(practised(game, number, seed), null);
      expect(verdict).toMatchObject({ holds: true, reason: null });
      expect(verdict?.checks.every(({ state }) => state === 'held')).toBe(true);
    }
  });

  test('is checked against the promise this browser saw, and says so when it saw none', () => {
    const commitment = commitmentOf(game, SECRET, SESSION);
    const past = practised(game, 2, 'promised');
    const served: Past = {
      ...past,
      evidence: past.evidence && { ...past.evidence, dealt: { table: 'ABC', at: 50 } },
    };
    const promised: Promised = { ...kept(commitment), own: OWN };
    const stateOf = (kept: Promised | null) => checkDeal(served, kept)?.checks[0];
    expect(stateOf(null)).toEqual({ name: 'promise', state: 'unseen' });
    expect(stateOf(promised)).toEqual({ name: 'promise', state: 'held' });
    expect(stateOf({ ...promised, commitment: commitmentOf(game, 'another', SESSION) })).toEqual({
      name: 'promise',
      state: 'failed',
    });
    const otherTexts = checkDeal(served, { ...promised, contributions: ['rồng', null, 'a b', 'y'] });
    expect(otherTexts?.checks.map(({ state }) => state).slice(0, 3)).toEqual(['held', 'failed', 'unreached']);
  });

  test('from texts that the server made up is found out by whoever brought one, and called clean by nobody', () => {
    // Everything fits together: the promise, the texts as they were shown at the table, the cards. Only, no player
    // brought them.
    const past = practised(game, 2, 'replaced');
    const served: Past = {
      ...past,
      evidence: past.evidence && { ...past.evidence, dealt: { table: 'ABC', at: 50 } },
    };
    const commitment = commitmentOf(game, SECRET, SESSION);
    const seen = kept(commitment);
    const honest = checkDeal(served, { ...seen, own: OWN, deals: dealsIn(past) });
    expect(honest).toMatchObject({ holds: true });
    expect(honest?.checks.every(({ state }) => state === 'held')).toBe(true);
    for (const own of [
      { text: 'my own', seat: 0, dealt: true },
      { text: 'rồng', seat: 3, dealt: true },
      { text: 'mine, but none is there', seat: 1, dealt: true },
    ]) {
      const cheated = checkDeal(served, { ...seen, own });
      expect(cheated).toMatchObject({ holds: false, reason: { reason: 'ownTextMissing' } });
      expect(cheated?.checks.slice(0, 3).map(({ state }) => state)).toEqual(['held', 'failed', 'unreached']);
    }
    // A watcher, or a player whose text never got into a deal, cannot say.
    for (const own of [null, { text: 'rồng', seat: null }]) {
      expect(checkDeal(served, { ...seen, own, pledges: [] })?.checks[1]).toEqual({ name: 'texts', state: 'unseen' });
    }
    // Nor can a player who opened theirs and did not see it dealt: their connection was bad, and another text may
    // rightly stand there.
    const lost = checkDeal(served, {
      ...seen,
      own: { text: 'opened for nothing', seat: 0 },
      pledges: ['0', null, '1', '2'],
    });
    expect(lost).toMatchObject({ holds: true });
    expect(lost?.checks[1]).toEqual({ name: 'texts', state: 'unseen' });
  });

  test('from a text that was chosen when all others were known is found out by whoever kept the pledges', () => {
    // The server has a seat of its own, tries texts until it likes the deal, and everything else is as it should be.
    const past = practised(game, 1, 'chosen last');
    const served: Past = { ...past, evidence: past.evidence && { ...past.evidence, dealt: { table: 'ABC', at: 50 } } };
    const commitment = commitmentOf(game, SECRET, SESSION);
    const own = OWN;
    const honest = kept(commitment);
    expect(checkDeal(served, { ...honest, own })).toMatchObject({ holds: true });
    const instead = (seat: number, pledge: string | null) =>
      checkDeal(served, { ...honest, own, pledges: honest.pledges.map((old, at) => (at === seat ? pledge : old)) });
    for (const cheated of [
      instead(2, pledgeOf(commitment, 'what that seat had pledged')),
      instead(2, null),
      instead(1, pledgeOf(commitment, 'pledged, and left out')),
    ]) {
      expect(cheated).toMatchObject({ holds: false, reason: { reason: 'brokenPledge' } });
      expect(cheated?.checks.slice(0, 3).map(({ state }) => state)).toEqual(['held', 'failed', 'unreached']);
    }
    // A text without the pledges of the others says nothing about them.
    expect(checkDeal(served, { ...honest, own, pledges: [] })?.checks[1]).toEqual({ name: 'texts', state: 'unseen' });
  });

  test('among strangers, without a text that was pledged, is called neither clean nor cheated, and says whose it was', () => {
    const past = practised(game, 1, 'a phone lost its line');
    const commitment = commitmentOf(game, SECRET, SESSION);
    const all = kept(commitment);
    const withPledge = (seat: number, text: string) =>
      all.pledges.map((old, at) => (at === seat ? pledgeOf(commitment, text) : old));
    const seen: Promised = { ...all, own: OWN, deals: dealsIn(past), strangers: true };
    const left = checkDeal(servedAs(past), { ...seen, pledges: withPledge(1, 'pledged, and never brought') });
    expect(left).toMatchObject({ holds: true, reason: null, unbrought: [1] });
    expect(left?.checks.map(({ name, state }) => (name === 'texts' ? state : state === 'held'))).toEqual(
      left?.checks.map(({ name }) => (name === 'texts' ? 'unbrought' : true)),
    );
    // All came: clean. Another text than the pledged one, or one that nobody pledged: cheated, among strangers as well.
    expect(checkDeal(servedAs(past), seen)?.checks.every(({ state }) => state === 'held')).toBe(true);
    for (const pledges of [
      withPledge(2, 'what that seat had pledged'),
      all.pledges.map((old, at) => (at === 2 ? null : old)),
    ]) {
      expect(checkDeal(servedAs(past), { ...seen, pledges })).toMatchObject({ reason: { reason: 'brokenPledge' } });
    }
    // The own text may have come too late as well, unless the table has said that it came; friends are waited for.
    const mine = { text: 'mine', seat: 1, dealt: true };
    const late = { ...seen, own: mine, pledges: withPledge(1, 'mine'), deals: [] };
    expect(checkDeal(servedAs(past), late)).toMatchObject({ holds: true, unbrought: [1] });
    for (const taken of [
      { ...late, own: { ...mine, taken: true } },
      { ...late, strangers: false },
    ]) {
      expect(checkDeal(servedAs(past), taken)).toMatchObject({ reason: { reason: 'ownTextMissing' } });
    }
    // No slow line explains a text that was replaced.
    const replaced = { ...late, own: { ...mine, seat: 2 }, pledges: withPledge(2, 'mine') };
    expect(checkDeal(servedAs(past), replaced)).toMatchObject({ reason: { reason: 'ownTextMissing' } });
  });

  test('that is not the game that was played is found out by whoever kept the hand they were dealt', () => {
    const past = practised(game, 2, 'another game');
    const served: Past = { ...past, evidence: past.evidence && { ...past.evidence, dealt: { table: 'ABC', at: 50 } } };
    const seen: Promised = { ...kept(commitmentOf(game, SECRET, SESSION)), own: OWN };
    const held = dealsIn(past);
    const [first, mine] = held;
    expect(checkDeal(served, { ...seen, deals: held })?.checks.at(-1)).toEqual({ name: 'deal', state: 'held' });
    // What was really held is another game's hand.
    const other = dealIn(practised(game, 3, 'what was played')).hand;
    const cheated = checkDeal(served, { ...seen, deals: [first, { ...mine, hand: other }] });
    expect(cheated).toMatchObject({ holds: false, reason: { reason: 'otherHand' } });
    // Under a number that this browser did not count, the deal may be the one that the server liked best.
    for (const deals of [[mine], [{ ...first, number: 3 }, mine], [mine, first]]) {
      const uncounted = checkDeal(served, { ...seen, deals });
      expect(uncounted?.checks.at(-1)).toEqual({ name: 'deal', state: 'unseen' });
    }
    // Without the hand it is not said that all is well.
    expect(checkDeal(served, seen)?.checks.at(-1)).toEqual({ name: 'deal', state: 'unseen' });
    // A session of another length than the one that was promised has other deals to choose from.
    expect(checkDeal(served, { ...seen, deals: held, games: 1 })).toMatchObject({ holds: false });
  });

  test('in which the others had other cards than are shown is found out by whoever saw its end', () => {
    const commitment = commitmentOf(game, SECRET, SESSION);
    const shown = practised(game, 2, 'what is shown');
    const seen: Promised = { ...kept(commitment), own: OWN };
    const mine = dealIn(shown);
    const check = (past: Past, ending: string | undefined) => {
      const { ending: _, ...deal } = mine;
      const [first] = dealsUpTo(mine);
      return checkDeal(servedAs(past), {
        ...seen,
        deals: [first, { ...deal, ...(ending === undefined ? {} : { ending }) }],
      });
    };
    expect(check(shown, mine.ending)?.checks.every(({ state }) => state === 'held')).toBe(true);
    // At the table something else was played, though from the same hand.
    const last = lastOf(shown);
    const otherMoves = endingOf({ ...last, history: last.history.slice(1) });
    const otherHands = endingOf({ ...last, hands: last.hands.map((hand, seat) => (seat === 1 ? ['3s'] : hand)) });
    for (const ending of [otherMoves, otherHands]) {
      const cheated = check(shown, ending);
      expect(cheated).toMatchObject({ holds: false, reason: { reason: 'otherPlay' } });
      expect(cheated?.checks.at(-1)).toEqual({ name: 'deal', state: 'failed' });
    }
    // The replay shows what was played, which is not what could be played from the deal.
    const elsewhere = lastOf(practised(game, 3, 'what was played'));
    const steps = [...shown.steps.slice(0, -1), { ...shown.steps[shown.steps.length - 1], view: elsewhere }];
    expect(check({ ...shown, steps }, endingOf(elsewhere))).toMatchObject({
      holds: false,
      reason: { reason: 'otherPlay' },
    });
    // Who did not see the end cannot say what the others had.
    expect(check(shown, undefined)?.checks.at(-1)).toEqual({ name: 'deal', state: 'unseen' });
  });

  test('that is looked at by another viewer than the seat accuses nobody', () => {
    const past = practised(game, 2, 'signed in since');
    const seen: Promised = { ...kept(commitmentOf(game, SECRET, SESSION)), own: OWN, deals: dealsIn(past) };
    const covered = (hands: readonly unknown[]) => (game.conceals ? [null, ...hands.slice(1)] : hands);
    const steps = past.steps.map((step) => ({
      ...step,
      view: { ...step.view, hands: covered(step.view.hands) } as typeof step.view,
    }));
    const verdict = checkDeal(servedAs({ ...past, you: null, steps }), seen);
    expect(verdict).toMatchObject({ holds: true });
    expect(verdict?.checks.at(-1)).toEqual({ name: 'deal', state: game.conceals ? 'unseen' : 'held' });
  });

  test('dealt otherwise is found out, and the check that fails is named', () => {
    const past = practised(game, 3, 'cheated');
    const { evidence } = past;
    if (evidence === null) throw new Error('no evidence');
    const check = (change: Partial<typeof evidence>) =>
      checkDeal({ ...past, evidence: { ...evidence, ...change } }, null);
    const failed = (change: Partial<typeof evidence>) =>
      check(change)?.checks.find(({ state }) => state === 'failed')?.name;
    expect(failed({ proof: null })).toBe('promise');
    expect(failed({ number: 4 })).toBe('promise');
    // Another game of the same session is honest, but not this one.
    const cards = past.steps[0].view.hands.flatMap((hand) => hand ?? []);
    const other = { ...shownProof(proofFor(game, 4), game.conceals ? cards : CARD_IDS), number: 3 };
    expect(check({ proof: other })?.holds).toBe(false);
    expect(failed({ proof: other })).toBe(game.conceals ? 'seals' : 'link');
    const honest = check({});
    expect(honest?.holds).toBe(true);
  });
});

test('a text that is no game is refused with a reason', () => {
  expect(pastOfText('sr1 nothing')).toMatchObject({ error: { code: 'BAD_TEXT' } });
});

describe('what a table promised', () => {
  afterEach(() => vi.restoreAllMocks());

  const box = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  };
  const table = (
    commitment: string,
    contributions: readonly (string | null)[] = [],
    pledges: readonly (string | null)[] = [],
  ) => ({
    code: 'ABC',
    fair: { kind: 'sealed' as const, commitment, pledges, contributions },
    settings: { games: 16 as const },
  });

  test('is found for games dealt while it was seen to stand, and for no others', () => {
    const shelf = box();
    keepPromise(table('one'), 100, shelf);
    keepPromise(table('one', ['x']), 200, shelf);
    keepPromise(table('two'), 300, shelf);
    const at = (moment: number, code = 'ABC') => promiseFor({ table: code, at: moment }, shelf)?.commitment ?? null;
    expect([at(99), at(100), at(150), at(200), at(250), at(300)]).toEqual([null, 'one', 'one', 'one', null, 'two']);
    expect(at(150, 'XYZ')).toBeNull();
    expect(promiseFor({ table: null, at: 150 }, shelf)).toBeNull();
    expect(promiseFor({ table: 'ABC', at: 150 }, shelf)?.contributions).toEqual(['x']);
  });

  test('says whether it was seen at a table of strangers', () => {
    const shelf = box();
    const strangers = table('one');
    keepPromise({ ...strangers, settings: { ...strangers.settings, company: 'strangers' } }, 100, shelf);
    keepPromise(table('two'), 300, shelf);
    const at = (moment: number) => promiseFor({ table: 'ABC', at: moment }, shelf)?.strangers;
    expect([at(100), at(300)]).toEqual([true, false]);
  });

  test('keeps the texts that were shown first, whatever is shown later', () => {
    const shelf = box();
    keepPromise(table('one', ['x']), 100, shelf);
    keepPromise(table('one', ['y']), 200, shelf);
    expect(promiseFor({ table: 'ABC', at: 150 }, shelf)?.contributions).toEqual(['x']);
  });

  test('has the text that this browser drew, and the pledges that stood before it was brought', () => {
    const shelf = box();
    let drawn = 0;
    const draw = (commitment: string, at = 100): string =>
      drawText(table(commitment), at, () => `text ${++drawn}`, shelf);
    const pledges = ['0'.repeat(64), null, pledgeOf('one', 'text 1')];
    const standing = table('one', [], pledges);
    const own = () => promiseFor({ table: 'ABC', at: 100 }, shelf);
    expect([draw('one'), draw('one'), draw('two', 50), draw('one')]).toEqual(['text 1', 'text 1', 'text 2', 'text 1']);
    expect(own()).toMatchObject({ own: { text: 'text 1', seat: null }, pledges: [], spent: 0 });
    // Where something else stands in this seat, it is not brought.
    expect(bringText(standing, 0, 110, shelf)).toBeNull();
    expect(bringText(table('one', [], [null, null, null]), 2, 110, shelf)).toBeNull();
    expect(own()).toMatchObject({ own: { seat: null }, pledges: [] });
    expect(bringText(standing, 2, 120, shelf)).toBe('text 1');
    expect(own()).toMatchObject({ own: { text: 'text 1', seat: 2 }, pledges });
    // Asked for again, after a reload: the same text, and the pledges as they were seen first.
    expect(
      bringText({ ...standing, fair: { ...standing.fair, pledges: [null, null, pledges[2]] } }, 2, 130, shelf),
    ).toBe('text 1');
    expect(own()).toMatchObject({ pledges });
  });

  test('has another text after one was brought for nothing, and counts that', () => {
    const shelf = box();
    let drawn = 0;
    const draw = (): string => drawText(table('one'), 100, () => `text ${++drawn}`, shelf);
    const bring = (text: string) => bringText(table('one', [], [pledgeOf('one', text)]), 0, 100, shelf);
    expect([draw(), bring('text 1'), draw(), draw(), bring('text 2')]).toEqual([
      'text 1',
      'text 1',
      'text 2',
      'text 2',
      'text 2',
    ]);
    expect(promiseFor({ table: 'ABC', at: 100 }, shelf)).toMatchObject({
      own: { text: 'text 2', seat: 0 },
      pledges: [pledgeOf('one', 'text 2')],
      spent: 1,
    });
  });

  test('counts texts that were opened for nothing until a deal, whatever the table promises in between', () => {
    const shelf = box();
    let drawn = 0;
    const open = (commitment: string): void => {
      const text = drawText(table(commitment), 100, () => `text ${++drawn}`, shelf);
      bringText(table(commitment, [], [pledgeOf(commitment, text)]), 0, 100, shelf);
    };
    const spent = () => promiseFor({ table: 'ABC', at: 100 }, shelf);
    for (const commitment of ['one', 'two', 'three']) open(commitment);
    expect(spent()).toMatchObject({ commitment: 'three', spent: 2 });
    keepPromise(table('three', ['text 3']), 100, shelf);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    open('four');
    expect(spent()).toMatchObject({ commitment: 'four', spent: 0 });
  });

  test('counts sessions that a server flashes past as texts opened for nothing: it would choose among their first deals', () => {
    const shelf = box();
    let clock = 1_000_000;
    vi.spyOn(Date, 'now').mockImplementation(() => clock);
    const at = (commitment: string, played: number, game: object | null, phase = 'playing') =>
      ({ ...table(commitment, game === null ? [] : ['x']), you: 0, phase, played, game }) as never;
    const hands = { hands: [['3s'], null], history: [] };
    /** A session of one game, as among strangers. */
    const session = (commitment: string, lasts: number, ends = true): number | undefined => {
      const text = drawText(table(commitment), 100, () => commitment, shelf);
      bringText(table(commitment, [], [pledgeOf(commitment, text)]), 0, 100, shelf);
      const spent = promiseFor({ table: 'ABC', at: 100 }, shelf)?.spent;
      const dealt = at(commitment, 0, { ...hands, result: null });
      keepDeal(at(commitment, 0, null, 'ready'), dealt, 100, shelf);
      if (ends) keepEnding({ played: 0 }, at(commitment, 1, { ...hands, result: {} }), [], 100, shelf);
      clock += lasts;
      return spent;
    };
    expect(session('one', TIMES.strangersResult)).toBe(0);
    // A second person comes before the first move, and the cards are dealt anew to both.
    expect(session('two', TIMES.strangersDealAnew, false)).toBe(0);
    expect(session('three', 60_000, false)).toBe(1);
    expect(session('four', 20)).toBe(0);
    expect(session('five', 20)).toBe(1);
    // Texts are shown, and nothing is dealt at all.
    keepPromise(table('six', ['x']), 100, shelf);
    // An old promise is shown once more.
    keepPromise(table('one'), 100, shelf);
    expect(session('seven', 60_000)).toBe(2);
    expect(session('eight', 60_000)).toBe(0);
  });

  test('has the hands that were dealt, and says whether the own text was seen to go into the shuffle', () => {
    const shelf = box();
    const text = drawText(table('one'), 100, () => 'mine', shelf);
    const pledges = [null, pledgeOf('one', text)];
    const counting = { ...table('one', [], pledges), phase: 'ready' as const, played: 0, game: null };
    const hands = [null, ['3s', '2h'], null];
    const dealt = { ...table('one', [null, text]), you: 1, game: { hands } as never };
    const kept = () => promiseFor({ table: 'ABC', at: 100 }, shelf);
    bringText(counting, 1, 100, shelf);
    // Another one was shown in the seat when the cards were dealt.
    keepDeal({ ...counting, fair: table('one', [], [null, '0'.repeat(64)]).fair }, dealt, 100, shelf);
    expect(ownTextOf(kept() as Promised)).toBeNull();
    keepDeal(counting, dealt, 100, shelf);
    expect(ownTextOf(kept() as Promised)).toEqual({ text: 'mine', seat: 1, taken: false });
    keepTaken(counting, 'another', 100, shelf);
    expect(ownTextOf(kept() as Promised)).toMatchObject({ taken: false });
    keepTaken(counting, text, 100, shelf);
    expect(ownTextOf(kept() as Promised)).toMatchObject({ taken: true });
    // What was seen first stays.
    keepDeal(counting, { ...dealt, game: { hands: [null, ['4s'], null] } as never }, 100, shelf);
    keepDeal({ ...counting, phase: 'waiting', played: 1 } as never, dealt, 100, shelf);
    expect(kept()?.deals).toMatchObject([
      { number: 1, hand: ['3s', '2h'] },
      { number: 2, hand: ['3s', '2h'] },
    ]);
  });

  test('has how a game ended that was seen from its deal, as it was told while it went on', () => {
    const shelf = box();
    const deals = () => promiseFor({ table: 'ABC', at: 100 }, shelf)?.deals ?? [];
    const moves = [
      { seat: 0, action: { type: 'discard', card: '3s' } },
      { seat: 1, action: { type: 'eat', cards: ['4s', '5s'] } },
      { seat: 1, action: { type: 'discard', card: '9c' } },
    ];
    const covered = [moves[0], { seat: 1, action: { type: 'eat', cards: [] as string[] } }];
    const hands = [['2h'], ['4s', '5s']];
    const at = (played: number, game: unknown, phase = 'playing') =>
      ({ ...table('one', ['x']), you: 0, phase, played, game }) as never;
    const started = at(0, { hands: [['3s', '2h'], null], history: [], result: null });
    const ended = at(1, { hands, history: moves, result: {} });
    keepDeal(at(0, null, 'ready'), started, 100, shelf);
    keepEnding({ played: 0 }, ended, covered, 100, shelf);
    expect(deals()).toMatchObject([
      { number: 1, hand: ['3s', '2h'], ending: endingOf({ history: moves, hands } as never) },
    ]);
    // The next deal is seen, and its end is another than the game told.
    keepDeal(ended, at(1, { hands: [['7s'], null], history: [], result: null }), 100, shelf);
    const other = [{ seat: 0, action: { type: 'discard', card: '2h' } }, ...moves.slice(1)];
    const retold = at(2, { hands, history: other, result: {} });
    keepEnding({ played: 1 }, retold, covered, 100, shelf);
    expect(deals()[1].ending).toBe(endingOf({ history: moves, hands } as never));
    // The game after that loses what was told of its last moves.
    keepDeal(retold, at(2, { hands: [['8s'], null], history: [], result: null }), 100, shelf);
    keepEnding({ played: 2 }, at(3, { hands, history: moves.slice(0, 1), result: {} }), moves, 100, shelf);
    expect(deals()[2].ending).toBe(endingOf({ history: moves, hands } as never));
    // A game whose deal was missed leaves no evidence.
    keepEnding({ played: 4 }, at(5, { hands, history: moves, result: {} }), [], 100, shelf);
    expect(deals()).toHaveLength(3);
  });

  test('counts the games itself: a server that skips some would choose among the deals of the session', () => {
    const shelf = box();
    const numbers = () => promiseFor({ table: 'ABC', at: 100 }, shelf)?.deals.map(({ number }) => number);
    const at = (played: number, card: string | null, result: object | null = null, phase = 'playing') => {
      const game = card === null ? null : { hands: [[card], null], history: [], result };
      return { ...table('one', ['x']), you: 0, phase, played, game } as never;
    };
    // The countdown ends with what is said to be the seventh game.
    keepDeal(at(6, null, null, 'ready'), at(6, '3s'), 100, shelf);
    expect(numbers()).toEqual([1]);
    const honest = box();
    // Each deal is seen a minute after the last one.
    let minutes = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => {
      minutes += 1;
      return minutes * 60_000;
    });
    const seen = () => promiseFor({ table: 'ABC', at: 100 }, honest)?.deals.map(({ number }) => number);
    keepDeal(at(0, null, null, 'ready'), at(0, '3s'), 100, honest);
    keepEnding({ played: 0 }, at(1, '3s', {}), [], 100, honest);
    // The game that was seen to its end still lies there when others are said to be over.
    keepDeal(at(8, '3s', {}), at(8, '4s'), 100, honest);
    expect(seen()).toEqual([1, 2]);
    // Who reloads in the middle of the second game and misses its end still counts: what was seen is on the shelf.
    keepDeal(at(2, null), at(2, '6s'), 100, honest);
    expect(seen()).toEqual([1, 2, 3]);
    // Who was away in between believes the number, and was not there to witness what was skipped, also not afterwards.
    keepDeal(at(11, '9s', {}), at(11, '5s'), 100, honest);
    keepEnding({ played: 11 }, at(12, '5s', {}), [], 100, honest);
    keepDeal(at(12, '5s', {}), at(12, '8s'), 100, honest);
    expect(seen()).toEqual([1, 2, 3, 12, 13]);
    const { deals = [] } = promiseFor({ table: 'ABC', at: 100 }, honest) ?? {};
    expect([1, 2, 3, 12, 13].filter((number) => isCounted(deals, number))).toEqual([1, 2, 3]);
  });

  test('counts no game that a server flashes past, and none that comes after it', () => {
    const shelf = box();
    let clock = 1_000_000;
    vi.spyOn(Date, 'now').mockImplementation(() => clock);
    const at = (played: number, card: string, result: object | null = null, phase = 'playing') =>
      ({
        ...table('one', ['x']),
        you: 0,
        phase,
        played,
        game: { hands: [[card], null], history: [], result },
      }) as never;
    const play = (played: number, card: string, lasts: number) => {
      const before = played === 0 ? at(0, card, null, 'ready') : at(played, 'before', {});
      keepDeal(before, at(played, card), 100, shelf);
      keepEnding({ played }, at(played + 1, card, {}), [], 100, shelf);
      clock += lasts;
    };
    play(0, '3s', 60_000);
    // The shortest of games: somebody wins as soon as it is dealt, and then comes the pause.
    play(1, '4s', TIMES.betweenGames);
    // Here a bad line has kept a deal back and brings the next one in time.
    play(2, '5s', TIMES.betweenGames / 2);
    const counted = () => {
      const { deals = [] } = promiseFor({ table: 'ABC', at: 100 }, shelf) ?? {};
      return deals.flatMap(({ number }) => (isCounted(deals, number) ? [number] : []));
    };
    expect(counted()).toEqual([1, 2, 3]);
    for (let played = 3; played < 10; played++) play(played, `${played}c`, 20);
    play(10, '2h', 60_000);
    play(11, '7h', 60_000);
    expect(counted()).toEqual([1, 2, 3]);
  });

  test('does not count a deal whose number the server brought about with a whole view', () => {
    const shelf = box();
    const at = (played: number, game: object | null, phase = 'playing') =>
      ({ ...table('one', ['x']), you: 0, phase, played, game }) as never;
    const going = { hands: [['3s'], null], history: [], result: null };
    keepDeal(at(0, null, 'ready'), at(0, going), 100, shelf);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    keepDeal(at(10, null), at(10, going), 100, shelf);
    keepEnding({ played: 10 }, at(11, { ...going, result: {} }), [], 100, shelf);
    const { deals = [] } = promiseFor({ table: 'ABC', at: 100 }, shelf) ?? {};
    expect(deals.map(({ number, ending }) => [number, ending !== undefined])).toEqual([
      [1, false],
      [11, true],
    ]);
    expect([isCounted(deals, 1), isCounted(deals, 11)]).toEqual([true, false]);
  });

  test('that was kept by an older version has no text of its own', () => {
    const shelf = box();
    shelf.setItem(
      'sanh-rong.promises',
      JSON.stringify([{ table: 'ABC', commitment: 'one', from: 1, to: 9, contributions: ['x'] }]),
    );
    expect(promiseFor({ table: 'ABC', at: 5 }, shelf)).toMatchObject({
      commitment: 'one',
      own: null,
      pledges: [],
      spent: 0,
    });
  });

  test('is no witness where storage is broken or full of something else', () => {
    const full = {
      getItem: () => '{',
      setItem: () =>
        void (() => {
          throw new Error('full');
        })(),
    };
    expect(() => keepPromise(table('one'), 100, full)).not.toThrow();
    expect(drawText(table('one'), 100, () => 'drawn', full)).toBe('drawn');
    expect(bringText(table('one', [], [pledgeOf('one', 'drawn')]), 0, 100, full)).toBeNull();
    expect(promiseFor({ table: 'ABC', at: 100 }, full)).toBeNull();
  });
});
