import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../test/support/commands.ts';
import { playedMatch } from '../../test/support/played-match.ts';
import { review } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'sanhrong-review-'));
const file = join(folder, 'match.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  writeFileSync(file, await playedMatch({ game: 'tienlen', seats: 2, deals: 1, seed: 'review' }));
});

const QUICK = ['--worlds', '8'];

/** Two seats: the first passes though its last card would have gone out, and loses. */
const PASSED = 'sr1 tienlen/thirteen seats=2 hands=3s.2h/5s.6s leader=1 | 5s pass 6s';

describe('sanhrong review', () => {
  it('says for each game what was a mistake, and for all of them what everybody lost', async () => {
    const { code, output } = await runCommand(review, [file, ...QUICK, '--lang', 'en']);
    expect(code).toBe(0);
    expect(output).toContain('Southern Tiến Lên');
    expect(output).toMatch(/Game 1\/2/);
    expect(output).toMatch(/Game 2\/2/);
    expect(output).toMatch(/All games\nPlayer +Moves +Mistakes +Lost a game\n/);
    expect(output).toMatch(/Where points were lost\nPlayer +Kind of mistake +Mistakes +Lost a game\n/);
    expect(output).toMatch(/The (\d+ )?worst moments?\n {2}Game \d · Move \d+ · /);
    expect(output).toMatch(/^ {6}sanhrong watch .*match\.json --game \d --move \d+ --seat \d$/m);
    expect(output).toMatch(/^random +\d+ +\d+ +\d+\.\d\d$/m);
  });

  it('shows every choice with --all', async () => {
    const { output } = await runCommand(review, [PASSED, ...QUICK, '--all']);
    expect(output).toContain('Nước 2 · Ghế 1: Bỏ lượt');
    expect(output).toContain('hơn: Đánh 2♥');
    expect(output).toMatch(/ {8}Đánh 2♥ {2}\+1,0/);
  });

  it('gives other programs a line of JSON for each game', async () => {
    const { output } = await runCommand(review, [PASSED, ...QUICK, '--json', '--seat', '1']);
    const { game, finished, moves } = JSON.parse(output);
    expect({ game, finished }).toEqual({ game: 1, finished: true });
    expect(moves).toMatchObject([{ move: 2, seat: 0, played: 'pass', loss: { better: '2h', mistake: true } }]);
  });

  it('says why, where there is a word for it', async () => {
    const { output } = await runCommand(review, [PASSED, ...QUICK]);
    expect(output).toContain('để nhà sắp hết bài giữ cái');
    const { moves } = JSON.parse((await runCommand(review, [PASSED, ...QUICK, '--json'])).output);
    expect(moves.find(({ played }: { played: string }) => played === 'pass').loss.reason).toBe('leavesLead');
  });

  it('tells of one player in whatever seat, and sums up for other programs', async () => {
    const { output } = await runCommand(review, [file, ...QUICK, '--json', '--player', 'random']);
    const lines = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ game }) => game)).toEqual([1, 2, undefined]);
    const seats = lines.slice(0, 2).map(({ moves }) => [...new Set(moves.map(({ seat }: { seat: number }) => seat))]);
    expect(seats.flat().toSorted()).toEqual([0, 1]);
    const { players, worst } = lines[2];
    expect(players).toMatchObject([{ player: 'random', games: 2 }]);
    const [{ mistakes, kinds }] = players;
    expect(kinds.reduce((sum: number, kind: { mistakes: number }) => sum + kind.mistakes, 0)).toBe(mistakes);
    expect(worst.map(({ points }: { points: number }) => points)).toEqual(
      worst.map(({ points }: { points: number }) => points).toSorted((one: number, other: number) => other - one),
    );
    expect(await runCommand(review, [file, ...QUICK, '--player', 'nobody'])).toMatchObject({ code: 1 });
  });

  it('is the same again for the same seed', async () => {
    const args = [file, '--game', '1', ...QUICK, '--json', '--seed', 'again'];
    expect(await runCommand(review, args)).toEqual(await runCommand(review, args));
  });

  it('reviews no game that goes on', async () => {
    const open = 'sr1 tienlen/mien-nam seats=4 seed=7/0 | 3s 3d 3h Ah';
    expect((await runCommand(review, [open, ...QUICK])).output).toContain('Ván này chưa xong');
    expect(JSON.parse((await runCommand(review, [open, ...QUICK, '--json'])).output)).toEqual({
      game: 1,
      finished: false,
      moves: [],
    });
  });

  it('says in a sentence what cannot be reviewed', async () => {
    expect(await runCommand(review, [])).toMatchObject({ code: 2 });
    expect(await runCommand(review, [PASSED, '--seat', '3'])).toMatchObject({
      code: 2,
      errors: '--seat không thể là “3”; ván này có ghế 1 đến 2.\n',
    });
    expect(await runCommand(review, [PASSED, '--worlds', '7'])).toMatchObject({ code: 2 });
    expect(await runCommand(review, [join(folder, 'nothing.json')])).toMatchObject({ code: 2 });
  });
});
