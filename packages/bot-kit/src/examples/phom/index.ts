import { anyMove } from '../any-move.ts';
import { example, type GameExamples, randomExample } from '../example.ts';
import { collector } from './collector.ts';
import { en } from './messages/en.ts';
import { vi } from './messages/vi.ts';
import { template } from './template.ts';

const WORDS = { vi, en };

export const phomExamples: GameExamples = {
  template: (language) => template(WORDS[language]),
  examples: [
    randomExample('phom', 'phom-random', anyMove),
    example('phom', 'phom-collector', WORDS, ({ collector }) => collector, collector),
  ],
};
