import { sql as query } from 'drizzle-orm';
import { type Database, openServer } from '../../src/database/open.ts';

/** A database that fails on purpose, and shouts out the row it should have stored. */
export class BrokenDatabase {
  private readonly database: Database;

  private constructor(database: Database) {
    this.database = database;
  }

  static async open(url: string): Promise<BrokenDatabase> {
    const database = await openServer(url, 1);
    await database.sql.execute(query`create or replace function shout() returns trigger language plpgsql as $$
      begin
        raise exception 'cannot store %', to_jsonb(new) using detail = to_jsonb(new)::text, hint = to_jsonb(new)::text;
      end $$`);
    return new BrokenDatabase(database);
  }

  /** While the work is done, nothing can be added to this table. */
  async without<Value>(table: string, work: () => Promise<Value>): Promise<Value> {
    const { sql } = this.database;
    const name = query.identifier(table);
    await sql.execute(query`create trigger broken before insert on ${name} for each row execute function shout()`);
    try {
      return await work();
    } finally {
      await sql.execute(query`drop trigger broken on ${name}`);
    }
  }

  close(): Promise<void> {
    return this.database.close();
  }
}
