import { expect, test } from 'vitest';
import { TestServer } from '../support/test-server.ts';
import { DAY, PASSWORD } from './people-server.ts';

test('a program with an API token that has ended is told so', async () => {
  const server = await TestServer.open();
  const guest = await server.guest('Lan');
  const body = { username: 'lan_tran', password: PASSWORD };
  const { token } = server.visitor(await server.http('POST', '/api/me/account', { token: guest.token, body }));
  const made = await server.http('POST', '/api/me/tokens', { token, body: { name: 'Máy của tôi' } });
  const program = { token: String(made.json.secret) };
  expect(await server.http('GET', '/api/me', program)).toMatchObject({ code: 'ok' });

  server.now += 365 * DAY;
  for (const language of ['vi', 'en']) {
    const told = await server.http('GET', `/api/me?lang=${language}`, program);
    expect(told).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' });
    expect(told.text).toContain('/bots#tokens');
  }
  expect(await server.http('POST', '/api/me/tokens', { ...program, body: { name: 'Mới' } })).toMatchObject({
    code: 'TOKEN_EXPIRED',
  });
  // What is open to all is read without a sign-in, as with a token that never was one.
  expect(await server.http('GET', '/api/tables', program)).toMatchObject({ code: 'ok' });
  expect(await server.http('GET', '/api/me', { token: `sr_${'x'.repeat(64)}` })).toMatchObject({
    code: 'SIGN_IN_FIRST',
  });
  await expect(server.client(program.token)).rejects.toThrow('NOT_SIGNED_IN');
  await server.stop();
});
