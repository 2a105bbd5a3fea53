import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test.each([
  ['Lan', 'Lan'],
  ['Nghé Trầm 99', 'Nghé Trầm 99'],
  ['Nguyễn Thị Lan', 'Lan'],
  ['Anh Ba Cần Thơ (1)', 'Thơ (1)'],
  ['Anh Ba Cần Thơ 🐉 (2)', 'Thơ 🐉 (2)'],
  ['Rồng Con Bay Lượn v3', 'Lượn v3'],
  ['Một-cái-tên-rất-dài', 'Một-cái-tên…'],
  ['Một-cái-tên-rất-dài (2)', 'Một-cái… (2)'],
  ['1234567890123', '12345678901…'],
])('%s is called %s beside its line', (name, called) => {
  expect(shortName(name)).toBe(called);
});
