import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who people are, in the shape that better-auth asks for. Passwords and API tokens stand here as hashes; the secret of
 * a sign-in stands as it is, and is worth nothing without the server's signature. What signs is SECRET, which operators
 * should set: without it, it stands in this very database (`house_secrets`), and a reader of the database can sign in.
 */

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const people = pgTable(
  'people',
  {
    id: text().primaryKey(),
    /** What others see. */
    name: text().notNull(),
    /** better-auth wants one for every person; people are not asked for theirs and no letter is ever sent. */
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** A guest: no username and no password yet. */
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    username: text().unique(),
    displayUsername: text('display_username'),
    /** From where a guest came, as keyed hashes, nearest first (rate-limits/networks.ts); none for those made before there were any. */
    networks: text().array().notNull().default([]),
  },
  (table) => [
    index('people_networks').using('gin', table.networks).where(sql`is_anonymous`),
    index('people_guests').on(table.createdAt).where(sql`is_anonymous`),
  ],
);

/** One row for each browser or program that is signed in. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text('person')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
  },
  (table) => [index('sign_ins_person').on(table.userId)],
);

/** How a person proves who they are: a password, later perhaps another site. */
export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('person')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    /** argon2id. */
    password: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('accounts_person').on(table.userId)],
);

export const verifications = pgTable('verifications', {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Tokens for programs that act for a person. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: text().primaryKey(),
    configId: text('config_id').notNull().default('default'),
    name: text(),
    start: text(),
    referenceId: text('person')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    prefix: text(),
    /** The hash of the token. */
    key: text().notNull().unique(),
    refillInterval: integer('refill_interval'),
    refillAmount: integer('refill_amount'),
    lastRefillAt: moment('last_refill_at'),
    enabled: boolean().notNull().default(true),
    rateLimitEnabled: boolean('rate_limit_enabled').notNull().default(false),
    rateLimitTimeWindow: integer('rate_limit_time_window'),
    rateLimitMax: integer('rate_limit_max'),
    requestCount: integer('request_count').notNull().default(0),
    remaining: integer(),
    lastRequest: moment('last_request'),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    permissions: text(),
    metadata: text(),
  },
  (table) => [index('api_tokens_person').on(table.referenceId)],
);
