import type { CardId, Seat } from '@sanh-rong/engine';
import type { TienLenAction, TienLenEvent, TienLenView } from '@sanh-rong/engine/tienlen';
import type { Voice } from '@sanh-rong/presentation';
import { combinationName, debtNote, playsOfRound, tienlenPresentation } from '@sanh-rong/presentation/tienlen';
import { type Mat, type TerminalPresentation, withHandles } from '../terminal-presentation.ts';
import { PASS_WORDS, terminalMessages } from './messages/index.ts';

/** Tiến Lên in a terminal: the only file the play loop meets of this game. */

const mat = (view: TienLenView, events: readonly TienLenEvent[], voice: Voice): Mat => {
  const say = terminalMessages(voice.language);
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
      words: PASS_WORDS,
      help: (language) => terminalMessages(language).passHelp,
    },
  }),
  acceptance: null,
  lineTurn: (_view, language) => terminalMessages(language).lineTurn,
  lineHelp: (_ruleSet, language) => terminalMessages(language).lineHelp,
  mat,
  wideMat: false,
};
