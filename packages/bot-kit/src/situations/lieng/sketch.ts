import type { Seat } from '@sanh-rong/engine';
import type { Sketch } from '../sketch.ts';

export interface LiengSketch<Id extends string = string> extends Sketch<Id> {
  readonly dealer?: Seat;
  readonly chips?: readonly number[];
}
