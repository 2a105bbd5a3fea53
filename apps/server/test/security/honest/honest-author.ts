import type { Browser } from './browser.ts';

/** A person who writes a bot, as a guest or with an account. */

const SOURCE = `function getNextMove({ validMoves }) {
  return validMoves.length === 0 ? { action: 'pass' } : { action: 'play', cards: validMoves[0].cards };
}
`;

/** A bot, and how many situations it passed. */
export interface WrittenBot {
  readonly id: string;
  readonly tested: number;
}

export class HonestAuthor {
  private readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  static async guest(browser: Browser): Promise<HonestAuthor> {
    await browser.guest('Khách viết bot');
    return new HonestAuthor(browser);
  }

  /** Writes a bot, saves it once more and has it tested. */
  async writeBot(): Promise<WrittenBot> {
    const body = { game: 'tienlen', name: 'Rùa', source: SOURCE };
    const id = String((await this.browser.must('POST', '/api/bots', body)).id);
    await this.browser.must('POST', `/api/bots/${id}/versions`, { source: `${SOURCE}// hai\n` });
    const { outcomes } = await this.browser.must('POST', `/api/bots/${id}/test`, {});
    return { id, tested: (outcomes as readonly { ok: boolean }[]).filter(({ ok }) => ok).length };
  }
}
