import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf } from './crosstable-cells.ts';

test('what one leads, the other trails, also where only one side of it was told', () => {
  const lead = { mean: 2, low: 1, high: 3 };
  const cells = cellsOf([{ row: 0, column: 2, deals: 8, lead }], 3);
  expect(cells[0][2]).toEqual(lead);
  expect(cells[2][0]).toEqual({ mean: -2, low: -3, high: -1 });
  expect(cells[0][1]).toBeNull();
});

test('nobody meets themselves, and nobody who is not in the standings', () => {
  const index = fc.nat({ max: 5 });
  const met = fc.record({
    row: index,
    column: index,
    deals: fc.nat(),
    lead: fc.record({ mean: fc.integer(), low: fc.constant(null), high: fc.constant(null) }),
  });
  fc.assert(
    fc.property(fc.array(met), fc.integer({ min: 0, max: 6 }), (crosstable, size) => {
      const cells = cellsOf(crosstable, size);
      expect(cells).toHaveLength(size);
      for (const [row, line] of cells.entries()) {
        expect(line).toHaveLength(size);
        expect(line[row]).toBeNull();
      }
    }),
  );
});
