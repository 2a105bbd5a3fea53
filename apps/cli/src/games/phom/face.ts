import { type CardId, type Language, Random } from '@sanh-rong/engine';
import { type PhomAction, type PhomEvent, type PhomView, phom } from '@sanh-rong/engine/phom';
import { playersFor } from '@sanh-rong/players';
import { showCard, showCards } from '../cards.ts';
import type { TableFace, Voice } from '../face.ts';
import { account } from './account.ts';
import { arrange, SORTS } from './arrange.ts';
import { commands, meldsAmong } from './commands.ts';
import { phomMessages } from './messages/index.ts';
import { headline, narrate } from './narration.ts';
import { bestMelds, legalOf, ownSeat, ruleSetOf, showMeld, showMelds } from './sight.ts';
import { handName, mat, seatFace } from './table-view.ts';

/** Phỏm on a terminal: the only file the play loop meets of this game. */

/**
 * What Enter makes of selected cards: one is discarded; several are what the discard is eaten with while a card is still
 * to be taken, and phỏm to lay otherwise.
 */
const propose = (view: PhomView, cards: readonly CardId[]): PhomAction => {
  if (cards.length === 1) return { type: 'discard', card: cards[0] };
  const eats = view.phase === 'take' || ruleSetOf(view) === 'basic';
  return eats ? { type: 'eat', cards } : { type: 'lay', melds: meldsAmong(view, cards) };
};

const cardsOf = (action: PhomAction): readonly CardId[] => {
  switch (action.type) {
    case 'eat':
      return action.cards;
    case 'lay':
      return action.melds.flat();
    case 'send':
    case 'discard':
      return [action.card];
    default:
      return [];
  }
};

const label = (view: PhomView, action: PhomAction, language: Language): string => {
  const say = phomMessages(language);
  switch (action.type) {
    case 'draw':
      return say.draw;
    case 'eat':
      return say.eat(view.offered === null ? '' : showCard(view.offered.card), showCards(action.cards));
    case 'lay':
      return say.lay(showMelds(action.melds));
    case 'send': {
      const onto = view.melds[action.seat][action.meld]?.cards ?? [];
      return say.send(showCard(action.card), showMeld(onto));
    }
    case 'discard':
      return say.discard(showCard(action.card));
    case 'u':
      return say.u;
  }
};

const MAX_HINTS = 4;

const isSame = (a: PhomAction, b: PhomAction): boolean => phom.writeAction(a) === phom.writeAction(b);

/** What the strongest player would do, then what it would do if it could not do that, and so on. */
const hints = (view: PhomView): readonly PhomAction[] => {
  const adviser = playersFor(phom.id).at(-1);
  if (adviser === undefined) return [];
  const found: PhomAction[] = [];
  // Other ways to eat or to lay the same cards are no advice.
  const isNew = (action: PhomAction) =>
    !found.some((known) => isSame(known, action) || (known.type === action.type && action.type !== 'discard'));
  for (let rest = view.legal; rest.length > 0 && found.length < MAX_HINTS; rest = rest.filter(isNew)) {
    const dice = new Random(`hint/${view.history.length}`);
    found.push(adviser.choose(view, rest, dice, { positions: 0 }) as PhomAction);
  }
  return found;
};

const prompt = (view: PhomView, voice: Voice): string => {
  const say = phomMessages(voice.language);
  const own = ownSeat(view);
  if (view.phase === 'take') {
    const { offered } = view;
    if (offered === null || legalOf(view, 'eat').length === 0) return say.promptTake;
    return say.promptEat(showCard(offered.card), voice.who(offered.from));
  }
  if (legalOf(view, 'u').length > 0) return say.promptU;
  if (view.phase === 'lay') {
    if (view.eaten[own].length > 0) return say.promptMustLay;
    if (bestMelds(view).length > 0) return say.promptLay;
    if (legalOf(view, 'send').length > 0) return say.promptSend;
  }
  return say.promptDiscard;
};

const lineTurn = (view: PhomView, language: Language): string => {
  const say = phomMessages(language);
  if (view.phase === 'take') return say.lineTake;
  return view.phase === 'lay' ? say.lineLay : say.lineDiscard;
};

export const phomFace: TableFace<PhomView, PhomAction, PhomEvent> = {
  game: phom.id,
  ruleSetName: (ruleSet, language) => phomMessages(language).ruleSets[ruleSet] ?? ruleSet,
  rules: (ruleSet, language) => phomMessages(language).rules[ruleSet] ?? [],
  direction: 'counterclockwise',
  sorts: SORTS,
  sortName: (sort, language) => phomMessages(language).sorts[sort],
  arrange,
  commands,
  amounts: null,
  propose,
  cardsOf,
  label,
  hints,
  prompt,
  lineTurn,
  lineHelp: (ruleSet, language) => phomMessages(language).lineHelp[ruleSet] ?? [],
  seat: seatFace,
  handName,
  mat: (view, _events, voice) => mat(view, voice),
  wideMat: true,
  narrate: (_view, events, voice) => narrate(events, voice),
  headline,
  account,
  score: (points, language) => phomMessages(language).score(points),
  owns: () => null,
  interlude: null,
};
