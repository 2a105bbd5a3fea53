import type { Catalogue } from '@sanh-rong/engine';
import type { HighCardAction, HighCardEvent, HighCardView } from '@sanh-rong/engine/highcard';
import type { GameNames } from '../named.ts';
import type { Command, GamePresentation } from '../presentation.ts';

const names: GameNames = {
  name: 'High card',
  unit: 'points',
  ruleSets: { highcard: { name: 'High card', tagline: 'One card each, and the highest wins.', options: {} } },
  statistics: { game: { swaps: 'Swaps' }, seats: {} },
  breakdown: { high: 'High card' },
};

export const HIGHCARD_NAMES: Catalogue<GameNames> = { vi: names, en: names };

type Type = HighCardAction['type'];

const command = (type: Type): Command<HighCardView, HighCardAction, Type> => ({
  id: type,
  takes: 'nothing',
  name: () => type,
  label: () => type,
  isOffered: ({ legal }) => legal.some((action) => action.type === type),
  actions: () => [{ type }],
  asksFirst: () => false,
});

export const highcardPresentation: GamePresentation<HighCardView, HighCardAction, HighCardEvent, Type> = {
  game: 'highcard',
  ruleSetName: () => names.name,
  rules: () => ['The highest card wins.'],
  direction: 'clockwise',
  sorts: () => ['as dealt'],
  arrange: (hand) => [hand],
  commands: [command('keep'), command('swap')],
  amounts: null,
  propose: () => ({ type: 'keep' }),
  cardsOf: () => [],
  label: (_view, { type }) => type,
  hints: ({ legal }) => legal,
  prompt: () => 'Keep it, or swap it?',
  seat: () => ({ role: null, count: '1', status: '', resting: false }),
  handName: () => '',
  narrate: (_view, events, { who }) =>
    events.flatMap((event) =>
      event.type === 'deal' ? [] : [{ text: `${who(event.seat).name}: ${event.type}`, tone: 'plain' }],
    ),
  highlights: () => [],
  headline: (_events, { places }, { who }) => `${who(places.indexOf(1)).name} wins`,
  wonAtTheDeal: () => null,
  account: (_events, { points }, seat) => [{ points: points[seat], reason: 'high card', rule: 'HC-1' }],
  score: (points) => `${points} points`,
  owns: () => null,
  interlude: null,
};
