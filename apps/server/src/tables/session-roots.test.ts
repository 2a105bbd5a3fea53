import { GAMES, type Hashing, PLAIN_HASHING, proofOf, setHashing } from '@sanh-rong/engine';
import { playersFor } from '@sanh-rong/players';
import { createTable, type Decision, type Surroundings, type TableState } from '@sanh-rong/table';
import { afterEach, expect, test } from 'vitest';
import { SessionRoots } from './session-roots.ts';
import { surroundings } from './surroundings.ts';

afterEach(() => setHashing(PLAIN_HASHING));

/** A fingerprint is made by these; whoever counts them counts the work. */
const counted = (): { readonly hashing: Hashing; hashes: number } => {
  const counting = {
    hashes: 0,
    hashing: {
      ...PLAIN_HASHING,
      fingerprint(text: string) {
        counting.hashes += 1;
        return PLAIN_HASHING.fingerprint(text);
      },
    },
  };
  return counting;
};

test.each(GAMES.filter(({ conceals }) => conceals))(
  'the roots of a session of $id are hashed once, and the proofs are the same',
  (game) => {
    const roots = new SessionRoots(() => 0);
    const session = (secret: string) =>
      ({ secret, settings: { games: 16 } }) as Pick<TableState, 'secret' | 'settings'>;
    const texts = ['a', null, 'b'];
    const counting = counted();
    setHashing(counting.hashing);
    const prove = (secret: string, number: number) =>
      proofOf(game, secret, 16, number, texts, () => roots.of(session(secret)));
    prove('one', 1);
    const first = counting.hashes;
    for (let number = 2; number <= 16; number++) prove('one', number);
    // The seals of each game for its own proof, and the commitment; for the first one those of all games and their roots too.
    expect(first).toBe(16 * 53 + 53);
    expect(counting.hashes - first).toBe(15 * 53);
    for (const secret of ['one', 'two']) expect(prove(secret, 7)).toEqual(proofOf(game, secret, 16, 7, texts));
  },
);

test('the seals of tables that open together are worked out while the event loop turns', async () => {
  const lieng = { game: 'lieng', seats: 4, games: 32 };
  const open = (around: Surroundings): Decision => createTable('TABLE', { id: 'nam', name: 'Nam' }, lieng, around);
  const around = surroundings({ now: 0, secret: () => 'unused', players: playersFor, failed: () => {} });
  const roots = new SessionRoots(() => 0);
  let turns = 0;
  const turn = (): void => {
    turns += 1;
    turning = setImmediate(turn);
  };
  let turning = setImmediate(turn);
  const secrets = Array.from({ length: 8 }, (_, at) => `secret ${at}`);
  const opened = await Promise.all(
    secrets.map((secret) =>
      roots.decided(
        () => secret,
        (source) => open({ ...around, ...source }),
      ),
    ),
  );
  clearImmediate(turning);
  expect(turns).toBeGreaterThanOrEqual(secrets.length);
  // The same as where all of it is worked out at once.
  for (const [at, secret] of secrets.entries()) expect(opened[at]).toEqual(open({ ...around, secret: () => secret }));
});
