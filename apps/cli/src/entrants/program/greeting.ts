import { ENTRANT_WORDS } from '../messages/vi.ts';
import type { Terms } from '../terms.ts';
import { parsed, quoted } from './answer.ts';
import { MOST_LINE, type ProgramProcess } from './process.ts';

/** What programs and this house call the way they speak. */
export const PROTOCOL = 1;

/** Loading a language and a model takes longer than a move (milliseconds). */
const HELLO_TIME = 15_000;

/** What a program said to hello: what it calls itself, or why it cannot be spoken with. */
export type Greeting =
  | { readonly ok: true; readonly name: string | null }
  | { readonly ok: false; readonly text: string };

/** Says hello to a program that has just been started. */
export const greet = async (process: ProgramProcess, terms: Terms): Promise<Greeting> => {
  const { game, ruleSet, options, seats, time, language } = terms;
  const say = ENTRANT_WORDS[language];
  process.tell({ op: 'hello', protocol: PROTOCOL, game, ruleSet, options, seats, time });
  const heard = await process.next(HELLO_TIME);
  if (heard.kind === 'late') return { ok: false, text: say.silent(HELLO_TIME) };
  if (heard.kind === 'tooLong') return { ok: false, text: say.tooLong(MOST_LINE) };
  if (heard.kind === 'gone') return { ok: false, text: say.ended };
  const answer = parsed(heard.text);
  if (answer === null) return { ok: false, text: say.garbage(quoted(heard.text)) };
  if (answer.ok !== true) return { ok: false, text: say.notOk(quoted(heard.text)) };
  return { ok: true, name: typeof answer.name === 'string' && answer.name.trim() !== '' ? answer.name : null };
};
