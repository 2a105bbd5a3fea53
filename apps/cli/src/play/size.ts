/** The smallest window that holds a table. */
export const MIN_COLUMNS = 60;
export const MIN_ROWS = 20;

export const isTooSmall = ({ columns, rows }: { readonly columns: number; readonly rows: number }): boolean =>
  columns < MIN_COLUMNS || rows < MIN_ROWS;
