import { expect, test } from 'vitest';
import type { ChatMessage } from '../chat/chat.ts';
import { Speaker } from './speaker.ts';

const begin = () => {
  let now = 1_800_000_000_000;
  const stored: ChatMessage[] = [];
  const told: number[] = [];
  const speaker = new Speaker({ tellSaid: async ({ id }) => void told.push(id) }, () => now);
  /** As the database answers: the last hundred again, since lower numbers may be stored later. */
  const chat = {
    newest: async () => stored.length,
    since: async (id: number) => stored.filter((message) => message.id > id - 100),
  };
  const say = (): ChatMessage => {
    const from = { id: 'lan', name: 'Lan', face: null };
    const said = { id: stored.length + 1, code: 'MGKN79VR6', from, kind: 'text', body: 'Chào', at: now } as const;
    stored.push(said);
    return said;
  };
  const look = async (): Promise<void> => {
    now += 2_000;
    await speaker.catchUp(chat, ['MGKN79VR6']);
  };
  return { speaker, told, say, look };
};

test('what was said in a quiet hall is told once, however long a node goes on looking', async () => {
  const { told, say, look } = begin();
  await look();
  say();
  for (let looks = 0; looks < 200; looks++) await look();
  expect(told).toEqual([1]);
});

test('an old message that a notice names is not told as if it were new', async () => {
  const { speaker, told, say, look } = begin();
  await look();
  const old = say();
  for (let looks = 0; looks < 100; looks++) await look();
  await speaker.tell(old);
  const fresh = say();
  await speaker.tell(fresh);
  await look();
  expect(told).toEqual([old.id, fresh.id]);
});
