import '../learn/test/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { MoveBySelf, type Offer, OfferButton } from './offer.tsx';

/** The button of a seat elsewhere: in the same place it first leads there, and then keeps one here. */

const offer: Offer = {
  tableId: 'MGKN79VR6',
  game: 'lieng',
  ruleSet: 'lieng',
  people: 2,
  betweenGames: true,
  endsAt: Date.now() + 9_000,
};

const nothing = (): void => undefined;

test.each([
  ['moves', <OfferButton key="move" offer={offer} onGone={nothing} />],
  ['stays', <MoveBySelf key="stay" offer={offer} at={offer.endsAt} onStay={nothing} />],
])('a button that has just come to ask the opposite takes no press yet: one %s', (_, button) => {
  expect(renderToStaticMarkup(<Router ssrPath="/t/MGKN79VR6">{button}</Router>)).toContain('aria-disabled="true"');
});
