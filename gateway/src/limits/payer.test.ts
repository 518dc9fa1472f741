import { expect, test } from '@jest/globals';
import { payerOf } from './payer.js';

test('a bearer that is known pays for itself, wherever it comes from', () => {
  expect(payerOf('key', '192.0.2.1')).toBe(payerOf('key', '192.0.2.2'));
  expect(payerOf('key', '192.0.2.1')).not.toBe(payerOf('another', '192.0.2.1'));
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
])('of the addresses %s and %s one network pays: %s', (one, other, same) => {
  expect(payerOf(undefined, one) === payerOf(undefined, other)).toBe(same);
});
