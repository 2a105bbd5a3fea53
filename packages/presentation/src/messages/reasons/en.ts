import type { vi } from './vi.ts';

/** Why a hint is one: what would be wrong with another move. */
export const en: typeof vi = {
  avoids: (instead, reason) => `“${instead}”: ${reason}`,
};
