import type { GameId } from '@sanh-rong/engine';

/** Written by `npm run bench:players -- --write`; docs/players.md says what the figures mean. */

/** How one player of a level fared against copies of another. */
export interface Measured {
  readonly game: string;
  readonly ruleSet: string;
  readonly level: string;
  readonly against: string;
  readonly seats: number;
  /** A game, of the one of this level, with the interval that holds the true mean with 95 % confidence. */
  readonly points: number;
  readonly low: number;
  readonly high: number;
  /** Each played from every seat. */
  readonly deals: number;
}

type Row = [level: string, against: string, seats: number, points: number, low: number, high: number, deals: number];

const rows = (game: GameId, ruleSet: string, measured: readonly Row[]): readonly Measured[] =>
  measured.map(([level, against, seats, points, low, high, deals]) => {
    return { game, ruleSet, level, against, seats, points, low, high, deals };
  });

export const MEASURED: Readonly<Record<GameId, readonly Measured[]>> = {
  tienlen: [
    ...rows('tienlen', 'mien-nam', [
      ['simple', 'random', 4, 12.248, 12.052, 12.444, 4000],
      ['greedy', 'simple', 4, 1.833, 1.67, 1.995, 4000],
      ['defensive', 'greedy', 4, 0.632, 0.497, 0.766, 4000],
      ['steady', 'defensive', 4, 0.166, 0.062, 0.271, 4000],
      ['expert', 'steady', 4, 2.277, 1.767, 2.787, 400],
      ['defensive', 'simple', 4, 2.89, 2.708, 3.072, 4000],
      ['steady', 'simple', 4, 3.259, 3.062, 3.456, 4000],
      ['expert', 'simple', 4, 3.175, 2.215, 4.135, 120],
      ['simple', 'random', 2, 4.786, 4.7, 4.872, 4000],
      ['greedy', 'simple', 2, 2.336, 2.222, 2.451, 4000],
      ['defensive', 'greedy', 2, 0.307, 0.211, 0.402, 4000],
      ['steady', 'defensive', 2, 0.446, 0.356, 0.537, 4000],
      ['expert', 'steady', 2, 0.563, 0.123, 1.002, 120],
      ['simple', 'random', 3, 8.729, 8.588, 8.869, 4000],
      ['greedy', 'simple', 3, 2.06, 1.931, 2.189, 4000],
      ['defensive', 'greedy', 3, 0.308, 0.194, 0.421, 4000],
      ['steady', 'defensive', 3, 0.367, 0.272, 0.462, 4000],
      ['expert', 'steady', 3, 1.942, 1.165, 2.719, 120],
    ]),
    ...rows('tienlen', 'thirteen', [
      ['simple', 'random', 4, 2.472, 2.453, 2.49, 4000],
      ['greedy', 'simple', 4, 0.155, 0.126, 0.184, 4000],
      ['defensive', 'greedy', 4, 0.703, 0.677, 0.73, 4000],
      ['steady', 'defensive', 4, 0.114, 0.09, 0.138, 4000],
      ['expert', 'steady', 4, 0.375, 0.254, 0.496, 120],
      ['defensive', 'simple', 4, 0.674, 0.647, 0.701, 4000],
      ['steady', 'simple', 4, 0.736, 0.707, 0.765, 4000],
      ['expert', 'simple', 4, 1.317, 1.183, 1.45, 120],
      ['simple', 'random', 2, 0.868, 0.858, 0.879, 4000],
      ['greedy', 'simple', 2, 0.22, 0.202, 0.237, 4000],
      ['defensive', 'greedy', 2, 0.069, 0.052, 0.086, 4000],
      ['steady', 'defensive', 2, 0.038, 0.024, 0.052, 4000],
      ['expert', 'steady', 2, 0.117, 0.038, 0.195, 120],
      ['simple', 'random', 3, 1.701, 1.687, 1.716, 4000],
      ['greedy', 'simple', 3, 0.217, 0.193, 0.241, 4000],
      ['defensive', 'greedy', 3, 0.23, 0.207, 0.253, 4000],
      ['steady', 'defensive', 3, 0.081, 0.063, 0.1, 4000],
      ['expert', 'steady', 3, 0.306, 0.186, 0.425, 120],
      ['simple', 'random', 8, 3.21, 3.173, 3.246, 4000],
      ['greedy', 'simple', 8, 0.268, 0.24, 0.296, 4000],
      ['defensive', 'greedy', 8, 0.343, 0.309, 0.377, 4000],
      ['steady', 'defensive', 8, 0.656, 0.628, 0.685, 4000],
      ['expert', 'steady', 8, 0.515, 0.268, 0.762, 100],
    ]),
  ],
  phom: [
    ...rows('phom', 'ta-la', [
      ['simple', 'random', 4, 7.547, 7.45, 7.643, 4000],
      ['keen', 'simple', 4, 0.784, 0.698, 0.87, 4000],
      ['simple', 'random', 2, 2.825, 2.753, 2.898, 4000],
      ['keen', 'simple', 2, 0.341, 0.279, 0.404, 4000],
      ['simple', 'random', 3, 5.295, 5.212, 5.378, 4000],
      ['keen', 'simple', 3, 0.527, 0.457, 0.596, 4000],
    ]),
    ...rows('phom', 'basic', [
      ['simple', 'random', 4, 49.804, 49.009, 50.599, 4000],
      ['keen', 'simple', 4, 2.109, 1.729, 2.489, 4000],
      ['simple', 'random', 2, 33.761, 33.335, 34.186, 4000],
      ['keen', 'simple', 2, 4.962, 4.708, 5.215, 4000],
      ['simple', 'random', 3, 57.05, 56.405, 57.695, 4000],
      ['keen', 'simple', 3, 3.995, 3.633, 4.357, 4000],
    ]),
  ],
  lieng: [
    ...rows('lieng', 'lieng', [
      ['simple', 'random', 6, 420.846, 409.255, 432.436, 4000],
      ['sharp', 'simple', 6, 31.742, 28.919, 34.564, 4000],
      ['simple', 'random', 2, 100.088, 92.395, 107.781, 4000],
      ['sharp', 'simple', 2, 6.329, 4.749, 7.908, 4000],
      ['simple', 'random', 3, 206.901, 197.226, 216.576, 4000],
      ['sharp', 'simple', 3, 12.408, 10.268, 14.548, 4000],
      ['simple', 'random', 4, 312.608, 301.907, 323.309, 4000],
      ['sharp', 'simple', 4, 23.745, 21.06, 26.43, 4000],
      ['simple', 'random', 8, 495.354, 483.769, 506.939, 4000],
      ['sharp', 'simple', 8, 42.146, 39.208, 45.084, 4000],
    ]),
  ],
};
