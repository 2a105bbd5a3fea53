import '../learn/test/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Controls } from './controls.tsx';
import { TABLE_WORDS } from './messages/vi.ts';
import type { SteadyPlay } from './steady-play.ts';

/** The buttons below one's hand. */

const nothing = (): void => undefined;

/** A turn in which one may pass; while a move is on its way, the view is still that of the turn. */
const turn = (isTurn: boolean) =>
  ({
    moment: { presentation: { amounts: null, game: 'tienlen', prompt: () => '' }, view: {}, isTurn, voice: {} },
    choice: { action: null, label: null, shown: null, asking: false, objection: null, notice: null, rule: null },
    hand: { nextSort: '', sort: nothing },
    bet: { amount: null, range: null, least: null },
    commands: [{ command: { id: 'pass' }, label: 'Bỏ lượt', key: 'p', why: null }],
    instead: null,
    settling: { play: false, commands: false },
    send: nothing,
    play: nothing,
  }) as unknown as SteadyPlay;

const passButton = (isSending: boolean): string => {
  const drawn = renderToStaticMarkup(
    <Controls play={turn(!isSending)} isSending={isSending} waitingFor="" timedOut={false} isHome={false} />,
  );
  return /<button(?=[^>]*aria-keyshortcuts="p")[^>]*>/.exec(drawn)?.[0] ?? drawn;
};

test('nothing can be done while a move is on its way, and the buttons look it', () => {
  expect(passButton(false)).toContain('aria-disabled="false"');
  expect(passButton(true)).toContain('aria-disabled="true"');
  expect(
    renderToStaticMarkup(<Controls play={turn(false)} isSending waitingFor="" timedOut={false} isHome={false} />),
  ).toContain(TABLE_WORDS.vi.sending);
});
