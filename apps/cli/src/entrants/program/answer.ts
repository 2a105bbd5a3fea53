import { type BotGame, type FaultKind, judge, problemWords } from '@sanh-rong/bot-kit';
import {
  type AnyGame,
  type BaseAction,
  type BaseView,
  explain,
  isRecord,
  type Json,
  type Language,
} from '@sanh-rong/engine';
import { visible } from '../../arguments/arguments.ts';
import { cropped } from '../../play/width.ts';
import { ENTRANT_WORDS } from '../messages/vi.ts';

/** What a program did wrong: the kind for others, the words for its author. */
export interface ProgramFault {
  readonly kind: FaultKind;
  readonly text: string;
}

export type ProgramAnswer =
  | { readonly kind: 'action'; readonly action: BaseAction }
  | { readonly kind: 'fault'; readonly fault: ProgramFault }
  /** An answer to an earlier question, which came too late for it. */
  | { readonly kind: 'stale' };

/** The question that is to be answered, and the rules it is read by. */
export interface Answered {
  readonly id: number;
  readonly game: AnyGame;
  readonly botGame: BotGame;
  readonly view: BaseView<BaseAction>;
  readonly snapshot: Json;
  readonly language: Language;
}

const SHOWN = 60;

/** What a program wrote, short enough for a sentence. */
export const quoted = (text: string): string => cropped(visible(text.trim()), SHOWN);

export const parsed = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
};

const fault = (kind: FaultKind, text: string): ProgramAnswer => ({ kind: 'fault', fault: { kind, text } });

const underTheRules = (action: BaseAction, { game, view, language }: Answered): ProgramAnswer => {
  const verdict = judge(game, view, { action, fault: null, returned: '', printed: [], unprinted: 0, micros: 0 });
  if (verdict.ok) return { kind: 'action', action: verdict.action };
  const { fault: wrong } = verdict;
  const why = wrong.kind === 'illegal' ? explain(wrong.error, language) : '';
  return fault('illegal', ENTRANT_WORDS[language].illegal(quoted(JSON.stringify(action)), why));
};

/** One line of a program as the answer to a question. */
export const readAnswer = (text: string, asked: Answered): ProgramAnswer => {
  const say = ENTRANT_WORDS[asked.language];
  const answer = parsed(text);
  if (answer === null) return fault('invalid', say.garbage(quoted(text)));
  const { id, error, move, action } = answer;
  if (typeof id === 'number' && id < asked.id) return { kind: 'stale' };
  if (id !== asked.id) return fault('invalid', say.wrongId(asked.id, quoted(JSON.stringify(id) ?? '–')));
  if (error !== undefined) return fault('exception', say.gaveUp(quoted(String(error))));
  if (isRecord(action) && typeof action.type === 'string')
    return underTheRules({ ...action, type: action.type }, asked);
  if (!isRecord(move)) return fault('invalid', say.noMove(quoted(text)));
  const reading = asked.botGame.readMove(move, asked.snapshot);
  if (reading.ok) return underTheRules(reading.action, asked);
  return fault('invalid', problemWords(reading.misread, asked.language));
};
