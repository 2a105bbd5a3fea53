import type { vi } from './vi.ts';

export const en: typeof vi = {
  rules: 'Rules',
  rulesOf: (name: string) => `Rules of ${name}`,
  short: (id) => `rule ${id}`,
  rule: (id: string) => `Rule ${id}`,
  read: (id: string) => `Read rule ${id}`,
  yesNo: { true: 'yes', false: 'no' } as Readonly<Record<string, string>>,
  missing: 'The rule book could not be opened. Try again when you are online.',
};
