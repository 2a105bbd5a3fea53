import type { LiengExampleWords } from './vi.ts';

export const en: LiengExampleWords = {
  template: { called: "Called every time it is the bot's turn.", idea: 'Example: call if possible, else fold.' },

  careful: {
    title: 'Careful',
    about:
      'Raises with three of a kind, a straight, three faces or many points, calls with fair hands when it is cheap, folds bad ones.',
    strength: 'How strong the hand is, from 0 to 1.',
    raise: 'A strong hand: raise by about half the pot, within what is allowed.',
    shove: 'No raise possible and a very strong hand: all in.',
    price: 'How much must go in, compared with the pot?',
    fold: 'Not worth it: fold.',
  },
};
