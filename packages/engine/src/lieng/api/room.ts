import { explain } from '../../messages/index.ts';
import { isRecord, readOptions } from '../../options.ts';
import { LIENG_OPTIONS, type LiengOptions, MAX_TABLE_CHIPS } from '../options.ts';
import { areChips } from '../previous.ts';
import { RULE_SETS } from '../setup.ts';
import { LiengApiError } from './errors.ts';
import { readPlayerIds } from './players.ts';
import type { RoomPlayer } from './types.ts';

/** A room as the caller gave it, once checked; nothing of it is trusted. */
export interface CheckedRoom {
  readonly players: readonly RoomPlayer[];
  readonly options: LiengOptions;
  /** By seat. */
  readonly chips: number[];
}

export const readRoom = (room: unknown): CheckedRoom => {
  if (!isRecord(room) || !Array.isArray(room.players) || !room.players.every(isRecord)) {
    throw new LiengApiError('BAD_ROOM');
  }
  const players = room.players.map((player) => ({ ...player })) as unknown as RoomPlayer[];
  readPlayerIds(
    players.map(({ id }) => id),
    RULE_SETS[0].seats,
  );
  const options = readOptions(LIENG_OPTIONS, room.options, players.length);
  if (!options.ok) throw new LiengApiError('BAD_OPTIONS', { why: explain(options.error, 'en') });
  const chips = players.map((player) => player.chips ?? options.value.startChips);
  if (!areChips(chips, players.length)) throw new LiengApiError('BAD_CHIPS', { max: MAX_TABLE_CHIPS });
  return { players, options: options.value, chips };
};
