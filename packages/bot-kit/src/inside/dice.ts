import { Random } from '@sanh-rong/engine';

/** `Math.random` for bots: the same dice, the same numbers. Made ready only for bots that use it. */
export class Dice {
  private seed = '';
  private random: Random | null = null;

  take(seed: string): void {
    this.seed = seed;
    this.random = null;
  }

  readonly roll = (): number => {
    this.random ??= new Random(this.seed);
    return this.random.fraction();
  };
}
