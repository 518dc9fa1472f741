/** The stamp duty of a note. */
import { expect, test } from '@jest/globals';
import { stampDutyOf } from './stampDuty.js';

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
