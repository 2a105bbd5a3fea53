import '../learn/test/browser.ts';
import type { SeatView, TableView } from '@sanh-rong/table';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Feed } from '../link/table-link.ts';
import { TABLE_WORDS } from './messages/vi.ts';
import { OwnSeat } from './own-seat.tsx';

/** One's own line below the mat, two seconds before the turn is over. */

const { vi } = TABLE_WORDS;

const PRESENTATION = {
  seat: () => ({ count: '13 lá', role: null, status: '', resting: false }),
  handName: () => '',
  owns: () => null,
  score: () => '0 điểm',
};

const draw = (standIn: boolean): string => {
  const lan: SeatView = { kind: 'person', id: 'lan', name: 'Lan', ready: true, away: false, standIn };
  const view = { you: 0, until: 2_000, seats: [lan], standings: { totals: [0] }, game: { result: null } };
  return renderToStaticMarkup(
    <OwnSeat
      view={view as unknown as TableView}
      feed={{ eventsSoFar: [] } as unknown as Feed}
      table={{ presentation: PRESENTATION } as never}
      now={() => 0}
      isTurn
      chosen={0}
    />,
  );
};

test('whose turn it is sees how little time is left', () => {
  expect(draw(false)).toContain(vi.secondsLeft(2));
  expect(draw(false)).toContain('data-late="true"');
});

test('somebody for whom a built-in player plays is not hurried', () => {
  expect(draw(true)).not.toContain(vi.secondsLeft(2));
  expect(draw(true)).toContain('data-late="false"');
});
