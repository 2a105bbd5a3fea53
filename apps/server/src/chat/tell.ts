import type { Language } from '@sanh-rong/engine';
import { type ChatTold, PHRASES } from '@sanh-rong/protocol';
import type { ChatMessage } from './chat.ts';
import { type SystemLine, sayLine } from './lines.ts';
import { sayPhrase } from './messages/index.ts';
/** A message as one listener reads it. */
export const tellMessage = ({ id, code, from, kind, body, at }: ChatMessage, language: Language): ChatTold => {
  const phrase = kind === 'phrase' ? PHRASES.find((known) => known === body) : undefined;
  const told = { tableId: code, id, at, from, kind };
  // A phrase that is no longer in the catalogues is told by its key.
  return phrase === undefined ? { ...told, text: body } : { ...told, text: sayPhrase(phrase, language), code: phrase };
};

/** What the table itself says, as one listener reads it. */
export const tellLine = (tableId: string, at: number, line: SystemLine, language: Language): ChatTold => ({
  tableId,
  id: null,
  at,
  from: null,
  kind: 'system',
  text: sayLine(line, language),
  code: line.code,
});
