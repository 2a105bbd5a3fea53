import { type BaseAction, explain, type Language } from '@sanh-rong/engine';
import { levelName, type Sentence } from '@sanh-rong/presentation';
import { reasonsOf } from '@sanh-rong/presentation/reasons';
import { whyHint } from '@sanh-rong/presentation/why-hint';
import { DEALER_MARK } from '../games/terminal-presentation.ts';
import { MESSAGES } from '../messages/vi.ts';
import { readCards, showCards } from './card-names.ts';
import { type CommandRead, readCommand } from './line-commands.ts';
import { commandOf, isOneOfWords, type LineCommand, languageNamed } from './line-words.ts';
import { finalPage, offerLabel, resultPage } from './pages.ts';
import type { Style } from './palette.ts';
import { HUMAN, opponentsOf, voiceOf } from './seats.ts';
import {
  act,
  actForOpponent,
  commandsOf,
  humanView,
  isGameOver,
  isHumanTurn,
  isSessionOver,
  nextGame,
  nextGameWith,
  offerOf,
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

const narrated = ({ table, language }: LineSession): readonly Sentence[] =>
  table.setup.presentation.narrate(humanView(table), table.events, voiceOf(language, table.setup));

const news = (session: LineSession): Said[] =>
  narrated(session)
    .slice(session.told)
    .map(({ text, tone }) => said(`  ${text}`, tone));

const title = ({ table, language }: LineSession): Said => {
  const { presentation, ruleSet } = table.setup;
  const game = MESSAGES[language].gameTitle(
    presentation.ruleSetName(ruleSet, language),
    table.number,
    table.session.length,
  );
  return said(game, 'bold');
};

const others = ({ table, language }: LineSession): Said[] => {
  const { presentation, seats, opponent } = table.setup;
  const voice = voiceOf(language, table.setup);
  return opponentsOf(seats).map((seat) => {
    const { role, count, status } = presentation.seat(humanView(table), table.events, seat, language);
    const name = `${role === 'dealer' ? `${DEALER_MARK} ` : ''}${voice.who(seat).name}`;
    const parts = [`${name} [${levelName(opponent.id, language).name}]`, count, ...(status === '' ? [] : [status])];
    return said(`  ${parts.join(' · ')}`);
  });
};

const mat = ({ table, language }: LineSession): Said[] => {
  const say = MESSAGES[language];
  const { presentation } = table.setup;
  const { cards, caption, board, note } = presentation.mat(
    humanView(table),
    table.events,
    voiceOf(language, table.setup),
  );
  const shown = cards.length > 1 ? ` (${showCards(cards)})` : '';
  const lies = caption !== '' ? `${say.onTheMat}: ${caption}${shown}` : say.emptyMat;
  const first = board.length > 0 ? caption : lies;
  const head = [first, note].filter((part) => part !== '').join(' · ');
  return [
    ...(head === '' ? [] : [said(head, 'bold')]),
    ...board.map(({ text, tone }) => said(`  ${text.trimEnd()}`, tone)),
  ];
};

const hand = ({ table, language, sort }: LineSession): Said => {
  const { presentation } = table.setup;
  const view = humanView(table);
  const groups = presentation.arrange(view.hands[HUMAN] ?? [], sort, view);
  const name = presentation.handName(view, HUMAN, language);
  const cards = groups.map(showCards).join(' | ');
  return said(`${MESSAGES[language].yourHand}: ${cards}${name === '' ? '' : ` (${name})`}`);
};

/** The table as text, and the question. */
const ask = (session: LineSession): Said[] => {
  const { table, language } = session;
  const prompt = table.setup.presentation.prompt(humanView(table), voiceOf(language, table.setup));
  return [
    said(''),
    title(session),
    ...others(session),
    ...mat(session),
    hand(session),
    said(prompt, 'turn'),
    said(table.setup.presentation.lineTurn(humanView(table), language), 'quiet'),
  ];
};

/** Lets the opponents act until it is the human's turn or the game is over, and says what happened. */
const runOn = (session: LineSession): LineTurn => {
  let table = session.table;
  while (!isGameOver(table) && !isHumanTurn(table)) table = actForOpponent(table);
  const now: LineSession = { ...session, table };
  const told = { ...now, told: narrated(now).length };
  if (!isGameOver(table)) return { session: told, said: [...news(now), ...ask(told)] };
  const result = [...news(now), said(''), ...resultPage(table, session.language)];
  if (!isSessionOver(table) || offerOf(table) !== null) {
    return { session: told, said: [...result, askNext(told)] };
  }
  const end = finish(told);
  return { session: end.session, said: [...result, ...end.said] };
};

/** What may be done before the next game, or before the end. */
const askNext = ({ table, language }: LineSession): Said => {
  const say = MESSAGES[language];
  const offer = offerOf(table);
  const next = isSessionOver(table) ? say.lineEnd : say.lineNext;
  return said(offer === null ? next : `${offerLabel(offer, language)} (${offer.words[0]}) · ${next}`, 'turn');
};

const finish = (session: LineSession): LineTurn => ({
  session: { ...session, status: 'over' },
  said: [said(''), ...finalPage(session.table, session.language)],
});

export const startLines = (table: Table, language: Language): LineTurn => {
  const session: LineSession = { table, language, sort: 0, told: 0, status: 'on' };
  const turn = runOn(session);
  return { session: turn.session, said: [said(MESSAGES[language].product, 'bold'), ...turn.said] };
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

const hints = ({ table, language }: LineSession): Said[] => {
  const { presentation } = table.setup;
  const view = humanView(table);
  const plays = presentation.hints(view).map((action) => {
    const cards = presentation.cardsOf(action);
    const label = presentation.label(view, action, language);
    return cards.length === 0 ? label : `${label} (${cards.join(' ')})`;
  });
  const [first] = presentation.hints(view);
  const why = first === undefined ? '' : whyHint(presentation, reasonsOf(presentation.game), view, first, language);
  return [MESSAGES[language].lineHints(plays), why].filter((text) => text !== '').map((text) => said(text));
};

const COMMANDS: Readonly<Record<LineCommand, (session: LineSession) => LineTurn>> = {
  hint: (session) => ({ session, said: hints(session) }),
  help: (session) => askAgain(session, ...help(session)),
  quit: (session) => ({ session: { ...session, status: 'left' }, said: [] }),
  sort: (session) => {
    const { presentation, ruleSet } = session.table.setup;
    const { length } = presentation.sorts(ruleSet, session.language);
    if (length < 2) return askAgain(session);
    const sorted = { ...session, sort: (session.sort + 1) % length };
    return { session: sorted, said: [hand(sorted)] };
  },
};

const help = ({ table, language }: LineSession): Said[] => {
  const say = MESSAGES[language];
  const { presentation, ruleSet } = table.setup;
  const sort = presentation.sorts(ruleSet, language).length > 1 ? [say.lineSort] : [];
  const texts = [
    ...presentation.lineHelp(ruleSet, language),
    ...say.lineHelp,
    ...sort,
    '',
    ...presentation.rules(ruleSet, language),
  ];
  return texts.map((text) => said(text));
};

const betweenGames = (session: LineSession, line: string): LineTurn => {
  const { table } = session;
  const language = languageNamed(line);
  if (language !== null) {
    const spoken = { ...session, language };
    return { session: spoken, said: [askNext(spoken)] };
  }
  const offer = offerOf(table);
  if (offer !== null && isOneOfWords(line, offer.words)) {
    return runOn({ ...session, table: nextGameWith(table, offer), told: 0 });
  }
  if (commandOf(line) === 'quit') return COMMANDS.quit(session);
  return isSessionOver(table) ? finish(session) : runOn({ ...session, table: nextGame(table), told: 0 });
};

const refused = (session: LineSession, text: string): LineTurn => ({ session, said: [said(text, 'refused')] });

/** What to say to a line in which this word is no card, no number and no command. */
const notUnderstood = (session: LineSession, line: string, word: string): LineTurn => {
  const say = MESSAGES[session.language];
  if (session.table.setup.presentation.amounts !== null) return refused(session, say.noAmount(line.trim()));
  const looksLikeCard = /\d|[♠♣♦♥]/.test(line);
  return refused(session, looksLikeCard ? say.unknownCard(word) : say.notUnderstood(line.trim()));
};

/** A line that is only cards, or only an amount. */
const readPlay = (session: LineSession, line: string): LineTurn => {
  const { presentation } = session.table.setup;
  const view = humanView(session.table);
  if (presentation.amounts !== null) {
    return /^\s*\d{1,12}\s*$/.test(line)
      ? tryAction(session, presentation.amounts.propose(view, Number(line)))
      : notUnderstood(session, line, line);
  }
  const read = readCards(line);
  if (read.ok) return tryAction(session, presentation.propose(view, read.cards));
  return notUnderstood(session, line, read.unknown);
};

/** A command of the game. Where it may mean several things, the number written with it says which. */
const giveCommand = (session: LineSession, read: Extract<CommandRead, { kind: 'command' }>): LineTurn => {
  const { table, language } = session;
  const { presentation } = table.setup;
  const view = humanView(table);
  const objection = read.command.objection?.(view, read.given, voiceOf(language, table.setup)) ?? null;
  if (objection !== null) return refused(session, objection);
  const actions = read.command.actions(view, read.given);
  const chosen = actions.length === 1 ? actions[0] : actions[(read.given.amount ?? 0) - 1];
  if (chosen !== undefined) return tryAction(session, chosen);
  const ways = actions.map((action, i) => `${i + 1}. ${presentation.label(view, action, language)}`);
  return refused(session, MESSAGES[language].lineWays(ways));
};

/** What a line makes of the session. Bad input is explained, and nothing has changed. */
export const answerLine = (session: LineSession, line: string): LineTurn => {
  if (session.status !== 'on') return { session, said: [] };
  if (isGameOver(session.table)) return betweenGames(session, line);
  if (line.trim() === '') return askAgain(session);
  const language = languageNamed(line);
  if (language !== null) return askAgain({ ...session, language });
  const read = readCommand(commandsOf(session.table), line);
  if (read.kind === 'command') return giveCommand(session, read);
  const command = commandOf(line);
  if (command !== null) return COMMANDS[command](session);
  return read.kind === 'unknown' ? notUnderstood(session, read.word, read.word) : readPlay(session, line);
};
