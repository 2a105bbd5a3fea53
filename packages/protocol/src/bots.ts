import type { BotFault, Printed } from '@sanh-rong/bot-kit';
import type { SituationOutcome } from '@sanh-rong/bot-kit/situations';
import type { Json } from '@sanh-rong/engine';
import { z } from 'zod';
import { drawnId as id } from './ids.ts';

/** Bots over HTTP: what may be asked about them, and what is answered. */

const MEGABYTE = 1_048_576;

/** What a bot may be; how long its source may be says the bot-kit (`LIMITS`). */
export const BOT_LIMITS = {
  name: 40,
  description: 500,
  /** What is said of a version of a remote bot. */
  note: 200,
  /** Bots of one person, and bytes of source (UTF-8) in all versions of all of them together. */
  bots: 100,
  room: { account: 16 * MEGABYTE, guest: 4 * MEGABYTE },
  /** Versions kept of one bot, and bytes of source in all of them together; the oldest fall away. */
  versions: 500,
  history: 2 * MEGABYTE,
} as const;

/**
 * private: only its owner knows of it · open: others may seat it, its code stays hidden · public: others may read its
 * code and go on from there.
 */
export const BOT_SHARINGS = ['private', 'open', 'public'] as const;
export type BotSharing = (typeof BOT_SHARINGS)[number];

/** Longer texts are no names or descriptions of anything; what lies below is judged with a code of its own. */
const text = z.string().max(4_000);
/** A source is measured in bytes where it is judged; the body of a request ends it long before this. */
const source = z.string().max(1_000_000);
const word = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);
const sharing = z.enum(BOT_SHARINGS);
const number = z.int().positive();
const count = z.int().nonnegative();
const moment = count;
const numberInPath = z.coerce.number().int().positive().max(2_147_483_647);

/** Where everything may be left out, so may the body. */
export const BOT_REQUESTS = {
  list: z.strictObject({ game: word.optional() }),
  open: z.strictObject({
    game: word.optional(),
    search: z.string().max(100).optional(),
    /** Bots that play over the network, which can be challenged and not seated. */
    remote: z.stringbool().optional(),
  }),
  create: z.strictObject({
    game: word,
    name: text,
    description: text.optional(),
    source: source.optional(),
    /** It has no code here and plays over the network. */
    remote: z.boolean().optional(),
  }),
  change: z.strictObject({ name: text.optional(), description: text.optional(), sharing: sharing.optional() }),
  /** A note for a remote bot, which has no source. */
  save: z.union([z.strictObject({ source }), z.strictObject({ note: text })]),
  copy: z.strictObject({ name: text.optional() }).default({}),
  test: z.strictObject({ version: number.max(2_147_483_647).optional() }).default({}),
  /** The parts of the path that name a bot and one of its versions. */
  bot: z.strictObject({ id }),
  version: z.strictObject({ id, number: numberInPath }),
} as const;

export type BotRequest<Name extends keyof typeof BOT_REQUESTS> = z.infer<(typeof BOT_REQUESTS)[Name]>;

const named = z.strictObject({ id: z.string(), name: z.string() });

const summaryFields = {
  id,
  game: z.string(),
  name: z.string(),
  description: z.string(),
  sharing,
  version: number,
  sound: z.boolean(),
  /** It plays over the network, in the arena alone. */
  remote: z.boolean(),
  owner: named,
  mine: z.boolean(),
  fork: named.nullable(),
  createdAt: moment,
  updatedAt: moment,
};

const botSummary = z.strictObject(summaryFields).meta({ id: 'BotSummary' });
/** The source is null where it is hidden from the person who asks. */
const botDetail = z.strictObject({ ...summaryFields, source: z.string().nullable() }).meta({ id: 'Bot' });

const versionFields = {
  number,
  at: moment,
  bytes: count,
  sound: z.boolean(),
  /** The version that was brought back with this one; null for one that was written. */
  restored: number.nullable(),
  /** What the owner of a remote bot says of it. */
  note: z.string(),
};
const botVersion = z.strictObject(versionFields).meta({ id: 'BotVersion' });
const botVersionSource = z.strictObject({ ...versionFields, source: z.string() }).meta({ id: 'BotVersionSource' });

const place = z.object({ line: z.int(), column: z.int() }).nullable();

/** `BotFault` of the bot-kit. */
export const botFault = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('source'),
      code: z.enum(['syntax', 'noFunction', 'forbidden', 'tooLong']),
      message: z.string(),
      place,
    }),
    z.object({ kind: z.literal('exception'), message: z.string(), place }),
    z.object({ kind: z.literal('invalid'), problem: z.string(), where: z.string(), found: z.string() }),
    z.object({
      kind: z.literal('illegal'),
      error: z.object({
        code: z.string(),
        reason: z.string(),
        details: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
      action: z.looseObject({ type: z.string() }),
    }),
    z.object({ kind: z.literal('timeout'), milliseconds: z.number(), all: z.literal(true).optional() }),
    z.object({ kind: z.literal('memory') }),
    z.object({ kind: z.literal('crash') }),
  ])
  .meta({ id: 'BotFault' }) as unknown as z.ZodType<BotFault>;

const printed = z.array(
  z.object({ level: z.enum(['log', 'warn', 'error']), text: z.string() }) satisfies z.ZodType<Printed>,
);

/** One call at a table, as its owner may read it once the game is over. */
export const botReport = z
  .strictObject({
    id: number,
    version: number,
    /** The game it happened in, where its owner may see that; null elsewhere. */
    replay: z.string().nullable(),
    seat: count,
    at: moment,
    /** What went wrong; null for a call that is kept for what was printed. */
    fault: botFault.nullable(),
    /** What the bot was told (`BotGame.snapshot`). */
    snapshot: z.unknown() as z.ZodType<Json>,
    returned: z.string(),
    printed,
    unprinted: count,
    micros: count,
  })
  .meta({ id: 'BotReport' });

/** What a bot wrote at one call, shortened, without what cannot be seen. */
const botWords = z
  .strictObject({ fault: botFault.nullable(), returned: z.string(), printed, unprinted: count })
  .meta({ id: 'BotWords' });

/** One call in a finished game, as those may read it who may see the game again. */
const botCall = z
  .strictObject({
    seat: count,
    /** The step of the replay that it led to. */
    step: z.int().positive(),
    micros: count,
    /** What went wrong; then the clock has moved for the bot. */
    strike: z.enum(['source', 'exception', 'invalid', 'illegal', 'timeout', 'memory', 'crash']).nullable(),
    /** What the bot was told (`BotGame.snapshot`); null where its hand stays hidden from the reader. */
    snapshot: z.unknown() as z.ZodType<Json>,
    /** Null where they could tell of a hand that stays hidden: then only the bot's owner reads them. */
    words: botWords.nullable(),
  })
  .meta({ id: 'BotCall' });

/** `SituationOutcome` of the bot-kit. */
const situationOutcome = z
  .object({
    situation: z.string(),
    ok: z.boolean(),
    action: z.looseObject({ type: z.string() }).nullable(),
    fault: botFault.nullable(),
    returned: z.string(),
    printed,
    unprinted: count,
    micros: z.number(),
    advice: z.enum(['good', 'missed']).nullable(),
  })
  .meta({ id: 'SituationOutcome' }) as unknown as z.ZodType<SituationOutcome>;

export const BOT_ANSWERS = {
  bots: z.strictObject({ bots: z.array(botSummary), quota: z.strictObject({ used: count, most: count }) }),
  open: z.strictObject({ bots: z.array(botSummary) }),
  bot: botDetail,
  versions: z.strictObject({ versions: z.array(botVersion) }),
  version: botVersion,
  source: botVersionSource,
  /**
   * A fault here: the code did not come so far as to be asked anything. `unasked`: situations that were left out after it
   * had taken too long.
   */
  tested: z.strictObject({
    version: number,
    fault: botFault.nullable(),
    printed,
    outcomes: z.array(situationOutcome),
    unasked: count,
  }),
  /** Of games that are over. */
  reports: z.strictObject({ reports: z.array(botReport) }),
  /** Of one game that is over, in the order of its moves. */
  calls: z.strictObject({ calls: z.array(botCall) }),
  done: z.strictObject({}),
} as const;

export type BotSummary = z.infer<typeof botSummary>;
export type BotDetail = z.infer<typeof botDetail>;
export type BotVersion = z.infer<typeof botVersion>;
export type BotVersionSource = z.infer<typeof botVersionSource>;
export type BotWords = z.infer<typeof botWords>;
export type BotGameCall = z.infer<typeof botCall>;
export type BotReport = z.infer<typeof botReport>;
export type BotAnswerOf<Name extends keyof typeof BOT_ANSWERS> = z.infer<(typeof BOT_ANSWERS)[Name]>;

/** Why something asked about bots was refused. */
export const BOT_CODES = [
  'NO_BOT',
  'NO_VERSION',
  'NOT_YOURS',
  'HIDDEN_CODE',
  'BOT_QUOTA',
  'GUEST_QUOTA',
  'BAD_DESCRIPTION',
  'BAD_SOURCE',
  'UNKNOWN_GAME',
  'TEST_RUNNING',
  'NO_SANDBOX',
  'REMOTE_BOT',
  'NOT_REMOTE',
  'BAD_NOTE',
] as const;
export type BotCode = (typeof BOT_CODES)[number];
