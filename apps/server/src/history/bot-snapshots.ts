import { findBotGame } from '@sanh-rong/bot-kit';
import { type Json, readRecord, type Seat, type Viewer } from '@sanh-rong/engine';
import type { BotHiding } from '../database/schema/bots.ts';

/** A turn of a bot in a finished game. */
export interface BotTurnReference {
  readonly seat: Seat;
  /** How many moves of the game came before. */
  readonly move: number;
  /** Which seats hid or showed how many cards they held by then: no part of the game's text. */
  readonly hidings: readonly BotHiding[];
  /** The person who asks owns the bot. */
  readonly own: boolean;
}

/** What a reader may see of bots in a finished game. */
export interface BotSnapshots {
  /** Hands may stay hidden for good in this game. */
  readonly conceals: boolean;
  /** What the bot was told, by turn; null where its hand stays hidden from this viewer. */
  readonly snapshots: readonly Json[];
}

/** What bots were told at their turns, made again from the text of the game. Null when the text is not one that this version reads. */
export const botSnapshots = (
  text: string,
  viewer: Viewer,
  scores: readonly number[],
  turns: readonly BotTurnReference[],
): BotSnapshots | null => {
  const read = readRecord(text);
  if (!read.ok) return null;
  const { game, steps } = read.value;
  const known = findBotGame(game.id);
  const end = steps[steps.length - 1].state;
  if (known === null || game.turn(end) !== null) return null;
  const snapshotFor = ({ seat, move, hidings, own }: BotTurnReference): Json => {
    const state = steps[move]?.state;
    if (state === undefined || game.turn(state) !== seat) return null;
    const isHidden = game.conceals && !own && game.hindsight(state, end, viewer).hands[seat] === null;
    if (isHidden) return null;
    const seen = hidings.reduce((each, [hider, hidden]) => game.hideCount?.(each, hider, hidden) ?? each, state);
    return known.snapshot(game.view(seen, seat), { scores });
  };
  return { conceals: game.conceals, snapshots: turns.map(snapshotFor) };
};
