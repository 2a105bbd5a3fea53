import { CARD_IDS, type CardId, pledgeOf, type Random } from '@sanh-rong/engine';
import { gameOf, type TableState, TIMES, turnOf } from '@sanh-rong/table';
import type { Answered, TestServer, Visitor } from '../support/test-server.ts';
import type { Vantage } from './knowledge.ts';
import { type Ledgers, SearchingClient } from './searching-client.ts';

/** A session over real sockets where everybody's bytes are searched, and everybody asks for all the pages there are. */

/** Who is at the table: people for the seats, then one who watches, one at the door, one who only has the list. */
export interface Company {
  readonly sitters: readonly Visitor[];
  readonly watcher: Visitor;
  readonly looker: Visitor;
  readonly stranger: Visitor;
}

export interface TableWish {
  readonly game: string;
  readonly ruleSet: string;
  readonly seats: number;
  readonly games: number;
  readonly watchers: 'live' | 'delayed' | 'none';
  readonly visibility: 'public' | 'private';
}

/** Pages that are the same for every game. */
export const FIXED_PAGES = [
  '/api',
  '/api/openapi.json',
  '/api/rules',
  '/api/phrases',
  '/look.css',
  '/mark.svg',
  '/mat.svg',
];

const LISTS = ['/', '/metrics', '/healthz', '/readyz', '/api/tables', '/api/games', '/nothing', '/api/nothing'];

const pagesOf = (code: string, { sitters }: Company): string[] => [
  ...LISTS,
  `/t/${code}`,
  `/api/tables/${code}`,
  `/api/tables/${code}/games`,
  `/api/tables/${code}/messages`,
  `/api/people/${sitters[0].id}`,
  `/api/people/${sitters[0].id}/games`,
];

const CONTRIBUTION = 'văn bản số';

export class SearchedTable {
  games = 0;
  private readonly server: TestServer;
  private readonly ledgers: Ledgers;
  private readonly company: Company;
  private readonly random: Random;
  /** Cards that a page names at all times. */
  private readonly fixed: ReadonlyMap<string, ReadonlySet<CardId>>;
  /** After so many games everybody goes, whether or not the session is over. */
  private readonly most: number;
  private searchers: SearchingClient[] = [];
  private code = '';

  constructor(
    server: TestServer,
    ledgers: Ledgers,
    company: Company,
    random: Random,
    fixed: ReadonlyMap<string, ReadonlySet<CardId>>,
    most: number,
  ) {
    this.server = server;
    this.ledgers = ledgers;
    this.company = company;
    this.random = random;
    this.fixed = fixed;
    this.most = most;
  }

  private async searcher(visitor: Visitor, place: SearchingClient['place']): Promise<SearchingClient> {
    const searcher = new SearchingClient(this.server, this.ledgers, visitor, place, this.random.pick(['vi', 'en']));
    this.searchers.push(searcher);
    await searcher.client.connected();
    return searcher;
  }

  async play(asked: TableWish): Promise<void> {
    const { watcher, looker, stranger } = this.company;
    const sitting = this.company.sitters.slice(0, asked.seats);
    const [host, ...others] = await Promise.all(sitting.map((visitor) => this.searcher(visitor, 'seat')));
    const watching = await this.searcher(watcher, 'watching');
    const door = await this.searcher(looker, 'door');
    const list = await this.searcher(stranger, 'door');
    await list.client.must('follow_tables', {});
    const { code } = await host.client.view('create_table', { settings: asked });
    this.code = code;
    await door.client.view('resume_table', { tableId: code });
    if (asked.watchers === 'none') await watching.client.view('resume_table', { tableId: code });
    else await watching.client.view('join_table', { tableId: code, watch: true });
    for (const [i, other] of others.entries()) {
      await other.client.view('join_table', { tableId: code });
      // Some pledge their text, some bring it openly.
      const text = `${CONTRIBUTION} ${i}`;
      const brought =
        i % 2 === 0 ? { pledge: pledgeOf(other.client.at(code).fair.commitment, text) } : { contribution: text };
      await other.client.must('player_ready', { tableId: code, ...brought });
    }
    await host.client.must('start_game', { tableId: code });
    for (const [i, other] of others.entries()) {
      if (i % 2 > 0) continue;
      await other.client.must('table_command', {
        tableId: code,
        command: { type: 'bringText', text: `${CONTRIBUTION} ${i}` },
      });
    }
    // Another's text for the shuffle cannot be read before the cards are dealt.
    for (const { client, visitor } of this.searchers) {
      if (client.heard.join().includes(CONTRIBUTION)) this.ledgers.leaks.push(`${visitor.name}: ${CONTRIBUTION}`);
    }
    let state = await this.server.pass(TIMES.countdown, code);
    while (state.phase === 'playing' && this.games < this.most) state = await this.step(state);
    await this.lookBack();
    if (state.phase === 'playing') {
      for (const sitter of [...others, host]) await sitter.client.must('leave_table', { tableId: code });
      state = await this.server.state(code);
    }
    this.server.now += TIMES.watchDelay + 1_000;
    for (const [visitor, vantage] of this.viewers(state)) await this.lastGame(visitor, vantage, false);
    if (asked.watchers !== 'none') await watching.client.reached(state.seq, code);
    for (const searcher of this.searchers) searcher.close();
    this.searchers = [];
  }

  private async step(state: TableState): Promise<TableState> {
    this.server.now += 1_000;
    const turn = turnOf(state);
    if (turn < 0) {
      await this.lookBack();
      return this.server.pass(TIMES.betweenGames, this.code);
    }
    if (this.random.below(4) === 0) await this.whim(state, turn);
    const holder = state.seats[turn];
    const searcher = this.searchers.find(({ visitor }) => holder.kind === 'person' && visitor.id === holder.person.id);
    if (searcher === undefined || this.random.below(50) === 0) {
      return this.server.pass(Math.max(0, (state.wake ?? 0) - this.server.now), this.code);
    }
    const ledger = this.ledgers.at(this.code);
    await searcher.move(ledger.state.seq, this.random);
    return ledger.state;
  }

  /** A person asks for what they may not have, talks, comes back, or opens a page. */
  private async whim(state: TableState, turn: number): Promise<void> {
    const searcher = this.random.pick(this.searchers);
    const tableId = this.code;
    const roll = this.random.below(6);
    if (roll === 0) await searcher.client.ask('resume_table', { tableId });
    else if (roll === 1) await searcher.client.ask('send_message', { tableId, phrase: 'hurry' });
    else if (roll === 2) await searcher.client.ask('read_messages', { tableId });
    else if (roll === 3 && searcher.visitor.id !== this.company.sitters[turn].id) {
      const { legal } = gameOf(state.settings).view(state.game as never, 'open');
      await searcher.client.ask('act', { tableId, seq: state.seq, actionId: `${state.seq}`, action: legal[0] });
    } else if (roll === 4) {
      // A guess at what others hold or what was not dealt: the answer must not say whether it was a good one.
      const own = this.ledgers.at(tableId).cards(state.seq, searcher.vantage(state));
      const card = this.random.pick(CARD_IDS.filter((each) => !own.has(each)));
      const { seq } = state;
      await searcher.client.ask('play_cards', { tableId, seq, actionId: `guess ${seq}`, cards: [card] });
      await searcher.client.ask('act', { tableId, seq, actionId: `throw ${seq}`, action: { type: 'discard', card } });
    } else await this.open(this.random.pick([...FIXED_PAGES, ...pagesOf(tableId, this.company)]), searcher.visitor);
  }

  /** Opens a page while cards are hidden: no page names any. */
  private async open(path: string, visitor: Visitor | null): Promise<Answered> {
    const language = this.random.pick(['vi', 'en']);
    const page = await this.server.http('GET', `${path}${path.includes('?') ? '&' : '?'}lang=${language}`, {
      token: visitor?.token,
    });
    // The tag of a page begins with its length, which may look like a card.
    const headers = [...page.headers].filter(([name]) => name !== 'etag');
    const text = `${JSON.stringify(headers)} ${page.text}`;
    this.ledgers.searchApart(`${path} for ${visitor?.name ?? 'nobody'}`, text, this.fixed.get(path));
    if (path === '/metrics') this.ledgers.searchApart('metrics', (await this.server.operations(path)).text, undefined);
    return page;
  }

  /** A game is over: everybody looks at it again. */
  private async lookBack(): Promise<void> {
    const { state } = this.ledgers.at(this.code);
    if (state.records.length === this.games) return;
    this.games = state.records.length;
    const delayed = state.settings.watchers === 'delayed';
    for (const [visitor, vantage] of this.viewers(state)) {
      const game = await this.lastGame(visitor, vantage, delayed);
      if (game !== undefined) await this.replay(state, game.id, visitor, vantage);
    }
  }

  private viewers(state: TableState): readonly [Visitor | null, Vantage][] {
    const { sitters, watcher, stranger } = this.company;
    return [
      ...sitters.slice(0, state.seats.length).map((visitor, seat): [Visitor, Vantage] => [visitor, seat]),
      [watcher, 'watcher'],
      [stranger, 'watcher'],
      [null, 'watcher'],
    ];
  }

  /** `delayed`: watchers have not seen the last game end, and only those who sat in it may know that it has. */
  private async lastGame(
    visitor: Visitor | null,
    vantage: Vantage,
    delayed: boolean,
  ): Promise<{ id: string } | undefined> {
    const { visibility } = this.ledgers.at(this.code).state.settings;
    const { json } = await this.open(`/api/tables/${this.code}/games?limit=1`, visitor);
    const [game] = json.games as { id: string; number: number }[];
    const mayRead = typeof vantage === 'number' || (visibility === 'public' && !delayed);
    if ((game?.number === this.games) !== mayRead) this.ledgers.leaks.push(`${this.code}: games for ${vantage}`);
    return game;
  }

  private async replay(state: TableState, id: string, visitor: Visitor | null, vantage: Vantage): Promise<void> {
    const ledger = this.ledgers.at(this.code);
    const known = ledger.cardsAfter(state.seq, vantage);
    for (const path of [
      `/api/games/${id}`,
      `/api/games/${id}/replay`,
      `/api/games/${id}/bots`,
      `/api/games/${id}/text`,
    ]) {
      const { text, json } = await this.server.http('GET', path, { token: visitor?.token });
      const { opened = [] } = (json.proof ?? {}) as { opened?: { salt: string }[] };
      // The salts of cards that are shown are shown with them; which cards those are is searched like everything else.
      const salts = new Set(opened.map(({ salt }) => salt));
      this.ledgers.search(`${path} for ${vantage}`, text, known, (long) => {
        return !salts.has(long) && ledger.isSealed(long, state.sessions, state.session.results.length);
      });
    }
  }
}
