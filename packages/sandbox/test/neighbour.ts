import type { LoadedBot } from '@sanh-rong/bot-kit';
import { expect } from 'vitest';
import type { Sandboxes } from '../src/index.ts';
import { firstCall } from './calls.ts';

/** Counts what it is asked, and plays the first move there is. */
const SOURCE = `
let asked = 0;
function getNextMove({ validMoves, myCards }) {
  asked += 1;
  console.log(asked, validMoves.length, myCards.length, typeof polluted, {}.polluted);
  return { action: 'play', cards: validMoves[0].cards };
}`;

/** An innocent bot beside all the others: while they attack, it is asked, answers right and remembers its game. */
export class Neighbour {
  private readonly bot: LoadedBot;
  private asked = 0;

  private constructor(bot: LoadedBot) {
    this.bot = bot;
  }

  static async moveIn(sandboxes: Sandboxes): Promise<Neighbour> {
    const loading = await sandboxes.load({ game: 'tienlen', source: SOURCE, owner: 'the neighbour' });
    if (!loading.ok) throw new Error(loading.fault.kind);
    return new Neighbour(loading.bot);
  }

  async isWell(): Promise<void> {
    this.asked += 1;
    const [answer] = await this.bot.decide([firstCall('tienlen', 7)]);
    const moves = expect.stringMatching(new RegExp(`^${this.asked} [1-9]\\d* 13 undefined undefined$`));
    expect(answer).toMatchObject({
      action: { type: 'play', cards: expect.any(Array) },
      fault: null,
      printed: [{ level: 'log', text: moves }],
      unprinted: 0,
    });
  }
}
