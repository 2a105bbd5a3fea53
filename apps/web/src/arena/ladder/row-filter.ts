import type { LadderRow } from '@sanh-rong/protocol';

/** Which rows of a ladder are shown; it stands in the address, so that a link shows the same. */
export interface RowFilter {
  readonly search: string;
  readonly mine: boolean;
  readonly marks: boolean;
}

const NAMES = { search: 'q', mine: 'mine', marks: 'marks' } as const;
const HIDDEN = 'no';

export const readFilter = (asked: URLSearchParams): RowFilter => ({
  search: asked.get(NAMES.search) ?? '',
  mine: asked.has(NAMES.mine),
  marks: asked.get(NAMES.marks) !== HIDDEN,
});

/** Says only what is not usual, and leaves alone what else stands there. */
export const writeFilter = ({ search, mine, marks }: RowFilter, before: URLSearchParams): URLSearchParams => {
  const written = new URLSearchParams(before);
  const wanted = { [NAMES.search]: search, [NAMES.mine]: mine ? '1' : '', [NAMES.marks]: marks ? '' : HIDDEN };
  for (const [name, value] of Object.entries(wanted)) {
    if (value === '') written.delete(name);
    else written.set(name, value);
  }
  return written;
};

/** "may rui" finds "May Rủi": marks need not be typed. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase().trim();

export const filterRows = (rows: readonly LadderRow[], { search, mine, marks }: RowFilter): readonly LadderRow[] => {
  const sought = folded(search);
  return rows.filter(({ bot, mine: isMine }) => {
    if (bot === null) return marks && !mine && sought === '';
    if (mine && !isMine) return false;
    return sought === '' || [bot.name, bot.owner.name].some((name) => folded(name).includes(sought));
  });
};
