import { createContext, runInContext } from 'node:vm';
import type { AnyGame, BaseAction, BaseState, DealRequest, GameResult } from '@sanh-rong/engine';
import { Random } from '@sanh-rong/engine';
import type { BotGame } from '../src/bot-game.ts';
import type { BotFault } from '../src/calls.ts';
import { judge } from '../src/judge.ts';

/** A bot's function in a world of its own, with dice that fall the same every time. */
export const functionOf = (source: string, dice: string): ((state: object) => unknown) => {
  const random = new Random(dice);
  const world = createContext({ dice: () => random.fraction() });
  return runInContext(`Math.random = dice;\n${source}\ngetNextMove;`, world);
};

export interface PlayedByBots {
  readonly result: GameResult;
  readonly faults: readonly BotFault[];
  readonly moves: number;
}

/** A whole game among bots, by seat, each asked as a sandbox asks it. A faulty bot's move becomes the clock's. */
export const playByBots = (
  game: AnyGame,
  botGame: BotGame,
  request: DealRequest,
  bots: readonly ((state: object) => unknown)[],
): PlayedByBots => {
  const dealt = game.deal(request);
  if (!dealt.ok) throw new Error(dealt.error.reason);
  const faults: BotFault[] = [];
  let state: BaseState<BaseAction> = dealt.value.state;
  let moves = 0;
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    const view = game.view(state, turn);
    const snapshot = JSON.parse(JSON.stringify(botGame.snapshot(view, { scores: view.hands.map(() => 0) })));
    const reading = botGame.readMove(bots[turn](botGame.stateOf(snapshot)), snapshot);
    const verdict = judge(game, view, {
      action: reading.ok ? reading.action : null,
      fault: reading.ok ? null : { kind: 'invalid', ...reading.misread },
      returned: '',
      printed: [],
      unprinted: 0,
      micros: 0,
    });
    if (!verdict.ok) faults.push(verdict.fault);
    const next = game.apply(state, verdict.ok ? verdict.action : game.timeout(state));
    if (!next.ok) throw new Error(next.error.reason);
    state = next.value.state;
    moves += 1;
  }
  const result = game.result(state);
  if (result === null) throw new Error('The game did not end.');
  return { result, faults, moves };
};
