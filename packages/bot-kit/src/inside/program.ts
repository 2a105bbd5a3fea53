import { findBotGame } from '../bot-games.ts';
import { type BotFault, LIMITS, type Order, type Report } from '../calls.ts';
import { Bot, type BotFile, type Shared } from './bot.ts';
import { BOT_FILE, positionIn } from './source-position.ts';
import { importText } from './surroundings.ts';

type Load = Extract<Order, { readonly type: 'load' }>;
type Decide = Extract<Order, { readonly type: 'decide' }>;
type Forget = Extract<Order, { readonly type: 'forget' }>;

/**
 * A bot's file as a function: each call of it runs the file with variables of its own, and what it leaves can be cleared
 * away, which a module never is. The bot's first line is the second one here. The last comment of its kind counts, so the
 * bot cannot go by another name in stacks.
 */
const asFunction = (source: string): string =>
  `export default () => {\n${source}\n;return getNextMove;};\n//# sourceMappingURL=\n//# sourceURL=${BOT_FILE}`;

/** Hosts check the code before they send it (`check/`); this is what the engine still finds wrong with it. */
const importFault = (error: unknown): BotFault => {
  if (!(error instanceof Error)) return { kind: 'source', code: 'syntax', message: '', place: null };
  // Deno writes the place behind the sentence.
  const message = error.message.replace(/ at blob:\S+$/, '').slice(0, LIMITS.line);
  return { kind: 'source', code: 'syntax', message, place: positionIn(error) };
};

/** What a bot's code has become. Nothing of it has run. */
type Brought = Bot | BotFault;

/** Carries out what the host orders, one thing after the other. */
export class Program {
  private readonly tell: (report: Report) => void;
  private readonly shared: Shared;
  private key = '';
  private bot: Bot | null = null;

  constructor(shared: Shared, tell: (report: Report) => void) {
    this.shared = shared;
    this.tell = tell;
    shared.printing.heard = (line) => tell({ type: 'printed', key: this.key, line });
  }

  /** Everything is in order for a bot. */
  open(): void {
    this.tell({ type: 'up' });
  }

  /** Loads a bot's code without running any of it. The caller must go on with `begin` as soon as this resolves. */
  async bringIn({ game, source }: Pick<Load, 'game' | 'source'>): Promise<Brought> {
    const botGame = findBotGame(game);
    if (botGame === null) return { kind: 'crash' };
    try {
      const { default: file } = await importText(asFunction(source));
      return new Bot(botGame, file as BotFile, this.shared);
    } catch (error) {
      return importFault(error);
    }
  }

  /** Runs it for the first time. Only the first bot is ever let in. */
  begin({ key }: Load, brought: Brought): void {
    if (this.key !== '') return;
    this.key = key;
    const fault = brought instanceof Bot ? brought.tryOut() : brought;
    if (fault === null && brought instanceof Bot) this.bot = brought;
    this.tell({ type: 'loaded', key, fault, printed: this.shared.printing.take().printed });
  }

  /** Each answer goes out before the next call begins: so the host knows which one does not come back. */
  decide({ id, calls }: Decide): void {
    if (this.bot === null) return;
    for (const call of calls) this.tell({ type: 'decided', key: this.key, id, answers: [this.bot.answer(call)] });
  }

  forget({ memory }: Forget): void {
    this.bot?.forget(memory);
  }
}
