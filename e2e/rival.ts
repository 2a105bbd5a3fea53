import { Random } from '@sanh-rong/engine';
import { ALWAYS_PLAYED } from '../apps/server/test/support/always-played.ts';
import { ScriptedPlayer } from '../apps/server/test/support/scripted-player.ts';
import type { Hall } from './hall.ts';

/**
 * A person without a browser who opens a table for one game (of Tiến Lên where no other is named), waits, and then
 * plays the first legal move.
 */
export interface Rival {
  readonly code: string;
  /** Starts the game once everybody else is ready, and plays from then on. */
  begin(): Promise<ScriptedPlayer>;
  leave(): void;
}

export const newRival = async (hall: Hall, game: object = ALWAYS_PLAYED): Promise<Rival> => {
  const guest = await hall.guest('Nam');
  const host = await hall.client(guest);
  // The result of a single game stays: nothing comes after it by itself.
  const settings = { ...game, seats: 2, games: 1, turnSeconds: 120 };
  const { code } = await host.view('create_table', { settings });
  let scripted: ScriptedPlayer | null = null;
  return {
    code,
    begin: async () => {
      await host.until(() =>
        host.at(code).seats.every((seat) => seat.kind !== 'person' || seat.id === guest.id || seat.ready),
      );
      await host.must('start_game', { tableId: code });
      scripted = new ScriptedPlayer(hall.url, guest, code, new Random(`rival ${code}`));
      return scripted;
    },
    leave: () => scripted?.leave(),
  };
};
