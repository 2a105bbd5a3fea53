import type { Node, Pattern, Program } from 'acorn';
import { LIMITS, type SourceFault, type SourcePosition } from '../calls.ts';
import { nodesOf } from './nodes.ts';
import { parse } from './parser.ts';

/** What a bot's file must declare. */
const ENTRY = 'getNextMove';

interface Position {
  readonly line: number;
  /** From 0, as acorn counts. */
  readonly column: number;
}

const positionOf = ({ line, column }: Position): SourcePosition => ({ line, column: column + 1 });

const fault = (code: SourceFault['code'], message: string, at: Position | null = null): SourceFault => ({
  kind: 'source',
  code,
  message,
  place: at === null ? null : positionOf(at),
});

/** Bytes in UTF-8. */
const bytesOf = (text: string): number => {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x80) bytes += unit < 0x800 ? 1 : 2;
    // A pair of surrogates is four bytes, not six.
    if ((unit & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) at++;
  }
  return bytes;
};

/** Words that reach outside a bot's own file (BT-3), and those that make loading it wait. */
const WORDS: Readonly<Record<string, string>> = {
  ImportDeclaration: 'import',
  ImportExpression: 'import()',
  MetaProperty: 'import.meta',
  ExportAllDeclaration: 'export',
  ExportDefaultDeclaration: 'export',
  ExportNamedDeclaration: 'export',
};

const forbiddenWord = (node: Node, isInFunction: boolean): string | null => {
  switch (node.type) {
    case 'MetaProperty':
      return (node as Node & { meta: { name: string } }).meta.name === 'import' ? WORDS.MetaProperty : null;
    case 'AwaitExpression':
      return isInFunction ? null : 'await';
    case 'ForOfStatement':
      return !isInFunction && (node as Node & { await: boolean }).await ? 'for await' : null;
    case 'VariableDeclaration':
      return !isInFunction && (node as Node & { kind: string }).kind === 'await using' ? 'await using' : null;
    default:
      return WORDS[node.type] ?? null;
  }
};

const findForbidden = (program: Program): SourceFault | null => {
  for (const { node, isInFunction } of nodesOf(program)) {
    const word = forbiddenWord(node, isInFunction);
    if (word !== null) return fault('forbidden', word, node.loc?.start ?? null);
  }
  return null;
};

/** Whether what is declared by this names the function, however deep inside it. */
const names = (pattern: Pattern): boolean => {
  const ahead: (Pattern | null)[] = [pattern];
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    switch (next?.type) {
      case 'Identifier':
        if (next.name === ENTRY) return true;
        break;
      case 'ObjectPattern':
        ahead.push(...next.properties.map((part) => (part.type === 'Property' ? part.value : part.argument)));
        break;
      case 'ArrayPattern':
        ahead.push(...next.elements);
        break;
      case 'AssignmentPattern':
        ahead.push(next.left);
        break;
      case 'RestElement':
        ahead.push(next.argument);
    }
  }
  return false;
};

const isDeclared = ({ body }: Program): boolean =>
  body.some((statement) => {
    switch (statement.type) {
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
        return statement.id.name === ENTRY;
      case 'VariableDeclaration':
        return statement.declarations.some(({ id }) => names(id));
      default:
        return false;
    }
  });

/** acorn writes the place behind its sentences. */
const ITS_PLACE = / \(\d+:\d+\)$/;

const syntaxFault = (error: unknown): SourceFault => {
  if (!(error instanceof Error)) return fault('syntax', '');
  const { loc } = error as Error & { loc?: Position };
  return fault('syntax', error.message.replace(ITS_PLACE, '').slice(0, LIMITS.line), loc ?? null);
};

const parsed = (source: string): Program | SourceFault => {
  try {
    return parse(source);
  } catch (error) {
    // Any error that stops the parser, a stack overflow included, means that the code cannot be used.
    return syntaxFault(error);
  }
};

/** Why this cannot be a bot's code, with the place in it; null when it can be loaded. It does not run any of it. */
export const checkSource = (source: string): SourceFault | null => {
  // The length of a text is never more than its bytes, and quickly known.
  if (source.length > LIMITS.source || bytesOf(source) > LIMITS.source) return fault('tooLong', '');
  const program = parsed(source);
  if ('kind' in program) return program;
  const forbidden = findForbidden(program);
  if (forbidden !== null) return forbidden;
  return isDeclared(program) ? null : fault('noFunction', ENTRY);
};
