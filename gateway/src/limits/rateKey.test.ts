import { expect, test } from '@jest/globals';
import { addressKey, userKey } from './rateKey.js';

test('a user has a key of its own, which no address has', () => {
  expect(userKey(9)).not.toBe(userKey(10));
  expect(userKey(9)).not.toBe(addressKey('9'));
});

test.each([
  ['192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ['2001:db8:0:1::1', '2001:db8:0:1:ffff:1:2:3', true],
  ['2001:db8::1', '2001:db8::2', true],
  ['2001:db8::1', '2001:db8:0:1::1', false],
  ['::1', '::2', true],
  ['1::', '1:0:0:0:5:6:7:8', true],
])('the addresses %s and %s have one key: %s', (one, other, same) => {
  expect(addressKey(one) === addressKey(other)).toBe(same);
});
