import { type CardId, isOwnView, type Language, Random } from '@sanh-rong/engine';
import { type PhomAction, type PhomEvent, type PhomView, pointsOfCards } from '@sanh-rong/engine/phom';
import { tree } from '@sanh-rong/players/phom';
import { showCard, showCards } from '../cards.ts';
import { keyBeside } from '../display.ts';
import type { GamePresentation, Voice } from '../presentation.ts';
import { account } from './account.ts';
import { arrange, sortsOf } from './arrange.ts';
import { commands, meldsAmong, type PhomCommand } from './commands.ts';
import { highlights } from './highlights.ts';
import { PHOM_NAMES } from './messages/names/vi.ts';
import { PHOM_MESSAGES } from './messages/vi.ts';
import { headline, narrate, wonAtTheDeal } from './narration.ts';
import { bestMelds, legalOf, ownSeat, ruleSetOf, showMeld, showMelds } from './own-hand.ts';
import { handName, seatPresentation } from './seat-presentation.ts';

/** The presentation of Phỏm: the only file of this game that screens and terminals need. */

/**
 * What playing makes of selected cards: one is discarded; several are what the discard is eaten with while a card is still
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
  const say = PHOM_MESSAGES[language];
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

/** Other ways to eat or to lay the same cards are no new advice; another card to discard is. */
const isSame = (a: PhomAction, b: PhomAction): boolean =>
  a.type === 'discard' && b.type === 'discard' ? a.card === b.card : a.type === b.type;

/** What the behaviour tree would do, then what it would do if it could not do that, and so on. */
const hints = (view: PhomView): readonly PhomAction[] => {
  if (!isOwnView(view)) return [];
  const found: PhomAction[] = [];
  const isNew = (action: PhomAction) => !found.some((known) => isSame(known, action));
  for (let rest = view.legal; rest.length > 0 && found.length < MAX_HINTS; rest = rest.filter(isNew)) {
    const dice = new Random(`hint/${view.history.length}`);
    found.push(tree.choose(view, rest, dice, { positions: 0 }));
  }
  return found;
};

const prompt = (view: PhomView, voice: Voice): string => {
  const say = PHOM_MESSAGES[voice.language];
  const own = ownSeat(view);
  const key = (command: PhomCommand) => keyBeside(voice, command);
  if (view.phase === 'take') {
    const { offered } = view;
    if (offered === null || legalOf(view, 'eat').length === 0) return say.promptTake(key('draw'));
    return say.promptEat(showCard(offered.card), voice.who(offered.from), key('eat'), key('draw'));
  }
  if (legalOf(view, 'u').length > 0) return say.promptU(key('u'));
  if (view.phase === 'lay') {
    if (view.eaten[own].length > 0) return say.promptMustLay(key('lay'));
    if (bestMelds(view).length > 0) return say.promptLay(key('lay'), key('send'));
    if (legalOf(view, 'send').length > 0) return say.promptSend(key('send'));
  }
  // It looks like a phỏm and costs like any other cards (PH-11).
  const natural = ruleSetOf(view) === 'basic' ? bestMelds(view) : [];
  return natural.length === 0
    ? say.promptDiscard
    : say.promptNatural(showMelds(natural), pointsOfCards(natural.flat()));
};

export const phomPresentation: GamePresentation<PhomView, PhomAction, PhomEvent, PhomCommand> = {
  game: 'phom',
  ruleSetName: (ruleSet, language) => PHOM_NAMES[language].ruleSets[ruleSet]?.name ?? ruleSet,
  rules: (ruleSet, language) => PHOM_MESSAGES[language].rules[ruleSet] ?? [],
  direction: 'counterclockwise',
  sorts: (ruleSet, language) => sortsOf(ruleSetOf({ ruleSet })).map((sort) => PHOM_MESSAGES[language].sorts[sort]),
  arrange,
  commands,
  amounts: null,
  propose,
  cardsOf,
  label,
  hints,
  prompt,
  seat: seatPresentation,
  handName,
  narrate: (_view, events, voice) => narrate(events, voice),
  highlights: (_view, events, from, voice) => highlights(events, from, voice),
  headline,
  wonAtTheDeal,
  account,
  score: (points, language) => PHOM_MESSAGES[language].score(points),
  owns: () => null,
  interlude: null,
};
