import type { CardId } from '@sanh-rong/engine';
import { arrangeHand, type PhomAction, type PhomRuleSetId, type PhomView, pointsOfCards } from '@sanh-rong/engine/phom';
import type { Player } from '../player.ts';
import { check, execute, selector, sequence } from './behaviour-tree.ts';
import { discardOrder, evaluateMeldPointValue, findBestMeldByPoints, findWinningMeld } from './decisions.ts';

/**
 * The opponent of the older interface as a behaviour tree, for both rule sets. Its first branch is the tree of that interface; the others
 * are the phases that the picture leaves out. It counts nothing and remembers nothing.
 */

/** What the nodes read and write. */
interface Board {
  readonly ruleSet: PhomRuleSetId;
  readonly view: PhomView;
  readonly legal: readonly PhomAction[];
  readonly hand: readonly CardId[];
  readonly eaten: readonly CardId[];
  readonly offered: CardId | null;
  /** The meld that a check has found, the offered card included. */
  meld: readonly CardId[] | null;
  decision: PhomAction | null;
}

/** "Significantly": hand cards of a meld worth less than this are kept. Measured in self-play: more than 6 loses points. */
const SIGNIFICANT_POINTS = 6;

const decide = (board: Board, action: PhomAction | undefined): boolean => {
  board.decision = action ?? null;
  return action !== undefined;
};

const sameCards = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));

const drawFromDeck = execute<Board>('drawFromDeck', (board) =>
  decide(
    board,
    board.legal.find(({ type }) => type === 'draw'),
  ),
);

/** Eats with the cards of the meld found, or with any where only they are allowed (PH-23). */
const formMeld = execute<Board>('formMeld', (board) => {
  const eats = board.legal.filter((action) => action.type === 'eat');
  const cards = (board.meld ?? []).filter((card) => card !== board.offered);
  return decide(board, eats.find((eat) => sameCards(eat.cards, cards)) ?? eats[0]);
});

const mayEat = (board: Board): boolean => board.legal.some(({ type }) => type === 'eat');

/** What stays in hand when the offered card is eaten and everything lies as well as it can; null when it may not be. */
const afterEating = ({ hand, eaten, offered, ruleSet }: Board) =>
  offered === null ? null : arrangeHand([...hand, offered], [...eaten, offered], ruleSet);

/** Where eating lays at once the whole hand must go (002); otherwise ù must follow (PH-24). */
const emptiesHand = (board: Board): boolean => {
  if (!mayEat(board) || board.offered === null) return false;
  if (board.ruleSet === 'ta-la') return (afterEating(board)?.left.length ?? 2) <= 1;
  board.meld = findWinningMeld(board.hand, board.offered, board.ruleSet);
  return board.meld !== null;
};

const discardFormsMeld = (board: Board): boolean => {
  if (!mayEat(board) || board.offered === null) return false;
  board.meld = findBestMeldByPoints(board.hand, board.offered, board.ruleSet);
  return board.meld !== null;
};

/** In `basic` the meld's own points leave the hand; in `ta-la` the whole hand is arranged anew. */
const meldReducesPoints = (board: Board): boolean => {
  if (board.ruleSet === 'basic') {
    const gone = (board.meld ?? []).filter((card) => card !== board.offered);
    const lastCard = board.hand.length - gone.length <= 1;
    return lastCard || evaluateMeldPointValue(gone) >= SIGNIFICANT_POINTS;
  }
  const before = arrangeHand(board.hand, board.eaten, board.ruleSet);
  const after = afterEating(board);
  return before !== null && after !== null && after.points <= before.points;
};

/** The tree of the older interface. */
const takeTree = selector<Board>(
  'ROOT',
  sequence('canWinImmediately', check('meldEmptiesHand', emptiesHand), formMeld),
  sequence(
    'canFormHighValueMeld',
    check('discardFormsMeld', discardFormsMeld),
    check('meldReducesPoints', meldReducesPoints),
    formMeld,
  ),
  sequence(
    'shouldDrawFromDeck',
    check('discardDoesNotHelp', (board) => !(discardFormsMeld(board) && meldReducesPoints(board))),
    drawFromDeck,
  ),
  drawFromDeck,
);

const layBestArrangement = execute<Board>('layBestArrangement', (board) => {
  const best = arrangeHand(board.hand, board.eaten, board.ruleSet)?.melds ?? [];
  const lays = board.legal.filter((action) => action.type === 'lay');
  return decide(
    board,
    lays.find(({ melds }) => melds.length === best.length && melds.every((meld, i) => sameCards(meld, best[i]))),
  );
});

const sendDearestCard = execute<Board>('sendDearestCard', (board) => {
  const sends = board.legal.filter((action) => action.type === 'send');
  const dearest = Math.max(...sends.map(({ card }) => pointsOfCards([card])));
  return decide(
    board,
    sends.find(({ card }) => pointsOfCards([card]) === dearest),
  );
});

/**
 * Of the cards outside finished phỏm the most dangerous goes. In `basic` every card may: a phỏm that is merely held never
 * leaves the hand (PH-11), so its cards are points like any others.
 */
const discardMostDangerous = execute<Board>('discardMostDangerous', (board) => {
  const discards = board.legal.filter((action) => action.type === 'discard');
  const loose = board.ruleSet === 'ta-la' ? arrangeHand(board.hand, board.eaten, board.ruleSet)?.left : board.hand;
  const cards = discards.map(({ card }) => card);
  const candidates = cards.filter((card) => loose?.includes(card));
  const [first] = discardOrder(board.hand, board.ruleSet, candidates.length > 0 ? candidates : cards);
  return decide(
    board,
    discards.find(({ card }) => card === first),
  );
});

const declareU = execute<Board>('declareU', (board) =>
  decide(
    board,
    board.legal.find(({ type }) => type === 'u'),
  ),
);

/** A whole turn. */
export const turnTree = selector<Board>(
  'turn',
  sequence(
    'take',
    check('isTakePhase', ({ view }) => view.phase === 'take'),
    takeTree,
  ),
  declareU,
  layBestArrangement,
  sendDearestCard,
  discardMostDangerous,
);

const boardOf = (view: PhomView, legal: readonly PhomAction[]): Board => {
  const seat = view.turn ?? 0;
  return {
    ruleSet: view.ruleSet === 'basic' ? 'basic' : 'ta-la',
    view,
    legal,
    hand: view.hands[seat] ?? [],
    eaten: view.eaten[seat],
    offered: view.offered?.card ?? null,
    meld: null,
    decision: null,
  };
};

export const tree: Player<PhomView, PhomAction> = {
  id: 'simple',
  choose: (view, legal) => {
    const board = boardOf(view, legal);
    turnTree.run(board);
    return board.decision ?? legal[0];
  },
};
