import { LIMITS } from '@sanh-rong/bot-kit';
import { situationsOf } from '@sanh-rong/bot-kit/situations';
import { BOT_LIMITS } from '@sanh-rong/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPostgres, USUAL_DATABASES } from '../support/databases.ts';
import { TestServer } from '../support/test-server.ts';
import { ASKED, BotAuthor, SOUND, soundly, UNSOUND } from './bot-author.ts';

/** People and their bots over HTTP, on the whole server; one suite for every database. */

describe.each(USUAL_DATABASES)('bots kept in $name', ({ shared: isServer }) => {
  let server: TestServer;
  let lan: BotAuthor;
  let nam: BotAuthor;

  beforeAll(async () => {
    server = await TestServer.open({ logLevel: 'error', ...(isServer ? { url: await newPostgres() } : {}) });
  });
  afterAll(async () => {
    expect(server.logged).toEqual([]);
    await server.stop();
  });
  beforeEach(async () => {
    server.now += 1_000;
    [lan, nam] = await Promise.all([BotAuthor.guest(server, 'Lan'), BotAuthor.guest(server, 'Nam')]);
  });

  describe('somebody with a bot', () => {
    test('makes it, saves it, goes back, renames it and deletes it', async () => {
      expect(await lan.must('GET', '')).toEqual({ bots: [], quota: { used: 0, most: BOT_LIMITS.bots } });
      const made = await lan.create('  Rồng   con ', { description: 'Đánh nhỏ trước.\r\nGiữ heo.' });
      expect(made).toEqual({
        id: expect.stringMatching(/^[a-z0-9]{16}$/),
        game: 'tienlen',
        name: 'Rồng con',
        description: 'Đánh nhỏ trước.\nGiữ heo.',
        sharing: 'private',
        version: 1,
        sound: true,
        remote: false,
        owner: { id: lan.visitor.id, name: 'Lan' },
        mine: true,
        fork: null,
        createdAt: server.now,
        updatedAt: server.now,
        source: SOUND,
      });
      const { id } = made;
      const begun = server.now;
      server.now += 60_000;
      const second = await lan.save(id, soundly('hai'));
      expect(second).toEqual({
        number: 2,
        at: server.now,
        bytes: Buffer.byteLength(soundly('hai')),
        sound: true,
        restored: null,
        note: '',
      });
      expect(await lan.save(id, soundly('hai'))).toEqual(second);
      expect(await lan.restore(id, 1)).toMatchObject({ number: 3, restored: 1, bytes: SOUND.length });
      // What is there already need not be brought back.
      expect(await lan.restore(id, 1)).toMatchObject({ number: 3 });
      expect(await lan.restore(id, 3)).toMatchObject({ number: 3 });
      expect((await lan.versions(id)).map(({ number, restored }) => [number, restored])).toEqual([
        [3, 1],
        [2, null],
        [1, null],
      ]);
      expect((await lan.version(id, 2)).source).toBe(soundly('hai'));
      expect(await lan.show(id)).toMatchObject({ version: 3, source: SOUND, createdAt: begun, updatedAt: server.now });
      const changed = await lan.change(id, { name: 'Rồng lớn', sharing: 'open' });
      expect(changed).toMatchObject({ name: 'Rồng lớn', description: made.description, sharing: 'open', version: 3 });
      const { source: _source, ...summary } = changed;
      expect(await lan.must('GET', '')).toEqual({ bots: [summary], quota: { used: 1, most: BOT_LIMITS.bots } });
      await lan.remove(id);
      expect(await lan.must('GET', '')).toEqual({ bots: [], quota: { used: 0, most: BOT_LIMITS.bots } });
      for (const [, method, rest, body] of ASKED) expect(await lan.code(method, `/${id}${rest}`, body)).toBe('NO_BOT');
      expect(await nam.open()).toEqual([]);
    });

    test('begins with the template of the game, in the language that was asked for', async () => {
      const begun = async (game: string, lang: string) =>
        (await lan.must<{ source: string }>('POST', `?lang=${lang}`, { game, name: 'Mới' })).source;
      const [vi, en, other] = [await begun('tienlen', 'vi'), await begun('tienlen', 'en'), await begun('phom', 'vi')];
      for (const source of [vi, en, other]) expect(source).toContain('getNextMove');
      expect(new Set([vi, en, other]).size).toBe(3);
      expect((await lan.mine()).map(({ sound }) => sound)).toEqual([true, true, true]);
      expect((await lan.mine('?game=phom')).map(({ game }) => game)).toEqual(['phom']);
    });

    test('may save unfinished work, and is told that it cannot be used yet', async () => {
      const { id } = await lan.create('Dở dang');
      expect(await lan.save(id, UNSOUND)).toMatchObject({ number: 2, sound: false });
      expect(await lan.show(id)).toMatchObject({ sound: false, source: UNSOUND });
      expect(await lan.save(id, '')).toMatchObject({ number: 3, bytes: 0, sound: false });
      expect(await lan.restore(id, 1)).toMatchObject({ number: 4, sound: true });
      expect(await lan.show(id)).toMatchObject({ sound: true });
    });

    test('has the bot that was changed last in front', async () => {
      const made = [];
      for (const name of ['một', 'hai', 'ba']) {
        made.push(await lan.create(name));
        server.now += 10;
      }
      await lan.save(made[0].id, soundly('mới'));
      expect((await lan.mine()).map(({ name }) => name)).toEqual(['một', 'ba', 'hai']);
    });

    test('pushes versions from an editor with an API token', async () => {
      const username = `lan_${server.now}`;
      const body = { username, password: 'mật khẩu của tôi' };
      const account = server.visitor(await server.http('POST', '/api/me/account', { token: lan.token, body }));
      const token = await server.http('POST', '/api/me/tokens', { token: account.token, body: { name: 'CI' } });
      const program = new BotAuthor(server, account, String(token.json.secret));
      const { id } = await program.create('Từ CI');
      await program.save(id, soundly('CI'));
      expect(await new BotAuthor(server, account).show(id)).toMatchObject({
        version: 2,
        source: soundly('CI'),
        mine: true,
      });
    });

    test('keeps it when the guest becomes an account, and takes it along to an account', async () => {
      const { id } = await lan.create('Đi cùng chủ');
      const body = { username: `chu_${server.now}`, password: 'mật khẩu của tôi' };
      const account = new BotAuthor(
        server,
        server.visitor(await server.http('POST', '/api/me/account', { token: lan.token, body })),
      );
      expect(await account.show(id)).toMatchObject({ mine: true });
      const other = await nam.create('Của khách');
      const signedIn = await server.http('POST', '/api/sign-in', { token: nam.token, body });
      const back = new BotAuthor(server, server.visitor(signedIn));
      expect((await back.mine()).map(({ name }) => name).sort()).toEqual(['Của khách', 'Đi cùng chủ']);
      expect(await back.show(other.id)).toMatchObject({ owner: { id: account.visitor.id } });
      // A password that is wrong moves nothing.
      const third = await BotAuthor.guest(server, 'Ba');
      await third.create('Ở lại');
      const wrong = { ...body, password: 'không phải mật khẩu' };
      expect((await server.http('POST', '/api/sign-in', { token: third.token, body: wrong })).code).toBe('BAD_SIGN_IN');
      expect((await third.mine()).map(({ name }) => name)).toEqual(['Ở lại']);
    });
  });

  describe('what others may know', () => {
    const SECRETS = ['Bí mật của Lan', 'mưu kế giữ kín', 'mã giấu kín', 'mã cũ giấu kín'];

    /** A bot of Lan's with two versions. */
    const shared = async (sharing: string): Promise<string> => {
      const [name, description, newest, old] = SECRETS;
      const { id } = await lan.create(name, { description, source: soundly(old) });
      await lan.save(id, soundly(newest));
      await lan.change(id, { sharing });
      return id;
    };

    /** What a stranger is answered, in the order of ASKED. */
    const CODES = {
      private: 'NO_BOT NO_BOT NO_BOT NO_BOT NO_BOT NO_BOT NO_BOT NO_BOT NO_BOT NO_BOT NO_BOT',
      open: 'ok NOT_YOURS HIDDEN_CODE HIDDEN_CODE NOT_YOURS HIDDEN_CODE HIDDEN_CODE NOT_YOURS NOT_YOURS NOT_YOURS NOT_YOURS',
      public: 'ok NOT_YOURS ok ok NOT_YOURS NO_VERSION ok NOT_YOURS NOT_YOURS NOT_YOURS NOT_YOURS',
    };

    test.each(Object.entries(CODES))('of a bot that is %s, whatever they ask', async (sharing, codes) => {
      const id = await shared(sharing);
      const before = await lan.show(id);
      const answers = [];
      for (const [, method, rest, body] of ASKED) answers.push(await nam.ask(method, `/${id}${rest}`, body));
      answers.push(await nam.ask('GET', '/open'), await nam.ask('GET', ''));
      expect(answers.slice(0, ASKED.length).map(({ code }) => code)).toEqual(codes.split(' '));
      expect(await lan.show(id)).toEqual(before);
      expect(await lan.versions(id)).toHaveLength(2);
      const heard = answers.map(({ text }) => text).join('\n');
      const known = { private: 0, open: 2, public: 3 }[sharing] ?? 0;
      expect(SECRETS.map((secret) => heard.includes(secret))).toEqual(SECRETS.map((_, i) => i < known));
    });

    test('a private bot, one that was deleted and one that never was are answered alike to the byte', async () => {
      const hidden = await shared('private');
      const deleted = await shared('public');
      await lan.remove(deleted);
      const never = 'a'.repeat(16);
      for (const [, method, rest, body] of ASKED) {
        const [first, ...others] = await Promise.all(
          [never, hidden, deleted].map(async (id) => {
            const { status, text, headers } = await nam.ask(method, `/${id}${rest}`, body);
            const told = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
            return { status, text, told };
          }),
        );
        expect(first.status).toBe(404);
        for (const other of others) expect(other).toEqual(first);
      }
    });

    test('at tables: a host seats what they may know of, and hears of nothing else', async () => {
      const ids = [await shared('private'), 'a'.repeat(16), await shared('open'), await shared('public')];
      await lan.remove(ids[3]);
      const host = await server.client(nam.token);
      const settings = { game: 'tienlen', seats: 4 };
      const { code: tableId } = await host.view('create_table', { settings });
      const seat = (bot: string) => host.ask('table_command', { tableId, command: { type: 'seatBot', seat: 1, bot } });
      const [hidden, never, open, deleted] = [
        await seat(ids[0]),
        await seat(ids[1]),
        await seat(ids[2]),
        await seat(ids[3]),
      ];
      expect(never).toMatchObject({ ok: false, error: { code: 'NO_BOT' } });
      expect(hidden).toEqual(never);
      expect(deleted).toEqual(never);
      expect(open).toMatchObject({ ok: true });
      const owner = { id: lan.visitor.id, name: 'Lan' };
      expect((await server.state(tableId)).seats[1]).toMatchObject({
        kind: 'bot',
        bot: { id: ids[2], name: SECRETS[0], version: 2, owner },
      });
      const heard = host.heard.join();
      for (const secret of [SECRETS[1], SECRETS[2], SECRETS[3], ids[0], ids[3]]) expect(heard).not.toContain(secret);
      // A seat that is taken keeps its bot, even when its owner deletes it now.
      await lan.remove(ids[2]);
      expect((await server.state(tableId)).seats[1]).toMatchObject({ kind: 'bot', bot: { name: SECRETS[0] } });
      await host.must('leave_table', { tableId });
    });

    test('whatever is refused is said in both languages', async () => {
      const id = await shared('open');
      const said = async (path: string, lang: string) =>
        ((await nam.ask('GET', `${path}?lang=${lang}`)).json.error as { message: string }).message;
      for (const path of [`/${'a'.repeat(16)}`, `/${id}/versions`, `/${id}/reports`]) {
        const [vi, en] = [await said(path, 'vi'), await said(path, 'en')];
        expect(vi).toMatch(/[ăâđêôơưáàảãạ]/);
        expect(en).toMatch(/^[ -~]+$/);
      }
      const { paths } = (await server.http('GET', '/api/openapi.json?lang=vi')).json as {
        paths: Record<string, Record<string, { operationId: string; summary: string; tags: string[] }>>;
      };
      const described = Object.values(paths).flatMap((methods) => Object.values(methods));
      const ofBots = described.filter(({ tags }) => tags.includes('bots'));
      expect(ofBots).toHaveLength(13);
      for (const { operationId, summary } of ofBots) expect(summary).not.toBe(operationId);
    });

    test('nobody at all is told anything', async () => {
      const id = await shared('public');
      for (const [, method, rest, body] of ASKED) {
        const asking = body === undefined ? {} : { body };
        expect((await server.http(method, `/api/bots/${id}${rest}`, asking)).code).toBe('SIGN_IN_FIRST');
      }
      for (const path of ['', '/open']) {
        expect((await server.http('GET', `/api/bots${path}`)).code).toBe('SIGN_IN_FIRST');
      }
    });

    test('bots to play against are found by game, name and owner, with or without marks', async () => {
      const quy = await BotAuthor.guest(server, 'Quý');
      const make = async (name: string, sharing: string, part: object = {}): Promise<void> => {
        const { id } = await quy.create(name, part);
        if (sharing !== 'private') await quy.change(id, { sharing });
        server.now += 10;
      };
      await make('Đại Bàng 100%', 'open');
      await make('Rồng_Lửa', 'public');
      await make('Rồng Phỏm', 'open', { game: 'phom' });
      await make('Rồng kín', 'private');
      await make('Rồng dở', 'public', { source: UNSOUND });
      const found = async (query: string): Promise<string[]> =>
        (await nam.open(`?${new URLSearchParams(query)}`))
          .filter(({ owner }) => owner.id === quy.visitor.id)
          .map(({ name }) => name);
      expect(await found('')).toEqual(['Rồng Phỏm', 'Rồng_Lửa', 'Đại Bàng 100%']);
      expect(await found('game=tienlen')).toEqual(['Rồng_Lửa', 'Đại Bàng 100%']);
      expect(await found('search=rong')).toEqual(['Rồng Phỏm', 'Rồng_Lửa']);
      expect(await found('search=DAI BANG')).toEqual(['Đại Bàng 100%']);
      expect(await found('search=rồng&game=phom')).toEqual(['Rồng Phỏm']);
      expect(await found('search=quý')).toHaveLength(3);
      expect(await found('search=%25')).toEqual(['Đại Bàng 100%']);
      expect(await found('search=_')).toEqual(['Rồng_Lửa']);
      expect(await found('search=\\')).toEqual([]);
      expect(await found('search=%00')).toHaveLength(3);
      expect(await found('search=kín')).toEqual([]);
      expect(await found('game=chess')).toEqual([]);
      expect((await quy.open()).filter(({ mine }) => mine)).toEqual([]);
      const [first] = await nam.open('?game=phom&search=rong');
      expect(first).toMatchObject({ mine: false, owner: { name: 'Quý' } });
      expect(first).not.toHaveProperty('source');
    });

    test('a copy is its maker’s own, and remembers where it comes from while that can be known', async () => {
      const id = await shared('public');
      const fork = await nam.copy(id, { name: 'Của Nam' });
      expect(fork).toMatchObject({
        name: 'Của Nam',
        mine: true,
        sharing: 'private',
        version: 1,
        source: soundly(SECRETS[2]),
        description: SECRETS[1],
        fork: { id, name: SECRETS[0] },
      });
      expect((await nam.versions(fork.id)).map(({ number }) => number)).toEqual([1]);
      await nam.change(fork.id, { sharing: 'public' });
      const again = await lan.copy(fork.id);
      expect(again).toMatchObject({ name: 'Của Nam', fork: { id: fork.id, name: 'Của Nam' } });
      await lan.change(id, { sharing: 'private' });
      expect((await nam.show(fork.id)).fork).toBeNull();
      expect((await lan.show(fork.id)).fork).toEqual({ id, name: SECRETS[0] });
      expect(await nam.code('POST', `/${id}/copies`)).toBe('NO_BOT');
      await lan.change(id, { sharing: 'open', name: 'Tên mới' });
      expect((await nam.show(fork.id)).fork).toEqual({ id, name: 'Tên mới' });
      await lan.remove(id);
      expect((await nam.show(fork.id)).fork).toBeNull();
      expect((await lan.show(fork.id)).fork).toBeNull();
    });

    test('a copy of one’s own bot gets the next number', async () => {
      const { id } = await lan.create('Rồng');
      const names = [];
      for (let at = id, round = 0; round < 3; round += 1) {
        const copy = await lan.copy(at);
        names.push(copy.name);
        at = copy.id;
      }
      expect(names).toEqual(['Rồng 2', 'Rồng 3', 'Rồng 4']);
      const long = await lan.create('x'.repeat(BOT_LIMITS.name));
      expect((await lan.copy(long.id)).name).toBe(`${'x'.repeat(38)} 2`);
    });
  });

  describe('a test on the server', () => {
    test('asks about every situation of the game, and prints for the owner', async () => {
      const source = `console.log('sẵn sàng');\n${SOUND.replace('return', "console.log('nghĩ'); return")}`;
      const { id } = await lan.create('Thử', { source });
      const { version, fault, printed, outcomes, unasked } = await lan.test(id);
      expect([version, fault, unasked]).toEqual([1, null, 0]);
      expect(printed.map(({ text }) => text)).toEqual(['sẵn sàng']);
      expect(outcomes.map(({ situation }) => situation)).toEqual(situationsOf('tienlen').map((each) => each.id));
      for (const outcome of outcomes) {
        expect(outcome).toMatchObject({ ok: true, fault: null });
        expect(outcome.printed.at(-1)).toEqual({ level: 'log', text: 'nghĩ' });
      }
    });

    test('says what is wrong and where, of the version that was asked for', async () => {
      const { id } = await lan.create('Lỗi', { source: UNSOUND });
      const broken = await lan.test(id);
      expect(broken).toMatchObject({ version: 1, outcomes: [], fault: { kind: 'source', code: 'syntax' } });
      expect(broken.unasked).toBe(situationsOf('tienlen').length);
      await lan.save(id, "function getNextMove() {}\nthrow new Error('ngay từ đầu');\n");
      const thrown = { kind: 'exception', message: expect.stringContaining('ngay từ đầu'), place: { line: 2 } };
      expect(await lan.test(id)).toMatchObject({ version: 2, outcomes: [], fault: thrown });
      await lan.save(id, 'function getNextMove() {\n  return { action: "bay" };\n}\n');
      const { fault, outcomes } = await lan.test(id, { version: 3 });
      expect(fault).toBeNull();
      expect(new Set(outcomes.map((outcome) => outcome.fault?.kind))).toEqual(new Set(['invalid']));
      expect(await lan.test(id, { version: 1 })).toMatchObject({ version: 1, fault: { kind: 'source' } });
      expect(await lan.code('POST', `/${id}/test`, { version: 9 })).toBe('NO_VERSION');
      expect(await lan.code('POST', `/${id}/test`, { version: 0 })).toBe('BAD_REQUEST');
    });

    test('is one at a time for everybody, and ten a minute', async () => {
      const { id } = await lan.create('Thử nhiều');
      const codes = await Promise.all(Array.from({ length: 3 }, () => lan.code('POST', `/${id}/test`, {})));
      expect(codes.sort()).toEqual(['TEST_RUNNING', 'TEST_RUNNING', 'ok']);
      await lan.save(id, UNSOUND);
      for (let round = 1; round < 10; round += 1) await lan.test(id);
      expect(await lan.code('POST', `/${id}/test`)).toBe('SLOW_DOWN');
      server.now += 6_000;
      expect(await lan.code('POST', `/${id}/test`)).toBe('ok');
    });
  });

  describe('what cannot be kept', () => {
    const big = 'ệ'.repeat(21_840);
    const source = `${big}${'x'.repeat(LIMITS.source - Buffer.byteLength(big))}`;

    test.each([
      ['no name', { name: '   ' }, 'BAD_NAME'],
      ['a name nobody can see', { name: '\u200b' }, 'BAD_NAME'],
      ['a long name', { name: 'x'.repeat(41) }, 'BAD_NAME'],
      ['a name in lines', { name: 'a\u0007b' }, 'BAD_NAME'],
      ['a long description', { description: 'x'.repeat(501) }, 'BAD_DESCRIPTION'],
      ['a description with half a character', { description: '\ud800' }, 'BAD_DESCRIPTION'],
      ['a description with a bell', { description: 'reng\u0007' }, 'BAD_DESCRIPTION'],
      ['a description that is turned around', { description: 'tốt\u202eten' }, 'BAD_DESCRIPTION'],
      ['a game nobody plays', { game: 'chess' }, 'UNKNOWN_GAME'],
      ['a long source', { source: `${source}x` }, 'BAD_SOURCE'],
      ['a source with a zero', { source: `${SOUND}\0` }, 'BAD_SOURCE'],
      ['a source with half a character', { source: '"\ud83d"' }, 'BAD_SOURCE'],
      ['a sharing that is none', { sharing: 'everybody' }, 'BAD_REQUEST'],
      ['somebody else as owner', { owner: 'lan' }, 'BAD_REQUEST'],
      ['no JSON', '{', 'BAD_JSON'],
    ])('%s', async (_what, part, code) => {
      const body = typeof part === 'string' ? part : { game: 'tienlen', name: 'Tốt', ...part };
      expect(await lan.code('POST', '', body)).toBe(code);
      expect(await lan.mine()).toEqual([]);
    });

    test('the longest source and the longest description are kept to the byte', async () => {
      const description = 'ệ'.repeat(500);
      const { id } = await lan.create('Dài', { source, description });
      expect(await lan.show(id)).toMatchObject({ source, description });
      expect((await lan.versions(id))[0].bytes).toBe(LIMITS.source);
      // A program may write every character as \uXXXX.
      const escaped = `{"source":"${[...big].map(() => '\\u1ec7').join('')}"}`;
      expect(await lan.must('POST', `/${id}/versions`, escaped)).toMatchObject({ number: 2 });
      expect(await lan.code('POST', `/${id}/versions`, { source: 'x'.repeat(400_000) })).toBe('TOO_LARGE');
      expect(await lan.code('PATCH', `/${id}`, { name: 'x'.repeat(70_000) })).toBe('TOO_LARGE');
    });

    test('changes that are refused change nothing', async () => {
      const made = await lan.create('Vững');
      for (const body of [{ name: '' }, { description: '\0' }, { sharing: 'x' }, { source: 'x' }, [], 'x']) {
        expect(await lan.code('PATCH', `/${made.id}`, body)).not.toBe('ok');
      }
      expect(await lan.code('POST', `/${made.id}/versions`, { source: '\0' })).toBe('BAD_SOURCE');
      expect(await lan.code('POST', `/${made.id}/versions/7/restore`)).toBe('NO_VERSION');
      expect(await lan.code('GET', `/${made.id}/versions/99999999999`)).toBe('BAD_REQUEST');
      expect(await lan.code('GET', `/${made.id}/versions/x`)).toBe('BAD_REQUEST');
      expect(await lan.code('POST', `/${made.id}/copies`, { name: ' ' })).toBe('BAD_NAME');
      expect(await lan.show(made.id)).toEqual(made);
      expect(await lan.versions(made.id)).toHaveLength(1);
      expect(await lan.mine()).toHaveLength(1);
    });

    test('saves come sixty a minute', async () => {
      const { id } = await lan.create('Nhanh');
      const saves = await Promise.all(
        Array.from({ length: 70 }, (_, i) => lan.code('POST', `/${id}/versions`, { source: soundly(i) })),
      );
      // Making it was the first of the sixty.
      expect(saves.filter((code) => code === 'ok')).toHaveLength(59);
      expect(new Set(saves)).toEqual(new Set(['ok', 'SLOW_DOWN']));
      expect((await lan.versions(id)).map(({ number }) => number)).toEqual(
        Array.from({ length: 60 }, (_, i) => 60 - i),
      );
      expect(await nam.code('POST', '', { game: 'tienlen', name: 'Kịp', source: SOUND })).toBe('ok');
      server.now += 60_000;
      expect(await lan.save(id, soundly('kịp'))).toMatchObject({ number: 61 });
    });
  });
});
