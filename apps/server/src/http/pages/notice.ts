import type { Language } from '@sanh-rong/engine';
import { html } from './html.ts';
import { sayIn } from './messages/index.ts';
import { linkTo, page } from './page.ts';

/** A page for what is not there or did not work. */
export const noticePage = (language: Language, path: string, title: string, text: string): string => {
  const speak = sayIn(language);
  return page({
    language,
    title: `${title} · ${speak('title')}`,
    path,
    content: html`<main class="wrap">
<section class="mat"><div class="edge"></div><div class="inner">
<div class="note"><h1>${title}</h1><p>${text}</p></div>
</div><div class="edge"></div></section>
<p><a href="${linkTo('/', language)}">${speak('backHome')}</a></p>
</main>`,
  });
};
