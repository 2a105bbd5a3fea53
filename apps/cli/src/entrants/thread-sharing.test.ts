import type { ContestQuestion, Entrant } from '@sanh-rong/arena';
import { describe, expect, it } from 'vitest';
import { sharingThread, ThinkingPrograms } from './thread-sharing.ts';

const QUESTIONS = [0, 1, 2].map((game) => ({ game }) as ContestQuestion);

const player = (chose: (game: number) => void): Entrant => ({
  choose: (questions) =>
    questions.map(({ game }) => {
      chose(game);
      return { action: { type: 'pass' } };
    }),
});

describe('a built-in player beside programs', () => {
  it('waits while one thinks, also when both are asked at the same moment', async () => {
    const programs = new ThinkingPrograms();
    const heard: string[] = [];
    let answered = (): void => {};
    const built = sharingThread(
      player((game) => heard.push(`game ${game}`)),
      programs,
    );
    const replies = built.choose(QUESTIONS);
    const thought = programs.during(async () => {
      await new Promise<void>((resolve) => {
        answered = resolve;
      });
      heard.push('the program');
    });
    await new Promise((resolve) => setImmediate(resolve));
    answered();
    await thought;
    expect((await replies).length).toBe(QUESTIONS.length);
    expect(heard).toEqual(['the program', 'game 0', 'game 1', 'game 2']);
  });

  it('is timed, and lets others have the thread between two long searches', async () => {
    const turns: number[] = [];
    let others = 0;
    const busy = (): void => {
      const end = performance.now() + 25;
      while (performance.now() < end);
      turns.push(others);
    };
    const count = setImmediate(function again() {
      others += 1;
      if (turns.length < QUESTIONS.length) setImmediate(again);
    });
    const replies = await sharingThread(player(busy), new ThinkingPrograms()).choose(QUESTIONS);
    clearImmediate(count);
    expect(replies.every(({ micros = 0 }) => micros >= 25_000)).toBe(true);
    expect(turns[2]).toBeGreaterThan(turns[0]);
  });
});
