import { expect, test } from '@jest/globals';
import { asciiMailAddress } from './mailAddress.js';

test.each([
  ['info@società.it', 'info@xn--societ-nta.it'],
  ['o’brien@gomme.it', "o'brien@gomme.it"],
  ['info@gomme.it', 'info@gomme.it'],
  ['perché@gomme.it', 'perché@gomme.it'],
  ['info@', 'info@'],
  ['info', 'info'],
])('the mail address %j becomes %j', (text, address) => {
  expect(asciiMailAddress(text)).toBe(address);
});
