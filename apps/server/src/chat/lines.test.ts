import { type BaseAction, GAMES, LANGUAGES, Random } from '@sanh-rong/engine';
import { PHRASES } from '@sanh-rong/protocol';
import {
  botMoves,
  botToAct,
  createTable,
  decide,
  evolve,
  openForStrangers,
  type Person,
  SEAT_FAULTS,
  type SeatFault,
  type Surroundings,
  type TableEvent,
  type TableState,
  type Thought,
  TIMES,
  tick,
  viewTable,
} from '@sanh-rong/table';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { sayLine, systemLines } from './lines.ts';
import * as en from './messages/en.ts';
import { CHAT_SENTENCES, CHAT_SUMMARIES, explainChat, type LineCode, sayPhrase } from './messages/index.ts';
import * as vi from './messages/vi.ts';
import { tellLine } from './tell.ts';

const NAM: Person = { id: 'nam', name: 'Nam' };
const LAN: Person = { id: 'lan', name: 'Lan' };
const PEOPLE: readonly Person[] = [NAM, LAN, { id: 'bac', name: 'Bắc' }, { id: 'tay', name: 'Tây' }];

const settled = (action: BaseAction, random: Random): BaseAction => {
  if (!('min' in action && 'max' in action)) return action;
  const { min, max } = action as { min: number; max: number };
  return { type: action.type, amount: min + random.below(max - min + 1) } as BaseAction;
};

const think = ({ legal, dice }: Thought): BaseAction => {
  const random = new Random(dice);
  return settled(random.pick(legal), random);
};

interface Moment {
  readonly event: TableEvent;
  readonly before: TableState | null;
  readonly after: TableState;
}

/** A table in a test's hands, and everything that happened at it. */
class Lived {
  now = 1_000;
  state: TableState | null = null;
  readonly moments: Moment[] = [];
  private secrets = 0;
  private readonly seed: string;

  constructor(seed: string, settings: object) {
    this.seed = seed;
    this.take(createTable('CODE', NAM, settings, this.around));
  }
  get around(): Surroundings {
    return {
      now: this.now,
      secret: () => `secret of ${this.seed} ${++this.secrets}`,
      levels: () => ['random'],
      think,
      bots: (id) => ({ id, name: 'Rùa', version: 1, owner: LAN, game: this.table.settings.game, sound: true }),
    };
  }
  get table(): TableState {
    if (this.state === null) throw new Error('no table');
    return this.state;
  }
  private take(decision: ReturnType<typeof decide>): boolean {
    if (!decision.ok) return false;
    for (const event of decision.value) {
      const before = this.state;
      this.state = evolve(before, event).state;
      this.moments.push({ event, before, after: this.state });
    }
    return true;
  }
  ask(by: Person, command: unknown): boolean {
    return this.take(decide(this.table, by, command, this.around));
  }
  /** The bot to act fails. */
  fail(fault: SeatFault): void {
    this.take(botMoves(this.table, { fault }, this.now));
  }
  wait(milliseconds: number): void {
    this.now += milliseconds;
    this.take(tick(this.table, this.around));
  }
  /** Everything the table has said since a moment. */
  said(language: 'vi' | 'en' = 'vi', since = 0): string[] {
    return this.moments
      .slice(since)
      .flatMap(({ event, before, after }) => systemLines(event, before, after).map((line) => sayLine(line, language)));
  }
}

const command = (state: TableState, who: Person, random: Random): unknown => {
  const legal = viewTable(state, who.id).game?.legal ?? [];
  if (legal.length > 0 && random.below(6) > 0) return { type: 'act', action: settled(random.pick(legal), random) };
  return random.pick([
    { type: 'sit' },
    { type: 'ready', contribution: `text ${random.below(9)}` },
    { type: 'start' },
    { type: 'start' },
    { type: 'seatPlayer', seat: random.below(5), level: 'random' },
    { type: 'seatBot', seat: random.below(5), bot: 'rua' },
    { type: 'away' },
    { type: 'back' },
    { type: 'watch' },
    { type: 'unwatch' },
    { type: 'rebuy' },
    { type: 'hideCount', hidden: random.below(2) === 0 },
    { type: 'again' },
    ...(random.below(20) === 0 ? [{ type: 'leave' }, { type: 'kick', seat: random.below(4) }] : []),
    ...(random.below(20) === 0 ? [{ type: 'handOver', seat: random.below(4) }] : []),
    ...(random.below(20) === 0 ? [{ type: 'configure', settings: { chat: random.below(2) === 0 } }] : []),
  ]);
};

/** A table of the game under random people and the clock. */
const lived = (game: string, seats: number, seed: string): Lived => {
  const random = new Random(seed);
  const table = new Lived(seed, { game, seats, games: 1 });
  for (let i = 0; i < 300 && table.table.phase !== 'closed'; i++) {
    if (random.below(3) === 0) table.wait(random.below(12) === 0 ? 40_000 : 4_000);
    else table.now += 200;
    if (botToAct(table.table) !== null) table.fail(random.pick(SEAT_FAULTS));
    const who = random.pick(PEOPLE);
    table.ask(who, command(table.table, who, random));
  }
  return table;
};

const CARD = /(?<![\p{L}\d])(10|[2-9JQKA])[scdh♠♣♦♥](?!\p{L})/u;

describe('what the table says', () => {
  test('of a session of two, from the first to the last', () => {
    const table = new Lived('quiet', { game: 'tienlen', seats: 2, games: 1 });
    table.ask(LAN, { type: 'watch' });
    table.ask(LAN, { type: 'sit' });
    table.ask(LAN, { type: 'ready' });
    table.ask(NAM, { type: 'start' });
    table.wait(TIMES.countdown);
    expect(table.said()).toEqual([
      '“Nam” mở bàn.',
      '“Lan” vào xem.',
      '“Lan” vào ghế.',
      'Mọi người đã sẵn sàng: 3 giây nữa vào ván.',
      'Bắt đầu ván 1/1.',
    ]);
    const begun = table.moments.length;
    table.ask(LAN, { type: 'away' });
    table.ask(LAN, { type: 'back' });
    table.ask(NAM, { type: 'handOver', seat: 1 });
    expect(table.said('en', begun)).toEqual(['“Lan” is away.', '“Lan” is back.', '“Lan” is now the host.']);
    while (table.table.phase === 'playing') table.wait(31_000);
    const all = table.said('vi', begun);
    expect(all).toContain('“Nam” hết giờ.');
    expect(all).toContain('“Nam” bỏ mấy lượt liền; máy chơi thay cho tới khi người ấy trở lại.');
    expect(all.filter((line) => /^Hết ván 1\. Về nhất: “(Nam|Lan)”\.$/.test(line))).toHaveLength(1);
    expect(all.at(-1)).toMatch(/^Hết phiên\. Dẫn đầu: “(Nam|Lan)”\.$/);
    const over = table.moments.length;
    table.ask(LAN, { type: 'again' });
    // The creator of the table cannot be sent away from it.
    table.ask(LAN, { type: 'kick', seat: 0 });
    table.ask(LAN, { type: 'handOver', seat: 0 });
    table.ask(NAM, { type: 'kick', seat: 1 });
    table.ask(NAM, { type: 'seatPlayer', seat: 1, level: 'random' });
    table.ask(NAM, { type: 'kick', seat: 1 });
    table.ask(NAM, { type: 'configure', settings: { chat: false } });
    table.ask(NAM, { type: 'leave' });
    expect(table.said('en', over)).toEqual([
      'Another session: get ready.',
      '“Nam” is now the host.',
      '“Lan” was sent away by the host.',
      'Thằng Bờm sat down.',
      'Thằng Bờm was taken off the table.',
      'The host changed the settings of the table.',
      'The host switched the chat off.',
      '“Nam” left the table.',
      'Everybody has left; the table is closed.',
    ]);
  });

  test('BT-2 of bots: who sits, what went wrong, how often, and who plays on', () => {
    const table = new Lived('bots', { game: 'tienlen', seats: 2, games: 1 });
    table.ask(NAM, { type: 'seatBot', seat: 1, bot: 'rua' });
    table.ask(NAM, { type: 'stand' });
    table.ask(NAM, { type: 'seatBot', seat: 0, bot: 'rua' });
    table.ask(NAM, { type: 'start' });
    table.wait(TIMES.countdown);
    table.ask(NAM, { type: 'away' });
    table.ask(NAM, { type: 'back' });
    expect(table.said()).toEqual([
      '“Nam” mở bàn.',
      'BOT “Rùa” vào chơi.',
      '“Nam” đứng dậy xem.',
      'BOT “Rùa” vào chơi.',
      'Mọi người đã sẵn sàng: 3 giây nữa vào ván.',
      'Bắt đầu ván 1/1.',
      '“Nam” tạm vắng.',
      '“Nam” đã trở lại.',
    ]);
    const begun = table.moments.length;
    for (const fault of ['timeout', 'server', 'timeout', 'illegal', 'exception', 'memory'] as const) table.fail(fault);
    expect(table.said('vi', begun).slice(0, 3)).toEqual([
      'BOT “Rùa” quá giờ (lỗi 1/3).',
      'Máy chủ không hỏi được BOT “Rùa”; lượt này tự chơi và không tính lỗi.',
      'BOT “Rùa” quá giờ (lỗi 2/3).',
    ]);
    expect(table.said('en', begun)).toContain('BOT “Rùa” is disqualified; a built-in player takes over.');
  });

  test('a name is a name: it fills no gaps and turns no writing', () => {
    const names = ['{who}', '{number}', '$&', '\u202eNam'];
    const said = names.map((name) => {
      const after = evolve(null, {
        type: 'created',
        at: 0,
        code: 'CODE',
        host: { id: 'x', name },
        settings: new Lived('name', { game: 'tienlen' }).table.settings,
        secret: 'secret',
      }).state;
      const event = { type: 'hosted', at: 0, person: 'x' } as const;
      return systemLines(event, after, after).map((line) => sayLine(line, 'en'));
    });
    expect(said.flat()).toEqual([
      '“{who}” is now the host.',
      '“{number}” is now the host.',
      '“$&” is now the host.',
      '“Nam” is now the host.',
    ]);
  });

  test('a name that is written like a line stays one name', () => {
    const said = (name: string): readonly string[] => {
      const settings = new Lived('name', { game: 'tienlen' }).table.settings;
      const host = { id: 'x', name };
      const after = evolve(null, { type: 'created', at: 0, code: 'CODE', host, settings, secret: 'secret' }).state;
      return systemLines({ type: 'hosted', at: 0, person: 'x' }, after, after).map((line) => sayLine(line, 'vi'));
    };
    expect(said('Lan rời bàn. Nam')).toEqual(['“Lan rời bàn. Nam” làm chủ bàn.']);
    expect(said('Lan” rời bàn. “Nam')).toEqual(['“Lan’ rời bàn. ’Nam” làm chủ bàn.']);
  });

  test('among strangers games are numbered as they follow, and nothing is said of sessions', () => {
    let now = 0;
    let state: TableState | null = null;
    const said: string[] = [];
    const around = (): Surroundings => ({ now, secret: () => `secret ${now}`, levels: () => ['random'], think });
    const take = (decision: ReturnType<typeof decide>): void => {
      for (const event of decision.ok ? decision.value : []) {
        const before: TableState | null = state;
        const after: TableState = evolve(before, event).state;
        state = after;
        said.push(...systemLines(event, before, after).map((line) => sayLine(line, 'vi')));
      }
    };
    const table = (): TableState => state ?? expect.fail('no table');
    take(openForStrangers('CODE', NAM, { game: 'lieng' }, around()));
    for (let looks = 0; looks < 400 && table().sessions < 3; looks++) {
      const [action] = viewTable(table(), NAM.id).game?.legal ?? [];
      if (action !== undefined && table().phase === 'playing')
        take(decide(table(), NAM, { type: 'act', action }, around()));
      now = Math.max(now, table().wake ?? now);
      take(tick(table(), around()));
    }
    const games = said.filter((line) => /[Vv]án|phiên/.test(line));
    expect(games.map((line) => line.replace(/ Về nhất: .*/, ''))).toEqual([
      'Bắt đầu ván 1.',
      'Hết ván 1.',
      'Bắt đầu ván 2.',
      'Hết ván 2.',
    ]);
  });

  test.each(GAMES.map(({ id }) => id))('names no card, no secret, no seed and no text of anybody in %s', (game) => {
    const codes = new Set<LineCode>();
    let games = 0;
    let cards = 0;
    for (let round = 0; round < examples(18, 30); round++) {
      const { moments } = lived(game, 2 + (round % 3), `${game} ${round}`);
      for (const { event, before, after } of moments) {
        if (event.type === 'acted' && CARD.test(JSON.stringify(event.action).replaceAll('"', ' '))) cards += 1;
        for (const line of systemLines(event, before, after)) {
          codes.add(line.code);
          if (line.code === 'gameEnded') games += 1;
          const told = LANGUAGES.map((language) => tellLine(after.code, event.at, line, language));
          const all = JSON.stringify([line, told]);
          expect(told.map(({ text }) => text).join(' ')).not.toMatch(CARD);
          expect(all).not.toMatch(/secret|text \d|\{who\}|[♠♣♦♥]/);
          if (event.type === 'dealt' && 'seed' in event) expect(all).not.toContain(event.seed);
          // Names, seats and small numbers: there is nowhere else for anything to be.
          expect(Object.keys(line).sort()).toEqual(['code', 'details', 'kind', 'who']);
          for (const who of line.who) {
            if ('name' in who) expect(PEOPLE.map(({ name }) => name)).toContain(who.name);
            else if ('bot' in who) expect(who.bot).toBe('Rùa');
            else expect([Object.keys(who).sort(), after.seats.length > who.seat]).toEqual([['level', 'seat'], true]);
          }
          for (const [detail, value] of Object.entries(line.details)) {
            expect(['number', 'games', 'seconds', 'strikes', 'most']).toContain(detail);
            expect(Number.isInteger(value)).toBe(true);
          }
        }
      }
    }
    expect(games).toBeGreaterThan(5);
    // Liêng is played without showing a card.
    if (game !== 'lieng') expect(cards).toBeGreaterThan(100);
    const often = [
      'opened',
      'sat',
      'gameStarted',
      'gameEnded',
      'sessionEnded',
      'timedOut',
      'away',
      'botTimeout',
    ] as const;
    for (const code of often) {
      expect(codes).toContain(code);
    }
  });
});

describe('the words of the chat', () => {
  const gaps = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

  test('stand in both languages with the same gaps', () => {
    const english: Record<string, Record<string, string>> = { ...en };
    for (const [part, viet] of Object.entries<Record<string, string>>({ ...vi })) {
      expect(Object.keys(viet).sort()).toEqual(Object.keys(english[part]).sort());
      for (const [key, sentence] of Object.entries(viet)) {
        expect(sentence.trim()).not.toBe('');
        expect(gaps(sentence), key).toEqual(gaps(english[part][key]));
      }
    }
  });

  test('every refusal, phrase and route has its sentence', () => {
    for (const language of LANGUAGES) {
      expect(Object.keys(CHAT_SENTENCES[language])).toContain('CHAT_TOO_FAST');
      expect(Object.keys(CHAT_SUMMARIES[language])).toContain('readMessages');
      expect(new Set(PHRASES.map((phrase) => sayPhrase(phrase, language))).size).toBe(PHRASES.length);
    }
    expect(explainChat({ code: 'CHAT_TOO_FAST', details: { seconds: 2 } }, 'vi')).toBe(
      'Từ từ thôi: 2 giây nữa bạn viết tiếp được.',
    );
  });
});
