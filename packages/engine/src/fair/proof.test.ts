import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { CARD_IDS, type CardId } from '../cards.ts';
import type { AnyGame, BaseAction, BaseState, DealRequest, Viewer } from '../game.ts';
import { GAMES } from '../games.ts';
import { Random } from '../random.ts';
import { checkProof, type DealEvidence } from './check.ts';
import { type Ending, endingOf } from './ending.ts';
import { pledgeOf } from './fingerprint.ts';
import { type Proof, proofOf, type SealedProof, shownProof } from './proof.ts';
import { sealOf } from './sealed.ts';
import { commitmentOf, fairDeal } from './session.ts';

type State = BaseState<BaseAction>;

interface Session {
  readonly game: AnyGame;
  readonly secret: string;
  readonly games: number;
  readonly number: number;
  readonly contributions: readonly (string | null)[];
  readonly deal: DealEvidence['deal'];
  readonly dealt: State;
  readonly end: State;
  readonly random: Random;
  /** What was published, and what is kept. */
  readonly commitment: string;
  readonly complete: Proof;
}

/** An action as it is played: one that stands for a range of amounts is given one of them. */
const settled = (action: BaseAction, random: Random): BaseAction => {
  if (!('min' in action && 'max' in action)) return action;
  const { min, max } = action as { min: number; max: number };
  return { type: action.type, amount: min + random.below(max - min + 1) } as BaseAction;
};

const dealtTo = (game: AnyGame, request: DealRequest): State => {
  const step = game.deal(request);
  if (!step.ok) throw new Error(step.error.reason);
  return step.value.state;
};

const playedOut = (game: AnyGame, from: State, random: Random): State => {
  let state = from;
  while (game.turn(state) !== null) {
    const step = game.apply(state, settled(random.pick(game.legal(state)), random));
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
  }
  return state;
};

/** Stacks from an earlier game of Liêng, an empty one among them. */
const previousOf = (game: AnyGame, seats: number, random: Random): unknown =>
  game.id === 'lieng' && seats > 2 && random.below(2) === 0
    ? { chips: Array.from({ length: seats }, (_, seat) => (seat === 1 ? 0 : 1000)), dealer: random.below(seats) }
    : null;

const sessionOf = (game: AnyGame, seats: number, seed: string): Session => {
  const random = new Random(seed);
  const games = random.pick([1, 16]);
  const number = 1 + random.below(games);
  const texts = [null, '', 'rồng', 'a b', String(random.bits())];
  const contributions = Array.from({ length: seats }, () => random.pick(texts));
  const deal = { seats, ruleSet: random.pick(game.ruleSets).id, previous: previousOf(game, seats, random) };
  const dealt = dealtTo(game, { ...deal, ...fairDeal(game, seed, games, number, contributions) });
  const end = playedOut(game, dealt, random);
  const commitment = commitmentOf(game, seed, games);
  const complete = proofOf(game, seed, games, number, contributions);
  return { game, secret: seed, games, number, contributions, deal, dealt, end, random, commitment, complete };
};

const sessions = (games: readonly AnyGame[] = GAMES): fc.Arbitrary<Session> =>
  fc
    .record({ game: fc.constantFrom(...games), seats: fc.integer({ min: 2, max: 4 }), seed: fc.nat() })
    .map(({ game, seats, seed }) => sessionOf(game, seats, `a secret that is long enough to be looked for ${seed}`));

const CONCEALING = GAMES.filter(({ conceals }) => conceals);

const viewersOf = ({ dealt }: Session): Viewer[] => ['watcher', ...Array(dealt.setup.seats).keys()];

const known = (hands: DealEvidence['hands']): CardId[] => hands.flatMap((hand) => hand ?? []);

/** What a viewer knows after the game, and the proof that they are shown, as it comes over a wire. */
const shownTo = (session: Session, viewer: Viewer): { evidence: DealEvidence; shown: Proof } => {
  const { game, number, contributions, deal, dealt, end, commitment, complete } = session;
  const { hands } = game.hindsight(dealt, end, viewer);
  const evidence = { commitment, number, contributions, deal, hands };
  return { evidence, shown: JSON.parse(JSON.stringify(shownProof(complete, known(hands)))) };
};

const verdict = (game: AnyGame, proof: unknown, evidence: DealEvidence): string => {
  const checked = checkProof(game, proof, evidence);
  if (!checked.ok) expect(checked.error.code).toBe('BAD_PROOF');
  return checked.ok ? 'ok' : checked.error.reason;
};

/** Every way to change one leaf of some JSON a little. */
const changes = (value: unknown, random: Random): unknown[] => {
  if (typeof value === 'number') return [value + 1, value - 1];
  if (value === null) return [''];
  if (typeof value === 'string') {
    const at = random.below(value.length + 1);
    const other = value[at] === '0' ? '1' : '0';
    return [value.slice(0, at) + other + value.slice(at + 1), `${value}0`, null];
  }
  if (Array.isArray(value)) {
    const at = random.below(value.length + 1);
    if (at === value.length) return [[...value, value[0] ?? null]];
    return changes(value[at], random).map((item) => value.map((old, i) => (i === at ? item : old)));
  }
  const fields = Object.entries(value as Record<string, unknown>);
  const [name, part] = random.pick(fields);
  return changes(part, random).map((item) => ({ ...(value as object), [name]: item }));
};

describe('proofs of deals', () => {
  test('honest ones hold for everybody, and prove the cards they saw', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(sessions(), (session) => {
        for (const viewer of viewersOf(session)) {
          const { evidence, shown } = shownTo(session, viewer);
          const checked = checkProof(session.game, shown, evidence);
          if (!checked.ok) throw new Error(checked.error.reason);
          const { deck, seed } = checked.value;
          const opened = deck.filter((card) => card !== null);
          if (shown.kind === 'chain') {
            expect(opened).toHaveLength(52);
            expect(dealtTo(session.game, { ...session.deal, seed })).toEqual(session.dealt);
          } else {
            expect(new Set(opened)).toEqual(new Set(known(evidence.hands)));
            expect(seed).toBeNull();
          }
          kinds.add(shown.kind);
        }
      }),
      { numRuns: examples(20, 100) },
    );
    expect(kinds).toEqual(new Set(['chain', 'sealed']));
  });

  test('hold for the game that was seen to its end, and not where the others held and played other cards', () => {
    let cheats = 0;
    fc.assert(
      fc.property(sessions(), (session) => {
        const { game, dealt, end, random } = session;
        const { evidence, shown } = shownTo(session, 0);
        const wire = ({ history, hands }: Ending): Ending => JSON.parse(JSON.stringify({ history, hands }));
        // What a table tells at the end, and what a replay tells later.
        const ownEnding = endingOf(wire(game.view(end, 0)));
        const ending = wire(game.hindsight(end, end, 0));
        expect(verdict(game, shown, { ...evidence, ownEnding, ending })).toBe('ok');
        expect(verdict(game, shown, { ...evidence, ending })).toBe('ok');
        expect(verdict(game, shown, { ...evidence, ownEnding })).toBe('otherPlay');
        // The server exchanges cards of the others before they are played.
        const deck = [...(game.view(dealt, 'open').hands.flat() as CardId[])];
        const rest = CARD_IDS.filter((card) => !deck.includes(card));
        const seats = game.view(dealt, 'open').hands as readonly (readonly CardId[])[];
        const [mine, ...others] = seats;
        const mixed = [...others.flat(), ...rest].sort(() => random.bits() - random.bits());
        const hands = [mine, ...others.map((hand) => mixed.splice(0, hand.length))];
        const cheated = game.deal({
          ...session.deal,
          given: { hands, ...(game.id === 'phom' ? { stock: mixed } : {}) },
        });
        if (!cheated.ok) return;
        const seen = wire(game.view(playedOut(game, cheated.value.state, random), 0));
        const isAnother = endingOf(seen) !== ownEnding;
        if (!isAnother) return;
        cheats += 1;
        // The replay may show the game of the deal, or the one that was played.
        expect(verdict(game, shown, { ...evidence, ownEnding: endingOf(seen), ending })).toBe('otherPlay');
        if (!game.conceals || seen.hands.some((hand, seat) => seat > 0 && hand !== null && hand.length > 0)) {
          expect(verdict(game, shown, { ...evidence, ownEnding: endingOf(seen), ending: seen })).toBe('otherPlay');
        }
      }),
      { numRuns: examples(20, 100) },
    );
    expect(cheats).toBeGreaterThan(5);
  });

  test('whatever is changed in one of them, it no longer holds', () => {
    fc.assert(
      fc.property(sessions(), (session) => {
        const { game, random } = session;
        for (const viewer of viewersOf(session)) {
          const { evidence, shown } = shownTo(session, viewer);
          for (let i = 0; i < 40; i++) {
            for (const changed of changes(shown, random)) {
              expect(verdict(game, changed, evidence), JSON.stringify(changed)).not.toBe('ok');
            }
          }
          expect(verdict(game, { ...shown, more: 1 }, evidence)).toBe('badProof');
        }
      }),
      { numRuns: examples(6, 25) },
    );
  });

  test('another promise, another game, other texts or another deal than the evidence has is found out', () => {
    fc.assert(
      fc.property(sessions(), (session) => {
        const { game, deal, games, number, contributions, secret } = session;
        const { evidence, shown } = shownTo(session, 0);
        expect(verdict(game, shown, { ...evidence, commitment: commitmentOf(game, `${secret}!`, games) })).toBe(
          'otherCommitment',
        );
        expect(verdict(game, shown, { ...evidence, number: number + 1 })).toBe('otherGame');
        const others = contributions.map((text, seat) => (seat === 0 ? `${text}!` : text));
        expect(verdict(game, shown, { ...evidence, contributions: others })).toBe('otherTexts');
        // A player who brought a text need not believe what the server shows them of the others' texts.
        const own = { seat: 0, text: contributions[0] ?? 'brought and never counted' };
        expect(verdict(game, shown, { ...evidence, own })).toBe(contributions[0] === null ? 'ownTextMissing' : 'ok');
        expect(verdict(game, shown, { ...evidence, own: { ...own, text: `${own.text}!` } })).toBe('ownTextMissing');
        expect(verdict(game, shown, { ...evidence, own: { seat: contributions.length, text: own.text } })).toBe(
          'ownTextMissing',
        );
        // Texts must be the ones that were pledged: none chosen later, left out or put in.
        const pledged = contributions.map((text) => (text === null ? null : pledgeOf(evidence.commitment, text)));
        expect(verdict(game, shown, { ...evidence, pledges: pledged })).toBe('ok');
        for (const seat of contributions.keys()) {
          const other = pledgeOf(evidence.commitment, `${contributions[seat]}!`);
          for (const pledge of [other, contributions[seat] === null ? other : null]) {
            const pledges = pledged.map((old, at) => (at === seat ? pledge : old));
            expect(verdict(game, shown, { ...evidence, pledges })).toBe('brokenPledge');
          }
        }
        expect(verdict(game, shown, { ...evidence, pledges: [...pledged, null] })).toBe('brokenPledge');
        // Strangers do not wait for a text that does not come; it is said whose it was.
        const unbrought = pledged.map((pledge) => pledge ?? pledgeOf(evidence.commitment, 'never brought'));
        const without = checkProof(game, shown, { ...evidence, pledges: unbrought, strangers: true });
        expect(without.ok && without.value.unbrought).toEqual(
          contributions.flatMap((text, seat) => (text === null ? [seat] : [])),
        );
        // So is the own one, as long as the table has not said that it came.
        for (const seat of contributions.keys()) {
          const mine = { seat, text: 'never brought' };
          const late = { ...evidence, pledges: unbrought, strangers: true, own: mine };
          expect(verdict(game, shown, late)).toBe(contributions[seat] === null ? 'ok' : 'ownTextMissing');
          expect(verdict(game, shown, { ...late, own: { ...mine, taken: true } })).toBe('ownTextMissing');
          expect(verdict(game, shown, { ...late, strangers: false })).toBe('ownTextMissing');
          expect(verdict(game, shown, { ...late, pledges: null })).toBe('ownTextMissing');
        }
        for (const [seat, text] of contributions.entries()) {
          if (text === null) continue;
          const chosen = unbrought.map((pledge, at) =>
            at === seat ? pledgeOf(evidence.commitment, `${text}!`) : pledge,
          );
          const added = unbrought.map((pledge, at) => (at === seat ? null : pledge));
          for (const pledges of [chosen, added]) {
            expect(verdict(game, shown, { ...evidence, pledges, strangers: true })).toBe('brokenPledge');
          }
        }
        // A session of another length, or a game that it does not have, would leave a choice of deals.
        expect(verdict(game, shown, { ...evidence, games })).toBe('ok');
        for (const other of [number - 1, games + 1].filter((most) => most < number || game.conceals)) {
          expect(verdict(game, shown, { ...evidence, games: other })).toMatch(/^(?:otherGame|brokenRoot)$/);
        }
        for (const nowhere of [0, -3, 1.5, 1e13]) {
          expect(verdict(game, { ...shown, number: nowhere }, { ...evidence, number: nowhere })).not.toBe('ok');
        }
        // The hand that the player held is the one that is shown.
        if (own.text === contributions[0] && evidence.hands[0] !== null) {
          expect(verdict(game, shown, { ...evidence, own, ownHand: evidence.hands[0] })).toBe('ok');
          expect(verdict(game, shown, { ...evidence, own, ownHand: evidence.hands[0].slice(1) })).toBe('otherHand');
        }
        // Both say other texts: then the deal is another one.
        const forged = { ...shown, contributions: others };
        expect(verdict(game, forged, { ...evidence, contributions: others })).toBe('otherDeal');
        // A server that deals something else than it has sealed.
        const cheated = dealtTo(game, { ...deal, ...fairDeal(game, secret, games, number, others) });
        const hands = game.hindsight(cheated, session.end, 'open').hands;
        expect(verdict(game, shownProof(session.complete, known(hands)), { ...evidence, hands })).toBe('otherDeal');
        // A server that draws its secret anew once it has seen the texts.
        const late = { ...proofOf(game, `${secret}!`, games, number, contributions), commitment: evidence.commitment };
        const dealtLate = dealtTo(game, { ...deal, ...fairDeal(game, `${secret}!`, games, number, contributions) });
        expect(verdict(game, late, { ...evidence, hands: game.view(dealtLate, 'open').hands })).toBe(
          game.conceals ? 'brokenRoot' : 'brokenLink',
        );
        // The other kind of proof proves nothing.
        const wrongKind = proofOf({ conceals: !game.conceals }, secret, games, number, contributions);
        expect(verdict(game, wrongKind, { ...evidence, commitment: wrongKind.commitment })).toBe('badProof');
      }),
      { numRuns: examples(12, 60) },
    );
  });

  test('seals that were taken together in another way are no seals', () => {
    const [session] = fc.sample(sessions(CONCEALING), 1);
    const { evidence, shown } = shownTo(session, 0);
    if (shown.kind !== 'sealed') throw new Error('no seals');
    const { seals, opened } = shown;
    const free = seals.findIndex((_, place) => place > 0 && !opened.some((each) => each.place === place));
    const joined = seals.flatMap((seal, place) =>
      place === free ? [] : place === free - 1 ? [`${seal} ${seals[free]}`] : [seal],
    );
    expect(verdict(session.game, { ...shown, seals: joined }, evidence)).toBe('badProof');
    expect(verdict(session.game, { ...shown, seals: [...seals, seals[0]] }, evidence)).toBe('badProof');
    expect(verdict(session.game, { ...shown, roots: [shown.roots.join(' ')] }, evidence)).toBe('badProof');
  });

  test('anything at all is either a proof or refused', () => {
    const [session] = fc.sample(sessions(CONCEALING), 1);
    const { evidence, shown } = shownTo(session, 0);
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(shown)), (anything, field) => {
        for (const proof of [anything, { ...shown, [field]: anything }]) {
          expect(verdict(session.game, proof, evidence)).not.toBe('ok');
        }
      }),
      { numRuns: examples(80, 500) },
    );
  });

  test('a chain’s proof may be shown whole', () => {
    const chain = proofOf({ conceals: false }, 'secret', 16, 4, ['a']);
    expect(shownProof(chain, [])).toEqual(chain);
  });
});

describe('LG-7 proofs of games that conceal hands', () => {
  /** A proof as one viewer sees it, with the places that stay closed to them. */
  const each = (check: (shown: SealedProof, closed: SealedProof['opened'], session: Session) => void): void =>
    fc.assert(
      fc.property(sessions(CONCEALING), (session) => {
        const { complete } = session;
        for (const viewer of viewersOf(session)) {
          const { shown, evidence } = shownTo(session, viewer);
          if (complete.kind !== 'sealed' || shown.kind !== 'sealed') throw new Error('not sealed');
          const cards = known(evidence.hands);
          check(
            shown,
            complete.opened.filter(({ card }) => !cards.includes(card)),
            session,
          );
        }
      }),
      { numRuns: examples(12, 60) },
    );

  test('swapped cards, swapped places and swapped salts are found out', () => {
    each((shown, _closed, session) => {
      if (shown.opened.length < 2) return;
      const [first, second, ...rest] = shown.opened;
      const { evidence } = shownTo(session, 'open');
      const sees = { ...evidence, hands: evidence.hands.map(() => null) };
      for (const field of ['card', 'place', 'salt'] as const) {
        const opened = [{ ...first, [field]: second[field] }, { ...second, [field]: first[field] }, ...rest];
        expect(verdict(session.game, { ...shown, opened }, sees)).toBe('brokenSeal');
      }
      expect(verdict(session.game, { ...shown, opened: rest }, sees)).toBe('ok');
      const both = { ...evidence, hands: evidence.hands.map((hand) => (hand?.includes(first.card) ? hand : null)) };
      const without = { ...shown, opened: shown.opened.filter(({ card }) => card !== first.card) };
      expect(verdict(session.game, without, both)).toBe('cardNotOpened');
    });
  });

  test('no byte of them tells a card that stays closed: no salt, no order, no secret', () => {
    let places = 0;
    each((shown, closed, { secret }) => {
      const text = JSON.stringify(shown);
      expect(text).not.toContain(secret);
      expect(shown.opened.map(({ place }) => place)).toEqual(
        [...shown.opened.map(({ place }) => place)].sort((a, b) => a - b),
      );
      for (const { place, card, salt } of closed) {
        expect(text).not.toContain(`"${card}"`);
        expect(text).not.toContain(salt);
        // Trying every card with all that is known opens no seal.
        const guesses = ['', ...shown.opened.map((opened) => opened.salt)];
        const cracked = guesses.some((guess) => sealOf(shown.number, place, card, guess) === shown.seals[place]);
        expect(cracked).toBe(false);
        places += 1;
      }
    });
    expect(places).toBeGreaterThan(examples(1_000, 5_000));
  });

  test('what is shown of a closed card is the same whatever the card is, but for fingerprints', () => {
    each((shown) => {
      const bare = JSON.stringify({ ...shown, opened: [], contributions: [] }).replace(/"[0-9a-f]{64}"/g, '');
      expect(CARD_IDS.filter((card) => bare.includes(card))).toEqual([]);
      expect(shown.seals).toHaveLength(52);
      expect(new Set(shown.seals).size).toBe(52);
    });
  });
});
