import { type BaseEvent, fingerprint, refuse } from '@sanh-rong/engine';
import { repeatableBudget } from '@sanh-rong/players';
import type { Answer, ClientMessage, MessageOf, TableUpdate } from '@sanh-rong/protocol';
import {
  botMoves,
  botToAct,
  createTable,
  evolve,
  explainTable,
  gameOf,
  type Person,
  replayTable,
  type Surroundings,
  type TableEvent,
  type TableRuling,
  type TableState,
  type TableView,
  tellEvent,
  tick,
  turnOf,
  viewTable,
} from '@sanh-rong/table';
import { HOME_PERSON } from '../home-view.ts';
import { PRACTICE_WORDS } from '../messages/vi.ts';
import { prepared } from '../prepared.ts';
import { homeSurroundings } from '../surroundings.ts';
import { preparePlayers, thinkWithin } from '../thinking.ts';
import { type Guest, HOME_CODE } from '../wire.ts';
import { BOT_SEAT, type BotDeal, type BotTableCommand } from './bot-deal.ts';

type Decision = TableRuling<readonly TableEvent[]>;

/** Nothing waits for a clock here, and nothing may depend on one: the same deal must be the same game. */
const NO_TIME = 0;

/** Nothing has to be hidden from the author who practises: the seed says it all. */
const surroundingsOf = ({ seed, game, bot }: BotDeal): Surroundings => ({
  ...homeSurroundings(NO_TIME, () => new Uint8Array(), thinkWithin(repeatableBudget)),
  secret: () => fingerprint(seed),
  bots: (id) => (id === bot.id ? { ...bot, game, sound: true } : null),
});

/** The commands that prepare the table, one after the other, until there is nothing left but to deal. */
const preparations = ({ bot, seats, level }: BotDeal): readonly object[] => [
  { type: 'stand' },
  { type: 'seatBot', seat: BOT_SEAT, bot: bot.id },
  ...Array.from({ length: seats - 1 }, (_, at) => ({ type: 'seatPlayer', seat: at + 1, level })),
  { type: 'start' },
];

/** A table at which everybody sits and nothing has been dealt. */
const prepare = (deal: BotDeal, person: Person, around: Surroundings): Decision => {
  const { game, ruleSet, seats } = deal;
  const settings = { game, ruleSet, seats, games: 1, watchers: 'live', chat: false, practice: true };
  return prepared(createTable(HOME_CODE, person, settings, around), preparations(deal), person, around);
};

/**
 * A table with a bot in the first seat and built-in players in the others, seen as the bot's seat sees it. It is a table like
 * any other, decided by the very same code; only nothing happens by itself: each move is asked for.
 */
export class BotTableHost {
  private guest: Guest = { name: PRACTICE_WORDS.vi.you, language: 'vi' };
  private around: Surroundings | null = null;
  private state: TableState | null = null;
  private events: TableEvent[] = [];
  /** What the game has told so far, as the bot's seat heard it. */
  private eventsSoFar: BaseEvent[] = [];
  private listeners: Set<(update: TableUpdate) => void> = new Set();

  onTold(listener: (update: TableUpdate) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  be(guest: Guest): void {
    this.guest = guest;
  }

  /** Always answers, even a message that it does not know. */
  async ask<Name extends ClientMessage>(name: Name, message: MessageOf<Name>): Promise<Answer> {
    if (name === 'resume_table') return this.shown();
    if (name === 'unfollow_table') return { ok: true };
    if (name !== 'table_command') return this.refused('BAD_MESSAGE');
    const { command } = message as MessageOf<'table_command'>;
    return this.obey(command as BotTableCommand);
  }

  private async obey(command: BotTableCommand): Promise<Answer> {
    if (command.type === 'deal') return this.deal(command.deal);
    const { state, around } = this;
    if (state === null || around === null) return this.refused('NO_TABLE');
    switch (command.type) {
      case 'go':
        return this.othersAct(state) ? this.pass(around) : { ok: true, seq: state.seq };
      case 'goToBot':
        return this.goToBot(around);
      case 'answer':
        return this.settle(botMoves(state, command.outcome, NO_TIME));
      case 'pardon':
        return this.pardon();
      default:
        return this.refused('BAD_MESSAGE');
    }
  }

  private refused(code: keyof (typeof PRACTICE_WORDS)['vi']['refusals']): Answer {
    return refuse({ code, message: PRACTICE_WORDS[this.guest.language].refusals[code] });
  }

  private shown(): Answer {
    const { state, eventsSoFar } = this;
    if (state === null) return this.refused('NO_TABLE');
    return { ok: true, seq: state.seq, view: this.view(state), story: eventsSoFar, now: Date.now() };
  }

  /** As a watcher sees it, and the game as the bot sees it. */
  private view(state: TableState): TableView {
    const game = state.game === null ? null : gameOf(state.settings).view(state.game, BOT_SEAT);
    return { ...viewTable(state, HOME_PERSON), until: null, game };
  }

  private async deal(deal: BotDeal): Promise<Answer> {
    if (!(await preparePlayers(deal.game, deal.level))) return this.refused('NO_PLAYER');
    const around = surroundingsOf(deal);
    const prepared = prepare(deal, { id: HOME_PERSON, name: this.guest.name }, around);
    if (!prepared.ok) return this.settle(prepared);
    this.around = around;
    this.state = null;
    this.events = [];
    this.eventsSoFar = [];
    this.settle(prepared);
    return this.pass(around);
  }

  /** Whether a seat is to act that is not the bot's. */
  private othersAct(state: TableState): boolean {
    return state.phase === 'playing' && turnOf(state) >= 0 && botToAct(state) === null;
  }

  /** What happens on the way is told all at once. */
  private goToBot(around: Surroundings): Answer {
    const known = this.eventsSoFar.length;
    const { listeners } = this;
    let answer: Answer = { ok: true };
    this.listeners = new Set();
    while (answer.ok && this.state !== null && this.othersAct(this.state)) answer = this.pass(around);
    this.listeners = listeners;
    const { state, eventsSoFar } = this;
    if (state === null || eventsSoFar.length === known) return answer;
    this.tell({ seq: state.seq, at: Date.now(), type: 'acted', seat: null, game: eventsSoFar.slice(known) });
    return answer;
  }

  /** Brings about what time alone would bring about: the deal, or the move of a built-in player. */
  private pass(around: Surroundings): Answer {
    const { state } = this;
    if (state === null) return this.refused('NO_TABLE');
    return this.settle(tick({ ...state, wake: NO_TIME }, around));
  }

  private settle(decision: Decision): Answer {
    if (!decision.ok) {
      const { error } = decision;
      return refuse({ code: error.code, message: explainTable(error, this.guest.language) });
    }
    for (const event of decision.value) this.take(event);
    return { ok: true, seq: this.state?.seq ?? 0 };
  }

  private take(event: TableEvent): void {
    const { state, told } = evolve(this.state, event);
    const rules = gameOf(state.settings);
    const heard = told.map((each) => rules.seen(each, BOT_SEAT)).filter((each) => each !== null);
    this.state = state;
    this.events.push(event);
    this.eventsSoFar.push(...heard);
    // The screen is shown what there is to see once the cards have been dealt.
    if (state.game === null) return;
    this.tell({ ...tellEvent(state, event, told, HOME_PERSON), game: heard });
  }

  private tell(told: Omit<TableUpdate, 'tableId' | 'changes'>): void {
    const { state } = this;
    if (state === null) return;
    const update: TableUpdate = { tableId: HOME_CODE, ...told, changes: { from: null, view: this.view(state) } };
    for (const listener of this.listeners) listener(update);
  }

  /** The same table, on which the bot could not help what went wrong: then it counts for nothing, and it is not out. */
  private pardon(): Answer {
    this.events = this.events.map((event) => (event.type === 'faulted' ? { ...event, fault: 'server' } : event));
    this.state = replayTable(this.events);
    const seq = this.state?.seq ?? 0;
    this.tell({ seq, at: Date.now(), type: 'back', seat: BOT_SEAT, game: [], story: this.eventsSoFar });
    return { ok: true, seq };
  }
}
