import { LANGUAGES, type Language } from '@sanh-rong/engine';
import { processStreams, type Streams } from '../play/streams.ts';
import { type Arguments, languageOf, readArguments, reported, type Syntax } from './arguments.ts';
import { ARGUMENT_WORDS } from './messages/vi.ts';

/** What a command tells the shell or program that started it. */
export const OK = 0;
/** Something that was asked for does not hold, or could not be done. */
export const FAILED = 1;
export const BAD_USAGE = 2;

/** Something that a person wrote cannot be done; its message is a sentence for them. */
export class Misuse extends Error {}

/** It was understood and could not be done; its message is a sentence as well. */
export class Failure extends Error {}

export interface CommandPlan extends Syntax {
  usage(language: Language): string;
  /** Resolves to the exit code. */
  run(given: Arguments, streams: Streams): Promise<number>;
}

export type CommandRun = (args: readonly string[], streams?: Streams) => Promise<number>;

const reportOf = (error: unknown, language: Language): { readonly text: string; readonly code: number } => {
  if (error instanceof Misuse) return { text: reported(error.message), code: BAD_USAGE };
  if (error instanceof Failure) return { text: reported(error.message), code: FAILED };
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { text: reported(ARGUMENT_WORDS[language].broke(what)), code: FAILED };
};

/** A command as `main` runs it: help, and every mistake as one sentence. */
export const command =
  (plan: CommandPlan): CommandRun =>
  async (args, streams = processStreams()) => {
    const language = languageOf(args);
    const given = readArguments(args, plan);
    if (!given.ok) {
      streams.errors.write(`${given.error}\n`);
      return BAD_USAGE;
    }
    try {
      chosen(given.value.choice('--lang', LANGUAGES, String, null));
      if (given.value.has('--help')) {
        streams.output.write(`${plan.usage(language)}\n`);
        return OK;
      }
      return await plan.run(given.value, streams);
    } catch (error) {
      const { text, code } = reportOf(error, language);
      streams.errors.write(`${text}\n`);
      return code;
    }
  };

/** A value that was chosen, or the sentence that says why it cannot be. */
export const chosen = <Value>(
  read: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: string },
): Value => {
  if (!read.ok) throw new Misuse(read.error);
  return read.value;
};
