import type { Rolldown } from 'vite';

/** The chunks of a build, and what each brings with it. */

export interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly code: string;
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** By file name. */
export const chunksOf = (bundle: Rolldown.OutputBundle): Map<string, Chunk> => {
  const chunks = new Map<string, Chunk>();
  for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file);
  return chunks;
};

export const chunkHolding = (chunks: ReadonlyMap<string, Chunk>, module: string): Chunk | undefined =>
  [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));

/** What a chunk needs, itself included and last: styles come in the order in which they build upon each other. */
export const withImports = (chunks: ReadonlyMap<string, Chunk>, first: Chunk): Set<Chunk> => {
  const found = new Set<Chunk>();
  const begun = new Set<Chunk>();
  const find = (chunk: Chunk): void => {
    if (begun.has(chunk)) return;
    begun.add(chunk);
    for (const name of chunk.imports) {
      const next = chunks.get(name);
      if (next !== undefined) find(next);
    }
    found.add(chunk);
  };
  find(first);
  return found;
};

export const stylesOf = (chunks: Iterable<Chunk>): Set<string> =>
  new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
