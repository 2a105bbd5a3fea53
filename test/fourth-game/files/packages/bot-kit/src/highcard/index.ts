import type { Json } from '@sanh-rong/engine';
import type { HighCardAction } from '@sanh-rong/engine/highcard';
import type { BotGame } from '../bot-game.ts';
import type { GameExamples } from '../examples/example.ts';
import { seatOf } from '../own-view.ts';
import type { GameSituations } from '../situations/situation.ts';
import type { GameTypings } from '../typings/index.ts';
import type { MoveWords } from '../words/move-words.ts';

interface Snapshot {
  readonly card: string;
  readonly moves: readonly string[];
}

export const highcardBots: BotGame = {
  id: 'highcard',
  snapshot: (view) => ({ card: view.hands[seatOf(view)]?.[0] ?? '', moves: view.legal.map(({ type }) => type) }),
  stateOf: (snapshot: Json) => {
    const { card, moves } = snapshot as unknown as Snapshot;
    return { card, moves: [...moves] };
  },
  readMove: (returned) => {
    const action = (returned as { readonly action?: unknown } | null)?.action;
    if (action === 'keep' || action === 'swap') return { ok: true, action: { type: action } };
    return { ok: false, misread: { problem: 'unknownAction', where: 'action', found: String(action) } };
  },
};

const SOURCE = 'function getNextMove({ moves }) { return { action: moves[moves.length - 1] }; }';

export const highcardExamples: GameExamples = { template: () => SOURCE, examples: [] };
export const highcardTypings: GameTypings = { names: {}, typings: () => 'interface GameState { moves: string[] }' };
export const HIGHCARD_SITUATIONS: GameSituations = { situations: [], words: [] };
export const HIGHCARD_MOVES: MoveWords<HighCardAction> = { keep: () => 'Keep it', swap: () => 'Swap it' };
