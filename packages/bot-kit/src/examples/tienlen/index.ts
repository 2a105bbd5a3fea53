import { example, type GameExamples, randomExample } from '../example.ts';
import { defensive } from './defensive.ts';
import { greedy } from './greedy.ts';
import { en } from './messages/en.ts';
import { vi } from './messages/vi.ts';
import { random } from './random.ts';
import { template } from './template.ts';

const WORDS = { vi, en };

export const tienlenExamples: GameExamples = {
  template: (language) => template(WORDS[language]),
  examples: [
    randomExample('tienlen', 'random', random),
    example('tienlen', 'greedy', WORDS, ({ greedy }) => greedy, greedy),
    example('tienlen', 'defensive', WORDS, ({ defensive }) => defensive, defensive),
  ],
};
