/** The stamp duty of a note. */
import { expect, test } from '@jest/globals';
import { chargedStampOf, stampDutyOf } from './stampDuty.js';

const stampNatures = ['N2.1', 'N2.2'];

test.each([
  ['77.48', { taxNature: 'N2.2', stampNatures }, '2.00'],
  ['1000.00', { taxNature: 'N2.1', stampNatures }, '2.00'],
  ['77.47', { taxNature: 'N2.2', stampNatures }, null],
  ['1000.00', { taxNature: 'N4', stampNatures }, null],
  ['1000.00', { taxNature: null, stampNatures }, null],
  ['1000.00', { taxNature: 'N2.2', stampNatures: [] }, null],
  ['1000.00', { taxNature: 'N2.2' }, null],
  ['1000.00', null, null],
])('of %s EUR with %j it is %j', (net, terms, duty) => {
  expect(stampDutyOf(net, terms)).toBe(duty);
});

test.each([
  ['500', { stampCharged: true }, '2.00'],
  ['77.47', { stampCharged: true }, '0'],
  ['500', { stampCharged: true, stampNatures: [] }, '0'],
  ['500', { stampCharged: false }, '0'],
  ['500', {}, '0'],
])('the receiver bears it where the settings say so and there is any: %s with %j, %s', (net, terms, expected) => {
  expect(chargedStampOf(net, { taxNature: 'N2.1', stampNatures: ['N2.1'], ...terms })).toBe(expected);
});
