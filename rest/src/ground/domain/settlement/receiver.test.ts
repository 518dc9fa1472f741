/** What a receiver of an electronic document lacks, and how the document reaches it. */
import { describe, expect, test } from '@jest/globals';
import { deliveryOf, isComplete, missingOf, receiverOf, type Receiver } from './receiver.js';

const italian: Receiver = {
  businessName: 'Gomme Rossi S.r.l.',
  vatNumber: '01234567897',
  taxCode: null,
  address: 'Via Roma 1',
  postalCode: '00184',
  city: 'Roma',
  province: 'RM',
  country: 'IT',
  sdiCode: 'abc1234',
  pec: null,
};
const foreign: Receiver = {
  ...italian,
  ...{ businessName: 'Reifen Groß GmbH', vatNumber: '123456789', country: 'AT', postalCode: 'A-1010' },
  ...{ province: null, sdiCode: null },
};
const mail = { sdiCode: null, pec: 'gomme@pec.example.it' };

describe('nothing is missing for', () => {
  const complete: Readonly<Record<string, Receiver>> = {
    'an Italian company with an SDI code': italian,
    'a company with letters that have a Latin form': { ...italian, businessName: 'Đorđević & Łódź' },
    'a company reached by certified mail': { ...italian, ...mail },
    'a company reached by certified mail, with the code for it': { ...italian, ...mail, sdiCode: '0000000' },
    'a person with a tax code and without a VAT number': { ...italian, vatNumber: null, taxCode: 'rssmra80a01h501u' },
    'a foreign company without a code, a postal code of digits and a province': foreign,
    'a foreign company with the code for it': { ...foreign, sdiCode: 'XXXXXXX' },
    'a foreign company with a code of its own': { ...foreign, sdiCode: 'ABC1234' },
    'a Dutch company': { ...foreign, country: 'NL', vatNumber: '123456789B01' },
  };
  test.each(Object.entries(complete))('%s', (_, receiver) => {
    expect(missingOf(receiver)).toEqual([]);
    expect(isComplete(receiver)).toBe(true);
  });
});

test.each<[Partial<Receiver>, string[]]>([
  [{ businessName: '' }, ['businessName']],
  [{ businessName: 'Ελαστικά' }, ['businessName']],
  [{ businessName: '轮胎 🛞' }, ['businessName']],
  [{ country: '' }, ['country']],
  [{ country: 'XX' }, ['country']],
  [{ vatNumber: null }, ['vatNumber']],
  [{ vatNumber: '01234567890' }, ['vatNumber']],
  [{ vatNumber: '01234567890', taxCode: 'RSSMRA80A01H501U' }, ['vatNumber']],
  [{ vatNumber: '', taxCode: 'RSSMRA80A01H501X' }, ['vatNumber']],
  [{ address: null }, ['address']],
  [{ address: '—' }, ['address']],
  [{ address: 'Улица 1' }, ['address']],
  [{ postalCode: null }, ['postalCode']],
  [{ postalCode: '0018' }, ['postalCode']],
  [{ postalCode: 'A-1010' }, ['postalCode']],
  [{ postalCode: '00184 ' }, ['postalCode']],
  [{ city: null }, ['city']],
  [{ city: '' }, ['city']],
  [{ province: null }, ['province']],
  [{ province: 'rm' }, ['province']],
  [{ province: 'Roma' }, ['province']],
  [{ sdiCode: null }, ['sdiCode']],
  [{ sdiCode: 'ABC123' }, ['sdiCode']],
  [{ sdiCode: 'ABC-123' }, ['sdiCode']],
  [{ sdiCode: 'XXXXXXX' }, ['sdiCode']],
  [{ sdiCode: 'xxxxxxx' }, ['sdiCode']],
  [{ sdiCode: 'ABC123', pec: 'gomme@pec.example.it' }, ['sdiCode']],
  [{ sdiCode: '0000000' }, ['pec']],
  [{ sdiCode: null, pec: 'Gomme <gomme@pec.example.it>' }, ['pec']],
  [
    { businessName: '', address: null, postalCode: null, sdiCode: null },
    ['businessName', 'address', 'postalCode', 'sdiCode'],
  ],
])('an Italian receiver with %j lacks %j', (changes, missing) => {
  expect(missingOf({ ...italian, ...changes })).toEqual(missing);
});

test.each<[Partial<Receiver>, string[]]>([
  [{ vatNumber: null }, ['vatNumber']],
  [{ vatNumber: 'ATU 123' }, ['vatNumber']],
  [{ vatNumber: '1'.repeat(29) }, ['vatNumber']],
  [{ sdiCode: 'ABC' }, ['sdiCode']],
  [{ city: null }, ['city']],
])('a foreign receiver with %j lacks %j', (changes, missing) => {
  expect(missingOf({ ...foreign, ...changes })).toEqual(missing);
});

describe('a document reaches', () => {
  test('an Italian receiver by its code, also where there is a mail address', () => {
    expect(deliveryOf({ ...italian, pec: 'gomme@pec.example.it' })).toEqual({ code: 'ABC1234', pec: null });
  });
  test('an Italian receiver without a code by certified mail', () => {
    const reached = { code: '0000000', pec: 'gomme@pec.example.it' };
    expect(deliveryOf({ ...italian, ...mail })).toEqual(reached);
    expect(deliveryOf({ ...italian, ...mail, sdiCode: '0000000' })).toEqual(reached);
  });
  test('a foreign receiver by the code for it, never by mail', () => {
    expect(deliveryOf({ ...foreign, pec: 'reifen@example.at' })).toEqual({ code: 'XXXXXXX', pec: null });
  });
});

describe('the receiver of a file', () => {
  const today = { ...italian, address: 'Via Nuova 2', postalCode: '20121', city: 'Milano', province: 'MI', ...mail };
  const numbers = { businessName: 'Gomme Rossi S.r.l.', vatNumber: '01234567897', taxCode: null };

  test('has the seat of the approval where that was complete, and is reached as today', () => {
    const renamed = { ...today, businessName: 'Gomme Nuove', vatNumber: '12345678903' };
    expect(receiverOf(italian, renamed)).toEqual({ ...italian, ...mail });
  });

  test.each(['address', 'postalCode', 'city', 'province'] as const)(
    'has the whole seat of today where %s was missing at the approval',
    (field) => {
      expect(receiverOf({ ...italian, [field]: null }, today)).toEqual({ ...today, ...numbers });
    },
  );

  test('lacks what today’s seat lacks, and takes no field of the old one', () => {
    const receiver = receiverOf({ ...italian, postalCode: 'ABCDE' }, { ...today, address: null });
    expect(missingOf(receiver)).toEqual(['address']);
  });
});
