import type { ArenaTournamentDetail, ShownEstimate } from '@sanh-rong/protocol';

/** Who leads over whom, by row and by column of the standings; null where they have not met. */

type Crosstable = ArenaTournamentDetail['crosstable'];

const turned = ({ mean, low, high }: ShownEstimate): ShownEstimate => ({
  mean: -mean,
  low: high === null ? null : -high,
  high: low === null ? null : -low,
});

export const cellsOf = (crosstable: Crosstable, size: number): readonly (readonly (ShownEstimate | null)[])[] => {
  const cells: (ShownEstimate | null)[][] = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => null),
  );
  for (const { row, column, lead } of crosstable) {
    if (row >= size || column >= size || row === column) continue;
    cells[row][column] = lead;
    cells[column][row] ??= turned(lead);
  }
  return cells;
};
