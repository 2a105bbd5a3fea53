import { isOwnView } from '@sanh-rong/engine';
import type { LiengAction, LiengEvent, LiengView } from '@sanh-rong/engine/lieng';
import type { Voice } from '@sanh-rong/presentation';
import { type LiengCommand, liengPresentation, ownSeat } from '@sanh-rong/presentation/lieng';
import {
  DEALER_MARK,
  everyWord,
  type Handle,
  type Mat,
  type TerminalPresentation,
  withHandles,
} from '../terminal-presentation.ts';
import { TERMINAL_MESSAGES } from './messages/vi.ts';

/** Liêng in a terminal: the only file the play loop meets of this game. */

const handle = (command: LiengCommand, keys: Handle['keys']): Handle => ({
  keys,
  words: everyWord(TERMINAL_MESSAGES, ({ words }) => words[command]),
  help: (language) => TERMINAL_MESSAGES[language].help[command],
});

/** What the viewer has bet and has left, or that they sit out. */
const standing = (view: LiengView, { language }: Voice): string => {
  const own = ownSeat(view);
  return view.sitsOut[own]
    ? liengPresentation.seat(view, [], own, language).status
    : TERMINAL_MESSAGES[language].own(view.bets[own], view.chips[own]);
};

const mat = (view: LiengView, voice: Voice): Mat => {
  const say = TERMINAL_MESSAGES[voice.language];
  return {
    cards: [],
    caption: '',
    trail: [],
    board: [
      { text: say.pot(view.pot), tone: 'bold' },
      { text: view.bet === 0 ? say.noBet : say.bet(view.bet), tone: 'plain' },
      // A view of all hands has no chips of its own.
      ...(isOwnView(view) ? [{ text: standing(view, voice), tone: 'plain' } as const] : []),
      { text: say.dealer(DEALER_MARK, voice.who(view.dealer)), tone: 'quiet' },
    ],
    note: '',
  };
};

export const liengTerminal: TerminalPresentation<LiengView, LiengAction, LiengEvent> = {
  ...liengPresentation,
  commands: withHandles(liengPresentation.commands, {
    fold: handle('fold', { vi: 'b', en: 'f' }),
    call: handle('call', { vi: 't', en: 'c' }),
    raise: handle('raise', { vi: 'r', en: 'r' }),
    allIn: handle('allIn', { vi: 'a', en: 'a' }),
  }),
  acceptance: { key: 'n', words: everyWord(TERMINAL_MESSAGES, ({ words }) => words.rebuy) },
  lineTurn: (_view, language) => TERMINAL_MESSAGES[language].lineTurn,
  lineHelp: (_ruleSet, language) => TERMINAL_MESSAGES[language].lineHelp,
  mat: (view, _events, voice) => mat(view, voice),
  wideMat: false,
};
