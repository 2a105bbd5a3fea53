import type { Wire } from '../../support/wire.ts';
import type { Attacker } from './attacker.ts';

/** One kind of abuse. */
export interface Abuse {
  readonly name: string;
  /** How many of two hundred do it. */
  readonly guests: number;
  /** How often each of them does it at most where the crowd is counted: often enough to run into a wall. */
  readonly steps: number;
  /** Refusals of which it has to meet one; what ends a connection is `HUNG_UP`. */
  readonly walls: readonly string[];
  /** Makes ready, and answers with what is then done over and over. */
  begin(attacker: Attacker): Promise<() => Promise<void>>;
}

/** A socket that is opened again as soon as it is gone, as the attacker or with another guest's token. */
export const keptWire = (attacker: Attacker, token?: string): (() => Promise<Wire | null>) => {
  let wire = attacker.connect(token);
  return async () => {
    if ((await wire)?.isOpen) return wire;
    wire = attacker.connect(token);
    return wire;
  };
};

/** Things that are done through a kept socket without waiting for the answers in between: a volley. */
export const volley = (attacker: Attacker, deeds: readonly ((wire: Wire) => Promise<unknown>)[]) => {
  const kept = keptWire(attacker);
  return async (): Promise<void> => {
    const wire = await kept();
    if (wire !== null) await Promise.all(deeds.map((deed) => deed(wire)));
  };
};

/** The same so many times over. */
export const times = <Thing>(count: number, things: readonly Thing[]): readonly Thing[] =>
  Array.from({ length: count }, () => things).flat();
