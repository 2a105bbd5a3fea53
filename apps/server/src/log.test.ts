import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

const logged = (error: unknown): string => {
  let text = '';
  const to = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  createLog('debug', to).error({ error }, 'failed');
  return text;
};

test('an error is logged by its kind, code and place, never by its message', () => {
  const cause = Object.assign(new Error('Key (token)=(secret) already exists'), { code: '23505', detail: 'secret' });
  const text = logged(new TypeError('Failed query: insert … params: ["3s","4h"]', { cause }));
  expect(JSON.parse(text)).toMatchObject({ msg: 'failed', error: { kind: 'TypeError', cause: { code: '23505' } } });
  expect(text).toContain('log.test');
  expect(text).not.toMatch(/3s|secret|insert/);
});

test('a message whose lines look like places tells the log nothing', () => {
  expect(logged(new Error('cannot store\n    at {"deck":["3s","4c"]}'))).not.toContain('3s');
  expect(logged(new Error('no\n    at 3s (/cards/4c:1:1)'))).not.toContain('3s');
});

test('whatever is thrown can be logged', () => {
  for (const thrown of [undefined, null, 'a token', { token: 1 }, 7n]) expect(logged(thrown)).not.toContain('token');
});
