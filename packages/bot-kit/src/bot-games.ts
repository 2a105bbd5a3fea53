import type { GameId } from '@sanh-rong/engine';
import type { BotGame } from './bot-game.ts';
import { liengBots } from './lieng/index.ts';
import { phomBots } from './phom/index.ts';
import { tienlenBots } from './tienlen/index.ts';

/** Every game that bots can play. */
export const BOT_GAMES: readonly BotGame[] = Object.values({
  tienlen: tienlenBots,
  phom: phomBots,
  lieng: liengBots,
} satisfies Record<GameId, BotGame>);

export const findBotGame = (id: string): BotGame | null => BOT_GAMES.find((game) => game.id === id) ?? null;
