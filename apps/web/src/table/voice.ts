import type { Language, Seat } from '@sanh-rong/engine';
import type { Voice } from '@sanh-rong/face';
import type { SeatView } from '@sanh-rong/table';
import { TABLE_WORDS } from './messages/index.ts';

/** What a seat is called. Built-in players are folk characters, the same one at the same seat. */
export const seatName = (holder: SeatView | undefined, seat: Seat, language: Language): string => {
  const words = TABLE_WORDS[language];
  if (holder === undefined || holder.kind === 'empty') return words.emptySeat;
  return holder.kind === 'person' ? holder.name : words.characters[seat % words.characters.length];
};

/** How sentences about a table name its seats; whoever reads them is "bạn". */
export const voiceOf = (seats: readonly SeatView[], you: Seat | null, language: Language): Voice => ({
  language,
  who: (seat) => ({
    name: seat === you ? TABLE_WORDS[language].you : seatName(seats[seat], seat, language),
    you: seat === you,
  }),
});
