import { decide, evolve, type Person, replayTable, type Surroundings, type TableEvent, tick } from '@sanh-rong/table';

/**
 * Whether the first game of a table that begins like this is played, and not over at the deal. A table says so only by
 * dealing: it is dealt on the side, by the very same code, and thrown away. Only for tables whose cards this device
 * draws anyway; on a server nothing is dealt before it is promised.
 */
export const isPlayed = (opening: readonly TableEvent[], person: Person, around: Surroundings): boolean => {
  let state = replayTable(opening);
  if (state === null) return true;
  const started = decide(state, person, { type: 'start' }, around);
  if (!started.ok) return true;
  for (const event of started.value) state = evolve(state, event).state;
  const dealt = tick({ ...state, wake: around.now, countdownEnds: around.now }, around);
  if (!dealt.ok) return true;
  for (const event of dealt.value) state = evolve(state, event).state;
  return state.session.results.length === 0;
};
