import { anyMove } from '../any-move.ts';
import { example, type GameExamples, randomExample } from '../example.ts';
import { careful } from './careful.ts';
import { en } from './messages/en.ts';
import { vi } from './messages/vi.ts';
import { template } from './template.ts';

const WORDS = { vi, en };

export const liengExamples: GameExamples = {
  template: (language) => template(WORDS[language]),
  examples: [
    randomExample('lieng', 'lieng-random', anyMove),
    example('lieng', 'lieng-careful', WORDS, ({ careful }) => careful, careful),
  ],
};
