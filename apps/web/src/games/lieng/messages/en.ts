import type { vi } from './vi.ts';

const chips = (count: number): string => (count === 1 ? '1 chip' : `${count} chips`);

export const en: typeof vi = {
  pot: 'Pot',
  mainPot: 'Main pot',
  sidePot: (number) => `Side pot ${number}`,
  morePots: (count, amount) =>
    count === 1 ? `and 1 more side pot: ${amount}` : `and ${count} more side pots: ${amount}`,
  toMatch: (bet) => `To match: ${bet}`,
  bet: (name, bet) => `${name}: bet of ${chips(bet)}`,
  allIn: 'All in',
  hidden: (name) => `${name}: three cards face down`,
  shown: (name, cards, hand) => `${name}: ${cards}, ${hand}`,
  won: (name, count) => `${name}: ${chips(count)} won`,
};
