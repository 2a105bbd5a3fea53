import { createHash } from 'node:crypto';
import { sql as query } from 'drizzle-orm';
import { type Database, rowsOf } from '../../src/database/open.ts';

/** Everything that is kept, except who is connected where and which node looks after what. */
const KEPT = [
  'tables',
  'table_events',
  'table_answers',
  'games',
  'game_seats',
  'chat_messages',
  'chat_mutes',
  'chat_reports',
  'people',
  'sign_ins',
  'accounts',
  'api_tokens',
  'verifications',
  'house_secrets',
] as const;

/** By name of what is kept: how many rows, and a fingerprint of every byte of them. */
export const storedRows = async ({ sql }: Database): Promise<Record<string, string>> => {
  const stored: Record<string, string> = {};
  for (const name of KEPT) {
    const rows = await sql.execute(
      query`select to_jsonb(kept) - 'claimed_until' as row from ${query.identifier(name)} kept order by 1`,
    );
    const texts = rowsOf<{ row: unknown }>(rows).map(({ row }) => JSON.stringify(row));
    stored[name] = `${texts.length} ${createHash('sha256').update(texts.join('\n')).digest('hex')}`;
  }
  return stored;
};
