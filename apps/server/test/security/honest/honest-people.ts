import type { Hall } from '../crowd/hall.ts';
import { HttpConnection } from '../crowd/http-connection.ts';
import { type AnsweredAsk, AnswerTimes } from './answer-times.ts';
import { Browser } from './browser.ts';
import { HonestAccount } from './honest-account.ts';
import { HonestAuthor } from './honest-author.ts';
import { HonestTable } from './honest-table.ts';

/** All honest people in a hall: four at a table, one with an account, and two authors of bots, one of them a guest. */
export class HonestPeople {
  readonly url: string;
  /** Of the four at the table. */
  readonly times: AnswerTimes;
  /** Of the account and the authors, who ask for things that take long for everybody. */
  readonly longTimes: AnswerTimes;
  readonly table: HonestTable;
  /** Signed out for now, in a browser in which they have been signed in. */
  readonly account: HonestAccount;
  readonly author: HonestAccount;
  readonly guestAuthor: HonestAuthor;
  private readonly connection: HttpConnection;

  private constructor(
    parts: Pick<HonestPeople, 'url' | 'times' | 'longTimes' | 'table' | 'account' | 'author' | 'guestAuthor'> & {
      readonly connection: HttpConnection;
    },
  ) {
    this.url = parts.url;
    this.times = parts.times;
    this.longTimes = parts.longTimes;
    this.table = parts.table;
    this.account = parts.account;
    this.author = parts.author;
    this.guestAuthor = parts.guestAuthor;
    this.connection = parts.connection;
  }

  static async arrive(url: string): Promise<HonestPeople> {
    const [times, longTimes, connection] = [new AnswerTimes(), new AnswerTimes(), new HttpConnection(url)];
    const account = await HonestAccount.register(new Browser(connection, longTimes, '203.0.113.20'), 'chu.nha');
    await account.signOut();
    const author = await HonestAccount.register(new Browser(connection, longTimes, '203.0.113.21'), 'tac.gia');
    const guestAuthor = await HonestAuthor.guest(new Browser(connection, longTimes, '203.0.113.22'));
    const table = await HonestTable.open({ url, connection, times });
    return new HonestPeople({ url, times, longTimes, table, account, author, guestAuthor, connection });
  }

  /** What strangers can know of them, once they have played a game. */
  async hall(length: Hall['length']): Promise<Hall> {
    const { url, table, account } = this;
    return { url, table: table.code, victim: account.username, games: await table.games(), length };
  }

  /** What any of them was refused, and connections that broke. */
  get refused(): readonly AnsweredAsk[] {
    return [...this.times.refused, ...this.longTimes.refused];
  }

  leave(): void {
    this.table.leave();
    this.connection.close();
  }
}
