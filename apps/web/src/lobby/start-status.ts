import type { Language, Seat } from '@sanh-rong/engine';
import type { TableView } from '@sanh-rong/table';
import { nameAt } from '../table/voice.ts';
import { LOBBY_WORDS } from './messages/vi.ts';
import { isHostAway, isPersonSeat, waitingFor } from './waiting.ts';

interface Standing {
  readonly view: TableView;
  readonly isHost: boolean;
  /** Enough are here to play without those who would sit in the empty seats. */
  readonly mayDrop: boolean;
  /** Whether the reader is ready. */
  readonly ready: boolean;
  /** The reader was ready, before the host changed what is played. */
  readonly changed: boolean;
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** What everybody waits for, said to one of them. */
export const startStatus = ({ view, isHost, mayDrop, ready, changed }: Standing, language: Language): string => {
  const words = LOBBY_WORDS[language];
  if (view.phase === 'ready') return view.you === null ? words.dealing : words.stopHint;
  if (!isHost && !ready) return changed ? words.rulesChanged : words.pressReady;
  const own = isHost ? '' : words.youAreReady;
  if (!isHost && isHostAway(view)) return joined(own, words.hostAway);
  const waiting = waitingFor(view);
  if (waiting.for === 'host') return joined(own, isHost ? words.allReady : words.waitsForHost);
  if (waiting.for === 'seats') {
    const free = words.seatsFree(waiting.free);
    if (isHost) return joined(free, mayDrop ? words.inviteFillOrDrop : words.inviteOrFill);
    return joined(own, free, mayDrop ? words.hostMayDrop : '');
  }
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const namesOf = (seats: readonly Seat[]): string =>
    list.format(seats.map((seat) => nameAt(view.seats, seat, language)));
  const isAway = (seat: Seat): boolean => {
    const holder = view.seats[seat];
    return isPersonSeat(holder) && holder.away;
  };
  const away = waiting.late.filter(isAway);
  const here = waiting.late.filter((seat) => !isAway(seat));
  return joined(
    own,
    here.length === 0 ? '' : words.waitsFor(namesOf(here)),
    away.length === 0 ? '' : words.awayNow(namesOf(away)),
    away.length > 0 && isHost ? words.mayReplace : '',
  );
};
