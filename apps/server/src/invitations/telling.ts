import { isPerson, type TableEvent } from '@sanh-rong/table';
import { ExpiringMap } from '../expiring-map.ts';
import type { Notices } from '../nodes/notices.ts';
import type { Rooms } from '../sockets/rooms.ts';
import { pause } from '../stretches.ts';
import type { Happened, Tables } from '../tables/tables.ts';
import type { Invitations } from './invitations.ts';

/** Tells people that their invitations have changed, wherever they are connected. They ask which there are now. */

/** Events after which a table may have room that had none, or none that had. */
const COMING_AND_GOING: readonly TableEvent['type'][] = [
  'sat',
  'left',
  'kicked',
  'playerSat',
  'botSat',
  'stood',
  'configured',
  'away',
];

/** The person whose invitations to the table are answered by this event: they have come, or left it themselves. */
const answeredBy = ({ event, before, state }: Happened): string | null => {
  if (event.type === 'sat') return event.person.id;
  if (event.type !== 'back' && event.type !== 'left') return null;
  const holder = (event.type === 'left' ? before : state)?.seats[event.seat];
  return isPerson(holder) ? holder.person.id : null;
};

/** Whether the table no longer waits for guests. */
const hasBegun = ({ event }: Happened): boolean =>
  event.type === 'closed' || (event.type === 'dealt' && event.number === 1);

/** Without notices a node looks for invitations that were sent through others: so far back, for their clocks differ. */
const LOOK_BACK = 15_000;

/** Invitations remembered as told by that way. */
const TOLD = { most: 20_000, for: 60_000 } as const;

export interface InvitationTellerOptions {
  readonly invitations: Pick<Invitations, 'inviteesOf' | 'decline' | 'end' | 'since'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly failed: (error: unknown) => void;
  readonly now: () => number;
}

export class InvitationTeller {
  private readonly options: InvitationTellerOptions;
  private readonly told: ExpiringMap<true>;
  private rooms: Pick<Rooms, 'all' | 'ofPerson' | 'tell'> | null = null;

  constructor(options: InvitationTellerOptions) {
    this.options = options;
    this.told = new ExpiringMap(TOLD.most, TOLD.for, options.now);
  }

  /** From now on people are told through these connections, also of what tables do. */
  begin(rooms: Pick<Rooms, 'all' | 'ofPerson' | 'tell'>, tables: Pick<Tables, 'onStored'>): void {
    this.rooms = rooms;
    tables.onStored((happened) => void this.heardOf(happened).catch(this.options.failed));
  }

  /** Here, and on the other nodes, in stretches: hundreds may be invited to a table by those who host it in turn. */
  async changed(people: readonly string[]): Promise<void> {
    for (const person of people) {
      this.options.notices.tell({ kind: 'invitations', person });
      this.tell(person);
      await pause();
    }
  }

  /** Through the connections of this node alone. */
  tell(person: string): void {
    this.rooms?.tell(this.rooms.ofPerson(person), 'invitations_changed', {});
  }

  private async heardOf(happened: Happened): Promise<void> {
    const { invitations } = this.options;
    const { code } = happened.state;
    const answered = answeredBy(happened);
    if (hasBegun(happened)) await this.changed(await invitations.end(code));
    if (answered !== null && (await invitations.decline(answered, code))) await this.changed([answered]);
    if (COMING_AND_GOING.includes(happened.event.type)) await this.changed(await invitations.inviteesOf(code));
  }

  /** Looks for invitations that no notice told of. */
  async catchUp(): Promise<void> {
    const people = new Set((this.rooms?.all() ?? []).map(({ data }) => data.signedIn.person.id));
    const { invitations, now } = this.options;
    for (const { person, at } of await invitations.since(now() - LOOK_BACK, [...people])) {
      const key = `${person} ${at}`;
      if (this.told.get(key)) continue;
      this.told.set(key, true);
      this.tell(person);
    }
  }
}
