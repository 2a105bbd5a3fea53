import { type AnyGame, GAMES, LANGUAGES } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { findSituation, SITUATIONS, situationsOf, situationWords } from './library.ts';
import { setUp, situationView } from './position.ts';
import type { Situation } from './situation.ts';

const readMove = (game: AnyGame, word: string) => {
  const action = game.readAction(word);
  if (action === null) throw new Error(`${word} is no word for a move`);
  return action;
};

/** The moves a situation gives as advice, without patterns. */
const advised = ({ advice }: Situation): readonly string[] => {
  if (advice === null) return [];
  return 'good' in advice ? advice.good : advice.bad;
};

describe.each(SITUATIONS.map((situation): [string, Situation] => [situation.id, situation]))('%s', (_, situation) => {
  const { game, state } = setUp(situation);
  const view = game.view(state, situation.seat);
  const legal = view.legal.map((action) => game.writeAction(action));
  const { only, legal: some = [], choices = 1, refused = {}, view: part = {}, tells } = situation.special;

  test('it is the turn of the seat that is asked', () => {
    expect(game.turn(state)).toBe(situation.seat);
    expect(situation.rules.length).toBeGreaterThan(0);
    expect(situation.deal.seats).toBe(view.hands.length);
  });

  test('it is what its name says', () => {
    if (only !== undefined) expect(legal).toEqual(only);
    expect(legal).toEqual(expect.arrayContaining([...some]));
    expect(legal.length).toBeGreaterThanOrEqual(choices);
    for (const [word, code] of Object.entries(refused)) {
      expect([word, game.objection(view, readMove(game, word))?.code]).toEqual([word, code]);
    }
    expect(view).toMatchObject(part);
    if (tells !== undefined) {
      const step = game.apply(state, readMove(game, tells[0]));
      const events = step.ok ? step.value.events : [];
      expect(events).toEqual(expect.arrayContaining([expect.objectContaining(tells[1])]));
    }
  });

  test('something is special about it', () => {
    expect(Object.keys(situation.special).length).toBeGreaterThan(0);
    expect(situation.special).not.toEqual({ view: {} });
  });

  test('the advice can be followed and can be missed', () => {
    for (const pattern of advised(situation)) {
      if (pattern.endsWith('*')) expect(legal.some((word) => word.startsWith(pattern.slice(0, -1)))).toBe(true);
      else expect(game.objection(view, readMove(game, pattern)), pattern).toBeNull();
    }
    if (situation.advice !== null) expect(legal.length).toBeGreaterThan(1);
  });

  test('it is told in every language', () => {
    const said = LANGUAGES.map((language) => situationWords(situation, language));
    for (const { name, note, hint } of said) {
      for (const text of [name, note, hint ?? 'x']) {
        expect(text).toMatch(/\S/);
        expect(text).toBe(text.trim().normalize('NFC'));
      }
      expect(name.length).toBeLessThan(64);
      expect(note).toMatch(/[.?]$/);
      expect(note.length).toBeLessThan(160);
      expect(hint === undefined).toBe(situation.advice === null);
    }
    const [first, second] = said;
    expect(first.name).not.toBe(second.name);
    expect(first.note).not.toBe(second.note);
    if (first.hint !== undefined) expect(first.hint).not.toBe(second.hint);
  });
});

describe('the library', () => {
  test('has at least thirty situations for every game, and ten plain ones besides for the first', () => {
    for (const { id } of GAMES) {
      expect(situationsOf(id).filter(({ plain }) => !plain).length, id).toBeGreaterThanOrEqual(30);
    }
    expect(SITUATIONS.filter(({ plain }) => plain).map(({ game }) => game)).toEqual(Array(10).fill(GAMES[0].id));
    expect(SITUATIONS.slice(0, 10).every(({ plain }) => plain)).toBe(true);
  });

  test('covers every rule set', () => {
    for (const { id, ruleSets } of GAMES) {
      const covered = situationsOf(id).map(({ deal }) => deal.ruleSet);
      for (const ruleSet of ruleSets) expect(covered.filter((name) => name === ruleSet.id).length).toBeGreaterThan(9);
    }
  });

  test('names every situation of a game once, in every language', () => {
    expect(new Set(SITUATIONS.map(({ id }) => id)).size).toBe(SITUATIONS.length);
    for (const { id } of GAMES) {
      for (const language of LANGUAGES) {
        const names = situationsOf(id).map((situation) => situationWords(situation, language).name);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  test('is plain data, the same each time', () => {
    expect(JSON.parse(JSON.stringify(SITUATIONS))).toEqual(SITUATIONS);
  });

  test('finds a situation and shows it from its seat, and knows no others', () => {
    for (const situation of SITUATIONS) {
      expect(findSituation(situation.id)).toBe(situation);
      expect(situationView(situation.id)?.viewer).toBe(situation.seat);
    }
    expect(findSituation('no-such-situation')).toBeNull();
    expect(situationView('no-such-situation')).toBeNull();
  });
});
