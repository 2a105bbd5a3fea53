import type { EntrantWords } from './vi.ts';

/** What is said of those who are called into a match: files, levels, programs. */

const seconds = (milliseconds: number): string => `${milliseconds / 1_000} s`;

export const en: EntrantWords = {
  noCommand: 'There is no command behind exec:. Write for example: "exec:python3 bot.py".',
  typeScript: (file, compiled) =>
    `${file} is TypeScript, and bots are JavaScript. Compile it first (tsc or esbuild), then use ${compiled}.`,
  noJavaScript: (file, program) =>
    `${file} is no JavaScript (.js). A program in another language is named by its command, as in "${program}".`,
  unknown: (word, game, levels) => `“${word}” is no level of ${game} (${levels}), no .js file and no program (exec:…).`,
  notLoaded: (name, why) => `${name} cannot be entered. ${why}`,
  noHello: (command, why) => `The program “${command}” cannot be entered. ${why}`,

  silent: (milliseconds) =>
    `It did not answer the hello within ${seconds(milliseconds)}. Write a line {"ok":true} as soon as it is ready, and flush it.`,
  ended: 'It ended on its own.',
  notAgain: (starts) => `It was started ${starts} times and ended every time, so it is not started again.`,
  tooLong: (letters) => `It wrote a line of more than ${letters} characters.`,
  garbage: (text) =>
    `The line “${text}” is no JSON object. Standard output is for answers alone; print anything else on stderr.`,
  notOk: (text) => `It answered the hello with ${text} instead of {"ok":true}.`,
  wrongId: (id, found) => `It answered number ${found} when asked number ${id}. Copy the id of the question.`,
  gaveUp: (text) => `The program reports an error itself: ${text}`,
  noMove: (text) => `There is neither “action” nor “move” in ${text}.`,
  illegal: (action, why) => `The move ${action} is against the rules: ${why}`,
  late: (milliseconds) => `It thought for more than ${seconds(milliseconds)} and was ended and started again.`,
};
