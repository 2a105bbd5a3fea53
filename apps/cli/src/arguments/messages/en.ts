import type { ArgumentWords } from './vi.ts';

export const en: ArgumentWords = {
  unknownFlag: (command, flag) => `Unknown option ${flag}. sanhrong ${command} --help lists them all.`,
  unexpected: (command, text) => `“${text}” does not belong here. sanhrong ${command} --help shows how it goes.`,
  missing: (command, what) => `${what} is missing. sanhrong ${command} --help shows how it goes.`,
  missingValue: (flag) => `${flag} needs a value after it.`,
  flagAsValue: (flag, value) =>
    `${flag} needs a value after it, and “${value}” is an option. If it is the value, write ${flag}=${value}.`,
  badValue: (flag, value, known) => `${flag} cannot be “${value}”; use ${known}.`,
  wholeNumber: (least, most) => `a number from ${least} to ${most}`,
  noFile: (path) => `There is no file ${path}.`,
  isFolder: (path) => `${path} is a folder, not a file.`,
  unreadable: (path, why) => `${path} cannot be read: ${why}`,
  tooLarge: (path, megabytes) => `${path} is larger than ${megabytes} MB and is not read.`,
  broke: (what) => `Something broke: ${what}`,
};
