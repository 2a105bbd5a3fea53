import type { ReplayWords } from './vi.ts';

export const en: ReplayWords = {
  what: 'A file or the text of a game',
  seat: (number) => `Seat ${number}`,
  again: (name, number) => `${name} (${number})`,
  noGames: (path) => `There is no game in ${path}.`,
  unreadable: (path) =>
    `${path} is no match file, no text of games (sr1 …) and no replay of a server. A match file is written by: sanhrong match … --out FILE.`,
  badRecord: (place, why) => `${place}: ${why}`,
  line: (number) => `line ${number}`,
  gameOfMatch: (number) => `game ${number}`,
  noGame: (wanted, of) => `--game cannot be “${wanted}”; there are games 1 to ${of}.`,
  notKept: (wanted) => `Game ${wanted} is not kept in this file.`,
  text: 'the text',
  title: (ruleSet, game, of) => `${ruleSet} · Game ${game}/${of}`,
  moment: (step, of) => `Move ${step}/${of}`,
  dealt: 'Dealt',
  unfinished: 'This game is not finished.',
  result: 'Result',
  paused: 'paused',
  playing: 'playing',
  keys: {
    step: 'move by move',
    ends: 'beginning, end',
    play: 'play, pause',
    games: 'game before, after',
    language: 'Tiếng Việt',
    leave: 'leave',
  },
  usage: `Shows games again: a match that was written down, or one game as a line of text.

  sanhrong replay FILE [options]
  sanhrong replay 'sr1 …' [options]

  --game N         game number N, from 1
  --step           stand still at the beginning and go move by move
  --plain          print every move as a line of text
  --lang vi|en     the language (vi)
  --no-colour      no colours (NO_COLOR does the same)
  --help           this text

Keys: ← → move by move · Home End beginning, end · space play, pause
      P N game before, after · L language · Q leave`,
};
