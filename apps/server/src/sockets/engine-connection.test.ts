import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EngineConnection, FAREWELL, watchConnection } from './engine-connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const watched = () => {
  const terminate = vi.fn();
  const webSocket = Object.assign(new EventEmitter(), { bufferedAmount: 0, terminate });
  const connection = Object.assign(new EventEmitter(), { transport: { socket: webSocket } });
  watchConnection(connection as unknown as EngineConnection, Date.now);
  return { connection, webSocket, terminate };
};

test('who is hung up on and never says goodbye is gone a moment later, and not after half a minute', () => {
  const { connection, terminate } = watched();
  vi.advanceTimersByTime(60_000);
  expect(terminate).not.toHaveBeenCalled();
  connection.emit('close');
  vi.advanceTimersByTime(FAREWELL - 1);
  expect(terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(terminate).toHaveBeenCalledTimes(1);
});

test('who says goodbye leaves nothing behind', () => {
  const { connection, webSocket, terminate } = watched();
  connection.emit('close');
  webSocket.emit('close');
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(terminate).not.toHaveBeenCalled();
});
