/** What changed between two texts, line by line, for where the large editor is not. */
export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  /** Its number before and after; null where it is not. */
  readonly before: number | null;
  readonly after: number | null;
}

/** Lengths of the longest common rest from each pair of lines on. */
const commonRests = (before: readonly string[], after: readonly string[]): Uint16Array[] => {
  const rests = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      rests[i][j] = before[i] === after[j] ? rests[i + 1][j + 1] + 1 : Math.max(rests[i + 1][j], rests[i][j + 1]);
  return rests;
};

/** More pairs of lines than this are not compared: all of the one goes, all of the other comes. */
const MOST_PAIRS = 4_000_000;

const NO_RESTS: readonly Uint16Array[] = [];

/** How many lines both begin with. */
const commonStart = (before: readonly string[], after: readonly string[]): number => {
  const most = Math.min(before.length, after.length);
  let count = 0;
  while (count < most && before[count] === after[count]) count++;
  return count;
};

const sameLines = (texts: readonly string[], before: number, after: number): DiffLine[] =>
  texts.map((text, at) => ({ kind: 'same', text, before: before + at + 1, after: after + at + 1 }));

/** The part between what both begin and end with. `from` lines are before it. */
const diffMiddle = (before: readonly string[], after: readonly string[], from: number): DiffLine[] => {
  const rests = before.length * after.length > MOST_PAIRS ? NO_RESTS : commonRests(before, after);
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const isSame = i < before.length && j < after.length && before[i] === after[j];
    const goesFirst = j >= after.length || (i < before.length && (rests[i + 1]?.[j] ?? 0) >= (rests[i]?.[j + 1] ?? 0));
    if (isSame && rests.length > 0) {
      lines.push({ kind: 'same', text: before[i], before: from + i + 1, after: from + j + 1 });
      i++;
      j++;
    } else if (goesFirst) {
      lines.push({ kind: 'removed', text: before[i], before: from + i + 1, after: null });
      i++;
    } else {
      lines.push({ kind: 'added', text: after[j], before: null, after: from + j + 1 });
      j++;
    }
  }
  return lines;
};

export const diffLines = (before: readonly string[], after: readonly string[]): DiffLine[] => {
  const start = commonStart(before, after);
  const end = commonStart(before.slice(start).reverse(), after.slice(start).reverse());
  const lastBefore = before.length - end;
  const lastAfter = after.length - end;
  return [
    ...sameLines(before.slice(0, start), 0, 0),
    ...diffMiddle(before.slice(start, lastBefore), after.slice(start, lastAfter), start),
    ...sameLines(before.slice(lastBefore), lastBefore, lastAfter),
  ];
};

/** Only what changed, with so many lines around; null stands for lines that were left out. */
export const changesOnly = (lines: readonly DiffLine[], around: number): (DiffLine | null)[] => {
  const near = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same'),
  );
  const shown: (DiffLine | null)[] = [];
  lines.forEach((line, at) => {
    if (near[at]) shown.push(line);
    else if (shown.at(-1) !== null) shown.push(null);
  });
  return shown;
};
