import type { Chat, ChatMessage } from '../chat/chat.ts';
import { ExpiringMap } from '../expiring-map.ts';
import type { Teller } from '../sockets/teller.ts';

/** Messages remembered as told, and for how long: notices and looking may both bring one. */
const TOLD = { most: 20_000, for: 120_000 } as const;

/**
 * What was said longer ago (milliseconds) is not told any more. It was told, and may have been forgotten as told: looking
 * brings the last messages of a quiet hall again and again, and a notice may name any.
 */
const NEWS = 60_000;

/** Says to the people of this node what was said, once, whichever way the node heard of it. */
export class Speaker {
  private readonly told: ExpiringMap<true>;
  private readonly teller: Pick<Teller, 'tellSaid'>;
  private readonly now: () => number;
  /** The newest message at the last look. */
  private last: number | null = null;

  constructor(teller: Pick<Teller, 'tellSaid'>, now: () => number) {
    this.teller = teller;
    this.now = now;
    this.told = new ExpiringMap(TOLD.most, TOLD.for, now);
  }

  async tell(message: ChatMessage): Promise<void> {
    if (message.at < this.now() - NEWS || this.told.get(String(message.id))) return;
    this.told.set(String(message.id), true);
    await this.teller.tellSaid(message);
  }

  /** Looks for messages at these tables that no notice told of. */
  async catchUp(chat: Pick<Chat, 'newest' | 'since'>, codes: readonly string[]): Promise<void> {
    const { last } = this;
    this.last = await chat.newest();
    if (last === null) return;
    for (const message of await chat.since(last, codes)) await this.tell(message);
  }
}
