import { Random } from '@sanh-rong/engine';
import { ALWAYS_PLAYED } from '../apps/server/test/support/always-played.ts';
import { ScriptedPlayer } from '../apps/server/test/support/scripted-player.ts';
import type { AskedSettings, Hall } from './hall.ts';

/**
 * A person without a browser who opens a table for one game (of Tiến Lên for two where no other is named), waits, and then
 * plays the first legal move, as do others who take all seats but one.
 */
export interface Rival {
  readonly code: string;
  /** Starts the game once everybody else is ready, and plays from then on. */
  begin(): Promise<void>;
  leave(): void;
}

export const newRival = async (hall: Hall, { seats = 2, ...game }: AskedSettings = ALWAYS_PLAYED): Promise<Rival> => {
  const guest = await hall.guest('Nam');
  const host = await hall.client(guest);
  // The result of a single game stays: nothing comes after it by itself.
  const settings = { ...game, seats, games: 1, turnSeconds: 120 };
  const { code } = await host.view('create_table', { settings });
  const players = [guest];
  for (let other = 2; other < seats; other++) {
    const company = await hall.guest(`Khách ${other}`);
    const client = await hall.client(company);
    await client.view('join_table', { tableId: code });
    await client.must('player_ready', { tableId: code });
    players.push(company);
  }
  let scripted: readonly ScriptedPlayer[] = [];
  return {
    code,
    begin: async () => {
      await host.until(() =>
        host.at(code).seats.every((seat) => seat.kind !== 'person' || seat.id === guest.id || seat.ready),
      );
      await host.must('start_game', { tableId: code });
      scripted = players.map((player, at) => new ScriptedPlayer(hall.url, player, code, new Random(`rival ${at}`)));
    },
    leave: () => {
      for (const player of scripted) player.leave();
    },
  };
};
