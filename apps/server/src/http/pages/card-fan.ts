import { RANKS, type Rank, SUIT_SYMBOLS, type Suit } from '@sanh-rong/engine';
import { type Html, html } from './html.ts';

/** The five highest cards below the 2, in one colour, held like a hand. */

const SUIT: Suit = 'h';

const card = (rank: Rank, turn: number): Html => html`<g transform="rotate(${turn} 160 300)">
<rect class="card" x="120" y="24" width="80" height="116" rx="9"/>
<text class="index" x="131" y="54">${rank}</text>
<text class="suit-small" x="132" y="73">${SUIT_SYMBOLS[SUIT]}</text>
<text class="suit" x="166" y="124">${SUIT_SYMBOLS[SUIT]}</text>
</g>`;

export const cardFan = (): Html => {
  const ranks = RANKS.slice(-6, -1);
  return html`<svg class="fan" viewBox="-20 12 360 180" role="presentation" aria-hidden="true">${ranks.map((rank, i) =>
    card(rank, (i - (ranks.length - 1) / 2) * 15),
  )}</svg>`;
};
