import type { Who } from '@sanh-rong/presentation';
import type { PhomCommand } from '@sanh-rong/presentation/phom';

/** What the terminal says of Phỏm in English. */
export const en = {
  help: {
    draw: 'draw a card from the stock',
    eat: 'eat the last discard, with the cards selected or with any that fit',
    lay: 'lay the phỏm selected, or all you have; Enter confirms',
    send: 'send the card selected onto a phỏm on the table; press again for another one',
    discard: 'discard the card selected (so does Enter)',
    u: 'declare ù',
  } as Readonly<Record<PhomCommand, string>>,
  words: {
    draw: ['draw', 'd'],
    eat: ['eat', 'e'],
    lay: ['lay', 'p'],
    send: ['send', 'g'],
    discard: ['discard', 'x'],
    u: ['u'],
  } as Readonly<Record<PhomCommand, readonly string[]>>,

  lineTake: 'Your move (draw, or eat 7s 8s; hint, help, quit):',
  lineLay: 'Your move (lay 7s 7c 7d, send 8h, discard Kd; hint, help, quit):',
  lineDiscard: 'Your move (discard Kd, or just Kd; hint, help, quit):',
  lineHelp: {
    'ta-la': [
      'draw  a card from the stock',
      'eat 7s 8s (or just eat)  take the last discard into a phỏm with these cards',
      'lay 7s 7c 7d (or just lay)  put phỏm on the table, when it is time',
      'send 8h  add a card to a phỏm on the table, after laying your own',
      'discard Kd (or just Kd)  ends your turn',
      'u  declare ù: at most one card outside phỏm, directly after taking',
    ],
    basic: [
      'draw  a card from the stock',
      'eat 7s 8s (or just eat)  take the last discard into a phỏm with these cards',
      'discard Kd (or just Kd)  ends your turn',
    ],
  } as Readonly<Record<string, readonly string[]>>,

  stock: (left: number) => `Stock ${left}`,
  discardedBy: (who: Who, card: string) => `${who.name} discarded ${card}`,
  line: {
    discards: (shown: string) => `discards ${shown}`,
    melds: (shown: string) => `phỏm ${shown}`,
    eaten: (shown: string) => `ate ${shown}`,
    hidden: (card: string, size: number) => `${card}+${size - 1}`,
    nothing: '–',
  },
};

export type PhomTerminalMessages = typeof en;
