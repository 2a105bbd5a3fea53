import { CARD_IDS, type CardId, cardOf, type DealRequest, Random } from '@sanh-rong/engine';
import { type PhomState, phom } from '@sanh-rong/engine/phom';
import { give, newPosition, TA_LA } from '@sanh-rong/engine/phom/core';
import { describe, expect, test } from 'vitest';
import { measureDanger } from './danger.ts';
import { knowledgeAt } from './knowledge.ts';
import { keen } from './player.ts';
import { KeenPolicy } from './policy.ts';
import { weights } from './weights.ts';

/** Positions in which one choice is plainly right. */

const SIGNS: Record<string, string> = { '♠': 's', '♣': 'c', '♦': 'd', '♥': 'h' };
const cards = (text: string): CardId[] =>
  text.split(' ').map((word) => (word.slice(0, -1) + SIGNS[word.slice(-1)]) as CardId);

const dealt = (request: DealRequest): PhomState => {
  const ruling = phom.deal(request);
  if (!ruling.ok) throw new Error(ruling.error.reason);
  return ruling.value.state;
};

const after = (state: PhomState, ...actions: readonly string[]): PhomState =>
  actions.reduce((before, text) => {
    const view = phom.view(before, phom.turn(before) ?? 0);
    const action = view.legal.find((legal) => phom.writeAction(legal) === text);
    if (action === undefined) throw new Error(`${text} is none of ${view.legal.map(phom.writeAction).join(' ')}`);
    const step = phom.apply(before, action);
    if (!step.ok) throw new Error(step.error.reason);
    return step.value.state;
  }, state);

const choice = (state: PhomState): string => {
  const view = phom.view(state, phom.turn(state) ?? 0);
  return phom.writeAction(keen.choose(view, view.legal, new Random('any'), { positions: 0 }));
};

describe('PH-20…27 keen at ta-la', () => {
  const LEADER = cards('K♣ Q♦ 10♣ 9♦ 8♠ 6♣ 5♦ 5♥ 2♠ A♣');

  test('PH-23 eats to complete its first phỏm', () => {
    const hand = cards('Q♠ Q♥ 9♣ 7♥ 6♦ 4♠ 3♣ 2♦ A♥');
    expect(
      choice(after(dealt({ ruleSet: 'ta-la', seats: 2, given: { hands: [LEADER, hand] } }), 'discard:Qd')),
    ).toMatch(/^eat:/);
  });

  test('PH-24 declares ù', () => {
    const leader = cards('2♠ 3♠ 4♠ 9♠ 9♣ 9♦ J♥ Q♥ K♥ 7♣');
    expect(choice(dealt({ ruleSet: 'ta-la', seats: 2, given: { hands: [leader, cards('5♦ 6♣ 8♥')] } }))).toBe('u');
  });

  test('keeps its phỏm and its pair, and gets rid of a lone king before a lone three', () => {
    const leader = cards('5♠ 6♠ 7♠ 10♦ 10♥ J♦ J♣ K♥ 3♣ A♦');
    const rivals = cards('4♦ 8♥ Q♣');
    expect(choice(dealt({ ruleSet: 'ta-la', seats: 2, given: { hands: [leader, rivals] } }))).toBe('discard:Kh');
  });

  test('PH-22 lays its phỏm in the last turn', () => {
    let state = dealt({ ruleSet: 'ta-la', seats: 2, seed: 'laying' });
    while (phom.turn(state) !== null && phom.view(state, phom.turn(state) ?? 0).phase !== 'lay') {
      state = after(state, choice(state));
    }
    const turn = phom.turn(state);
    if (turn === null) throw new Error('the game ended too early');
    const view = phom.view(state, turn);
    const canLay = view.legal.some(({ type }) => type === 'lay');
    expect(canLay).toBe(true);
    expect(choice(state)).toMatch(/^lay:/);
  });
});

describe('keen knows what feeds the next player', () => {
  const rules = TA_LA;
  const numbers = (text: string): number[] => cards(text).map((id) => cardOf(id) ?? 0);

  /** Seat 0 of four is to discard; the others have thrown these. */
  const position = (hand: string, thrown: readonly string[]) => {
    const p = newPosition(rules, 4, 0, new Array<number>(11).fill(0));
    for (const card of numbers(hand)) give(rules, p, 0, card);
    for (const [seat, text] of thrown.entries()) if (text !== '') p.discards[seat].push(...numbers(text));
    p.fresh = false;
    return p;
  };
  const thrownOf = (p: ReturnType<typeof position>): CardId => {
    const policy = new KeenPolicy(weights());
    const i = policy.choose(knowledgeAt(rules, p, [10, 9, 9, 9]));
    return CARD_IDS[policy.moves.a[i]];
  };

  test('PH-23 throws the queen that nobody can eat before the king that somebody may', () => {
    const hand = '5♠ 6♠ 7♠ 9♣ 9♦ 9♥ A♥ 3♦ K♥ Q♦';
    const safe = position(hand, ['', '4♣', 'Q♠ Q♣', 'J♦ K♦']);
    safe.eats[1] = 1;
    expect(thrownOf(safe)).toBe('Qd');
    // With nothing known of either, the dearer one goes.
    expect(thrownOf(position(hand, ['', '4♣', '2♠ 3♣', '4♥ 2♣']))).toBe('Kh');
  });

  test('a card whose company lies open or in the own hand cannot be eaten; one that was let lie makes others doubtful', () => {
    const danger = { fresh: 0, doubtful: 0 };
    const p = position('K♥ Q♦ A♥ 3♦', ['8♣', '', 'Q♠ Q♣', 'J♦ K♦']);
    const know = knowledgeAt(rules, p, [4, 9, 9, 9]);
    measureDanger(danger, know, numbers('Q♦')[0]);
    expect(danger).toEqual({ fresh: 0, doubtful: 0 });
    measureDanger(danger, know, numbers('8♥')[0]);
    expect(danger.fresh).toBeGreaterThan(0);
    expect(danger.doubtful).toBeGreaterThan(0);
  });
});

describe('PH-10…14 keen at basic', () => {
  test('PH-12 eats the card that empties its hand', () => {
    const state = dealt({ ruleSet: 'basic', seats: 2, given: { hands: [cards('8♥ 2♦'), cards('8♠ 8♣ 8♦')] } });
    const view = phom.view(after(state, 'draw'), 0);
    expect(view.legal.map(phom.writeAction)).toContain('discard:8h');
    expect(choice(after(state, 'draw', 'discard:8h'))).toBe('eat:8s.8c.8d');
  });

  test('PH-14 throws a lone king before a lone three', () => {
    const hands = [cards('K♥ 3♣ 6♠ 6♦ 8♥ 9♥ 2♦ A♣ 4♠'), cards('5♦ 7♣ 10♣ J♦ Q♠ 2♥ 4♥ 9♣ 10♠')];
    const stock = cards('2♣');
    const undealt = new Set([...hands.flat(), ...stock]);
    const rest = ['s', 'c', 'd', 'h'].flatMap((suit) =>
      ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank) => `${rank}${suit}` as CardId),
    );
    const whole = [...stock, ...rest.filter((card) => !undealt.has(card))];
    expect(choice(after(dealt({ ruleSet: 'basic', seats: 2, given: { hands, stock: whole } }), 'draw'))).toBe(
      'discard:Kh',
    );
  });
});
