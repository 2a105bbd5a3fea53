import type { vi } from './vi.ts';

export const en: typeof vi = {
  signs: 'Signs',
  indent: 'Indent',
  loadingEditor: 'Opening the code editor…',
  editorFailed: 'The full code editor did not load, so this is the plain one. Everything else works as usual.',
  tryFull: 'Try again',
  leftOut: 'Lines that are the same',
  labelWithWayOut: (label, freeTab) => `${label}. ${freeTab}, then Tab leaves.`,
  run: 'Test the bot',
  save: 'Save the bot',
};
