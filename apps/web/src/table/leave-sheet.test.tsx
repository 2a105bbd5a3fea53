import '../learn/test/browser.ts';
import type { SeatView, TableView } from '@sanh-rong/table';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { TableLink } from '../link/table-link.ts';
import { LeaveSheet } from './leave-sheet.tsx';
import { TABLE_WORDS } from './messages/vi.ts';

/** What a person who leaves in the middle of a game is told about their seat. */

const { vi } = TABLE_WORDS;

const person = (id: string): SeatView => ({ kind: 'person', id, name: id, ready: true, away: false, standIn: false });

const told = ({ games = 1, played = 0, company = 'friends', people = 2 }): string => {
  const seats = Array.from({ length: people }, (_, seat) => person(`Lan ${seat}`));
  const view = { you: 0, phase: 'playing', seats, played, settings: { games, company }, standingHost: null };
  return renderToStaticMarkup(
    <Router ssrPath="/t/LAN">
      <LeaveSheet
        link={{ transport: { home: false } } as unknown as TableLink}
        view={view as unknown as TableView}
        wayOut={undefined}
        onStay={() => undefined}
      />
    </Router>,
  );
};

test('a built-in player goes on to the end of the session, and says so before', () => {
  expect(told({ games: 16, played: 4 })).toContain(vi.leaveSession);
  expect(told({ games: 16, played: 15 })).toContain(vi.leavePlaying);
  expect(told({})).toContain(vi.leavePlaying);
});

test('among strangers the game is the session, and alone nothing goes on', () => {
  expect(told({ company: 'strangers' })).toContain(`${vi.leavePlaying} ${vi.leaveStrangers}`);
  expect(told({ games: 16, people: 1 })).toContain(vi.leaveAlone);
});
