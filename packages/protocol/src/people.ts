import { z } from 'zod';
import { drawnId as id } from './ids.ts';

/** Who people are, over HTTP: what may be asked, and what is answered. */

export const USERNAME = { min: 3, max: 20 } as const;
export const PASSWORD = { min: 8, max: 128 } as const;

/** The figures that a person can choose to be; without a choice the name decides. */
export const AVATAR_IDS = [
  'rooster',
  'buffalo',
  'pig',
  'carp',
  'dragon',
  'dragonfly',
  'cat',
  'rabbit',
  'tiger',
  'turtle',
  'elephant',
  'duck',
  'toad',
  'monkey',
] as const;
export type AvatarId = (typeof AVATAR_IDS)[number];
export const avatar = z.enum(AVATAR_IDS).nullable();

/** A longer text cannot be a name, username or password; one within this length is judged with a code of its own. */
const text = z.string().max(256);
const moment = z.int().nonnegative().describe('Milliseconds since 1970.');

/** How sign-outs may reach: every browser and program that signed in, or the API tokens as well. */
const SIGN_OUT_SCOPES = ['sign-ins', 'everything'] as const;
export type SignOutScope = (typeof SIGN_OUT_SCOPES)[number];

/** Where everything may be left out, so may the body. */
export const PEOPLE_REQUESTS = {
  guest: z.strictObject({ name: text.optional() }).default({}),
  /** What is left out stays as it is. */
  changeMe: z.strictObject({ name: text.optional(), face: avatar.optional() }),
  register: z.strictObject({ username: text, password: text }),
  signIn: z.strictObject({ username: text, password: text }),
  signOutEverywhere: z.strictObject({ scope: z.enum(SIGN_OUT_SCOPES).optional() }).default({}),
  changePassword: z.strictObject({ current: text, next: text }),
  createToken: z.strictObject({ name: text }),
  /** The part of the path that names a sign-in or an API token. */
  one: z.strictObject({ id }),
} as const;

export type PeopleRequest<Name extends keyof typeof PEOPLE_REQUESTS> = z.infer<(typeof PEOPLE_REQUESTS)[Name]>;

/** What all may know of a person. */
const profile = z.strictObject({
  id,
  name: z.string(),
  username: z.string().nullable(),
  guest: z.boolean().describe('No username and no password yet.'),
  since: moment,
  face: avatar.describe('The figure that was chosen; null: the name decides.'),
});

const signIn = z.strictObject({
  id,
  createdAt: moment,
  usedAt: moment.describe('To the day.'),
  userAgent: z.string(),
  current: z.boolean().describe('The one that asks.'),
});

const apiToken = z.strictObject({
  id,
  name: z.string(),
  start: z.string().describe('The first characters, to tell tokens apart.'),
  createdAt: moment,
  usedAt: moment.nullable().describe('To the hour.'),
  expiresAt: moment.describe('From then on it is refused with TOKEN_EXPIRED.'),
});

export const PEOPLE_ANSWERS = {
  profile: z.strictObject({ person: profile }),
  /** A token only where a sign-in was made: browsers have their cookie, programs send the token. */
  signedIn: z.strictObject({ person: profile, token: z.string().nullable() }),
  signIns: z.strictObject({ signIns: z.array(signIn) }),
  tokens: z.strictObject({ tokens: z.array(apiToken) }),
  /** The only time that the secret is shown. */
  tokenMade: z.strictObject({ token: apiToken, secret: z.string() }),
  done: z.strictObject({}),
} as const;

export type Profile = z.infer<typeof profile>;
export type SignInShown = z.infer<typeof signIn>;
export type ApiTokenShown = z.infer<typeof apiToken>;

/** Why something asked about people was refused. */
export const PEOPLE_CODES = [
  'SIGN_IN_FIRST',
  'NEEDS_SIGN_IN',
  'NEEDS_ACCOUNT',
  'ALREADY_REGISTERED',
  'BAD_NAME',
  'BAD_USERNAME',
  'BAD_PASSWORD',
  'PASSWORD_IS_USERNAME',
  'USERNAME_TAKEN',
  'BAD_SIGN_IN',
  'WRONG_PASSWORD',
  'RATE_LIMITED',
  'TOO_MANY_TOKENS',
  'NO_SIGN_IN',
  'NO_TOKEN',
] as const;
export type PeopleCode = (typeof PEOPLE_CODES)[number];
