import { navigate } from 'wouter/use-browser-location';
import { EMBLEMS, emblemOf } from '../games/emblems.ts';
import { lastGame } from '../games/last-game.ts';
import { STORAGE_KEYS } from '../storage/keys.ts';
import { preloadTable } from './preload.ts';

/** The way into practice, light enough for any page: games and opponents are loaded when it is taken. */

export interface PracticeChoice {
  readonly game: string;
  readonly ruleSet: string;
  readonly level: string;
  readonly seats: number;
  readonly games: number;
}

/** The table of this device where a game is played. */
export const practiceTable = (game: string): string => `/practice/table?game=${game}`;

/** The table of this device where a game that is over is played on (`startPlayOn`). */
export const PLAY_ON_TABLE = '/practice/table?from=replay';

/** What was chosen last on this device, as far as it can be read. */
export const lastChoice = (): Partial<PracticeChoice> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.practiceChoice) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
};

/** The game that is offered first: the one that was chosen or practised last. */
export const offeredGame = (): string => (emblemOf(lastGame() ?? lastChoice().game ?? '') ?? EMBLEMS[0]).game;

const remember = (choice: PracticeChoice): void => {
  try {
    localStorage.setItem(STORAGE_KEYS.practiceChoice, JSON.stringify(choice));
  } catch {
    // Where nothing may be kept, the next time begins as usual.
  }
};

/** What is left open is as last time; another game has its own rules and seats. */
const asLastTime = (choice: Partial<PracticeChoice>): Partial<PracticeChoice> => {
  const last = lastChoice();
  if (choice.game === undefined || choice.game === last.game) return { ...last, ...choice };
  return { level: last.level, games: last.games, ...choice } as Partial<PracticeChoice>;
};

/** The table could not be opened; the sentence says why, where there is one. */
export class PracticeRefused extends Error {}

/** Deals a practice game, as chosen or as chosen last, and goes to its table. */
export const startPractice = async (choice: Partial<PracticeChoice> = {}): Promise<void> => {
  const wish = asLastTime(choice);
  const transport = import('./practice-transport.ts').then(({ practiceTransport }) => {
    practiceTransport.open();
    return practiceTransport;
  });
  const screen = preloadTable(wish.game ?? '');
  const [{ completeChoice, tableOf }, practiceTransport] = await Promise.all([import('./choice.ts'), transport]);
  const complete = completeChoice(wish);
  const created = await practiceTransport.ask('create_table', tableOf(complete));
  if (!created.ok) throw new PracticeRefused(created.error.message);
  const started = await practiceTransport.ask('start_game', { tableId: created.view?.code ?? '' });
  if (!started.ok) throw new PracticeRefused(started.error.message);
  remember(complete);
  // Cards follow the tap without a screen in between that only waits.
  await screen;
  navigate(practiceTable(complete.game));
};
