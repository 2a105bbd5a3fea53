import { systemShuffle } from '../../system.ts';
import { thirteen } from '../thirteen.ts';
import { CARDS, compareCards, NOT_A_CARD, strengthOf } from './cards.ts';
import { codedError, MESSAGES } from './messages.ts';
import type { Card } from './types.ts';

const THREE_OF_SPADES = 0;

/** Cards in any order, some perhaps twice: as much as these functions need to know about them. */
const needCards = (cards: unknown): void => {
  if (!Array.isArray(cards) || cards.length > CARDS.length || cards.some((card) => strengthOf(card) === NOT_A_CARD)) {
    throw codedError('BAD_ACTION', MESSAGES.badCards);
  }
};

/** Shuffles into a new array, every order equally likely (CD-3), with the system's own randomness. */
export const shuffle = (deck: Card[]): Card[] => {
  needCards(deck);
  return systemShuffle(deck);
};

/** Deals one card at a time round the table: 13 each while the deck reaches, else an equal share (TH-1). */
export const deal = (deck: Card[], numPlayers: number): { hands: Card[][] } => {
  needCards(deck);
  if (!Number.isInteger(numPlayers) || numPlayers < 1 || numPlayers > CARDS.length) {
    throw codedError('BAD_DEAL', MESSAGES.badDeal(CARDS.length));
  }
  const size = Math.min(thirteen.handSize(numPlayers), Math.floor(deck.length / numPlayers));
  const hands: Card[][] = [];
  for (let player = 0; player < numPlayers; player++) {
    const hand: Card[] = [];
    for (let card = 0; card < size; card++) hand.push(deck[card * numPlayers + player]);
    hands.push(hand);
  }
  return { hands };
};

/** A new array, weakest card first. */
export const sortHand = (hand: Card[]): Card[] => {
  needCards(hand);
  return hand.slice().sort(compareCards);
};

/** The cards these ids name, in the order of the ids; null when one is not in the hand or is named twice. */
export const findCardsInHand = (hand: Card[], cardIds: string[]): Card[] | null => {
  if (!Array.isArray(hand) || !Array.isArray(cardIds)) return null;
  const found: Card[] = [];
  for (const id of cardIds) {
    const card = hand.find((candidate) => candidate?.id === id && strengthOf(candidate) !== NOT_A_CARD);
    if (card === undefined || found.includes(card)) return null;
    found.push(card);
  }
  return found;
};

/** A new array without the cards these ids name. Ids of cards that are not in the hand change nothing. */
export const removeCardsFromHand = (hand: Card[], cardIds: string[]): Card[] => {
  needCards(hand);
  if (!Array.isArray(cardIds)) throw codedError('BAD_ACTION', MESSAGES.badCardIds);
  return hand.filter(({ id }) => !cardIds.includes(id));
};

/** Whose hand holds 3♠, or -1. */
export const findThreeOfSpades = (hands: Card[][]): number => {
  if (!Array.isArray(hands)) return -1;
  return hands.findIndex((hand) => Array.isArray(hand) && hand.some((card) => strengthOf(card) === THREE_OF_SPADES));
};
