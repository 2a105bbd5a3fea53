/** Where the server is asked about tournaments. */

const all = '/api/arena/tournaments';
const one = (id: string): string => `${all}/${encodeURIComponent(id)}`;

export const TOURNAMENT_API = {
  all,
  one,
  start: (id: string) => `${one(id)}/start`,
  cancel: (id: string) => `${one(id)}/cancel`,
  /** Signed up with POST. */
  signUps: (id: string) => `${one(id)}/sign-ups`,
  /** Withdrawn with DELETE. */
  signUp: (id: string, bot: string) => `${one(id)}/sign-ups/${encodeURIComponent(bot)}`,
  json: (id: string) => `${one(id)}/export`,
  csv: (id: string) => `${one(id)}/export.csv`,
} as const;
