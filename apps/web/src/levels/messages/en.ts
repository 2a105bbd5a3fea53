import type { vi } from './vi.ts';

export const en: typeof vi = {
  strength: (step, of) => `Strength ${step} of ${of}`,
  gain: (amount, unit) => `+${amount} ${unit}/game`,
  gainRead: (amount, unit) => `+${amount} ${unit} a game over the level below`,
  noGain: 'no clear gain',
  noGainRead: 'not clearly better than the level below',
  note: 'On the right: the gain a game over the level just below, measured in matches between them.',
};
