import { describe, expect, test } from 'vitest';
import { CHAT_MESSAGES } from './chat.ts';
import { REST_REQUESTS } from './rest.ts';
import { CLIENT_MESSAGES } from './sockets.ts';

describe('messages from clients', () => {
  test('seat as many built-in players as any table could have, and no crowd', () => {
    const creates = (count: number): boolean => {
      const players = Array.from({ length: count }, (_, seat) => ({ seat, level: 'simple' }));
      return CLIENT_MESSAGES.create_table.safeParse({ settings: {}, players }).success;
    };
    expect([0, 3, 16, 17, 63].map(creates)).toEqual([true, true, true, false, false]);
  });

  const CODES = [
    ...['ABCD', 'MGKN79VR6', 'A'.repeat(16)].map((code) => ({ code, fits: true })),
    ...['ABC', 'A'.repeat(17), 'abcd', 'ABC1', 'ABCD\n', ''].map((code) => ({ code, fits: false })),
  ];
  test.each(CODES)('name a table in the same way at every door: $code', ({ code, fits }) => {
    expect(CLIENT_MESSAGES.resume_table.safeParse({ tableId: code }).success).toBe(fits);
    expect(CHAT_MESSAGES.read_messages.safeParse({ tableId: code }).success).toBe(fits);
    expect(REST_REQUESTS.table.safeParse({ code }).success).toBe(fits);
  });
});
