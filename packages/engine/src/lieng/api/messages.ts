/** What is wrong with a call of this interface; `{name}` stands for a detail. The key is the error's `code`. */
export const API_MESSAGES = {
  UNKNOWN_CARD:
    'A card is { rank, suit } with a rank of 2 … 10 J Q K A as text, and spades, clubs, diamonds or hearts.',
  CARD_TWICE: 'The same card is there twice.',
  HAND_OF_THREE: 'A hand is a list of exactly three cards.',
  BAD_HAND: 'A hand to compare has type, points, highCard and rank, as evaluateHand gives them.',
  BAD_TIE_BREAK: 'The tie break is one of {known}.',
  BAD_COUNT: 'The number of cards to deal is a whole number from 0 to {max}, as many as the deck has.',
  BAD_AMOUNT: 'An amount is a whole number of chips from 0 on; a pot holds {max} at most.',
  BAD_ROOM: 'A room has a list of players, each an object with an id.',
  BAD_PLAYERS: 'There must be {min} to {max} players.',
  BAD_PLAYER_ID: 'A player’s id is a text of one character or more.',
  PLAYER_TWICE: 'Player {id} is there twice.',
  BAD_DEALER: 'The dealer’s index is a whole number from 0 to {last}.',
  BAD_CHIPS: 'Chips are a whole number from 0 for each player, {max} in all at most.',
  BAD_OPTIONS: 'The options of the room are not allowed. {why}',
  LISTENERS_FAILED: '{count} listeners failed. The round went on all the same.',
} as const;

export type ApiErrorCode = keyof typeof API_MESSAGES;
