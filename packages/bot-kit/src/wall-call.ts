/**
 * One call into the C library by which a process gives up a right of its own. The server composes them, the program inside
 * makes them before it lets a bot in.
 */
export interface WallCall {
  readonly name: string;
  readonly args: readonly WallArgument[];
}

/** A number · bytes by address · a filter program by the address of its description · a number above the process's own. */
export type WallArgument =
  | number
  | { readonly bytes: readonly number[] }
  | { readonly program: readonly number[] }
  | { readonly abovePid: number };
