import '../learn/test/browser.ts';
import type { SeatView } from '@sanh-rong/table';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TABLE_WORDS } from './messages/vi.ts';
import { Seat } from './seat.tsx';

/** A seat of the mat whose holder is not there. */

const { vi } = TABLE_WORDS;

const LAN: SeatView = { kind: 'person', id: 'lan', name: 'Lan', ready: true, away: true, standIn: false };

const draw = (holder: SeatView, isOver: boolean): string =>
  renderToStaticMarkup(
    <Seat
      seat={0}
      seats={[holder]}
      name="Lan"
      mark=""
      presentation={{ count: '', role: null, resting: false } as never}
      isTurn={false}
      hasWon={false}
      isOver={isOver}
      isHost={false}
      isWarm={false}
      clock={null}
      points={null}
    />,
  );

test('who is not there in the middle of a game is waited for', () => {
  expect(draw(LAN, false)).toContain(vi.away);
});

test('who goes elsewhere from a result is away, and no connection is said to be broken', () => {
  const html = draw(LAN, true);
  expect(html).toContain(`title="${vi.awayAfter}"`);
  expect(html).not.toContain(vi.away);
});

test('whose cards a built-in player plays on is no longer at the table, or has only missed turns: no line is broken', () => {
  for (const isOver of [false, true]) {
    const gone = draw({ ...LAN, standIn: true }, isOver);
    expect(gone).toContain(`title="${vi.standInAway}"`);
    expect(gone).toContain('data-calm="true"');
    expect(draw({ ...LAN, away: false, standIn: true }, isOver)).toContain(`title="${vi.standIn}"`);
  }
});
