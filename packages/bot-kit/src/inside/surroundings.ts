/**
 * What the program takes from the place it runs in, before everything that is not the language is taken away there. The
 * package is written for no particular place, so what is needed of each is described here.
 */

interface BlobClass {
  new (parts: readonly string[], options: { readonly type: string }): unknown;
}

interface Urls {
  createObjectURL(blob: unknown): string;
  revokeObjectURL(url: string): void;
}

interface CFunction {
  readonly name: string;
  readonly parameters: readonly ('i64' | 'buffer')[];
  readonly result: 'i64';
}

/** The globals of Deno, as far as they are used: a program that reads orders, writes reports and gives up rights of its process. */
export interface DenoGlobals {
  readonly args: readonly string[];
  readonly pid: number;
  readonly permissions: { revokeSync(permission: { readonly name: 'ffi' }): unknown };
  readonly UnsafePointer: { of(bytes: Uint8Array): unknown; value(pointer: unknown): number | bigint };
  dlopen(
    library: string,
    functions: Readonly<Record<string, CFunction>>,
  ): { readonly symbols: Readonly<Record<string, (...args: readonly (number | Uint8Array)[]) => unknown>> };
  readonly stdin: { readSync(into: Uint8Array): number | null };
  readonly stdout: { writeSync(from: Uint8Array): number };
  exit(code: number): never;
}

/** The globals of a worker in a browser, as far as they are used. */
export interface WorkerGlobals {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  postMessage(message: unknown): void;
}

interface Coder {
  new (): {
    encode(text: string): Uint8Array;
    decode(bytes: Uint8Array): string;
  };
}

interface Surroundings {
  readonly Deno?: DenoGlobals;
  readonly Blob: BlobClass;
  readonly URL: Urls;
  readonly TextEncoder: Coder;
  readonly TextDecoder: Coder;
  readonly performance: { now(): number };
}

/** Brings a module in by its text, under an address of its own. */
export type ImportText = (text: string) => Promise<{ readonly default: unknown }>;

const { Blob, URL, performance, TextEncoder, TextDecoder, Deno } = globalThis as unknown as Surroundings;
const createUrl = URL.createObjectURL.bind(URL);
const revokeUrl = URL.revokeObjectURL.bind(URL);
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const importText: ImportText = async (text) => {
  const url = createUrl(new Blob([text], { type: 'text/javascript' }));
  try {
    return await import(/* @vite-ignore */ url);
  } finally {
    revokeUrl(url);
  }
};

/** Milliseconds. */
export const now: () => number = performance.now.bind(performance);

export const encode = (text: string): Uint8Array => encoder.encode(text);
export const decode = (bytes: Uint8Array): string => decoder.decode(bytes);

export const deno: DenoGlobals | null = Deno ?? null;
