import type { Language } from '@sanh-rong/engine';
import type { PhomAction, PhomEvent, PhomView } from '@sanh-rong/engine/phom';
import { type PhomCommand, phomPresentation } from '@sanh-rong/presentation/phom';
import { everyWord, type Handle, type TerminalPresentation, withHandles } from '../terminal-presentation.ts';
import { mat } from './mat.ts';
import { TERMINAL_MESSAGES } from './messages/vi.ts';

/** Phỏm in a terminal: the only file the play loop meets of this game. */

const handle = (command: PhomCommand, keys: Handle['keys']): Handle => ({
  keys,
  words: everyWord(TERMINAL_MESSAGES, ({ words }) => words[command]),
  help: (language) => TERMINAL_MESSAGES[language].help[command],
});

const lineTurn = (view: PhomView, language: Language): string => {
  const say = TERMINAL_MESSAGES[language];
  if (view.phase === 'take') return say.lineTake;
  return view.phase === 'lay' ? say.lineLay : say.lineDiscard;
};

export const phomTerminal: TerminalPresentation<PhomView, PhomAction, PhomEvent> = {
  ...phomPresentation,
  commands: withHandles(phomPresentation.commands, {
    draw: handle('draw', { vi: 'b', en: 'd' }),
    eat: handle('eat', { vi: 'e', en: 'e' }),
    lay: handle('lay', { vi: 'p', en: 'p' }),
    send: handle('send', { vi: 'g', en: 'g' }),
    discard: handle('discard', { vi: 'x', en: 'x' }),
    u: handle('u', { vi: 'u', en: 'u' }),
  }),
  acceptance: null,
  lineTurn,
  lineHelp: (ruleSet, language) => TERMINAL_MESSAGES[language].lineHelp[ruleSet] ?? [],
  mat: (view, _events, voice) => mat(view, voice),
  wideMat: true,
};
