import { type DealtGame, dealtGame, luckAndPlay, USUAL_PLAYS } from '@sanh-rong/analysis';
import { readRecord } from '@sanh-rong/engine';
import type { FromLuck, LuckGame, LuckOrder } from './wire.ts';

/** Luck and play as the worker finds them. It knows all games and their players, so no page may load it. */

/** The same for everybody: a session has one answer. */
const SEED = 'luck';

const dealtIn = ({ text, seat }: LuckGame): DealtGame | null => {
  const read = text === null ? null : readRecord(text);
  if (!read?.ok) return null;
  return dealtGame(read.value, { seat, seed: SEED, plays: USUAL_PLAYS });
};

/** After each game what is known so far. */
export function* luckOf({ games }: LuckOrder): Generator<FromLuck> {
  const told: DealtGame[] = [];
  for (const [at, game] of games.entries()) {
    const dealt = dealtIn(game);
    if (dealt !== null) told.push(dealt);
    yield { luck: luckAndPlay(told), looked: at + 1 };
  }
}
