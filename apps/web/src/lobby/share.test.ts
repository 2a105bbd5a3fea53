import { expect, test } from 'vitest';
import { LOBBY_WORDS } from './messages/vi.ts';
import { spelled, tableAddress } from './share.ts';

test('a table is found under its code', () => {
  expect(tableAddress('MGKN79VR6', 'https://sanhrong.example')).toBe('https://sanhrong.example/t/MGKN79VR6');
});

test('a code is read aloud in threes, and nothing of it is lost', () => {
  expect(spelled('MGKN79VR6')).toBe('MGK N79 VR6');
  expect(spelled('AB')).toBe('AB');
});

test('what is sent to friends names the game and the table in both languages', () => {
  for (const words of Object.values(LOBBY_WORDS)) {
    expect(words.shareText('Tiến Lên Miền Nam', 'Bàn của Lan')).toMatch(/Tiến Lên Miền Nam.*Bàn của Lan/);
  }
});
