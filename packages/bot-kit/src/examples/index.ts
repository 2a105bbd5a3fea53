import { type GameId, isGameId, type Language } from '@sanh-rong/engine';
import { anyMove } from './any-move.ts';
import { careful } from './lieng/careful.ts';
import { template as liengTemplate } from './lieng/template.ts';
import { type ExampleWords, exampleWords } from './messages/index.ts';
import { collector } from './phom/collector.ts';
import { template as phomTemplate } from './phom/template.ts';
import { defensive } from './tienlen/defensive.ts';
import { greedy } from './tienlen/greedy.ts';
import { random } from './tienlen/random.ts';
import { template as tienlenTemplate } from './tienlen/template.ts';

/** A whole bot to read, copy and improve. Its comments are in the language asked for. */
export interface Example {
  readonly id: string;
  readonly game: string;
  title(language: Language): string;
  about(language: Language): string;
  source(language: Language): string;
}

type Write = (words: ExampleWords) => string;

const example = (id: string, game: string, words: Exclude<keyof ExampleWords, 'templates'>, write: Write): Example => ({
  id,
  game,
  title: (language) => exampleWords(language)[words].title,
  about: (language) => exampleWords(language)[words].about,
  source: (language) => write(exampleWords(language)),
});

/** Of each game the simplest first. */
export const EXAMPLES: readonly Example[] = [
  example('random', 'tienlen', 'random', random),
  example('greedy', 'tienlen', 'greedy', greedy),
  example('defensive', 'tienlen', 'defensive', defensive),
  example('phom-random', 'phom', 'random', anyMove),
  example('phom-collector', 'phom', 'phom', collector),
  example('lieng-random', 'lieng', 'random', anyMove),
  example('lieng-careful', 'lieng', 'lieng', careful),
];

const TEMPLATES: Readonly<Record<GameId, Write>> = {
  tienlen: tienlenTemplate,
  phom: phomTemplate,
  lieng: liengTemplate,
};

/** What a new bot begins with; empty for a game without bots. */
export const template = (game: string, language: Language): string =>
  isGameId(game) ? TEMPLATES[game](exampleWords(language)) : '';
