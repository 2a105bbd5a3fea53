import type { TypingDocs } from './vi.ts';

/** What the editor shows when the mouse rests on a name. */
export const en: TypingDocs = {
  console: {
    console: "Prints to the bot's console. Only the bot's owner reads it.",
    log: 'Prints a line.',
    warn: 'Prints a warning.',
    error: 'Prints an error.',
  },

  shared: {
    seat: 'The number of a seat, from 0. Seat i + 1 acts after seat i.',
    rank: 'The rank of a card.',
    suit: 'The suit of a card: ♠ spades, ♣ clubs, ♦ diamonds, ♥ hearts.',
    card: 'A card. Within one call a card is always the same object, so === works.',
    id: 'The name of the card, such as "A♠".',
    cardName: 'How an answer names a card: rank and suit are enough, other fields are ignored.',
    getNextMove: 'The function every bot has: called on each turn of the bot, it answers at once with a move.',
    myPosition: "The bot's own seat.",
    currentTurn: "The seat whose turn it is; when the bot is called, always the bot's.",
    gameStarted: 'Always true when the bot is called.',
    metadata: 'Facts about the game as a whole.',
    nobodyActed: 'True while nobody has done anything in this game.',
    game: 'The name of the game.',
    ruleSet: 'The rule set of the table.',
    options: 'The options of the table.',
    history: 'Everything done in the open in this game, oldest first. Made when it is first read.',
    scores: 'Points of the session before this game, by seat.',
    player: 'The seat that did it.',
  },
};
