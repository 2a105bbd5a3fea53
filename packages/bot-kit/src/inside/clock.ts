import { now } from './surroundings.ts';

/**
 * `Date` for bots. Time goes on while a bot thinks, so that it can stop before it is late; but every call begins at the same
 * moment. What the time of day is would tell a game how long another one took.
 */

/** New Year 2026, UTC (milliseconds since 1970). */
export const BEGINNING = 1_767_225_600_000;

export class Clock {
  private began = 0;

  /** A call begins. */
  restart(): void {
    this.began = now();
  }

  readonly read = (): number => BEGINNING + Math.floor(now() - this.began);
}

/** The language's own, but for what it takes for now. Nothing leads from here to the real one. */
export const dateBy = (read: () => number): DateConstructor => {
  const RealDate = Date;
  const { prototype, parse, UTC } = RealDate;
  const construct = function (this: unknown, ...parts: unknown[]): unknown {
    if (new.target === undefined) return new RealDate(read()).toString();
    return Reflect.construct(RealDate, parts.length === 0 ? [read()] : parts, new.target);
  };
  const fixed = { enumerable: false, configurable: false, writable: false };
  Object.defineProperties(construct, {
    name: { value: 'Date', configurable: true },
    length: { value: RealDate.length, configurable: true },
    prototype: { value: prototype, ...fixed },
    now: { value: () => read(), ...fixed, configurable: true },
    parse: { value: parse, ...fixed, configurable: true },
    UTC: { value: UTC, ...fixed, configurable: true },
  });
  Object.defineProperty(prototype, 'constructor', { value: construct, ...fixed, configurable: true });
  return construct as unknown as DateConstructor;
};
