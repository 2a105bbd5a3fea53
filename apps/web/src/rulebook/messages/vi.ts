import { en } from './en.ts';

export const vi = {
  rules: 'Luật chơi',
  rulesOf: (name: string) => `Luật ${name}`,
  short: (id: string) => `luật ${id}`,
  rule: (id: string) => `Luật ${id}`,
  read: (id: string) => `Đọc luật ${id}`,
  /** Bật hay tắt một tuỳ chọn. */
  yesNo: { true: 'có', false: 'không' } as Readonly<Record<string, string>>,
  missing: 'Chưa mở được sách luật. Có mạng lại rồi thử lần nữa.',
};

export const RULEBOOK_WORDS = { vi, en };
