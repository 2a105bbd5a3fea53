import { apiKey, defaultKeyHasher } from '@better-auth/api-key';
import { createPlaceholderEmail } from '@better-auth/core/utils/email';
import { generateId } from '@better-auth/core/utils/id';
import { DRAWN_ID, PASSWORD, USERNAME } from '@sanh-rong/protocol';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { anonymous } from 'better-auth/plugins/anonymous';
import { bearer } from 'better-auth/plugins/bearer';
import { username } from 'better-auth/plugins/username';
import type { Sql } from '../database/open.ts';
import { accounts, apiTokens, people, signIns, verifications } from '../database/schema.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { signInCookies } from './sign-in-cookies.ts';
import type { Credentials } from './signed-in.ts';

/**
 * better-auth, and the only place that knows it: secrets are drawn, hashed, signed and checked by it. Its own HTTP
 * endpoints are mounted nowhere.
 */
export interface Identity {
  /** The secret of a sign-in as its row has it, if the credentials were signed here. */
  secretOf(credentials: Credentials): Promise<string | null>;
  /** A new guest from these networks; the id of the person. */
  newGuest(name: string, networks: readonly string[]): Promise<string>;
  signIn(person: string, device: Device): Promise<NewSignIn>;
  /** The same for a person who knows the password; null for a wrong one, after the same work. */
  signInWithPassword(username: string, password: string, device: Device): Promise<NewSignIn | null>;
  /** Cookies that make a browser keep the sign-in it has for the whole time again. */
  renewed(cookie: string): Promise<readonly string[]>;
  /** Cookies that make a browser forget its sign-in. */
  forgotten(): Promise<readonly string[]>;
  newId(): string;
  newApiToken(person: string, name: string): Promise<{ readonly id: string; readonly secret: string }>;
  /** Under what an API token is kept; null when this cannot be one. */
  apiTokenKey(token: string): Promise<string | null>;
}

export interface Device {
  readonly userAgent?: string | undefined;
}

export interface NewSignIn {
  readonly person: string;
  readonly id: string;
  /**
   * What programs send: the secret with its signature. Where SECRET is set, a look into the database is not enough to sign
   * in; without it the secret that signs stands in the database too (`house_secrets`), so operators should set it.
   */
  readonly token: string;
  readonly cookies: readonly string[];
}

export interface IdentityOptions {
  readonly sql: Sql;
  /** Signs cookies and tokens. */
  readonly secret: string;
  readonly secureCookies: boolean;
  readonly now: () => number;
  /** Told of what goes wrong inside, without any value. */
  readonly log?: ((message: string) => void) | undefined;
}

export const SIGN_IN_SECONDS = 180 * 24 * 60 * 60;
/** How an API token begins; a sign-in's token has no underscore in it. */
export const API_TOKEN_PREFIX = 'sr_';
const API_TOKEN_LENGTH = 64;
const API_TOKEN = new RegExp(`^${API_TOKEN_PREFIX}[A-Za-z]{${API_TOKEN_LENGTH}}$`);
const MAX_TOKEN_NAME = 40;

const MAX_USER_AGENT = 200;
const MAX_COOKIE = 16_384;
const MAX_TOKEN = 256;
const PRINTABLE = /^[\x20-\x7e]*$/;

const isHeader = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= max && PRINTABLE.test(value);

/** What is asked of better-auth for these credentials, as headers: a token counts more than a cookie. */
const headersOf = ({ cookie, token }: Credentials): Headers | null => {
  if (token !== undefined) return isHeader(token, MAX_TOKEN) ? new Headers({ authorization: `Bearer ${token}` }) : null;
  return isHeader(cookie, MAX_COOKIE) ? new Headers({ cookie }) : null;
};

const deviceHeaders = ({ userAgent = '' }: Device): Headers =>
  new Headers({ 'user-agent': userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, MAX_USER_AGENT) });

const createAuth = ({ sql, secret, secureCookies, now, log }: IdentityOptions) =>
  betterAuth({
    secret,
    baseURL: 'http://localhost',
    database: drizzleAdapter(sql, {
      provider: 'pg',
      schema: { user: people, session: signIns, account: accounts, verification: verifications, apikey: apiTokens },
    }),
    telemetry: { enabled: false },
    logger: {
      disabled: log === undefined,
      level: 'error',
      log: (_level, message) => log?.(typeof message === 'string' ? message : 'better-auth failed'),
    },
    advanced: {
      useSecureCookies: secureCookies,
      cookies: { session_token: { name: 'sanh_rong_sign_in' } },
      ipAddress: { disableIpTracking: true },
    },
    user: { additionalFields: { networks: { type: 'string[]', required: false, input: false, returned: false } } },
    session: { expiresIn: SIGN_IN_SECONDS },
    databaseHooks: {
      session: {
        create: {
          // The clock comes from outside; better-auth would look at its own.
          before: async () => {
            const at = new Date(now());
            const expiresAt = new Date(now() + SIGN_IN_SECONDS * 1_000);
            return { data: { createdAt: at, updatedAt: at, expiresAt, ipAddress: null } };
          },
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD.min,
      maxPasswordLength: PASSWORD.max,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    plugins: [
      // A guest who signs in to an account leaves games behind, so the guest is not deleted.
      anonymous({ disableDeleteAnonymousUser: true }),
      username({ minUsernameLength: USERNAME.min, maxUsernameLength: USERNAME.max }),
      bearer({ requireSignature: true }),
      apiKey({
        defaultPrefix: API_TOKEN_PREFIX,
        defaultKeyLength: API_TOKEN_LENGTH,
        requireName: true,
        maximumNameLength: MAX_TOKEN_NAME,
        rateLimit: { enabled: false },
      }),
      signInCookies(),
    ],
  });

/** What says "not the right password"; everything else is trouble of our own. */
const isWrongPassword = (error: unknown): boolean =>
  error instanceof APIError && (error.status === 'UNAUTHORIZED' || error.status === 'UNPROCESSABLE_ENTITY');

export const openIdentity = (options: IdentityOptions): Identity => {
  const auth = createAuth(options);
  const context = auth.$context;

  const made = (headers: Headers, person: string, id: string): NewSignIn => {
    const token = headers.get('set-auth-token');
    if (token === null) throw new Error('a sign-in without its token');
    return { person, id, token, cookies: headers.getSetCookie() };
  };

  return {
    async secretOf(credentials) {
      const headers = headersOf(credentials);
      return headers === null ? null : auth.api.readSignIn({ headers });
    },

    async newGuest(name, networks) {
      const { internalAdapter } = await context;
      const email = createPlaceholderEmail({ identifier: generateId(), namespace: 'guests' });
      const at = new Date(options.now());
      const guest = { name, email, emailVerified: false, isAnonymous: true, createdAt: at, updatedAt: at, networks };
      const { id } = await internalAdapter.createUser(guest, { method: 'anonymous' });
      return id;
    },

    async signIn(person, device) {
      const body = { person };
      const { headers, response } = await auth.api.openSignIn({
        body,
        headers: deviceHeaders(device),
        returnHeaders: true,
      });
      return made(headers, person, response);
    },

    async signInWithPassword(username, password, device) {
      try {
        const { headers, response } = await auth.api.signInUsername({
          body: { username, password },
          headers: deviceHeaders(device),
          returnHeaders: true,
        });
        const session = await (await context).internalAdapter.findSession(response.token);
        // Signed out everywhere in this very moment.
        if (session === null) return null;
        return made(headers, session.user.id, session.session.id);
      } catch (error) {
        if (isWrongPassword(error)) return null;
        throw error;
      }
    },

    async renewed(cookie) {
      const headers = headersOf({ cookie });
      if (headers === null) return [];
      return (await auth.api.renewCookie({ headers, returnHeaders: true })).headers.getSetCookie();
    },

    async forgotten() {
      return (await auth.api.forgetCookie({ returnHeaders: true })).headers.getSetCookie();
    },

    newId: () => generateId(),

    async newApiToken(person, name) {
      const { id, key } = await auth.api.createApiKey({ body: { userId: person, name } });
      return { id, secret: key };
    },

    apiTokenKey: async (token) => (API_TOKEN.test(token) ? defaultKeyHasher(token) : null),
  };
};

/** Whether this can be the id of anything that better-auth made. */
export const isId = (value: unknown): value is string => typeof value === 'string' && DRAWN_ID.test(value);
