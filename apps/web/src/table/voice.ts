import type { Language, Seat } from '@sanh-rong/engine';
import type { Voice } from '@sanh-rong/presentation';
import { characterName } from '@sanh-rong/presentation/names';
import { type SeatView, STRIKES } from '@sanh-rong/table';
import type { Faulted } from '../link/table-link.ts';
import { TABLE_WORDS } from './messages/vi.ts';

/** The id of the person who practises on this device. */
export const HOME_PERSON = 'home';

/**
 * A person without a name of their own is "you", in the language that is read now and not in that of some earlier day.
 */
const isNameless = ({ id, name }: { readonly id: string; readonly name: string }): boolean =>
  id === HOME_PERSON && Object.values(TABLE_WORDS).some(({ you }) => you === name);

/** What a seat is called. Built-in players are folk characters that fit their level. */
export const seatName = (holder: SeatView | undefined, seat: Seat, language: Language): string => {
  const words = TABLE_WORDS[language];
  if (holder === undefined) return words.emptySeat;
  switch (holder.kind) {
    case 'empty':
      return words.emptySeat;
    case 'player':
      return characterName(holder.level, seat);
    case 'bot':
      return holder.name;
    case 'person':
      return isNameless(holder) ? words.you : holder.name;
  }
};

type Seats = readonly (SeatView | undefined)[];

/** Which of several with the same name this is, from 1; null for the only one. */
const ordinalOf = (names: readonly string[], seat: Seat): number | null => {
  const same = [...names.keys()].filter((other) => names[other] === names[seat]);
  return same.length < 2 ? null : same.indexOf(seat) + 1;
};

interface NameSuffix {
  readonly by: 'version' | 'order';
  readonly text: string;
}

/** What tells a seat from others of the same name; null where the name is enough. */
const nameSuffix = (seats: Seats, seat: Seat, language: Language): NameSuffix | null => {
  const names = seats.map((holder, at) => seatName(holder, at, language));
  const holder = seats[seat];
  const order = ordinalOf(names, seat);
  if (order === null || holder === undefined || holder.kind === 'empty') return null;
  if (holder.kind !== 'bot') return { by: 'order', text: `(${order})` };
  const { botVersion, versionMark } = TABLE_WORDS[language];
  const versions = seats.map((other, at) =>
    other?.kind === 'bot' ? botVersion(other.name, other.version) : names[at],
  );
  const among = ordinalOf(versions, seat);
  return among === null ? { by: 'version', text: versionMark(holder.version) } : { by: 'order', text: `(${among})` };
};

/** That suffix, such as the version of a bot that plays against another of its own; empty where there is none. */
export const seatMark = (seats: Seats, seat: Seat, language: Language): string =>
  nameSuffix(seats, seat, language)?.text ?? '';

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** What a seat is called among the others at its table. */
export const nameAt = (seats: Seats, seat: Seat, language: Language): string =>
  joined(seatName(seats[seat], seat, language), seatMark(seats, seat, language));

/** The same where the reader cannot look closer: bots always with their version. */
export const fullNameAt = (seats: Seats, seat: Seat, language: Language): string => {
  const holder = seats[seat];
  if (holder?.kind !== 'bot') return nameAt(seats, seat, language);
  const suffix = nameSuffix(seats, seat, language);
  return joined(
    TABLE_WORDS[language].botVersion(holder.name, holder.version),
    suffix?.by === 'order' ? suffix.text : '',
  );
};

/** How sentences about a table name its seats; the reader is "bạn". */
export const voiceOf = (seats: readonly SeatView[], you: Seat | null, language: Language): Voice => ({
  language,
  who: (seat) => ({
    name: seat === you ? TABLE_WORDS[language].you : nameAt(seats, seat, language),
    you: seat === you,
  }),
});

/** What a bot has done wrong, in words: what, how often by now, and what follows. */
export const faultSentence = ({ seat, fault, strikes, out }: Faulted, { language, who }: Voice): string => {
  const words = TABLE_WORDS[language];
  const { name } = who(seat);
  const counted = fault === 'server' ? '' : ` ${words.strikes(strikes, STRIKES)}.`;
  return `${words.faults[fault](name)}${counted}${out ? ` ${words.isOut(name)}` : ''}`;
};
