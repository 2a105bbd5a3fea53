import { LANGUAGES, type Language } from '@sanh-rong/engine';
import { type Html, html } from './html.ts';
import { sayIn } from './messages/index.ts';
/** What every page of the server has around it. */
export interface Page {
  readonly language: Language;
  readonly title: string;
  /** The page's own path, for the link to the other language. */
  readonly path: string;
  readonly content: Html;
}

const otherThan = (language: Language): Language => LANGUAGES.find((each) => each !== language) ?? language;

/** The link to a page of the house keeps the language. */
export const linkTo = (path: string, language: Language): string => `${path}?lang=${language}`;

export const page = ({ language, title, path, content }: Page): string => {
  const speak = sayIn(language);
  const other = otherThan(language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/look.css">
</head>
<body>
<header class="band"><div class="bar">
<a class="home" href="${linkTo('/', language)}"><img src="/mark.svg" alt="" width="34" height="34"><span>${speak('title')}</span></a>
<nav><a href="${linkTo('/api', language)}">${speak('apiLink')}</a><a href="${linkTo(path, other)}" lang="${other}" hreflang="${other}">${speak('otherLanguage')}</a></nav>
</div></header>
<div class="edge"></div>
${content}
</body>
</html>
`.text;
};
