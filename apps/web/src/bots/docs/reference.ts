/**
 * The declarations of a game's types as something to read. They are written by the bot-kit, one field a line with its
 * explanation above; what an editor shows on hover and what stands in the documents is the same text.
 */

export interface FieldDoc {
  readonly name: string;
  readonly optional: boolean;
  readonly type: string;
  readonly doc: string;
}

export interface Declared {
  readonly name: string;
  readonly doc: string;
  /** What it is, for everything but an object. */
  readonly type: string | null;
  readonly fields: readonly FieldDoc[];
}

const DECLARATION =
  /(?:\/\*\* ((?:(?!\*\/)[\s\S])*?) \*\/\n)?(?:interface (\w+) \{\n([\s\S]*?)\n\}|type (\w+) =\s*([\s\S]*?);)\n/g;

const FIELD = /(?:\/\*\* ((?:(?!\*\/)[\s\S])*?) \*\/\n\s*)?(\w+)(\??)(?:: ([^;\n]+);|(\([^\n]*);)/g;

/** A comment over several lines is one text. */
const flat = (text: string | undefined): string => (text ?? '').replace(/\s*\n\s*\*?\s*/g, ' ').trim();

const fieldsOf = (body: string): FieldDoc[] =>
  [...body.matchAll(FIELD)].map(([, doc, name, mark, type, method]) => ({
    name,
    optional: mark === '?',
    type: (type ?? method).trim(),
    doc: flat(doc),
  }));

export const declarationsOf = (declarations: string): Declared[] =>
  [...declarations.matchAll(DECLARATION)].map(([, doc, name, body, alias, type]) => ({
    name: name ?? alias,
    doc: flat(doc),
    type: type === undefined ? null : flat(type),
    fields: body === undefined ? [] : fieldsOf(body),
  }));

/** The names of other declarations that a type speaks of. */
export const namesIn = (type: string, known: ReadonlySet<string>): string[] =>
  [...new Set(type.match(/\b[A-Z]\w*/g) ?? [])].filter((name) => known.has(name));

export interface Reference {
  readonly state: Declared | null;
  /** What may be returned. */
  readonly moves: readonly Declared[];
  /** Everything else, as it is needed: what the state speaks of first. */
  readonly others: readonly Declared[];
}

/** Not worth a chapter: everybody knows a console. */
const UNSAID = new Set(['Console', 'GetNextMove', 'GameState', 'Move']);

export const referenceOf = (declarations: string): Reference => {
  const all = declarationsOf(declarations);
  const byName = new Map(all.map((declared) => [declared.name, declared]));
  const known = new Set(byName.keys());
  const found = (names: readonly string[]): Declared[] => names.flatMap((name) => byName.get(name) ?? []);
  const state = byName.get('GameState') ?? null;
  const moves = found(namesIn(byName.get('Move')?.type ?? '', known));
  const left = new Set([...known].filter((name) => !UNSAID.has(name) && !moves.some((move) => move.name === name)));
  const others: Declared[] = [];
  const take = (declared: Declared): void => {
    const types = declared.type === null ? declared.fields.map(({ type }) => type) : [declared.type];
    for (const next of found(types.flatMap((type) => namesIn(type, known)))) {
      if (!left.delete(next.name)) continue;
      others.push(next);
      take(next);
    }
  };
  for (const declared of [...(state === null ? [] : [state]), ...moves]) take(declared);
  return { state, moves, others: [...others, ...found([...left])] };
};
