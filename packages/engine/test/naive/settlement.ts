import { cardValue, countByRank, heoValue, isTwo, RANK_OF_ACE, strength } from './cards.ts';
import { classify } from './combinations.ts';

/** What each player of a game of Miền Nam pays or gets, worked out from the full record of the game. */

export const PURPOSES = ['cards', 'cong', 'denBai', 'chat', 'thui', 'toiTrang'] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface Payment {
  from: number;
  to: number;
  amount: number;
  for: Purpose;
}

export interface Play {
  seat: number;
  cards: string[];
}

export interface Pass {
  seat: number;
  heldLegalPlay: boolean;
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

function isHang(cards: string[]): boolean {
  const type = classify(cards)?.type;
  return type === 'fourOfAKind' || type === 'consecutivePairs';
}

const isSingleTwo = (cards: string[]) => cards.length === 1 && cards.every(isTwo);
const isPairOfTwos = (cards: string[]) => cards.length === 2 && cards.every(isTwo);

/** MN-8: what being cut costs the seat that made the last of these plays of one round. */
function priceOfLastPlay(plays: Play[]): number {
  const last = plays[plays.length - 1].cards;
  if (isHang(last)) return 4;
  if (isPairOfTwos(last)) return 2 * sum(last.map(heoValue));
  let price = 0;
  for (let i = plays.length - 1; i >= 0 && isSingleTwo(plays[i].cards); i--) price += heoValue(plays[i].cards[0]);
  return price;
}

interface Cut {
  victim: number;
  cutter: number;
  amount: number;
}

/** The chains of cuts in a round (MN-9): in a chain, each play cuts the one before it. */
function chainsOfCuts(plays: Play[]): Cut[][] {
  const chains: Cut[][] = [];
  let chain: Cut[] = [];
  for (let i = 1; i < plays.length; i++) {
    const before = plays[i - 1].cards;
    const isCut = isHang(plays[i].cards) && (isHang(before) || isSingleTwo(before) || isPairOfTwos(before));
    if (!isCut) {
      chain = [];
      continue;
    }
    if (chain.length === 0) chains.push(chain);
    chain.push({ victim: plays[i - 1].seat, cutter: plays[i].seat, amount: priceOfLastPlay(plays.slice(0, i)) });
  }
  return chains;
}

/** MN-9, MN-10: the debts of one finished round; `winner` is set if the game ended in it. */
export function settleRound(plays: Play[], winner: number | null): Payment[] {
  return chainsOfCuts(plays).flatMap((chain) => {
    const standing = chain.filter((cut) => cut.victim !== winner);
    const last = chain[chain.length - 1];
    const amount = sum(standing.map((cut) => cut.amount));
    if (amount === 0) return [];
    if (last.victim === winner) throw new Error('who wins has made the last play, so nobody can have cut it');
    return [{ from: last.victim, to: last.cutter, amount, for: 'chat' as const }];
  });
}

/** MN-15: the largest number of disjoint hàng in the hand's non-2 cards, by trying everything. */
export function countHang(hand: string[]): number {
  return mostHang(countByRank(hand.filter((id) => !isTwo(id))));
}

/** Only how many cards of each rank are left matters: suits do not decide whether cards form a hàng. */
function mostHang(counts: number[]): number {
  let best = 0;
  const take = (used: number[]) => {
    const left = counts.map((count, rank) => count - used[rank]);
    best = Math.max(best, 1 + mostHang(left));
  };
  for (let first = 0; first <= RANK_OF_ACE; first++) {
    if (counts[first] === 4) take(counts.map((_, rank) => (rank === first ? 4 : 0)));
    for (let last = first; last <= RANK_OF_ACE && counts[last] >= 2; last++) {
      if (last - first >= 2) take(counts.map((_, rank) => (rank >= first && rank <= last ? 2 : 0)));
    }
  }
  return best;
}

export function thuiOf(hand: string[]): number {
  return sum(hand.filter(isTwo).map(heoValue)) + 4 * countHang(hand);
}

/** MN-12: the place 1… of every seat. */
export function placesOf(hands: string[][], winner: number): number[] {
  const losers = hands.map((_, seat) => seat).filter((seat) => seat !== winner);
  losers.sort((a, b) => {
    if (hands[a].length !== hands[b].length) return hands[a].length - hands[b].length;
    const valueA = sum(hands[a].map(cardValue));
    const valueB = sum(hands[b].map(cardValue));
    if (valueA !== valueB) return valueA - valueB;
    return Math.max(...hands[a].map(strength)) - Math.max(...hands[b].map(strength));
  });
  const order = [winner, ...losers];
  return hands.map((_, seat) => order.indexOf(seat) + 1);
}

export interface GameRecord {
  winner: number;
  toiTrang: boolean;
  /** As they are at the end. */
  hands: string[][];
  hasPlayed: boolean[];
  passes: Pass[];
}

export interface EndOfGame {
  payments: Payment[];
  /** Who may not lead the next game (MN-16). */
  barred: number | null;
}

/** MN-13 to MN-16 and MN-19: everything that is paid because the game is over. Cuts come from settleRound. */
export function settleGame(game: GameRecord): EndOfGame {
  const { winner, hands } = game;
  const seats = hands.length;
  const losers = hands.map((_, seat) => seat).filter((seat) => seat !== winner);
  const toWinner = (from: number, amount: number, purpose: Purpose): Payment => ({
    from,
    to: winner,
    amount,
    for: purpose,
  });

  if (game.toiTrang) {
    const payments = losers.flatMap((seat) => [
      toWinner(seat, 13 * seats, 'toiTrang'),
      toWinner(seat, thuiOf(hands[seat]), 'thui'),
    ]);
    return { payments: payments.filter(isSomething), barred: null };
  }

  const congPlayers = losers.filter((seat) => !game.hasPlayed[seat]);
  const payments = [
    ...losers.map((seat) => toWinner(seat, hands[seat].length, 'cards')),
    ...congPlayers.map((seat) => toWinner(seat, 13 * seats, 'cong')),
  ];
  if (congPlayers.length > 0) {
    payments.push(...congPlayers.map((seat) => toWinner(seat, thuiOf(hands[seat]), 'thui')));
  } else {
    const places = placesOf(hands, winner);
    const lastPlaced = places.indexOf(seats);
    const justAbove = places.indexOf(seats - 1);
    payments.push({ from: lastPlaced, to: justAbove, amount: thuiOf(hands[lastPlaced]), for: 'thui' });
  }

  const refusals = game.passes.filter((pass) => losers.includes(pass.seat) && pass.heldLegalPlay);
  if (seats >= 3 && congPlayers.length === losers.length && refusals.length > 0) {
    const payer = refusals[refusals.length - 1].seat;
    const wholeBill = sum(payments.map((payment) => payment.amount));
    return { payments: [toWinner(payer, wholeBill, 'denBai')], barred: payer };
  }
  return { payments: payments.filter(isSomething), barred: null };
}

function isSomething(payment: Payment): boolean {
  return payment.amount !== 0;
}
