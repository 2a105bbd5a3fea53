import { CARD_IDS, type CardId, checkProof, proofOf, readRecord } from '@sanh-rong/engine';
import type { Replay } from '@sanh-rong/protocol';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { games } from '../../src/database/schema.ts';
import { lookBack } from '../../src/history/replay.ts';
import { USUAL_DATABASES } from '../support/databases.ts';
import { historyServer, paths, type Refusal } from './history-server.ts';
import { cardsIn, concealing, open, play, shownSeats } from './played-games.ts';

/** What a replay shows, and what it keeps to itself. */

describe.each(concealing.map((game) => ({ game, name: game.id })))('LG-7: looking back at $name', ({ game }) => {
  test('over many games nobody is shown a card that they may not know', () => {
    for (let i = 0; i < examples(60, 250); i++) {
      const seats = 2 + (i % 6);
      const played = play(game, seats, `look back ${i}`, 'wild');
      const proof = proofOf(game, played.secret, 1, 1, played.contributions);
      const dealt = game.view(played.state, 'open').hands.map((hand) => hand ?? []);
      const shown = shownSeats(played);
      for (const viewer of ['watcher', ...dealt.keys()] as const) {
        const seen = lookBack(played.text, proof, viewer);
        const known = dealt.flatMap((hand, owner) => (owner === viewer || shown.includes(owner) ? hand : []));
        const hidden = CARD_IDS.filter((card) => !known.includes(card));
        expect(cardsIn(JSON.stringify(seen), hidden)).toEqual([]);
        expect(seen?.concealed).toBe(dealt.some((_, owner) => owner !== viewer && !shown.includes(owner)));
      }
    }
  });
});

describe.each(USUAL_DATABASES)('replays in $name', ({ open: openDatabase }) => {
  const { ask, got, refused, newCode, keepTable, keep, sql } = historyServer(openDatabase);

  describe.each(open.flatMap((game) => game.ruleSets.map(({ id }, at) => ({ game, at, name: `${game.id}/${id}` }))))(
    'the replay of $name',
    ({ game, at }) => {
      test('opens every hand to everybody from the deal on, with the text and the whole proof', async () => {
        const played = play(game, 3, `replay ${game.id} ${at}`, 'built-in', at);
        const id = await keep(played, { people: ['nam', 'lan', null] });
        const record = readRecord(played.text);
        if (!record.ok) throw new Error(record.error.code);
        const answers = await Promise.all(
          [null, 'nam', 'lan', 'bac'].map((asker) => got<Replay>(`/api/games/${id}/replay`, asker)),
        );
        for (const replay of answers) {
          expect(replay).toMatchObject({ concealed: false, text: played.text });
          expect(replay.steps[0].did).toBeNull();
          const moments = record.value.steps;
          for (const [i, { did, events, view }] of replay.steps.entries()) {
            const { state, events: told } = moments[i];
            expect(view.hands).toEqual(game.view(state, 'open').hands);
            expect(view).toMatchObject({ legal: [] });
            expect(view).not.toHaveProperty('history');
            expect(events).toEqual(JSON.parse(JSON.stringify(told)));
            if (i > 0) expect(did).toEqual(played.state.history[i - 1]);
          }
          const proven = checkProof(game, replay.proof, {
            commitment: played.commitment,
            number: 1,
            contributions: played.contributions,
            deal: replay.deal,
            hands: replay.steps[0].view.hands as (readonly CardId[])[],
          });
          expect(proven.ok).toBe(true);
          if (proven.ok) expect(proven.value.deck).not.toContain(null);
        }
        expect(await got(`/api/games/${id}/text`, null)).toEqual({ ok: true, text: played.text });
      });
    },
  );

  describe.each(concealing.map((game) => ({ game, name: game.id })))('LG-7: the replay of $name', ({ game }) => {
    test('over many games no byte of any answer holds a card of a hidden hand', async () => {
      let concealed = 0;
      let opened = 0;
      for (let i = 0; i < examples(10, 20); i++) {
        const seats = 2 + (i % 5);
        const played = play(game, seats, `leak ${i}`, i % 3 === 0 ? 'built-in' : 'wild');
        const people = Array.from({ length: seats }, (_, seat) => (seat === 1 ? null : `sitter${seat}`));
        const code = newCode();
        await keepTable(code, 'public');
        const id = await keep(played, { code, people });
        const dealt = game.view(played.state, 'open').hands.map((hand) => hand ?? []);
        const shown = shownSeats(played);
        for (const [seat, asker] of [...people.entries(), [-1, null] as const, [-1, 'lan'] as const]) {
          if (seat >= 0 && asker === null) continue;
          const known = dealt.flatMap((hand, owner) => (owner === seat || shown.includes(owner) ? hand : []));
          const hidden = CARD_IDS.filter((card) => !known.includes(card));
          const handsHidden = dealt.some((_, owner) => owner !== seat && !shown.includes(owner));
          const everything = await Promise.all(
            [...paths(id), `/api/tables/${code}/games`, `/api/people/${asker ?? 'nobody'}/games`].map((path) =>
              ask(path, asker),
            ),
          );
          const [, replay, text] = everything;
          const read = JSON.parse(replay.text) as Replay;
          expect(read.concealed).toBe(handsHidden);
          if (!handsHidden) {
            opened += 1;
            expect(read.text).toBe(played.text);
            expect(text.status).toBe(200);
            continue;
          }
          concealed += 1;
          expect(read.text).toBeNull();
          expect(text.status).toBe(403);
          expect((JSON.parse(text.text) as Refusal).error.code).toBe('CONCEALED');
          for (const answer of everything) expect(cardsIn(answer.text, hidden)).toEqual([]);
          // What they may know is there, and can be checked.
          expect(cardsIn(replay.text, known)).toHaveLength(known.length);
          const { hands } = read.steps[0].view;
          const proven = checkProof(game, read.proof, {
            commitment: played.commitment,
            number: 1,
            contributions: played.contributions,
            deal: read.deal,
            hands: hands as (readonly CardId[] | null)[],
          });
          expect(proven.ok).toBe(true);
        }
      }
      expect(concealed).toBeGreaterThan(examples(20, 40));
      expect(opened).toBeGreaterThan(0);
    });
  });

  test('a game whose text this version does not read can be listed, not replayed', async () => {
    const id = await keep(play(open[0], 2, 'old', 'built-in'), { people: ['nam', 'lan'] });
    await sql().update(games).set({ text: 'sr0 tienlen/mien-nam seats=2 seed=a |' }).where(eq(games.id, id));
    expect((await ask(`/api/games/${id}`, null)).status).toBe(200);
    expect(await refused(`/api/games/${id}/replay`, null)).toEqual([409, 'OLD_GAME']);
    expect(await refused(`/api/games/${id}/text`, null)).toEqual([409, 'OLD_GAME']);
  });
});
