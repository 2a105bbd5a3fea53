import { type BotFault, LIMITS, type LoadedBot, type Loading, type Printed } from '@sanh-rong/bot-kit';
import { type Situation, situationsOf, tryBot } from '@sanh-rong/bot-kit/situations';
import type { BotAnswerOf } from '@sanh-rong/protocol';

export type TrialOutcome = Omit<BotAnswerOf<'tested'>, 'version'>;

/** Milliseconds that a bot may work on a move, and on being loaded: as much as at a table, or what most need by far. */
export const TRIAL_TIMES = { quick: 500, thorough: LIMITS.time } as const;

export type TrialSpeed = keyof typeof TRIAL_TIMES;

/** Over · interrupted between two situations · it thinks longer than a quick one may. */
export type TrialState = 'over' | 'interrupted' | 'slow';

/** What ends a stretch of a test after a situation. */
export interface StretchEnds {
  /** Others have waited long enough. */
  readonly isOthersTurn: () => boolean;
  /** The bot has had all the time there is, or did not answer: what is left is not asked. */
  readonly isEnough: (isSilent: boolean) => boolean;
}

/** A bot that is asked in every situation of its game, one after the other, in as many stretches as it takes. */
export class Trial {
  private readonly situations: readonly Situation[];
  private readonly load: (time: number) => Promise<Loading>;
  private readonly outcomes: TrialOutcome['outcomes'] = [];
  private fault: BotFault | null = null;
  private printed: readonly Printed[] = [];
  private bot: LoadedBot | null = null;
  private asking: ReturnType<typeof tryBot> | null = null;

  constructor(game: string, load: (time: number) => Promise<Loading>) {
    this.situations = situationsOf(game);
    this.load = load;
  }

  get outcome(): TrialOutcome {
    const { fault, outcomes } = this;
    return { fault, printed: [...this.printed], outcomes, unasked: this.situations.length - outcomes.length };
  }

  /** Goes on where it was. What a slow bot did not answer in a quick stretch it is asked again in a thorough one. */
  async goOn(speed: TrialSpeed, { isOthersTurn, isEnough }: StretchEnds): Promise<TrialState> {
    const asking = this.asking ?? (await this.begin(speed));
    if (asking === null) return this.isSlow(speed, this.fault) ? this.giveUp() : 'over';
    for (;;) {
      const asked = await asking.next();
      if (asked.done === true) return 'over';
      const { fault } = asked.value;
      if (this.isSlow(speed, fault)) return this.giveUp();
      this.outcomes.push(asked.value);
      if (isEnough(fault?.kind === 'timeout')) return 'over';
      if (isOthersTurn()) return 'interrupted';
    }
  }

  stop(): void {
    this.bot?.stop();
    this.bot = null;
    this.asking = null;
  }

  private async begin(speed: TrialSpeed): Promise<ReturnType<typeof tryBot> | null> {
    const loading = await this.load(TRIAL_TIMES[speed]);
    this.printed = loading.printed;
    this.fault = loading.ok ? null : loading.fault;
    if (!loading.ok) return null;
    this.bot = loading.bot;
    this.asking = tryBot(loading.bot, this.situations.slice(this.outcomes.length));
    return this.asking;
  }

  private isSlow(speed: TrialSpeed, fault: BotFault | null): boolean {
    return speed === 'quick' && fault?.kind === 'timeout';
  }

  private giveUp(): TrialState {
    this.stop();
    this.fault = null;
    return 'slow';
  }
}
