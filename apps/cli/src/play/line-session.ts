import { type BaseAction, explain, type Language } from '@sanh-rong/engine';
import type { Sentence } from '../games/face.ts';
import { messages } from '../messages/index.ts';
import { readCards, showCards } from './card-names.ts';
import { commandOf, isOneOfWords, type LineCommand, languageNamed } from './line-words.ts';
import { finalPage, resultPage } from './pages.ts';
import type { Style } from './palette.ts';
import { HUMAN, opponentsOf, voiceOf } from './seats.ts';
import {
  act,
  actForOpponent,
  humanView,
  isGameOver,
  isHumanTurn,
  isSessionOver,
  nextGame,
  type Table,
} from './table.ts';

/** The line mode without its streams: a line comes in, lines of text go out. */

export interface LineSession {
  readonly table: Table;
  readonly language: Language;
  readonly sort: number;
  /** How many sentences of this game have been told. */
  readonly told: number;
  readonly status: 'on' | 'left' | 'over';
}

export interface Said {
  readonly text: string;
  readonly style: Style;
}

export interface LineTurn {
  readonly session: LineSession;
  readonly said: readonly Said[];
}

const said = (text: string, style: Style = 'plain'): Said => ({ text, style });

const story = ({ table, language }: LineSession): readonly Sentence[] =>
  table.setup.face.narrate(humanView(table), table.events, voiceOf(language, table.setup.seats));

const news = (session: LineSession): Said[] =>
  story(session)
    .slice(session.told)
    .map(({ text, tone }) => said(`  ${text}`, tone));

const title = ({ table, language }: LineSession): Said => {
  const { face, ruleSet } = table.setup;
  const game = messages(language).gameTitle(face.ruleSetName(ruleSet, language), table.number, table.session.length);
  return said(game, 'bold');
};

const others = ({ table, language }: LineSession): Said[] => {
  const say = messages(language);
  const { face, seats, opponent } = table.setup;
  const voice = voiceOf(language, seats);
  return opponentsOf(seats).map((seat) => {
    const { count, status } = face.seat(humanView(table), table.events, seat, language);
    const level = say.levelNames[opponent.id] ?? opponent.id;
    const parts = [`${voice.who(seat).name} [${level}]`, count, ...(status === '' ? [] : [status])];
    return said(`  ${parts.join(' · ')}`);
  });
};

const mat = ({ table, language }: LineSession): Said => {
  const say = messages(language);
  const { face, seats } = table.setup;
  const { cards, caption, note } = face.mat(humanView(table), table.events, voiceOf(language, seats));
  const shown = cards.length > 1 ? ` (${showCards(cards)})` : '';
  const lies = cards.length === 0 ? say.emptyMat : `${say.onTheMat}: ${caption}${shown}`;
  return said(note === '' ? lies : `${lies} · ${note}`, 'bold');
};

const hand = ({ table, language, sort }: LineSession): Said => {
  const groups = table.setup.face.arrange(humanView(table).hands[HUMAN] ?? [], sort);
  return said(`${messages(language).yourHand}: ${groups.map(showCards).join(' | ')}`);
};

/** The table as text, and the question. */
const ask = (session: LineSession): Said[] => {
  const { table, language } = session;
  const prompt = table.setup.face.prompt(humanView(table), voiceOf(language, table.setup.seats));
  return [
    said(''),
    title(session),
    ...others(session),
    mat(session),
    hand(session),
    said(prompt, 'turn'),
    said(messages(language).lineTurn, 'quiet'),
  ];
};

/** Lets the opponents act until it is the human's turn or the game is over, and says what happened. */
const runOn = (session: LineSession): LineTurn => {
  let table = session.table;
  while (!isGameOver(table) && !isHumanTurn(table)) table = actForOpponent(table);
  const now: LineSession = { ...session, table };
  const told = { ...now, told: story(now).length };
  if (!isGameOver(table)) return { session: told, said: [...news(now), ...ask(told)] };
  const result = [said(''), ...resultPage(table, session.language)];
  if (!isSessionOver(table)) {
    return { session: told, said: [...news(now), ...result, said(messages(session.language).lineNext, 'turn')] };
  }
  const end = [said(''), ...finalPage(table, session.language)];
  return { session: { ...told, status: 'over' }, said: [...news(now), ...result, ...end] };
};

export const startLines = (table: Table, language: Language): LineTurn => {
  const session: LineSession = { table, language, sort: 0, told: 0, status: 'on' };
  const turn = runOn(session);
  return { session: turn.session, said: [said(messages(language).product, 'bold'), ...turn.said] };
};

const askAgain = (session: LineSession, ...before: readonly Said[]): LineTurn => ({
  session,
  said: [...before, ...ask(session)],
});

const tryAction = (session: LineSession, action: BaseAction): LineTurn => {
  const next = act(session.table, action);
  return next.ok
    ? runOn({ ...session, table: next.value })
    : { session, said: [said(explain(next.error, session.language), 'refused')] };
};

const hints = ({ table, language }: LineSession): Said => {
  const { face } = table.setup;
  const view = humanView(table);
  const plays = face.hints(view).map((action) => {
    const cards = face.cardsOf(action);
    const label = face.label(view, action, language);
    return cards.length === 0 ? label : `${label} (${cards.join(' ')})`;
  });
  return said(messages(language).lineHints(plays));
};

const COMMANDS: Readonly<Record<LineCommand, (session: LineSession) => LineTurn>> = {
  hint: (session) => ({ session, said: [hints(session)] }),
  help: (session) => askAgain(session, ...help(session)),
  quit: (session) => ({ session: { ...session, status: 'left' }, said: [] }),
  sort: (session) => {
    const sorted = { ...session, sort: (session.sort + 1) % session.table.setup.face.sorts };
    return { session: sorted, said: [hand(sorted)] };
  },
};

const help = ({ table, language }: LineSession): Said[] => {
  const rules = table.setup.face.rules(table.setup.ruleSet, language);
  return [...messages(language).lineHelp, '', ...rules].map((text) => said(text));
};

const betweenGames = (session: LineSession, line: string): LineTurn => {
  const language = languageNamed(line);
  if (language !== null) return { session: { ...session, language }, said: [said(messages(language).lineNext)] };
  if (commandOf(line) === 'quit') return COMMANDS.quit(session);
  return runOn({ ...session, table: nextGame(session.table), told: 0 });
};

const readPlay = (session: LineSession, line: string): LineTurn => {
  const { table, language } = session;
  const say = messages(language);
  const read = readCards(line);
  if (read.ok) return tryAction(session, table.setup.face.propose(humanView(table), read.cards));
  const looksLikeCard = /\d|[♠♣♦♥]/.test(line);
  const text = looksLikeCard ? say.unknownCard(read.unknown) : say.notUnderstood(line.trim());
  return { session, said: [said(text, 'refused')] };
};

/** What a line makes of the session. Bad input is explained, and nothing has changed. */
export const answerLine = (session: LineSession, line: string): LineTurn => {
  if (session.status !== 'on') return { session, said: [] };
  if (isGameOver(session.table)) return betweenGames(session, line);
  if (line.trim() === '') return askAgain(session);
  const language = languageNamed(line);
  if (language !== null) return askAgain({ ...session, language });
  const shortcut = session.table.setup.face.shortcuts.find(({ words }) => isOneOfWords(line, words));
  if (shortcut !== undefined) return tryAction(session, shortcut.action);
  const command = commandOf(line);
  return command === null ? readPlay(session, line) : COMMANDS[command](session);
};
