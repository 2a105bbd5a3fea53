import { type BotFault, findBotGame, type Printed } from '@sanh-rong/bot-kit';
import { findGame } from '@sanh-rong/engine';
import { TableLink } from '../../link/table-link.ts';
import { usePreferences } from '../../preferences/preferences.ts';
import { loadBot } from '../../sandbox/index.ts';
import { PRACTICE_WORDS } from '../messages/vi.ts';
import { HOME_CODE } from '../wire.ts';
import { WorkerTransport } from '../worker-transport.ts';
import { BotPractice, type PracticeDependencies } from './bot-practice.ts';
import type { BotSource } from './bot-source.ts';
import { keepPractice, readPractice } from './kept-practice.ts';

/**
 * Everything a bot's practice needs: a table in a worker, the bot in another, and the object that goes between them.
 */
export interface OpenPractice {
  readonly link: TableLink;
  readonly practice: BotPractice;
  close(): void;
}

export type Opening =
  | { readonly ok: true; readonly open: OpenPractice }
  /** The bot cannot be used as it is. */
  | { readonly ok: false; readonly fault: BotFault; readonly printed: readonly Printed[] };

const drawSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const newTransport = (): WorkerTransport =>
  new WorkerTransport(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    () => {
      const { language } = usePreferences.getState();
      return { language, name: PRACTICE_WORDS[language].you };
    },
  );

/** Rejects where the browser can run neither table nor bot, or does not know the game. */
export const openPractice = async (bot: BotSource): Promise<Opening> => {
  const { id, game, name, version, owner, source } = bot;
  const rules = findGame(game);
  const botGame = findBotGame(game);
  if (!rules.ok || botGame === null) throw new Error(`no game ${game}`);
  const load = () => loadBot({ game, source });
  const loading = await load();
  if (!loading.ok) return loading;
  const transport = newTransport();
  const link = new TableLink(transport, HOME_CODE);
  const dependencies: PracticeDependencies = {
    bot: { id, name, version, owner },
    rules: rules.value,
    botGame,
    load,
    ask: (command) => link.command(command),
    view: () => link.snapshot().view,
    setTimer: (after, ring) => {
      const timer = setTimeout(ring, after);
      return () => clearTimeout(timer);
    },
    drawSeed,
  };
  const practice = new BotPractice(dependencies, loading.bot, readPractice(bot));
  let kept = practice.snapshot();
  practice.subscribe(() => {
    const now = practice.snapshot();
    const isSame = (['arrangement', 'speed', 'lenient', 'series', 'seed'] as const).every(
      (part) => now[part] === kept[part],
    );
    kept = now;
    if (!isSame) keepPractice(bot, now);
  });
  const close = (): void => {
    practice.close();
    link.close();
    transport.close();
  };
  return { ok: true, open: { link, practice, close } };
};
