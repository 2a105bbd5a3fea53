import type { vi } from './vi.ts';

export const en: typeof vi = {
  title: 'Points game by game',
  description: (games, lines) => `Running totals after ${games} games. ${lines.join('. ')}.`,
  line: (name, total, best, worst) => `${name}: ${total} in the end, ${best} at best, ${worst} at worst`,
  asNumbers: 'Show as numbers',
  game: 'Game',
  start: 'Start',
};
