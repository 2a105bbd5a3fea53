import { GAMES } from '@sanh-rong/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableLink } from '../link/table-link.ts';
import { TestConnection, unanswered } from '../link/test/test-connection.ts';
import type { PushedMessage } from '../link/transport.ts';
import { TestHome } from '../practice/test/home.ts';
import { HOME_CODE } from '../practice/wire.ts';
import { onTimedOut } from './timed-out.ts';

/** A table whose moves may be told as those of the clock. */
class ClockedConnection extends TestConnection {
  byClock = false;

  override onTold(listener: (told: PushedMessage) => void): () => void {
    return super.onTold((told) => {
      const isClock = this.byClock && told.kind === 'update' && told.update.type === 'acted';
      listener(isClock ? { ...told, update: { ...told.update, byClock: true } } : told);
    });
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The clock has just moved for us, and it is our turn again. */
const afterMissedTurn = async () => {
  for (let deal = 0; ; deal++) {
    const home = new TestHome(`missed ${deal}`);
    await home.start({ game: GAMES[0].id, seats: 2, games: 1 });
    const connection = new ClockedConnection(home);
    const link = new TableLink(connection, HOME_CODE);
    await link.resume();
    const told: boolean[] = [];
    onTimedOut(link, (timedOut) => told.push(timedOut));
    while (home.legal.length === 0 && home.wait());
    if (home.legal.length === 0) continue;
    connection.byClock = true;
    await home.act(home.legal[0]);
    connection.byClock = false;
    expect(told.at(-1)).toBe(true);
    while (home.legal.length === 0 && home.wait());
    if (home.legal.length > 0) return { home, connection, link, told };
  }
};

test('one’s own move is one’s own, also when the line broke and nobody told of it', async () => {
  const { home, connection, link, told } = await afterMissedTurn();
  expect(told.at(-1)).toBe(true);
  // It arrives, and the answer is lost with the line: what follows is read as a whole.
  connection.interject = (name, message) => {
    if (name !== 'act') return undefined;
    connection.become('broken');
    return home.ask('act', message as never).then(() => unanswered);
  };
  await link.act(home.legal[0]);
  connection.interject = () => undefined;
  connection.become('open');
  await vi.runAllTimersAsync();
  expect(link.snapshot()).toMatchObject({ pending: null, refusal: null });
  expect(told.at(-1)).toBe(false);
});

test('the clock that was faster than one’s own move has made it', async () => {
  const { home, connection, link, told } = await afterMissedTurn();
  connection.byClock = true;
  connection.interject = (name) => (name === 'act' ? home.act(home.legal[0]).then(() => unanswered) : undefined);
  await link.act(home.legal[0]);
  expect(told.slice(-2)).toEqual([false, true]);
});
