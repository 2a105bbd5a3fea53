import type { TableView } from '@sanh-rong/table';
import { fullNameAt } from '../table/voice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { RESULT_WORDS } from './messages/vi.ts';
import { Points } from './seat-account.tsx';
import { SeatTable } from './seat-table.tsx';

/** Every game of the session so far with everybody's points, and the sums. */
export const ScoreTable = ({ view }: { readonly view: TableView }) => {
  const words = useWords(RESULT_WORDS);
  const language = useLanguage();
  const { scores, seats, standings } = view;
  const cells = (points: readonly number[]) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
    points.map((each, seat) => <Points key={seat} points={each} />);
  return (
    <SeatTable
      title={words.pointsByGame}
      corner={words.game}
      names={seats.map((_, seat) => fullNameAt(seats, seat, language))}
      rows={scores.map((points, game) => ({ key: String(game), head: game + 1, cells: cells(points) }))}
      foot={{ key: 'sum', head: words.sum, cells: cells(standings.totals) }}
    />
  );
};
