import type { Language } from '@sanh-rong/engine';
import { type Html, html } from '../pages/html.ts';

/** What a page says about itself, to the tab it is in and to people who are sent its link. */
export interface Head {
  readonly language: Language;
  readonly title: string;
  readonly about: string;
  /** The page's path, and where the site is; null when that is not known. */
  readonly path: string;
  readonly origin: string | null;
  /** Whether search engines may list it: a table's link is for those it was given to. */
  readonly listed: boolean;
}

const LOCALES: Readonly<Record<Language, string>> = { vi: 'vi_VN', en: 'en_US' };

const PICTURE = '/art/og.png';

export const writeHead = ({ language, title, about, path, origin, listed }: Head): Html => html`<title>${title}</title>
    <meta name="description" content="${about}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Sảnh Rồng" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${about}" />
    <meta property="og:locale" content="${LOCALES[language]}" />${
      origin === null
        ? null
        : html`
    <meta property="og:url" content="${origin + path}" />
    <meta property="og:image" content="${origin + PICTURE}" />
    <meta name="twitter:card" content="summary_large_image" />`
    }${
      listed
        ? null
        : html`
    <meta name="robots" content="noindex" />`
    }`;
