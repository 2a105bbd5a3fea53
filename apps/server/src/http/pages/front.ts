import type { Language } from '@sanh-rong/engine';
import type { TableSummary } from '@sanh-rong/table';
import { cardFan } from './card-fan.ts';
import { type Html, html } from './html.ts';
import { gameName, type Say, sayIn } from './messages/index.ts';
import { linkTo, page } from './page.ts';

/** The front page and the doors of tables, until there is a client to play with. */

const COLOURS = ['a', 'b', 'c', 'd', 'e'] as const;

/** One name, always the same colour. */
const colourOf = (name: string): string => {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return COLOURS[sum % COLOURS.length];
};

const firstLetter = (name: string): string => [...name][0]?.toUpperCase() ?? '·';

const tag = (text: string): Html => html`<li>${text}</li>`;

const phaseTag = (speak: Say, { phase }: TableSummary): Html => html`<li class="now">${speak(`phase.${phase}`)}</li>`;

const nameOf = (speak: Say, { name }: TableSummary): string => (name === '' ? speak('unnamedTable') : name);

const tableCard = (speak: Say, language: Language, table: TableSummary): Html => {
  const { code, seats, free, phase, played, games, practice, watching, host } = table;
  return html`<li class="sheet">
<h3><a href="${linkTo(`/t/${code}`, language)}">${nameOf(speak, table)}</a></h3>
<p class="soft">${gameName(speak, table.game, table.ruleSet)}${host === null ? null : html` · ${speak('hostedBy', { name: host })}`}</p>
<ul class="tags">${phaseTag(speak, table)}${tag(speak('seatsTaken', { taken: seats - free, seats }))}${
    phase === 'playing' && games > 1 ? tag(speak('gamesPlayed', { played: Math.min(played + 1, games), games })) : null
  }${watching > 0 ? tag(speak('watching', { count: watching })) : null}${practice ? tag(speak('practice')) : null}</ul>
</li>`;
};

const footer = (speak: Say, language: Language): Html => html`<footer>
<a href="${linkTo('/', language)}">${speak('homeLink')}</a>
<a href="${linkTo('/api', language)}">${speak('apiLink')}</a>
<a href="${linkTo('/api/openapi.json', language)}">${speak('openApiLink')}</a>
</footer>`;

export const frontPage = (language: Language, tables: readonly TableSummary[], more: boolean): string => {
  const speak = sayIn(language);
  return page({
    language,
    title: speak('title'),
    path: '/',
    content: html`<main class="wrap">
<section class="mat"><div class="edge"></div><div class="inner split">
<div class="note"><h1>${speak('title')}</h1><p>${speak('lead')}</p></div>
${cardFan()}
</div><div class="edge"></div></section>
<h2>${speak('tablesTitle')}</h2>
${
  tables.length === 0
    ? html`<p class="sheet empty">${speak('noTables')}</p>`
    : html`<ul class="cards">${tables.map((table) => tableCard(speak, language, table))}</ul>`
}
${more ? html`<p class="soft">${speak('moreTables')}</p>` : null}
<h2>${speak('howTitle')}</h2>
<ul class="cards">
<li class="sheet"><h3>${speak('howTerminalTitle')}</h3><p>${speak('howTerminal')}</p><pre><code>npm run play</code></pre></li>
<li class="sheet"><h3>${speak('howProgramTitle')}</h3><p>${speak('howProgram')}</p><p><a href="${linkTo('/api', language)}">${speak('howProgramLink')}</a></p></li>
</ul>
${footer(speak, language)}
</main>`,
  });
};

const personSeat = (speak: Say, name: string, isHost: boolean): Html => html`<li class="sheet seat">
<span class="face ${colourOf(name)}" aria-hidden="true">${firstLetter(name)}</span>
<span><span class="who">${name}</span>${isHost ? html`<br><span class="soft">${speak('host')}</span>` : null}</span>
</li>`;

const otherSeat = (sign: string, words: string): Html => html`<li class="sheet seat">
<span class="face none" aria-hidden="true">${sign}</span><span class="soft">${words}</span>
</li>`;

export const doorPage = (language: Language, table: TableSummary): string => {
  const speak = sayIn(language);
  const { code, people, players, free, host, games, played, phase, turnSeconds, watching, practice } = table;
  const hostAt = host === null ? -1 : people.indexOf(host);
  return page({
    language,
    title: `${nameOf(speak, table)} · ${speak('title')}`,
    path: `/t/${code}`,
    content: html`<main class="wrap">
<section class="mat"><div class="edge"></div><div class="inner">
<div class="note"><h1>${nameOf(speak, table)}</h1><p>${gameName(speak, table.game, table.ruleSet)}</p></div>
</div><div class="edge"></div></section>
<ul class="tags">${phaseTag(speak, table)}${tag(games === 1 ? speak('singleGame') : speak('sessionGames', { games }))}${
      phase === 'playing' && games > 1
        ? tag(speak('gamesPlayed', { played: Math.min(played + 1, games), games }))
        : null
    }${tag(speak('turnTime', { seconds: turnSeconds }))}${watching > 0 ? tag(speak('watching', { count: watching })) : null}${
      practice ? tag(speak('practice')) : null
    }</ul>
<h2>${speak('doorTitle')}</h2>
<ul class="seats">${people.map((name, at) => personSeat(speak, name, at === hostAt))}${Array.from(
      { length: players },
      () => otherSeat('⚙', speak('builtIn')),
    )}${Array.from({ length: free }, () => otherSeat('+', speak('emptySeat')))}</ul>
<p class="soft">${speak('doorHow')} <code>${code}</code></p>
${footer(speak, language)}
</main>`,
  });
};

/** A page for what is not there or did not work. */
export const noticePage = (
  language: Language,
  path: string,
  title: 'noTableTitle' | 'nothingTitle' | 'failedTitle',
  text: string,
): string => {
  const speak = sayIn(language);
  return page({
    language,
    title: `${speak(title)} · ${speak('title')}`,
    path,
    content: html`<main class="wrap">
<section class="mat"><div class="edge"></div><div class="inner">
<div class="note"><h1>${speak(title)}</h1><p>${text}</p></div>
</div><div class="edge"></div></section>
<p><a href="${linkTo('/', language)}">${speak('backHome')}</a></p>
</main>`,
  });
};
