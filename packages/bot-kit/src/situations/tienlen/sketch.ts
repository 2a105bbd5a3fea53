import type { Seat } from '@sanh-rong/engine';
import type { Sketch } from '../sketch.ts';

export interface TienLenSketch<Id extends string = string> extends Sketch<Id> {
  readonly leader?: Seat;
}
