import '../learn/test/browser.ts';
import type { SeatView, TableView } from '@sanh-rong/table';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { SubmitFault } from '../net/use-submit.ts';
import { DoorBar } from './door-bar.tsx';
import { LOBBY_WORDS } from './messages/vi.ts';

/** The door of a table with a free seat. */

const words = LOBBY_WORDS.vi;
const EMPTY: SeatView = { kind: 'empty' };
const VIEW = { phase: 'waiting', seats: [EMPTY, EMPTY], settings: { watchers: 'live' } } as unknown as TableView;
const nothing = (): void => undefined;

const draw = (fault: SubmitFault | null): string =>
  renderToStaticMarkup(
    <Router ssrPath="/t/LAN">
      <DoorBar
        view={VIEW}
        watching={false}
        submission={{ busy: false, fault, run: async () => true, clear: nothing }}
        name="Lan"
        note="note"
        onName={nothing}
        onSit={nothing}
        onWatch={nothing}
        onLeave={nothing}
      />
    </Router>,
  );

test('leads in, or lets one watch; also after something went wrong', () => {
  for (const fault of [null, { code: 'SEAT_TAKEN', message: 'Có người rồi.' }]) {
    expect(draw(fault)).toContain(`<span>${words.sit}</span>`);
    expect(draw(fault)).toContain(`<span>${words.watch}</span>`);
  }
});

test('leads elsewhere whom the host has sent away', () => {
  const barred = draw({ code: 'SENT_AWAY', message: 'Chủ bàn đã mời bạn ra.' });
  expect(barred).toContain('Chủ bàn đã mời bạn ra.');
  expect(barred).toContain(words.ownTable);
  expect(barred).not.toContain(`<span>${words.sit}</span>`);
  expect(barred).not.toContain(`<span>${words.watch}</span>`);
});
