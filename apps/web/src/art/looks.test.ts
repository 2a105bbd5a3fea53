import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { animalNamed, type Drawn, lookOf, looksAt } from './looks.ts';
import { TOHE_ANIMALS } from './tohe.ts';

const who = (name: string, seed = name): Drawn => ({ name, seed });
/** The animal that a person chose, or is called after. */
const wanted = ({ avatar, name }: Drawn): string | null =>
  avatar != null && avatar in TOHE_ANIMALS ? avatar : animalNamed(name);
const MANY = Object.keys(TOHE_ANIMALS).length;

describe('avatars', () => {
  test('the animal of the name is the avatar, however it is written', () => {
    expect(lookOf(who('Khỉ Vui 27', 'p-1')).animal).toBe('monkey');
    expect(lookOf(who('khỉ'.normalize('NFD'), 'p-2')).animal).toBe('monkey');
    expect(lookOf(who('Rùa Vàng')).animal).toBe('turtle');
    expect(animalNamed('Khỉa')).toBeNull();
    expect(animalNamed('Lan')).toBeNull();
  });

  test('somebody with another name keeps their figure when the name changes', () => {
    expect(lookOf(who('Lan', 'p-17'))).toEqual(lookOf(who('Lan Anh', 'p-17')));
  });

  test('at a table no animal is there twice, and the first who chose one or is called after it is it', () => {
    const name = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('Rùa Mơ', 'Rùa Vui', 'Khỉ Oai', 'Gà Say'));
    const avatar = fc.option(fc.constantFrom(...Object.keys(TOHE_ANIMALS), 'none such'));
    const person = fc.record({ name, seed: fc.uuid(), avatar });
    const table = fc.array(fc.option(person), { maxLength: MANY });
    fc.assert(
      fc.property(table, (seats) => {
        const looks = looksAt(seats);
        const seen = looks.flatMap((look) => (look === null ? [] : [look.animal]));
        expect(new Set(seen).size).toBe(seen.length);
        for (const [at, each] of seats.entries()) {
          expect(looks[at] === null).toBe(each === null);
          const own = each === null ? null : wanted(each);
          const first = seats.findIndex((other) => other !== null && wanted(other) === own);
          if (own !== null && first === at) expect(looks[at]?.animal).toBe(own);
        }
      }),
      { numRuns: 300, seed: 9 },
    );
  });

  test('nobody who comes changes the avatar of somebody who sits, wherever they sit down', () => {
    const name = fc.constantFrom('Rùa Mơ', 'Rùa Vui', 'Khỉ Oai', 'Lan', 'Nam');
    const comers = fc.uniqueArray(fc.record({ seat: fc.nat(7), name, seed: fc.uuid() }), {
      selector: ({ seat }) => seat,
      maxLength: 8,
    });
    fc.assert(
      fc.property(comers, (coming) => {
        const seats: (Drawn | null)[] = Array.from({ length: 8 }, () => null);
        const avatars = new Map<number, unknown>();
        for (const [came, { seat, ...comer }] of coming.entries()) {
          seats[seat] = { ...comer, came };
          const looks = looksAt(seats);
          for (const [at, avatar] of avatars) expect(looks[at]).toEqual(avatar);
          avatars.set(seat, looks[seat]);
        }
      }),
      { numRuns: 300, seed: 9 },
    );
  });

  test('a person alone at a table looks as everywhere else', () => {
    expect(looksAt([null, who('Lan', 'p-17')])[1]).toEqual(lookOf(who('Lan', 'p-17')));
  });

  test('a table larger than there are animals still draws everybody', () => {
    const looks = looksAt(Array.from({ length: 17 }, (_, at) => who(`Người ${at}`)));
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(17);
  });
});
