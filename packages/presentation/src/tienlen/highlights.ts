import type { CardId } from '@sanh-rong/engine';
import type { TienLenEvent } from '@sanh-rong/engine/tienlen';
import type { Highlight, Voice } from '../presentation.ts';
import { capitalised } from '../words.ts';
import { twosHeldBy } from './account.ts';
import { cutName, isCut, longerStraight } from './combination.ts';
import { TIENLEN_MESSAGES } from './messages/vi.ts';

/** What of a game of Tiến Lên is felt: cuts, wins, rounds, and what is paid dearly. */

type Kind<Name extends TienLenEvent['type']> = Extract<TienLenEvent, { readonly type: Name }>;

/** What a play answers: the last play of its round before it. */
const answeredBy = (events: readonly TienLenEvent[], at: number): readonly CardId[] | null => {
  const before = events.slice(0, at).findLast(({ type }) => type === 'play' || type === 'roundWon');
  return before?.type === 'play' ? before.cards : null;
};

const cutBy = (events: readonly TienLenEvent[], at: number, play: Kind<'play'>, voice: Voice): Highlight[] => {
  const { highlights } = TIENLEN_MESSAGES[voice.language];
  const below = answeredBy(events, at);
  if (below === null || !isCut(play.cards, below)) return [];
  const next = events[at + 1];
  const cut = next?.type === 'cut' ? next : null;
  const stacks = cut !== null && cut.debt > cut.amount;
  return [
    {
      kind: 'cut',
      seat: play.seat,
      text: stacks ? highlights.stackedCut : highlights.cut(cutName(below, voice.language)),
      detail: cut === null ? '' : highlights.owes(voice.who(cut.victim), cut.debt),
    },
  ];
};

const surprise = (
  events: readonly TienLenEvent[],
  at: number,
  { seat, cards }: Kind<'play'>,
  voice: Voice,
): Highlight[] => {
  const { highlights } = TIENLEN_MESSAGES[voice.language];
  const lengths = longerStraight(cards, answeredBy(events, at));
  if (lengths === null) return [];
  const { longer, shorter } = lengths;
  return [{ kind: 'rule', seat, text: highlights.longerStraight, detail: highlights.lengths(longer, shorter) }];
};

const paid = (
  events: readonly TienLenEvent[],
  { from, to, amount, for: reason }: Kind<'pay'>,
  voice: Voice,
): Highlight[] => {
  const say = TIENLEN_MESSAGES[voice.language];
  const payer = voice.who(from);
  switch (reason) {
    case 'cong':
      return [{ kind: 'cong', seat: from, text: say.highlights.cong, detail: say.paysCong(payer, amount) }];
    case 'denBai':
      return [{ kind: 'cong', seat: from, text: say.highlights.denBai, detail: say.paysDenBai(payer, amount) }];
    case 'thui': {
      const text = twosHeldBy(events, from).length > 0 ? say.highlights.thuiHeo : say.highlights.thuiHang;
      return [{ kind: 'thui', seat: from, text, detail: say.paysThui(payer, voice.who(to), amount) }];
    }
    default:
      return [];
  }
};

const wentOut = ({ seat, place }: Kind<'out'>, seats: number, voice: Voice, playsOn: boolean): Highlight[] => {
  const { highlights } = TIENLEN_MESSAGES[voice.language];
  if (playsOn && place === seats) return [];
  const text = playsOn ? highlights.place(place) : highlights.win;
  return [{ kind: 'win', seat, text, detail: highlights.outOfCards(voice.who(seat)) }];
};

/** `playsOn`: the rule set goes on after the first one out. */
export const highlights = (
  events: readonly TienLenEvent[],
  from: number,
  voice: Voice,
  playsOn: boolean,
): readonly Highlight[] => {
  const say = TIENLEN_MESSAGES[voice.language];
  const first = events[0];
  const seats = first?.type === 'deal' ? first.hands.length : 0;
  return events.slice(from).flatMap((event, i): Highlight[] => {
    switch (event.type) {
      case 'winAtTheDeal': {
        const { seat, hand } = event;
        return [{ kind: 'toiTrang', seat, text: say.highlights.toiTrang, detail: capitalised(say.hands[hand]) }];
      }
      case 'play':
        return [...cutBy(events, from + i, event, voice), ...surprise(events, from + i, event, voice)];
      case 'out':
        return wentOut(event, seats, voice, playsOn);
      case 'pay':
        return paid(events, event, voice);
      case 'roundWon': {
        const { leader } = event;
        const detail = say.highlights.leads(voice.who(leader));
        return [{ kind: 'roundWon', seat: leader, text: say.highlights.roundWon, detail }];
      }
      default:
        return [];
    }
  });
};
