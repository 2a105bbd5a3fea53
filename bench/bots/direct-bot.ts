import { type BotAnswer, type BotCall, type BotGame, findBotGame, type LoadedBot } from '@sanh-rong/bot-kit';

/** A bot in this very process, without any sandbox: what everything else is compared with. */
export class DirectBot implements LoadedBot {
  private readonly game: BotGame;
  private readonly nextMove: (state: object) => unknown;

  constructor(game: string, source: string) {
    const found = findBotGame(game);
    if (found === null) throw new Error(`no game for bots: ${game}`);
    this.game = found;
    this.nextMove = new Function(`"use strict";\n${source}\n;return getNextMove;`)();
  }

  readonly answer = ({ snapshot }: BotCall): BotAnswer => {
    const read = this.game.readMove(this.nextMove(this.game.stateOf(snapshot)), snapshot);
    if (!read.ok) throw new Error(read.misread.problem);
    return { action: read.action, fault: null, returned: '', printed: [], unprinted: 0, micros: 0 };
  };

  async decide(calls: readonly BotCall[]): Promise<readonly BotAnswer[]> {
    return calls.map(this.answer);
  }

  forget(): void {}

  stop(): void {}
}
