import { type Html, html } from '../pages/html.ts';

/**
 * What a page shows before its scripts have come: which page this is, or whose table. On a slow connection that is the
 * first thing a visitor sees of it; the client takes its place.
 */
export const writeForeword = ({ title, about }: { readonly title: string; readonly about: string }): Html => html`
      <div class="foreword">
        <img src="/art/icon.svg" alt="" width="72" height="72" />
        <p><strong>${title}</strong></p>
        <p>${about}</p>
      </div>
    `;
