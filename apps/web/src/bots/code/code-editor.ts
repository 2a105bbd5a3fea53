import type { SourcePosition } from '@sanh-rong/bot-kit';
import type { Ref } from 'react';

/** Something that is wrong in the code, as a run has found it. */
export interface CodeFault {
  readonly place: SourcePosition;
  readonly message: string;
}

/** What can be asked of an editor from outside. */
export interface CodeHandle {
  /** Shows the place and puts the cursor there. */
  goTo(place: SourcePosition): void;
  /** Puts a text where the cursor is. */
  insert(text: string): void;
  /** Null where the editor cannot. */
  readonly format: (() => void) | null;
}

export interface CodeEditorProps {
  readonly ref: Ref<CodeHandle>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whose types the code is read with. */
  readonly game: string;
  readonly label: string;
  readonly mark: CodeFault | null;
  readonly onRun: () => void;
  readonly onSave: () => void;
}

/** Where in a text a place is; places outside are moved to the nearest inside. */
export const offsetOf = (text: string, { line, column }: SourcePosition): number => {
  const lines = text.split('\n');
  const row = Math.min(Math.max(line, 1), lines.length) - 1;
  const before = lines.slice(0, row).reduce((sum, each) => sum + each.length + 1, 0);
  return before + Math.min(Math.max(column, 1) - 1, lines[row].length);
};

/** What a new line begins with: as its line does, and deeper after an opening bracket. */
export const indentAfter = (before: string): string => {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  return /[{[(]\s*$/.test(line) ? `${indent}  ` : indent;
};
