import { describe, expect, test } from '@jest/globals';
import { missingData, receiverNow, type ReceiverData } from './missingData.js';

const complete: ReceiverData = {
  ...{ vatNumber: '01234567897', address: 'Via Roma 1', postalCode: '00184', city: 'Roma', province: 'RM' },
  sdiCode: 'ABC1234',
};

describe('the data of a receiver', () => {
  test('is complete where each of it can be used', () => expect(missingData(complete)).toEqual([]));

  test.each([
    [{ vatNumber: null }, 'vatNumber'],
    [{ address: ' ' }, 'address'],
    [{ postalCode: '184' }, 'postalCode'],
    [{ postalCode: '00184 ' }, 'postalCode'],
    [{ city: '' }, 'city'],
    [{ province: null }, 'province'],
    [{ sdiCode: 'ABC123' }, 'sdiCode'],
    [{ sdiCode: 'xxxxxxx' }, 'sdiCode'],
    [{ sdiCode: null }, 'sdiCode'],
  ] as const)('with %j lacks %s', (change, field) => {
    expect(missingData({ ...complete, ...change })).toEqual([field]);
  });
});

describe('the receiver of a file', () => {
  const moved = {
    ...complete,
    address: 'Via Po 2',
    postalCode: '10121',
    city: 'Torino',
    province: 'TO',
    sdiCode: 'ZZZ9999',
  };

  test('has the seat of the approval where it was complete then, and the way of delivery of today', () => {
    expect(receiverNow(complete, moved)).toEqual({ ...complete, sdiCode: 'ZZZ9999' });
  });

  test('has the seat of today as a whole otherwise, never the street of one day with the postal code of another', () => {
    const incomplete = { ...complete, postalCode: null };
    expect(receiverNow(incomplete, moved)).toEqual({ ...moved, vatNumber: complete.vatNumber });
    expect(receiverNow(incomplete, { ...moved, address: null })).toMatchObject({ address: null, postalCode: '10121' });
  });
});
