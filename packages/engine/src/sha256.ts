/** SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104), in plain code so that every platform deals alike. */

/** The first 32 bits of the fractional part of `root`, as FIPS 180-4 derives its constants. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;

const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);

const INITIAL = Int32Array.from(primes.slice(0, 8), (p) => fraction(Math.sqrt(p)));
const ROUND = Int32Array.from(primes, (p) => fraction(Math.cbrt(p)));

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const schedule = new Int32Array(64);

/** One compression of the 16 words at `block[offset]` into `state`. */
const compress = (state: Int32Array, block: Int32Array, offset: number): void => {
  const w = schedule;
  for (let i = 0; i < 16; i++) w[i] = block[offset + i];
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15];
    const y = w[i - 2];
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  let e = state[4];
  let f = state[5];
  let g = state[6];
  let h = state[7];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
  state[5] += f;
  state[6] += g;
  state[7] += h;
};

/** The message padded to whole blocks of big-endian words; `before` bytes were compressed ahead of it. */
const padded = (message: Uint8Array, before: number): Int32Array => {
  const words = new Int32Array(((message.length + 8) >>> 6) * 16 + 16);
  for (let i = 0; i < message.length; i++) words[i >>> 2] |= message[i] << (24 - (i & 3) * 8);
  words[message.length >>> 2] |= 0x80 << (24 - (message.length & 3) * 8);
  const bits = (before + message.length) * 8;
  words[words.length - 2] = Math.floor(bits / 2 ** 32);
  words[words.length - 1] = bits | 0;
  return words;
};

const finish = (from: Int32Array, message: Uint8Array, before: number): Int32Array => {
  const state = from.slice();
  const words = padded(message, before);
  for (let offset = 0; offset < words.length; offset += 16) compress(state, words, offset);
  return state;
};

const bytesOf = (words: Int32Array): Uint8Array => {
  const bytes = new Uint8Array(words.length * 4);
  for (let i = 0; i < bytes.length; i++) bytes[i] = words[i >>> 2] >>> (24 - (i & 3) * 8);
  return bytes;
};

export const sha256 = (message: Uint8Array): Uint8Array => bytesOf(finish(INITIAL, message, 0));

/** HMAC-SHA-256 under one key; the key is worked in once. */
export const hmacSha256 = (key: Uint8Array): ((message: Uint8Array) => Uint8Array) => {
  const short = key.length > 64 ? sha256(key) : key;
  const pad = (byte: number): Int32Array => {
    const block = new Int32Array(16);
    for (let i = 0; i < 64; i++) block[i >>> 2] |= ((short[i] ?? 0) ^ byte) << (24 - (i & 3) * 8);
    const state = INITIAL.slice();
    compress(state, block, 0);
    return state;
  };
  const inner = pad(0x36);
  const outer = pad(0x5c);
  return (message) => bytesOf(finish(outer, bytesOf(finish(inner, message, 64)), 64));
};

/** UTF-8, with U+FFFD for a surrogate that stands alone. Most texts here are plain ASCII and take the short way. */
export const utf8 = (text: string): Uint8Array => {
  const ascii = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x80) return anyUtf8(text);
    ascii[i] = code;
  }
  return ascii;
};

const anyUtf8 = (text: string): Uint8Array => {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return Uint8Array.from(bytes);
};
