import { PASSWORD as PASSWORD_TAKEN, USERNAME as USERNAME_TAKEN } from '@sanh-rong/protocol';
import { expect, test } from 'vitest';
import { PASSWORD, USERNAME, wrongCredentials } from './credentials.ts';

test('the form asks for what the server asks for', () => {
  expect({ USERNAME, PASSWORD }).toEqual({ USERNAME: USERNAME_TAKEN, PASSWORD: PASSWORD_TAKEN });
});

test.each([
  ['', '', true, true],
  ['an', 'short', true, true],
  ['lan anh', 'long enough', true, false],
  ['lan', 'short', false, true],
  ['lan_anh.99', 'long enough', false, false],
])('%s / %s: both fields are looked at', (username, password, isName, isPassword) => {
  expect(wrongCredentials({ username, password })).toEqual({ username: isName, password: isPassword });
});
