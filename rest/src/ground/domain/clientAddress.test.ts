import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countedAddress, printableAddress } from './clientAddress.js';

describe('an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7', '192.0.2.7'],
    ['::1', '::1', '0:0:0:0::/64'],
    ['2001:DB8::1', '2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:1:a:b:c:d', '2001:db8:0:1:a:b:c:d', '2001:db8:0:1::/64'],
    ['2001:db8:0:1::192.0.2.7', '2001:db8:0:1::192.0.2.7', '2001:db8:0:1::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['fe80::1%eth0', 'fe80::1', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown', 'unknown'],
    ['', '', ''],
    [undefined, '', ''],
  ])('the address %s is printed as %s and counts as %s', (address, visible, counted) => {
    expect([printableAddress(address), countedAddress(address)]).toEqual([visible, counted]);
  });

  test('of IPv6 counts as every other of its /64, and as none of another', () => {
    const hextet = fc.integer({ min: 0, max: 0xffff });
    const of = (numbers: readonly number[]) => numbers.map((each) => each.toString(16)).join(':');
    fc.assert(
      fc.property(
        fc.array(hextet, { minLength: 4, maxLength: 4 }).filter((network) => network[0] !== 0),
        fc.array(hextet, { minLength: 4, maxLength: 4 }),
        fc.array(hextet, { minLength: 4, maxLength: 4 }),
        (network, one, other) => {
          const counted = countedAddress(of([...network, ...one]));
          expect(countedAddress(of([...network, ...other]))).toBe(counted);
          const next = network.with(3, (network[3] ?? 0) ^ 1);
          expect(countedAddress(of([...next, ...one]))).not.toBe(counted);
        },
      ),
    );
  });

  test('is never longer than an address may be', () => {
    expect(printableAddress('x'.repeat(5000))).toHaveLength(64);
  });
});
