import type { HighCardAction, HighCardEvent, HighCardView } from '@sanh-rong/engine/highcard';
import { highcardPresentation } from '@sanh-rong/presentation/highcard';
import { type Handle, type TerminalPresentation, withHandles } from '../terminal-presentation.ts';

const handle = (key: string, word: string): Handle => ({ keys: { vi: key, en: key }, words: [word], help: () => word });

export const highcardTerminal: TerminalPresentation<HighCardView, HighCardAction, HighCardEvent> = {
  ...highcardPresentation,
  commands: withHandles(highcardPresentation.commands, { keep: handle('k', 'keep'), swap: handle('w', 'swap') }),
  acceptance: null,
  lineTurn: () => 'keep or swap',
  lineHelp: () => ['keep', 'swap'],
  mat: () => ({ cards: [], caption: '', trail: [], board: [], note: '' }),
  wideMat: false,
};
