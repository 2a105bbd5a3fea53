import { type BotAnswer, type BotCall, findBotGame, judge, type LoadedBot } from '@sanh-rong/bot-kit';
import { type AnyGame, type BaseAction, type BaseState, findGame } from '@sanh-rong/engine';

/** Games of four bots that are played side by side, so that each bot is asked for many decisions in one message. */

interface Playing {
  readonly number: number;
  state: BaseState<BaseAction>;
}

export interface Match {
  readonly game: string;
  readonly ruleSet: string;
  /** By seat. */
  readonly bots: readonly LoadedBot[];
  readonly games: number;
  readonly together: number;
}

export interface Played {
  readonly decisions: number;
  readonly faults: number;
}

const rules = (id: string): AnyGame => {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

export const playMatch = async ({ game: id, ruleSet, bots, games, together }: Match): Promise<Played> => {
  const game = rules(id);
  const botGame = findBotGame(id);
  if (botGame === null) throw new Error(`no game for bots: ${id}`);
  let dealt = 0;
  let decisions = 0;
  let faults = 0;
  const scores = bots.map(() => 0);

  const deal = (): Playing => {
    dealt += 1;
    const ruling = game.deal({ ruleSet, seats: bots.length, seed: `bench ${dealt}` });
    if (!ruling.ok) throw new Error(ruling.error.code);
    return { number: dealt, state: ruling.value.state };
  };

  /** The one decision a game waits for. */
  const pendingOf = (playing: Playing, seat: number) => {
    const view = game.view(playing.state, seat);
    const call: BotCall = {
      snapshot: botGame.snapshot(view, { scores }),
      dice: `${playing.number}:${playing.state.history.length}`,
      memory: playing.number,
    };
    return { playing, view, call };
  };

  const go = (playing: Playing, view: ReturnType<typeof pendingOf>['view'], answer: BotAnswer): void => {
    decisions += 1;
    const verdict = judge(game, view, answer);
    if (!verdict.ok) faults += 1;
    const ruling = game.apply(playing.state, verdict.ok ? verdict.action : game.timeout(playing.state));
    if (!ruling.ok) throw new Error(ruling.error.code);
    playing.state = ruling.value.state;
  };

  let open: Playing[] = [];
  for (;;) {
    for (const { number, state } of open) if (game.turn(state) === null) for (const bot of bots) bot.forget(number);
    open = open.filter(({ state }) => game.turn(state) !== null);
    while (open.length < together && dealt < games) open.push(deal());
    if (open.length === 0) return { decisions, faults };
    await Promise.all(
      bots.map(async (bot, seat) => {
        const pending = open
          .filter(({ state }) => game.turn(state) === seat)
          .map((playing) => pendingOf(playing, seat));
        const answers = pending.length === 0 ? [] : await bot.decide(pending.map(({ call }) => call));
        for (const [at, { playing, view }] of pending.entries()) go(playing, view, answers[at]);
      }),
    );
  }
};
