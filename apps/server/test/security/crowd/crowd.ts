import type { Abuse } from './abuse.ts';
import { ABUSES } from './abuses/index.ts';
import { ADDRESSES } from './addresses.ts';
import { Attacker } from './attacker.ts';
import type { Hall } from './hall.ts';
import { HttpConnection } from './http-connection.ts';
import { Tally } from './tally.ts';

/** Two hundred guests from twenty addresses, or a part of them, who do the worst of everything at the same time. */

const WHOLE = 200;

/** Everybody who does one kind of abuse. */
interface Group {
  readonly abuse: Abuse;
  readonly attackers: readonly Attacker[];
}

export class Crowd {
  readonly tally = new Tally();
  private readonly connection: HttpConnection;
  private readonly groups: readonly Group[];
  private over = false;

  constructor(hall: Hall, guests = WHOLE) {
    this.connection = new HttpConnection(hall.url);
    let number = 0;
    this.groups = ABUSES.map((abuse) => ({
      abuse,
      attackers: Array.from({ length: Math.max(1, Math.round((abuse.guests * guests) / WHOLE)) }, () => {
        const address = ADDRESSES[number % ADDRESSES.length];
        const { connection, tally } = this;
        return new Attacker({
          ...{ hall, connection, tally, address, kind: abuse.name, number: number++ },
          isOver: () => this.over,
        });
      }),
    }));
  }

  get size(): number {
    return this.groups.reduce((sum, { attackers }) => sum + attackers.length, 0);
  }

  /** All come in, and everybody watches the table of honest people for as long as they are let. */
  async arrive(): Promise<void> {
    const all = this.groups.flatMap(({ attackers }) => attackers);
    await Promise.all(
      all.map(async (attacker) => {
        await attacker.arrive();
        const wire = await attacker.connect();
        if (wire !== null) await attacker.say(wire, 'join_table', { tableId: attacker.hall.table, watch: true });
      }),
    );
  }

  /** Everybody does their worst until their kind has met its wall, or has looked for one in vain. */
  async rage(): Promise<void> {
    await this.each(async (step, { name, walls, steps }) => {
      for (let i = 0; i < steps && !this.over && this.tally.count(name, walls) === 0; i++) await step();
    });
  }

  /** Everybody does their worst until they are called off. */
  async rageOn(): Promise<void> {
    await this.each(async (step) => {
      while (!this.over) await step();
    });
  }

  private async each(work: (step: () => Promise<void>, abuse: Abuse) => Promise<void>): Promise<void> {
    await Promise.all(
      this.groups.flatMap(({ abuse, attackers }) =>
        attackers.map(async (attacker) => work(await abuse.begin(attacker), abuse)),
      ),
    );
  }

  /** Calls everybody off and hangs up. */
  leave(): void {
    this.over = true;
    for (const { attackers } of this.groups) for (const attacker of attackers) attacker.leave();
    this.connection.close();
  }
}
