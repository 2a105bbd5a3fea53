import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkCharges, openNetworks, surroundingsOf } from './networks.ts';

const networks = openNetworks('a secret of thirty-two characters');

describe('networks of an address', () => {
  test('IPv4 is its own network, also when it is written as IPv6', () => {
    expect(networks('192.0.2.1')).toHaveLength(1);
    expect(networks('::ffff:192.0.2.1')).toEqual(networks('192.0.2.1'));
    expect(networks('::FFFF:c000:201')).toEqual(networks('192.0.2.1'));
    expect(networks('192.0.2.2')).not.toEqual(networks('192.0.2.1'));
  });

  test('IPv6 belongs to a /64 and a /48', () => {
    const [near, wide] = networks('2001:db8:1:2::1');
    expect(networks('2001:DB8:1:2:ffff::9')).toEqual([near, wide]);
    const [neighbour, sameSite] = networks('2001:db8:1:3::1');
    expect(neighbour).not.toBe(near);
    expect(sameSite).toBe(wide);
    expect(networks('2001:db8:2:2::1')[1]).not.toBe(wide);
  });

  test('the first /64 of a /48 is not the /48', () => {
    const [near, wide] = networks('2001:db8:1::1');
    expect(wide).toBeDefined();
    expect(near).not.toBe(wide);
    expect(networks('2001:db8:1:9::1')[1]).toBe(wide);
  });

  test('around an address is its /24, or its /48', () => {
    expect(surroundingsOf('192.0.2.1')).toBe(surroundingsOf('::ffff:192.0.2.255'));
    expect(surroundingsOf('192.0.2.1')).not.toBe(surroundingsOf('192.0.3.1'));
    expect(surroundingsOf('2001:db8:1:2::1')).toBe(surroundingsOf('2001:db8:1:9::1'));
    expect(surroundingsOf('2001:db8:1:2::1')).not.toBe(surroundingsOf('2001:db8:2:2::1'));
  });

  test('nothing of the address can be read, and another secret gives other hashes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
        const hashed = networks(address);
        for (const network of hashed) expect(network).toMatch(/^[\w-]{22}$/);
        expect(networks(address)).toEqual(hashed);
        for (const network of openNetworks('another secret')(address)) expect(hashed).not.toContain(network);
      }),
    );
  });

  test.each([
    ['192.0.2.1', '192.0.2.1:443'],
    ['192.0.2.1', '[::ffff:192.0.2.1]:443'],
    ['2001:db8:1:2::1', '[2001:db8:1:2::9]'],
    ['2001:db8:1:2::1', '[2001:DB8:1:2::9]:60123'],
    ['fe80::1%eth0', 'fe80::2%eth0'],
    ['fe80::1', 'fe80::1%3'],
  ])('%s and %s are one network: a port, brackets and a zone are no part of it', (one, other) => {
    expect(networks(other)).toEqual(networks(one));
  });

  test('what is no address at all is one network, whatever stands there', () => {
    expect(networks('')).toHaveLength(1);
    for (const text of ['unknown', '192.0.2.1.', '192.000.002.001', '3221225985', 'for=192.0.2.1', '"192.0.2.1"']) {
      expect(networks(text)).toEqual(networks(''));
    }
  });

  test('a /48 may use more than one of its networks, but not as much as all of them', () => {
    const limit = { most: 10, within: 1_000 };
    expect(networkCharges('guests', networks('192.0.2.1'), limit).map((charge) => charge.limit.most)).toEqual([10]);
    const [near, wide] = networkCharges('guests', networks('2001:db8::1'), limit);
    expect(near.limit.most).toBe(10);
    expect(wide.limit.most).toBeGreaterThan(10);
    expect(wide.limit.most).toBeLessThan(1_000);
  });
});
