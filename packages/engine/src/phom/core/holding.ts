import { clubs, diamonds, hearts, ranksOfThree, spades } from './suits.ts';

/**
 * Whether every eaten card still finds a phỏm of its own (PH-23). Three cards are always enough: a longer phỏm with
 * one eaten card contains a phỏm of three with that card, so only those are tried.
 */

/** The suits' cards and the eaten ones among them; a suit with eaten cards is turned to the front first. */
const hold = (s: number, c: number, d: number, h: number, es: number, ec: number, ed: number, eh: number): boolean => {
  if (es === 0) {
    if (ec !== 0) return hold(c, s, d, h, ec, es, ed, eh);
    if (ed !== 0) return hold(d, s, c, h, ed, es, ec, eh);
    if (eh !== 0) return hold(h, s, c, d, eh, es, ec, ed);
    return true;
  }
  const bit = es & -es;
  const restEaten = es ^ bit;
  // Runs of three: the other two cards must be in the hand and not eaten themselves.
  const free = s & ~es;
  for (let run = bit * 0b111, low = bit; low > 0 && low >= bit >> 2; low >>= 1, run >>= 1) {
    const others = run ^ bit;
    if ((free & others) === others && hold(s & ~run, c, d, h, restEaten, ec, ed, eh)) return true;
  }
  const one = c & ~ec & bit;
  const two = d & ~ed & bit;
  const three = h & ~eh & bit;
  if (one & two && hold(s ^ bit, c ^ bit, d ^ bit, h, restEaten, ec, ed, eh)) return true;
  if (one & three && hold(s ^ bit, c ^ bit, d, h ^ bit, restEaten, ec, ed, eh)) return true;
  return (two & three) !== 0 && hold(s ^ bit, c, d ^ bit, h ^ bit, restEaten, ec, ed, eh);
};

export const holds = (black: number, red: number, eatenBlack: number, eatenRed: number): boolean =>
  (eatenBlack | eatenRed) === 0 ||
  hold(
    spades(black),
    clubs(black),
    diamonds(red),
    hearts(red),
    spades(eatenBlack),
    clubs(eatenBlack),
    diamonds(eatenRed),
    hearts(eatenRed),
  );

/** Whether a hand holds any phỏm at all. */
export const holdsMeld = (black: number, red: number): boolean =>
  (black & (black >>> 1) & (black >>> 2)) !== 0 ||
  (red & (red >>> 1) & (red >>> 2)) !== 0 ||
  ranksOfThree(spades(black), clubs(black), diamonds(red), hearts(red)) !== 0;
