import type { TableView } from '@sanh-rong/table';
import type { Offer } from './offer.tsx';

/** How long a player has to say no (milliseconds). */
const TO_SAY_NO = 6_000;

/** So much earlier than the next deal there one sits down; with less time than that to say no it is not done. */
const BEFORE_DEAL = 1_500;

/**
 * When a player is taken along to company by themselves; null where it is left to them, or to the others. Never out of
 * a game, and no player who sleeps: a built-in player plays for them already.
 */
export const moveTime = (
  { betweenGames, endsAt }: Pick<Offer, 'betweenGames' | 'endsAt'>,
  { phase, seats, you }: Pick<TableView, 'phase' | 'seats' | 'you'>,
  now: number,
): number | null => {
  const own = seats[you ?? -1];
  if (phase === 'playing' || !betweenGames || own?.kind !== 'person' || own.standIn) return null;
  const at = Math.min(now + TO_SAY_NO, endsAt - BEFORE_DEAL);
  return at < now + BEFORE_DEAL ? null : at;
};
