import { MOST_MOVE_FEATURES, MOST_MOVES, MOVE_AMOUNTS, MOVE_FEATURES, type MoveFeatures } from './move-features.ts';
import { STATE_FEATURES, type StateFeatures } from './state-features.ts';

/** Of the layers: three of the state, and one of a choice added to it. */
export interface Widths {
  readonly first: number;
  readonly second: number;
  readonly third: number;
  readonly joined: number;
}

const CHAMPION: Widths = { first: 512, second: 512, third: 256, joined: 128 };

/** Weights from `inputs` to `outputs`, kept by input: most inputs are nought, and then their row is left out. */
interface Layer {
  readonly outputs: number;
  readonly weights: Float32Array;
}

/** Reads layers off the bytes of a trained network: weights of one byte, and a scale for each output. */
class Reader {
  private readonly bytes: DataView;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  layer(inputs: number, outputs: number): Layer {
    const scales = this.numbers(outputs);
    const weights = new Float32Array(inputs * outputs);
    for (let i = 0; i < weights.length; i++, this.at++) weights[i] = this.bytes.getInt8(this.at) * scales[i % outputs];
    return { outputs, weights };
  }

  numbers(length: number): Float32Array {
    const numbers = new Float32Array(length);
    for (let i = 0; i < length; i++, this.at += 4) numbers[i] = this.bytes.getFloat32(this.at, true);
    return numbers;
  }

  /** Everything must have been read: bytes of another shape are not a network. */
  end(): void {
    if (this.at !== this.bytes.byteLength) throw new Error(`${this.bytes.byteLength} bytes are not this network`);
  }
}

/** Adds the rows of all inputs that are not nought, four at a time, in order: sums come out the same everywhere. */
const addRows = ({ outputs, weights }: Layer, inputs: Float64Array, sums: Float64Array): void => {
  let i = 0;
  while (i < inputs.length) {
    let found = 0;
    for (; i < inputs.length && found < 4; i++) {
      if (inputs[i] === 0) continue;
      rows[found] = i * outputs;
      factors[found] = inputs[i];
      found += 1;
    }
    for (let rest = found; rest < 4; rest++) factors[rest] = 0;
    if (found > 0) addFour(weights, outputs, sums);
  }
};

const rows = new Int32Array(4);
const factors = new Float64Array(4);

const addFour = (weights: Float32Array, outputs: number, sums: Float64Array): void => {
  const [a, b, c, d] = rows;
  const [fa, fb, fc, fd] = factors;
  for (let j = 0; j < outputs; j++) {
    sums[j] += fa * weights[a + j] + fb * weights[b + j] + fc * weights[c + j] + fd * weights[d + j];
  }
};

/** Adds the rows of the features that hold. */
const addFeatures = (
  { outputs, weights }: Layer,
  on: Uint16Array | Uint8Array,
  from: number,
  count: number,
  sums: Float64Array,
): void => {
  for (let i = 0; i < count; i++) {
    const row = on[from + i] * outputs;
    for (let j = 0; j < outputs; j++) sums[j] += weights[row + j];
  }
};

const keepPositive = (sums: Float64Array): void => {
  for (let i = 0; i < sums.length; i++) if (!(sums[i] > 0)) sums[i] = 0;
};

/**
 * A trained network: it scores the choices of a position. Plain sums in a fixed order, without any function whose last
 * digit differs between machines, so the same position gets the same scores everywhere.
 */
export class Network {
  /** Of the choices last looked at. */
  readonly scores = new Float64Array(MOST_MOVES);
  private readonly first: Layer;
  private readonly firstBias: Float32Array;
  private readonly second: Layer;
  private readonly secondBias: Float32Array;
  private readonly third: Layer;
  private readonly thirdBias: Float32Array;
  private readonly move: Layer;
  private readonly amounts: Layer;
  private readonly join: Layer;
  private readonly joinBias: Float32Array;
  private readonly score: Float32Array;
  private readonly bonus: number;
  private readonly a: Float64Array;
  private readonly b: Float64Array;
  private readonly state: Float64Array;
  private readonly choice: Float64Array;
  private readonly joined: Float64Array;
  private readonly given = new Float64Array(MOVE_AMOUNTS);

  constructor(bytes: Uint8Array, { first, second, third, joined }: Widths = CHAMPION) {
    const reader = new Reader(bytes);
    this.first = reader.layer(STATE_FEATURES, first);
    this.firstBias = reader.numbers(first);
    this.second = reader.layer(first, second);
    this.secondBias = reader.numbers(second);
    this.third = reader.layer(second, third);
    this.thirdBias = reader.numbers(third);
    this.move = reader.layer(MOVE_FEATURES, third);
    this.amounts = reader.layer(MOVE_AMOUNTS, third);
    this.join = reader.layer(third, joined);
    this.joinBias = reader.numbers(joined);
    this.score = reader.numbers(joined);
    this.bonus = reader.numbers(1)[0];
    reader.end();
    this.a = new Float64Array(first);
    this.b = new Float64Array(second);
    this.state = new Float64Array(third);
    this.choice = new Float64Array(third);
    this.joined = new Float64Array(joined);
  }

  /** Scores every choice; returns the place of the best, of equal ones the first. */
  best(state: StateFeatures, moves: MoveFeatures): number {
    this.look(state);
    let best = 0;
    for (let at = 0; at < moves.size; at++) {
      this.scores[at] = this.scoreOf(moves, at) + (at === moves.steady ? this.bonus : 0);
      if (this.scores[at] > this.scores[best]) best = at;
    }
    return best;
  }

  private look(features: StateFeatures): void {
    const { a, b, state } = this;
    a.set(this.firstBias);
    addFeatures(this.first, features.on, 0, features.size, a);
    keepPositive(a);
    b.set(this.secondBias);
    addRows(this.second, a, b);
    keepPositive(b);
    state.set(this.thirdBias);
    addRows(this.third, b, state);
  }

  private scoreOf(moves: MoveFeatures, at: number): number {
    const { choice, joined, score, given } = this;
    choice.set(this.state);
    addFeatures(this.move, moves.on, at * MOST_MOVE_FEATURES, moves.sizes[at], choice);
    for (let i = 0; i < MOVE_AMOUNTS; i++) given[i] = moves.amounts[at * MOVE_AMOUNTS + i];
    addRows(this.amounts, given, choice);
    keepPositive(choice);
    joined.set(this.joinBias);
    addRows(this.join, choice, joined);
    let sum = 0;
    for (let i = 0; i < joined.length; i++) if (joined[i] > 0) sum += joined[i] * score[i];
    return sum;
  }
}
