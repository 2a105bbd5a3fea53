import { Parser, type Program, type TokenType, tokTypes } from 'acorn';

/**
 * acorn reads a bot's code, but hostile code could make two things it does take minutes or gigabytes: it compares every
 * name with all others and enters it into every block around, and it tries every regular expression. A server reads
 * code of strangers beside everything else it does, so both are replaced here.
 */

/** Far more nested blocks and functions than people write, and far more names. */
const DEEPEST = 100;
const MOST_NAMES = 4_000;
/** And far more nodes than a sensible file of the allowed length has. */
const MOST_NODES = 40_000;

/**
 * Patterns that are costly to try (long ones, properties of letters), or that engines know only since lately (named groups,
 * modifiers), are left to the engine that runs the bot.
 */
const LONGEST_PATTERN = 1_000;
const UNTRIED_PATTERN = /\\p|\(\?(?:[a-z-]|<[^=!])/i;

const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** What acorn has inside and does not describe. */
interface Inner {
  readonly input: string;
  readonly scopeStack: readonly unknown[] | undefined;
  readonly containsEsc: boolean;
  pos: number;
  parse(): Program;
  raise(position: number, message: string): never;
  unexpected(position: number): never;
  enterScope(flags: number): void;
  declareName(name: string, binding: number, position: number): void;
  readWord1(): string;
  startNodeAt(position: number, place: unknown): unknown;
  startNode(): unknown;
  finishToken(type: TokenType, value: unknown): void;
}

type InnerClass = new (options: object, input: string) => Inner;

/** acorn answers this very error as it answers its own stack's end. */
const tooMuch = (): never => {
  throw new RangeError('Maximum call stack size exceeded');
};

class BotParser extends (Parser as unknown as InnerClass) {
  private names: number | undefined;
  private nodes: number | undefined;

  override startNode(): unknown {
    this.countNode();
    return super.startNode();
  }

  override startNodeAt(position: number, place: unknown): unknown {
    this.countNode();
    return super.startNodeAt(position, place);
  }

  private countNode(): void {
    this.nodes = (this.nodes ?? 0) + 1;
    if (this.nodes > MOST_NODES) tooMuch();
  }

  override enterScope(flags: number): void {
    if ((this.scopeStack?.length ?? 0) > DEEPEST) tooMuch();
    super.enterScope(flags);
  }

  override declareName(name: string, binding: number, position: number): void {
    this.names = (this.names ?? 0) + 1;
    if (this.names > MOST_NAMES) tooMuch();
    super.declareName(name, binding, position);
  }

  /** A regular expression, from behind its first slash. */
  readRegexp(): void {
    const start = this.pos;
    const pattern = this.readPattern(start);
    const flagsAt = this.pos;
    const flags = this.readWord1();
    if (this.containsEsc) this.unexpected(flagsAt);
    if (pattern.length <= LONGEST_PATTERN && !UNTRIED_PATTERN.test(pattern)) {
      try {
        new RegExp(pattern, flags);
      } catch (error) {
        this.raise(start - 1, error instanceof Error ? error.message : '');
      }
    }
    this.finishToken(tokTypes.regexp, { pattern, flags, value: null });
  }

  private readPattern(start: number): string {
    let isEscaped = false;
    let isInClass = false;
    for (; ; this.pos++) {
      const letter = this.input.charAt(this.pos);
      if (letter === '' || LINE_BREAK.test(letter)) this.raise(start - 1, 'Unterminated regular expression');
      if (isEscaped) isEscaped = false;
      else if (letter === '/' && !isInClass) break;
      else if (letter === '\\') isEscaped = true;
      else if (letter === '[') isInClass = true;
      else if (letter === ']') isInClass = false;
    }
    this.pos++;
    return this.input.slice(start, this.pos - 1);
  }
}

/** The code as a module of the newest JavaScript. Throws a SyntaxError with `loc` where it is none. */
export const parse = (source: string): Program =>
  new BotParser({ ecmaVersion: 'latest', sourceType: 'module', locations: true, allowHashBang: false }, source).parse();
