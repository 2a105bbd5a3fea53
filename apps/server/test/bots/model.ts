import type { BotSharing } from '@sanh-rong/protocol';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Bots } from '../../src/bots/bots.ts';

/** The simplest model of stored bots: a list of lists. What the server keeps must come to the same. */

interface ModelVersion {
  readonly source: string;
  readonly restored: number | null;
}

interface ModelBot {
  /** Its id on the server. */
  readonly id: string;
  readonly owner: string;
  name: string;
  sharing: BotSharing;
  readonly fork: ModelBot | null;
  readonly versions: ModelVersion[];
  deleted: boolean;
}

/** A request of one person; `bot` and `version` are read modulo what there is. */
export type BotCommand =
  | { readonly type: 'create'; readonly who: number; readonly word: string }
  | { readonly type: 'save'; readonly who: number; readonly bot: number; readonly word: string }
  | { readonly type: 'restore'; readonly who: number; readonly bot: number; readonly version: number }
  | { readonly type: 'rename'; readonly who: number; readonly bot: number; readonly word: string }
  | { readonly type: 'share'; readonly who: number; readonly bot: number; readonly sharing: BotSharing }
  | { readonly type: 'copy'; readonly who: number; readonly bot: number }
  | { readonly type: 'remove'; readonly who: number; readonly bot: number };

const who = fc.nat({ max: 2 });
const bot = fc.nat({ max: 20 });
const word = fc.constantFrom('một', 'hai', 'ba', '{');
const sharing = fc.constantFrom<BotSharing>('private', 'open', 'public');

export const botCommands: fc.Arbitrary<BotCommand[]> = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ type: fc.constant('create' as const), who, word }) },
    { weight: 6, arbitrary: fc.record({ type: fc.constant('save' as const), who, bot, word }) },
    {
      weight: 3,
      arbitrary: fc.record({ type: fc.constant('restore' as const), who, bot, version: fc.nat({ max: 9 }) }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('rename' as const), who, bot, word }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('share' as const), who, bot, sharing }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('copy' as const), who, bot }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('remove' as const), who, bot }) },
  ),
  { minLength: 10, maxLength: 60 },
);

const codeOf = (ruling: { readonly ok: true } | { readonly ok: false; readonly error: { code: string } }): string =>
  ruling.ok ? 'ok' : ruling.error.code;

export class Model {
  private readonly bots: Bots;
  private readonly people: readonly string[];
  private readonly kept: ModelBot[] = [];

  constructor(bots: Bots, people: readonly string[]) {
    this.bots = bots;
    this.people = people;
  }

  private knows(person: string, bot: ModelBot): boolean {
    return !bot.deleted && (bot.owner === person || bot.sharing !== 'private');
  }

  /** What is answered to a person who wants to change a bot. */
  private change(person: string, bot: ModelBot): string {
    if (!this.knows(person, bot)) return 'NO_BOT';
    return bot.owner === person ? 'ok' : 'NOT_YOURS';
  }

  private append(bot: ModelBot, version: ModelVersion): void {
    if (bot.versions[bot.versions.length - 1].source !== version.source) bot.versions.push(version);
  }

  /** Does it in both worlds. */
  async do(deed: BotCommand): Promise<void> {
    const person = this.people[deed.who % this.people.length];
    if (deed.type === 'create') return this.create(person, deed.word);
    if (this.kept.length === 0) return;
    const bot = this.kept[deed.bot % this.kept.length];
    const may = this.change(person, bot);
    switch (deed.type) {
      case 'save': {
        expect(codeOf(await this.bots.save(person, bot.id, deed.word))).toBe(may);
        if (may === 'ok') this.append(bot, { source: deed.word, restored: null });
        return;
      }
      case 'restore': {
        const number = deed.version + 1;
        const found = bot.versions[deed.version];
        const expected = may === 'ok' && found === undefined ? 'NO_VERSION' : may;
        expect(codeOf(await this.bots.restore(person, bot.id, number))).toBe(expected);
        if (expected === 'ok') this.append(bot, { source: found.source, restored: number });
        return;
      }
      case 'rename': {
        expect(codeOf(await this.bots.change(person, bot.id, { name: deed.word }))).toBe(may);
        if (may === 'ok') bot.name = deed.word;
        return;
      }
      case 'share': {
        expect(codeOf(await this.bots.change(person, bot.id, { sharing: deed.sharing }))).toBe(may);
        if (may === 'ok') bot.sharing = deed.sharing;
        return;
      }
      case 'remove': {
        expect(codeOf(await this.bots.remove(person, bot.id))).toBe(may);
        if (may === 'ok') bot.deleted = true;
        return;
      }
      case 'copy':
        return this.copy(person, bot);
    }
  }

  private async create(person: string, word: string): Promise<void> {
    const made = await this.bots.create(person, { game: 'tienlen', name: word, source: word }, 'vi');
    if (!made.ok) throw new Error(made.error.code);
    this.kept.push({
      id: made.value.id,
      owner: person,
      name: word,
      sharing: 'private',
      fork: null,
      versions: [{ source: word, restored: null }],
      deleted: false,
    });
  }

  private async copy(person: string, bot: ModelBot): Promise<void> {
    const copied = await this.bots.copy(person, bot.id, { name: 'bản sao' });
    const isReadable = bot.owner === person || bot.sharing === 'public';
    expect(codeOf(copied)).toBe(!this.knows(person, bot) ? 'NO_BOT' : isReadable ? 'ok' : 'HIDDEN_CODE');
    if (!copied.ok) return;
    const { source } = bot.versions[bot.versions.length - 1];
    this.kept.push({
      id: copied.value.id,
      owner: person,
      name: 'bản sao',
      sharing: 'private',
      fork: bot,
      versions: [{ source, restored: null }],
      deleted: false,
    });
  }

  /** Everything that everybody can see is as the model says. */
  async compare(): Promise<void> {
    for (const person of this.people) {
      const { bots: mine, quota } = await this.bots.mine(person);
      const own = this.kept.filter(({ owner, deleted }) => owner === person && !deleted);
      expect(mine.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
      expect(quota.used).toBe(own.length);
      for (const bot of this.kept) await this.compareBot(person, bot);
    }
  }

  private async compareBot(person: string, bot: ModelBot): Promise<void> {
    const { id, owner, name, sharing, versions, fork } = bot;
    const isOwn = owner === person;
    const [shown, listed, seatable] = await Promise.all([
      this.bots.show(person, id),
      this.bots.versions(person, id),
      this.bots.findSeatable(id, person),
    ]);
    // Tables that play a deleted bot still find its code, and code that cannot be used is never found to run.
    const newest = versions[versions.length - 1];
    expect(await this.bots.sourceOf(id, versions.length)).toBe(newest.source === '{' ? null : newest.source);
    if (!this.knows(person, bot)) {
      expect([codeOf(shown), codeOf(listed), seatable]).toEqual(['NO_BOT', 'NO_BOT', null]);
      return;
    }
    const isReadable = isOwn || sharing === 'public';
    const sound = newest.source !== '{';
    expect(seatable).toMatchObject({ id, name, version: versions.length, sound, owner: { id: owner } });
    if (!shown.ok) throw new Error(shown.error.code);
    expect(shown.value).toMatchObject({
      name,
      sharing,
      sound,
      version: versions.length,
      mine: isOwn,
      source: isReadable ? newest.source : null,
      fork: fork !== null && this.knows(person, fork) ? { id: fork.id, name: fork.name } : null,
    });
    if (!isReadable) {
      expect(codeOf(listed)).toBe('HIDDEN_CODE');
      return;
    }
    if (!listed.ok) throw new Error(listed.error.code);
    const numbered = versions.map((version, i) => ({ ...version, number: i + 1 })).reverse();
    const readable = isOwn ? numbered : numbered.slice(0, 1);
    expect(listed.value.map(({ number, restored }) => [number, restored])).toEqual(
      readable.map(({ number, restored }) => [number, restored]),
    );
    for (const { number, source, restored } of readable) {
      expect(await this.bots.version(person, id, number)).toMatchObject({ ok: true, value: { source, restored } });
    }
  }
}
