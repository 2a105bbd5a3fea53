import type { TOHE_ANIMALS } from '../tohe.ts';

/** What the figures are called: a person whose name begins with such a word looks like it. */
export const ANIMAL_WORDS: Readonly<Record<keyof typeof TOHE_ANIMALS, readonly string[]>> = {
  rooster: ['gà'],
  buffalo: ['trâu', 'nghé'],
  pig: ['heo', 'lợn', 'ỉn'],
  carp: ['cá', 'chép'],
  dragon: ['rồng'],
  dragonfly: ['chuồn'],
  cat: ['mèo'],
  rabbit: ['thỏ'],
  tiger: ['cọp', 'hổ'],
  turtle: ['rùa'],
  elephant: ['voi'],
  duck: ['vịt'],
  toad: ['cóc', 'ếch'],
  monkey: ['khỉ'],
};
