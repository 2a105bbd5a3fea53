import { LIMITS } from '@sanh-rong/bot-kit';
import { findGame, GAMES, ok } from '@sanh-rong/engine';
import { BOT_LIMITS } from '@sanh-rong/protocol';
import { readPersonName } from '../people/names.ts';
import { type BotRuling, refuseBot } from './refusal.ts';

/** What people say about their bots, as it is kept. */

/** Names are read as those of people are. */
export const readBotName = (input: string): BotRuling<string> => {
  const name = readPersonName(input);
  return name.ok ? name : refuseBot('BAD_NAME', { max: BOT_LIMITS.name });
};

/** Half characters and control characters cannot be shown, others turn what is written; a description may have lines. */
const UNFIT = /[^\P{Cc}\n\t]|[\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

export const readDescription = (input: string): BotRuling<string> => {
  const description = input.replace(/\r\n?/g, '\n').trim().normalize('NFC');
  const fits = description.length <= BOT_LIMITS.description && !UNFIT.test(description);
  return fits ? ok(description) : refuseBot('BAD_DESCRIPTION', { max: BOT_LIMITS.description });
};

export const readNote = (input: string): BotRuling<string> => {
  const note = input.trim().normalize('NFC');
  const fits = note.length <= BOT_LIMITS.note && !UNFIT.test(note) && !note.includes('\n');
  return fits ? ok(note) : refuseBot('BAD_NOTE', { max: BOT_LIMITS.note });
};

/** Any text is kept as it is, finished or not, if the database can keep it. */
export const readSource = (input: string): BotRuling<string> => {
  const fits = Buffer.byteLength(input) <= LIMITS.source && !/\0|\p{Cs}/u.test(input);
  return fits ? ok(input) : refuseBot('BAD_SOURCE', { max: LIMITS.source });
};

export const readGame = (input: string): BotRuling<string> => {
  const game = findGame(input);
  return game.ok ? ok(game.value.id) : refuseBot('UNKNOWN_GAME', { known: GAMES.map(({ id }) => id).join(', ') });
};

/** A name as it is searched: "rong" finds "Rồng". */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('đ', 'd');

const NUMBERED = /^(.*) (\d{1,6})$/u;

/** What a copy of one's own bot is called until it gets a name: the same with the next number. */
export const nextName = (name: string): string => {
  const [, stem, number] = NUMBERED.exec(name) ?? [];
  const ending = ` ${stem === undefined ? 2 : Number(number) + 1}`;
  const characters = [...(stem ?? name)];
  while (characters.join('').length + ending.length > BOT_LIMITS.name) characters.pop();
  return `${characters.join('').trimEnd()}${ending}`;
};
