import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Devices } from './devices.ts';

const devices = new Devices({ secret: 'a secret of thirty-two characters', secureCookies: false });
const HASH = '$argon2id$v=19$one';

/** What a browser sends back of a Set-Cookie. */
const sent = (setCookie: string): string => setCookie.split(';')[0];

describe('devices', () => {
  test('are known for the account that has signed in there, with the password it has, and for no other', () => {
    const cookie = sent(devices.remember(undefined, 'lan', HASH));
    expect(devices.known(cookie, 'lan', HASH)).toMatch(/^[\w-]{22}$/);
    expect(devices.known(`theme=dark; ${cookie}; x`, 'lan', HASH)).not.toBeNull();
    expect(devices.known(cookie, 'mai', HASH)).toBeNull();
    expect(devices.known(cookie, 'lan', '$argon2id$v=19$changed')).toBeNull();
    const elsewhere = new Devices({ secret: 'another secret', secureCookies: false });
    expect(elsewhere.known(cookie, 'lan', HASH)).toBeNull();
  });

  test('hold the newest accounts of a family, and stay small', () => {
    let cookie: string | undefined;
    for (let member = 0; member < 30; member += 1) {
      cookie = sent(devices.remember(cookie, `member ${member}`, HASH));
      // The same once more takes no second place.
      cookie = sent(devices.remember(cookie, `member ${member}`, HASH));
    }
    const known = Array.from({ length: 30 }, (_, member) => devices.known(cookie, `member ${member}`, HASH) !== null);
    expect(known.flatMap((is, member) => (is ? [member] : []))).toEqual([22, 23, 24, 25, 26, 27, 28, 29]);
    expect(String(cookie).length).toBeLessThan(256);
  });

  test('say nothing of who has signed in there, to scripts, other sites or over plain HTTP', () => {
    const secure = new Devices({ secret: 'a secret of thirty-two characters', secureCookies: true });
    const set = secure.remember(undefined, 'lan', HASH);
    expect(set).toMatch(/^__Secure-sanh_rong_device=[\w-]{22}\.[\w-]{22}; /);
    expect(set.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=34560000',
      'Path=/api',
      'SameSite=Lax',
      'Secure',
    ]);
    expect(secure.known(sent(set), 'lan', HASH)).not.toBeNull();
  });

  test('with a cookie that is anything else are unknown, and get a good one', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_'), minLength: 22, maxLength: 22 });
    const value = fc.oneof(
      fc.string(),
      word,
      fc.array(word, { maxLength: 12 }).map((words) => words.join('.')),
    );
    fc.assert(
      fc.property(value, (text) => {
        const cookie = `sanh_rong_device=${text}`;
        expect(devices.known(cookie, 'lan', HASH)).toBeNull();
        expect(devices.known(sent(devices.remember(cookie, 'lan', HASH)), 'lan', HASH)).not.toBeNull();
      }),
    );
  });
});
