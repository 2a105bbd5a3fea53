import type { Seat } from '@sanh-rong/engine';
import type { Sketch } from '../sketch.ts';

export interface PhomSketch<Id extends string = string> extends Sketch<Id> {
  readonly leader?: Seat;
  /** The first cards of the stock. */
  readonly stock?: string;
}
