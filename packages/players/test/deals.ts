import fc from 'fast-check';

/** Deals of Tiến Lên by both rule sets, with any number of seats and the options that change what may be done. */
export const anyDeal = fc
  .record({ ruleSet: fc.constantFrom('mien-nam', 'thirteen'), seats: fc.integer({ min: 2, max: 8 }) })
  .map(({ ruleSet, seats }) => ({ ruleSet, seats: ruleSet === 'thirteen' ? seats : 2 + (seats % 3) }))
  .chain(({ ruleSet, seats }) =>
    fc.record({
      ruleSet: fc.constant(ruleSet),
      seats: fc.constant(seats),
      seed: fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }),
      options: fc.record({
        passIsFinal: fc.boolean(),
        hideCounts: fc.subarray(Array.from({ length: seats }, (_, seat) => seat)),
        ...(ruleSet === 'thirteen' ? {} : { fourPairsAfterPass: fc.boolean(), straightsOfEqualLength: fc.boolean() }),
      }),
      previous: fc.constantFrom(
        null,
        ruleSet === 'thirteen' ? { winner: 1, leader: 0 } : { winner: 1, toiTrang: false, barred: null },
      ),
    }),
  );
