import { type AnyGame, type BaseAction, type BaseState, type DealRequest, GAMES, Random } from '@sanh-rong/engine';
import { playersFor } from '@sanh-rong/players';
import {
  type AnyCommand,
  type AnyPresentation,
  afterMove,
  type ChoosingEvent,
  choose,
  chosenAction,
  commandsOf,
  findPresentation,
  type Moment,
  NOTHING_CHOSEN,
} from '../src/index.ts';
import { cards, voiceOf } from './played.ts';

export type Habits = Pick<Moment, 'isSending' | 'confirms'>;

/** Seat 0 at a table: what it chooses, and the game that goes on by what it does. */
export class Player {
  readonly game: AnyGame;
  readonly presentation: AnyPresentation;
  readonly habits: Habits;
  readonly seed: DealRequest['seed'];
  state: BaseState<BaseAction>;
  choosing = NOTHING_CHOSEN;

  constructor(id: string, request: DealRequest, habits: Habits = {}) {
    this.seed = request.seed;
    this.game = GAMES.find((game) => game.id === id) as AnyGame;
    this.presentation = findPresentation(id) as AnyPresentation;
    this.habits = habits;
    const deal = this.game.deal(request);
    if (!deal.ok) throw new Error(deal.error.reason);
    this.state = deal.value.state;
  }

  get moment(): Moment {
    const view = this.game.view(this.state, 0);
    return {
      presentation: this.presentation,
      view,
      hand: view.hands[0] ?? [],
      isTurn: this.game.turn(this.state) === 0,
      voice: voiceOf('en'),
      objection: (action) => this.game.objection(view, action),
      ...this.habits,
    };
  }

  command(id: string): AnyCommand {
    const known = commandsOf(this.presentation, this.moment.view.ruleSet).find((command) => command.id === id);
    if (known === undefined) throw new Error(`no command ${id}`);
    return known;
  }

  /** What the large button says. */
  get button(): string | null {
    const action = chosenAction(this.choosing, this.moment);
    return action === null ? null : this.presentation.label(this.moment.view, action, 'en');
  }

  get notice(): string | null {
    return this.choosing.notice?.words(this.moment) ?? null;
  }

  /** Anybody's move: the game goes on, and what was chosen is looked at again. */
  moves(action: BaseAction): void {
    const step = this.game.apply(this.state, action);
    if (!step.ok) throw new Error(step.error.reason);
    this.state = step.value.state;
    this.choosing = afterMove(this.choosing, this.moment.hand);
  }

  /** One event after the other; what they lead to is done. */
  does(...events: readonly ChoosingEvent[]): this {
    for (const event of events) {
      const { choosing, action } = choose(this.choosing, event, this.moment);
      this.choosing = choosing;
      if (action !== null) this.moves(action);
    }
    return this;
  }

  gives(id: string): this {
    return this.does({ type: 'give', command: this.command(id) });
  }

  selects(text: string): this {
    return this.does({ type: 'select', cards: cards(text), on: true });
  }

  /** The others move as they like until it is this player's turn, or the game is over. */
  waits(): this {
    const other = playersFor(this.game.id).find(({ id }) => id === 'simple');
    for (let seat = this.game.turn(this.state); seat !== null && seat !== 0; seat = this.game.turn(this.state)) {
      const dice = new Random(`${this.seed}/${seat}/${this.state.history.length}`);
      const view = this.game.view(this.state, seat);
      this.moves(
        other?.choose(view, this.game.legal(this.state), dice, { positions: 0 }) ?? this.game.timeout(this.state),
      );
    }
    return this;
  }
}
