import { CARD_IDS, type CardId, cardset, type OwnView, Random } from '@sanh-rong/engine';
import type { TienLenAction, TienLenView } from '@sanh-rong/engine/tienlen';
import {
  isIn,
  KINDS,
  kindOf,
  legalPlays,
  lengthOf,
  MoveList,
  mayPass,
  NO_CARD,
  NO_SEAT,
  type Position,
  type Rules,
} from '@sanh-rong/engine/tienlen/core';
import type { Player } from '@sanh-rong/players';
import type { Policy } from '../../../packages/players/src/tienlen/steady/games.ts';

const PASS: TienLenAction = { type: 'pass' };

/**
 * A player that looks at views, made to play on the fast core. Of the history it is only told who has played a card yet:
 * enough for the levels below steady, at a tenth of the time a real table takes.
 */
export class ViewedPolicy implements Policy {
  readonly plays = new MoveList();
  private readonly player: Player<TienLenView, TienLenAction>;
  private readonly dice = new Random('viewed');

  constructor(player: Player<TienLenView, TienLenAction>) {
    this.player = player;
  }

  choose(rules: Rules, p: Position): number {
    const { plays } = this;
    legalPlays(plays, rules, p);
    if (plays.size === 0) return -1;
    const legal: TienLenAction[] = [];
    for (let i = 0; i < plays.size; i++) legal.push({ type: 'play', cards: idsOf(plays.low[i], plays.high[i]) });
    if (mayPass(p)) legal.push(PASS);
    const view = viewOf(rules, p, legal);
    const at = legal.indexOf(this.player.choose(view, legal, this.dice, { positions: 0 }));
    return at === plays.size ? -1 : at;
  }
}

const idsOf = (low: number, high: number): CardId[] => cardset.idsOf(cardset.fromHalves(low, high));

const viewOf = (rules: Rules, p: Position, legal: readonly TienLenAction[]): OwnView<TienLenView> => {
  const seats = p.left.map((_, seat) => seat);
  return {
    viewer: p.turn,
    ruleSet: rules.playsOn ? 'thirteen' : 'mien-nam',
    options: { passIsFinal: rules.passIsFinal, fourPairsAfterPass: true, hideCounts: [] },
    turn: p.turn,
    legal,
    hands: seats.map((seat) => (seat === p.turn ? idsOf(p.low[seat], p.high[seat]) : null)),
    counts: p.left.slice(),
    hides: [],
    table:
      p.last === NO_SEAT
        ? null
        : {
            seat: p.last,
            cards: idsOf(p.tableLow, p.tableHigh),
            combination: KINDS[kindOf(p.table)],
            length: lengthOf(p.table),
          },
    passed: seats.map((seat) => isIn(p.passed, seat)),
    opening: p.opening !== NO_CARD,
    mustInclude: p.opening === NO_CARD ? null : CARD_IDS[p.opening],
    initial: true,
    leader: 0,
    round: p.round,
    debt: null,
    chat: p.chat,
    places: seats.map((seat) => p.order.indexOf(seat) + 1 || null),
    winsAtTheDeal: [],
    setAside: null,
    history: historyOf(p),
    result: null,
  };
};

/** Every seat that has played, with nothing; and what lies on the table, last. */
const historyOf = (p: Position): TienLenView['history'] => {
  const played = p.left.map((_, seat) => seat).filter((seat) => isIn(p.played, seat) && seat !== p.last);
  const history = played.map((seat) => ({ seat, action: { type: 'play' as const, cards: [] as CardId[] } }));
  if (p.last === NO_SEAT) return history;
  return [...history, { seat: p.last, action: { type: 'play', cards: idsOf(p.tableLow, p.tableHigh) } }];
};
