import { hash } from 'node:crypto';
import type { Hashing } from '@sanh-rong/engine';

/**
 * The hashes of the engine by Node's own code, three times as fast. HMAC is put together from two plain hashes (RFC 2104):
 * setting up Node's `Hmac` costs more than both.
 */

const BLOCK = 64;
const DIGEST = 32;

const paddedKey = (key: Buffer, byte: number, size: number): Buffer => {
  const padded = Buffer.alloc(size, byte);
  for (const [at, part] of key.entries()) padded[at] ^= part;
  return padded;
};

const fingerprint: Hashing['fingerprint'] = (text) => hash('sha256', text, 'hex');

/** The inner hash under a key that is plain ASCII, as every secret of a table is, is one of a string. */
const innerHash = (key: Buffer): ((text: string) => string) => {
  const pad = paddedKey(key, 0x36, BLOCK);
  if (pad.some((byte) => byte >= 0x80)) return (text) => hash('sha256', Buffer.concat([pad, Buffer.from(text)]), 'hex');
  const prefix = pad.toString('latin1');
  return (text) => hash('sha256', prefix + text, 'hex');
};

const keyedFingerprint: Hashing['keyedFingerprint'] = (key) => {
  const whole = Buffer.from(key);
  const short = whole.length > BLOCK ? Buffer.from(fingerprint(key), 'hex') : whole;
  const inner = innerHash(short);
  const outer = paddedKey(short, 0x5c, BLOCK + DIGEST);
  return (text) => {
    outer.write(inner(text), BLOCK, 'hex');
    return hash('sha256', outer, 'hex');
  };
};

export const NATIVE_HASHING: Hashing = { fingerprint, keyedFingerprint };
