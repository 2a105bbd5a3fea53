import type { vi } from './vi.ts';

export const en: typeof vi = {
  one: 'A bot is one JavaScript file with this function. It is called whenever it is the bot’s turn, gets gameState and returns a move.',
  sample: 'The function a bot must have',
  state: 'What is in gameState',
  moves: 'What to return',
  types: 'Other types',
  optional: 'not always there',
  limits: 'Limits',
  limitTexts: (seconds, megabytes, kilobytes) => [
    `At most ${seconds} s of thought a move, ${megabytes} MB of memory (only the server can hold it to that), ${kilobytes} KB of code.`,
    'Too slow, an exception, a wrong return or an illegal move: it counts as a pass and a strike. Three strikes in a session and the bot is out.',
    'All of JavaScript, Math, JSON and console. No network, files, web page, timers, import, eval; no async.',
    'Variables outside the function live for one game: a bot remembers within a game and forgets with the next.',
    'Math.random is seeded by the game, so the same position gives the same answer.',
  ],
  keys: 'Shortcuts',
  keyTexts: (command, freeTab) => [
    [`${command}Enter`, 'Test the bot'],
    [`${command}S`, 'Save'],
    ['Ctrl+Space', 'Suggestions'],
    ['F1', 'All commands of the editor'],
    [freeTab, 'Then Tab leaves the code; once more, and Tab indents again'],
  ],
  examplesNote:
    'Example bots to read and copy. Putting one in replaces what is typed; it can be undone like anything typed.',
  exampleOf: (name) => `Code of ${name}`,
  replace: 'Replace all code',
  frame: 'Empty frame',
  loading: 'Opening the docs…',
  failed: 'The docs could not be opened. Try again with a network.',
};
