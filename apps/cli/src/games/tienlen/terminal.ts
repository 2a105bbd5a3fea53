import type { CardId, Seat } from '@sanh-rong/engine';
import type { TienLenAction, TienLenEvent, TienLenView } from '@sanh-rong/engine/tienlen';
import type { Voice } from '@sanh-rong/presentation';
import { combinationName, debtNote, playsOfRound, tienlenPresentation } from '@sanh-rong/presentation/tienlen';
import { everyWord, type Mat, type TerminalPresentation, withHandles } from '../terminal-presentation.ts';
import { TERMINAL_MESSAGES } from './messages/vi.ts';

/** Tiến Lên in a terminal: the only file the play loop meets of this game. */

const mat = (view: TienLenView, events: readonly TienLenEvent[], voice: Voice): Mat => {
  const say = TERMINAL_MESSAGES[voice.language];
  const named = ({ seat, cards }: { readonly seat: Seat; readonly cards: readonly CardId[] }): string =>
    say.mat(voice.who(seat), combinationName(cards, voice.language));
  return {
    cards: view.table?.cards ?? [],
    caption: view.table === null ? '' : named(view.table),
    trail: playsOfRound(events).slice(0, -1).map(named),
    board: [],
    note: debtNote(view, voice),
  };
};

export const tienlenTerminal: TerminalPresentation<TienLenView, TienLenAction, TienLenEvent> = {
  ...tienlenPresentation,
  commands: withHandles(tienlenPresentation.commands, {
    pass: {
      keys: { vi: 'p', en: 'p' },
      words: everyWord(TERMINAL_MESSAGES, ({ passWords }) => passWords),
      help: (language) => TERMINAL_MESSAGES[language].passHelp,
    },
  }),
  acceptance: null,
  lineTurn: (_view, language) => TERMINAL_MESSAGES[language].lineTurn,
  lineHelp: (_ruleSet, language) => TERMINAL_MESSAGES[language].lineHelp,
  mat,
  wideMat: false,
};
