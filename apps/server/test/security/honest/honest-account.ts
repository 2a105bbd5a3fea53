import { until } from '../../../../../test/until.ts';
import type { HttpAnswer } from '../crowd/http-connection.ts';
import type { Browser } from './browser.ts';
import { HonestAuthor } from './honest-author.ts';

/** A person with an account, who signs in from the browser they always use; perhaps the author of a bot. */

const PASSWORD = 'một mật khẩu thật dài';

/** What becomes of a bot: its test, and the match it was challenged to. */
export interface AuthorsDay {
  readonly tested: number;
  readonly match: string;
}

export class HonestAccount {
  readonly username: string;
  private readonly browser: Browser;

  private constructor(browser: Browser, username: string) {
    this.browser = browser;
    this.username = username;
  }

  static async register(browser: Browser, username: string): Promise<HonestAccount> {
    await browser.guest(username);
    await browser.must('POST', '/api/me/account', { username, password: PASSWORD });
    return new HonestAccount(browser, username);
  }

  async signOut(): Promise<void> {
    await this.browser.must('POST', '/api/sign-out');
  }

  signIn(): Promise<HttpAnswer> {
    return this.browser.ask('POST', '/api/sign-in', { username: this.username, password: PASSWORD });
  }

  /** Writes a bot, saves it once more, has it tested and challenges a built-in player; how many situations it passed. */
  async writeBot(): Promise<AuthorsDay> {
    const { id, tested } = await new HonestAuthor(this.browser).writeBot();
    const wish = { bot: id, ruleSet: 'mien-nam', opponents: [{ level: 'simple' }], deals: 1 };
    const match = String((await this.browser.must('POST', '/api/arena/challenges', wish)).id);
    return { tested, match };
  }

  /** The match when it is over. */
  matchOver(match: string): Promise<Record<string, unknown>> {
    return until(
      `match ${match} to be over`,
      () => this.browser.must('GET', `/api/arena/matches/${match}`),
      ({ status }) => status !== 'waiting' && status !== 'running',
    );
  }
}
