import { en } from './en.ts';

/** Lời của bàn Liêng trên màn hình. */
export const vi = {
  pot: 'Gà',
  mainPot: 'Gà chính',
  sidePot: (number: number) => `Gà phụ ${number}`,
  morePots: (count: number, amount: string) => `và ${count} gà phụ nữa: ${amount}`,
  toMatch: (bet: string) => `Mức theo: ${bet}`,
  bet: (name: string, bet: number) => `${name} đã cược ${bet} chip`,
  allIn: 'Tố tất',
  hidden: (name: string) => `${name} còn ba lá úp`,
  shown: (name: string, cards: string, hand: string) => `${name} lật ${cards}: ${hand}`,
  won: (name: string, count: number) => `${name} ăn ${count} chip`,
};

export const LIENG_WORDS = { vi, en };
