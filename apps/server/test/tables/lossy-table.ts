import { isDeepStrictEqual } from 'node:util';
import { Random } from '@sanh-rong/engine';
import {
  isPerson,
  seatOf,
  type TableEvent,
  type TableState,
  type TableView,
  TIMES,
  viewPast,
  viewTable,
} from '@sanh-rong/table';
import { until } from '../../../../test/until.ts';
import type { TestServer, Visitor } from '../support/test-server.ts';
import { LossyClient } from './lossy-client.ts';

/** A table whose people all have bad lines, from the lobby to the end of its session. */

/** A session that takes more steps than this will not end. */
const STEPS_AT_MOST = 5_000;

/** A view as it comes out of a socket. */
const asSent = (view: TableView): TableView => JSON.parse(JSON.stringify(view));

/** Whether this person watches a table that is watched with a delay. */
const looksBack = ({ settings, watchers }: TableState, person: string): boolean =>
  settings.watchers === 'delayed' && watchers.some(({ id }) => id === person);

const settingsOf = (game: string, random: Random) => ({
  game,
  seats: 2 + random.below(3),
  games: game === 'lieng' && random.below(3) === 0 ? 16 : 1,
  turnSeconds: random.pick([30, 60, 120]),
  watchers: random.pick(['live', 'live', 'delayed']),
});

export interface Company {
  readonly sitters: readonly Visitor[];
  readonly onlookers: readonly Visitor[];
}

export class LossyTable {
  readonly code: string;
  readonly clients: readonly LossyClient[];
  /** Views that never were, by the client that had them. */
  readonly wrong: string[] = [];
  /** Views that were looked at. */
  looked = 0;
  private readonly server: TestServer;
  private readonly random: Random;
  private readonly states = new Map<number, TableState>();
  private readonly events = new Map<number, TableEvent>();
  private readonly stopListening: () => void;
  /** Seats at the table; a person who comes after so many people only watches. */
  private readonly seats: number;
  private steps = 0;

  private constructor(server: TestServer, random: Random, first: TableState, company: Company, seed: string) {
    this.server = server;
    this.random = random;
    this.code = first.code;
    this.seats = first.settings.seats;
    this.states.set(first.seq, first);
    this.stopListening = server.tables.listen(({ state, event }) => {
      if (state.code !== first.code) return;
      this.states.set(state.seq, state);
      this.events.set(state.seq, event);
    });
    const { sitters, onlookers } = company;
    // The host has two windows.
    this.clients = [...sitters.slice(0, this.seats), ...onlookers, sitters[0]].map(({ id, token }, i) => {
      const who = { id, token, code: first.code, name: `window ${i}` };
      const client: LossyClient = new LossyClient(server.url, who, new Random(`${seed} ${i}`), (view) =>
        this.look(client, view),
      );
      return client;
    });
  }

  /** As many sit as there are seats, the others watch or stand at the door. The seed begins with the game's id. */
  static async open(server: TestServer, people: Company, seed: string): Promise<LossyTable> {
    const random = new Random(seed);
    const created = await server.tables.create(people.sitters[0], settingsOf(seed.split(' ')[0], random));
    if (!created.ok) throw new Error(created.error.code);
    const table = new LossyTable(server, random, created.value, people, seed);
    await Promise.all(table.clients.map((client) => client.connect()));
    for (const [i, client] of table.clients.entries()) {
      const sits = i > 0 && i < table.seats;
      await client.ask(sits ? 'join_table' : 'resume_table', { tableId: table.code });
    }
    return table;
  }

  /** Every view must be of a table that was. */
  private look({ person }: LossyClient, view: TableView): void {
    this.looked += 1;
    const state = this.states.get(view.seq);
    const views = state === undefined ? [] : [viewTable(state, person)];
    // A person who watches with a delay also sees what was before they came.
    if (state?.settings.watchers === 'delayed' && seatOf(state, person) < 0) views.push(viewPast(state));
    if (!views.some((shown) => isDeepStrictEqual(asSent(shown), view))) this.wrong.push(`${person} at ${view.seq}`);
  }

  private get now(): TableState {
    const state = this.states.get(this.states.size);
    if (state === undefined) throw new Error('numbers are missing');
    return state;
  }

  private get isOver(): boolean {
    return this.now.phase === 'completed';
  }

  private some<Value>(values: readonly Value[]): Value | null {
    return values.length === 0 ? null : this.random.pick(values);
  }

  private get onlookers(): readonly LossyClient[] {
    return this.clients.slice(this.seats, -1);
  }

  /** A little of everything, until the session is over. */
  async playOut(): Promise<void> {
    await this.gather();
    while (!this.isOver) {
      this.steps += 1;
      if (this.steps > STEPS_AT_MOST) throw new Error('the session does not end');
      this.server.now += 150 + this.random.below(500);
      await this.step();
    }
  }

  /** The lobby: readiness comes and goes, people look on; in the end everybody is ready and the cards are dealt. */
  private async gather(): Promise<void> {
    for (let i = 0; i < 12; i++) {
      this.server.now += 500;
      const client = this.random.pick(this.clients.slice(1));
      if (this.random.below(3) === 0) await this.comeOrGo();
      else if (this.random.below(4) === 0) await this.breakOrMend();
      else await client.ask('player_ready', { tableId: this.code, ready: this.random.below(2) === 0 });
    }
    for (;;) {
      const { phase, host, seats } = this.now;
      if (phase === 'playing' || phase === 'completed') return;
      this.server.now += 500;
      if (phase === 'ready') await this.server.pass(TIMES.countdown, this.code);
      for (const client of this.clients.slice(0, this.seats)) {
        await client.connect();
        await client.askWhole();
        await client.ask('player_ready', { tableId: this.code });
      }
      const first = this.clients.find(({ person }) => person === host);
      if (seats.every(({ kind }) => kind !== 'empty')) await first?.ask('start_game', { tableId: this.code });
    }
  }

  private async step(): Promise<void> {
    const roll = this.random.below(100);
    if (roll < 55) await this.actOrWait();
    else if (roll < 67) await this.breakOrMend();
    else if (roll < 79) this.random.pick(this.clients).handOver();
    else if (roll < 87) await this.askLate();
    else if (roll < 93) await this.comeOrGo();
    else if (roll < 96) await this.leaveOrReturn();
    else await this.server.pass(this.random.below(20_000), this.code);
  }

  /** A client that believes it is its turn acts. Where none does, one looks again, or the clock decides. */
  private async actOrWait(): Promise<void> {
    const client = this.some(this.clients.filter(({ believesToAct }) => believesToAct));
    if (client !== null) await client.move();
    // A table that all have left waits for them, and is closed in the end.
    else if (this.now.deserted !== null) await this.comeBack();
    else if (this.random.below(3) > 0) await this.random.pick(this.clients).askWhole();
    else if (this.now.wake !== null) await this.server.pass(Math.max(0, this.now.wake - this.server.now), this.code);
  }

  private async comeBack(): Promise<void> {
    const client = this.random.pick(this.clients.slice(0, this.seats));
    await client.connect();
    await client.askWhole();
  }

  private async breakOrMend(): Promise<void> {
    const client = this.random.pick(this.clients);
    if (client.connected) client.hangUp();
    if (this.random.below(2) === 0) return;
    await client.connect();
    await client.askWhole();
  }

  /** A request of some time ago is sent again, as it was or as a new one; or a client acts on what it saw long ago. */
  private async askLate(): Promise<void> {
    const client = this.some(this.clients.filter(({ connected, requests }) => connected && requests.length > 0));
    if (client === null) return;
    const request = this.random.pick(client.requests);
    if (this.random.below(2) === 0) await client.send(request);
    else await client.request(request.message.seq, request.message.action);
  }

  /** Watchers come and go. */
  private async comeOrGo(): Promise<void> {
    const client = this.some(this.onlookers.filter(({ connected }) => connected));
    const watches = this.now.watchers.some(({ id }) => id === client?.person);
    if (!watches) await client?.ask('join_table', { tableId: this.code, watch: true });
    else {
      await client?.ask('leave_table', { tableId: this.code });
      // A person who no longer watches stands at the door.
      await client?.askWhole();
    }
  }

  /** A player gives up their seat during the game and may think better of it. The host stays. */
  private async leaveOrReturn(): Promise<void> {
    const client = this.some(this.clients.slice(1, this.seats).filter(({ connected }) => connected));
    if (this.now.phase === 'playing') await client?.ask('leave_table', { tableId: this.code });
    if (this.random.below(2) === 0) await client?.askWhole();
  }

  /** All lines are good again and everybody is back; what watchers may see only later is due by then. */
  async settle(): Promise<void> {
    for (const client of this.clients) {
      this.server.now += 1_000;
      const wasAway = !client.connected;
      await client.settle();
      if (wasAway || client.needsWhole || client.view?.seq !== this.now.seq) await client.askWhole();
    }
    // A connection that broke just before is still being taken out: a person who came back meanwhile is away for a
    // moment.
    let told = 0;
    await until(
      'everybody with the table as it is, and nobody taken for away',
      () => {
        if (told !== this.now.seq) this.server.now += TIMES.watchDelay + 1_000;
        told = this.now.seq;
        return { strangers: this.strangers, missed: this.missed };
      },
      ({ strangers, missed }) => strangers.length + missed.length === 0,
    );
  }

  /** The people who have not got the table as it is, with the number that they are at. */
  private get strangers(): string[] {
    const different: string[] = [];
    for (const { person, view } of this.clients) {
      const shown = looksBack(this.now, person) ? viewPast(this.now) : viewTable(this.now, person);
      if (!isDeepStrictEqual(asSent(shown), view)) different.push(`${person} at ${view?.seq} of ${this.now.seq}`);
    }
    return different;
  }

  /** Asks once more for every move without an answer, so that it is known of each whether it was done. */
  async askForAll(): Promise<void> {
    for (const client of this.clients) {
      for (const request of client.requests) {
        this.server.now += 300;
        if (request.done.length === 0 && request.repeated === 0) await client.send(request);
      }
    }
  }

  /** Moves that people made, by number. */
  get moves(): ReadonlyMap<number, Extract<TableEvent, { type: 'acted' }>> {
    const moves = new Map<number, Extract<TableEvent, { type: 'acted' }>>();
    for (const [seq, event] of this.events) if (event.type === 'acted' && event.by === 'person') moves.set(seq, event);
    return moves;
  }

  /** People who are connected and taken for away. */
  private get missed(): string[] {
    return this.now.seats.flatMap((holder) => (isPerson(holder) && holder.away ? holder.person.name : []));
  }

  seatOf(person: string): number {
    return seatOf(this.now, person);
  }

  close(): void {
    for (const client of this.clients) client.close();
    this.stopListening();
  }
}
