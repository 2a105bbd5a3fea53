import type { ReactNode } from 'react';
import styles from './seat-table.module.css';

interface Row {
  readonly key: string;
  readonly head: ReactNode;
  /** By seat. */
  readonly cells: readonly ReactNode[];
}

interface SeatTableProps {
  readonly title: string;
  /** What the first column holds. */
  readonly corner: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly rows: readonly Row[];
  readonly foot?: Row;
}

const Cells = ({ head, cells }: Row) => (
  <tr>
    <th scope="row">{head}</th>
    {cells.map((cell, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
      <td key={seat}>{cell}</td>
    ))}
  </tr>
);

/** Numbers with a column for each seat. Names, first column and sums stay in sight while the rest is scrolled. */
export const SeatTable = ({ title, corner, names, rows, foot }: SeatTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable for those without a pointer.
  <section className={styles.scroll} aria-label={title} tabIndex={0}>
    <table className={styles.table}>
      <caption className="only-read">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <th key={seat} scope="col">
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Cells {...row} key={row.key} />
        ))}
      </tbody>
      {foot === undefined ? null : (
        <tfoot>
          <Cells {...foot} key={foot.key} />
        </tfoot>
      )}
    </table>
  </section>
);
