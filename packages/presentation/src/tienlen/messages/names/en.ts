import type { WinAtTheDeal } from '@sanh-rong/engine/tienlen';
import type { GameNames, OptionNames } from '../../../named.ts';

/** What things are called in Tiến Lên, in English. */

/** Hands that win at the deal, as inside a sentence. */
export const HANDS: Readonly<Record<WinAtTheDeal, string>> = {
  fourThrees: 'four 3s',
  fourTwos: 'four 2s',
  threePairsWith3s: '3 consecutive pairs with 3♠',
  fourPairsWith3s: '4 consecutive pairs with 3♠',
  threeTriples: 'three triples',
  fourTriples: 'four triples',
  threeFours: 'three fours of a kind',
  fivePairsOneTriple: 'five pairs and a triple',
  fivePairRunOneTriple: '5 consecutive pairs and a triple',
  fivePairRun: '5 consecutive pairs',
  sixPairs: 'six pairs',
  dragon: 'the dragon straight',
  oneColour: '13 cards of one colour',
};

const passIsFinal: OptionNames = {
  name: 'A pass lasts until the round ends',
  explanation: 'Without it, whoever passed may play again as soon as somebody plays.',
};

const hideCounts: OptionNames = {
  name: 'Hidden counts',
  explanation: 'Nobody sees how many cards these seats hold until the game ends.',
};

export const en: GameNames = {
  name: 'Tiến Lên',
  unit: 'points',
  ruleSets: {
    'mien-nam': {
      name: 'Southern Tiến Lên',
      variant: 'Southern rules',
      tagline: 'First one out of cards wins. Cutting 2s pays, being stuck with them costs.',
      caution: {
        text: 'Here a longer straight beats a shorter one: 3-4-5-6 beats Q-K-A.',
        unless: 'straightsOfEqualLength',
      },
      options: {
        passIsFinal,
        fourPairsAfterPass: {
          name: '4 consecutive pairs may cut late',
          explanation: 'Whoever has passed may still cut with 4 or more consecutive pairs.',
        },
        straightsOfEqualLength: {
          name: 'Straights must be of equal length',
          explanation: '4 in a row do not beat 3 in a row. Without it, a longer straight beats a shorter one.',
        },
        toiTrang: { name: 'Wins at the deal (tới trắng)', explanation: 'Hands that win as soon as they are dealt.' },
        'toiTrang.initial': {
          name: 'Opening games',
          explanation: 'The first game of a session, and the one after a win at the deal.',
          values: HANDS,
        },
        'toiTrang.later': { name: 'Other games', explanation: 'All other games of the session.', values: HANDS },
        hideCounts,
      },
    },
    thirteen: {
      name: 'Thirteen',
      variant: 'Thirteen',
      tagline: 'Play until one is left; every place has its points.',
      options: {
        maxPlayers: { name: 'Players at most', explanation: 'So many people fit at the table.' },
        instantWins: { name: 'Instant wins', explanation: 'Hands that need not be played at all.' },
        'instantWins.dragon': { name: 'Dragon', explanation: 'All thirteen ranks, from 3 to 2.' },
        'instantWins.fourTwos': { name: 'Four 2s', explanation: 'All four 2s in one hand.' },
        'instantWins.sixPairs': { name: 'Six pairs', explanation: 'Six pairs in one hand.' },
        turnTimeoutSeconds: {
          name: 'Seconds for a turn',
          explanation: 'After that the table passes for you, or leads your lowest card.',
        },
        winnerLeads: {
          name: 'The winner leads',
          explanation: 'Without it, the lead moves on by one seat each game.',
        },
        passIsFinal,
        hideCounts,
      },
    },
  },
  statistics: {
    game: { rounds: 'Rounds', plays: 'Plays' },
    seats: { cardsPlayed: 'Cards played', longest: 'Longest play', cuts: 'Cuts', passes: 'Passes' },
  },
  breakdown: {
    cards: 'Cards left',
    cong: 'Cóng',
    denBai: 'Paid for all',
    chat: 'Cuts',
    thui: 'Thúi',
    toiTrang: 'Win at the deal',
    place: 'Place',
  },
};
