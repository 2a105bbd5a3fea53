import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device by what its browser says', () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 13; SM-A135F) ${WEBKIT} Chrome/126.0 Mobile Safari/537.36`, 'Chrome, Android'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0 Safari/537.36 Edg/126.0`, 'Edge, Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1',
      'Safari, iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox, Linux'],
    ['node', 'node'],
  ])('%s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  it('is unknown when nothing is said', () => {
    expect(deviceOf('')).toBeNull();
  });
});
