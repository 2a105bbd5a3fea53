import { oneAgainstCopies, playDeal, resultsOf } from '@sanh-rong/arena';
import { readRecord, writeRecord } from '@sanh-rong/engine';
import { TienLenGame, tienlen } from '@sanh-rong/engine/tienlen';

/**
 * What a user of the packages would write: deal, let the clock play to the end, read the text back, use the class and
 * the arena.
 */

const dealt = tienlen.deal({ seats: 3, seed: 'package' });
if (!dealt.ok) throw new Error(dealt.error.reason);
let { state } = dealt.value;
while (tienlen.turn(state) !== null) {
  const step = tienlen.apply(state, tienlen.timeout(state));
  if (!step.ok) throw new Error(step.error.code);
  state = step.value.state;
}
const replay = readRecord(writeRecord(tienlen, state));
const names = new Map([
  ['a', 'A'],
  ['b', 'B'],
]);
const game = new TienLenGame(['a', 'b'], names, {}, true, { shuffle: (deck) => deck, now: () => 0 });
game.start();
const match = { game: tienlen, ruleSet: 'thirteen', lineup: oneAgainstCopies(3), seed: 'package' };
const last = ({ view }: { view: { legal: readonly { type: string }[] } }) => view.legal[view.legal.length - 1];
const rotations = resultsOf(playDeal(match, 0, [last, last]));

(globalThis as { answer?: string }).answer = JSON.stringify({
  points: tienlen.result(state)?.points,
  replayed: replay.ok,
  phase: game.getPhase(),
  rotations: rotations?.length,
});
