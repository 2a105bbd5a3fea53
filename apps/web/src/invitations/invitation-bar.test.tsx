import '../learn/test/browser.ts';
import type { Invitation } from '@sanh-rong/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { InvitationBar } from './invitation-bar.tsx';

const LIENG: Invitation = {
  code: 'MGKN79VR6',
  from: 'Nam',
  game: 'lieng',
  ruleSet: 'lieng',
  seats: 4,
  taken: 3,
  kept: false,
  at: 0,
};

const draw = (invitation: Invitation): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <InvitationBar invitations={[invitation]} />
    </Router>,
  );

test('an invitation says how many sit there, and one to a seat of one’s own that it is kept', () => {
  expect(draw(LIENG)).toContain('Liêng · 3/4 người');
  const own = draw({ ...LIENG, taken: 4, kept: true });
  expect(own).toContain('Liêng · ghế của bạn vẫn giữ');
  expect(own).not.toContain('4/4');
});
