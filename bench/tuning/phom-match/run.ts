import { type PhomAction, type PhomView, phom } from '../../../packages/engine/src/phom/index.ts';
import { Random } from '../../../packages/engine/src/random.ts';
import { levels } from '../../../packages/players/src/phom/index.ts';
import type { Budget, Player } from '../../../packages/players/src/player.ts';

/**
 * `node scripts/bench.mjs phom-match [hero] [rival] [ruleSet] [seats] [deals] [positions]`: one copy of the hero against rivals, every deal once
 * from each seat; points a game with their 95 % interval, clustered by deal.
 */

type PhomPlayer = Player<PhomView, PhomAction>;

const named = (id: string): PhomPlayer => {
  const player = levels.find((level) => level.id === id);
  if (player === undefined) throw new Error(`no level ${id}`);
  return player;
};

export const playGame = (
  request: { readonly ruleSet: string; readonly seats: number; readonly seed: string },
  players: readonly PhomPlayer[],
  budget: Budget,
): readonly number[] => {
  const dealt = phom.deal(request);
  if (!dealt.ok) throw new Error(dealt.error.reason);
  let { state } = dealt.value;
  const dice = players.map((_, seat) => new Random(`${request.seed} ${seat}`));
  for (let turn = phom.turn(state); turn !== null; turn = phom.turn(state)) {
    const view = phom.view(state, turn);
    const step = phom.apply(state, players[turn].choose(view, view.legal, dice[turn], budget));
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
  return phom.result(state)?.points ?? [];
};

const [heroId = 'keen', rivalId = 'simple', ruleSet = 'ta-la', seatsText = '4', dealsText = '500', positions = '0'] =
  process.argv.slice(2);
const seats = Number(seatsText);
const deals = Number(dealsText);
const hero = named(heroId);
const rival = named(rivalId);
const budget = { positions: Number(positions) };
let sum = 0;
let squares = 0;
const started = performance.now();

const tell = (played: number): void => {
  const mean = sum / played;
  const half = 1.96 * Math.sqrt((squares / played - mean * mean) / (played - 1));
  const took = (performance.now() - started) / (played * seats);
  process.stdout.write(
    `${ruleSet} ${seats} seats: ${heroId} against ${rivalId}: ${mean.toFixed(3)} ± ${half.toFixed(3)} a game, ${played} deals, ${took.toFixed(1)} ms a game\n`,
  );
};

/** Long matches tell how they stand now and then. */
const TOLD_EVERY = 250_000 / (1 + budget.positions);

let told = 0;
for (let deal = 0; deal < deals; deal++) {
  let mean = 0;
  for (let seat = 0; seat < seats; seat++) {
    const players = Array.from({ length: seats }, (_, at) => (at === seat ? hero : rival));
    mean += playGame({ ruleSet, seats, seed: `match ${deal}` }, players, budget)[seat] / seats;
  }
  sum += mean;
  squares += mean * mean;
  if (deal + 1 - told < TOLD_EVERY) continue;
  told = deal + 1;
  tell(told);
}
if (told < deals) tell(deals);
