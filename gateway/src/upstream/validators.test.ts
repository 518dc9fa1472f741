import { describe, expect, test } from '@jest/globals';
import { recogniser, validatorInFull } from './validators.js';
import { ContractResponses } from '../test/contractResponses.js';
import { dealerRecord, enveloped } from '../test/stubUpstream.js';

const dealerWith = (changes: object) => enveloped({ dealer: { ...dealerRecord(4), ...changes } });

describe('the recogniser of an operation', () => {
  const recognises = recogniser('getDealer');

  test('takes its response, and one of a newer service with a further field or value', () => {
    expect(recognises(dealerWith({}))).toBe(true);
    expect(recognises(dealerWith({ further: true }))).toBe(true);
    expect(recognises({ ...dealerWith({}), further: true })).toBe(true);
    expect(recognises(dealerWith({ version: -1 }))).toBe(true);
  });

  test.each([
    ['without a required field', { version: undefined }],
    ['with a field of another type', { version: '1' }],
    ['with a value that is not of its list', { status: 'sleeping' }],
  ])('refuses a response %s', (_, changes) => {
    expect(recognises(dealerWith(changes))).toBe(false);
  });

  test('refuses a refusal, and what is no object', () => {
    expect(recognises({ ...dealerWith({}), success: false })).toBe(false);
    expect(recognises(undefined)).toBe(false);
    expect(recognises('{}')).toBe(false);
  });
});

test('a response is recognised by the description of its status', () => {
  const { body } = new ContractResponses().response('POST /campaigns/{id}/dealer/{dealerId}/adjustments', 1);
  const recognises = recogniser('recordAdjustment');
  expect(recognises(body, 201)).toBe(true);
  expect(recognises(body, 202)).toBe(false);
});

test('a decimal is recognised by its digits', () => {
  const { body } = new ContractResponses().response('GET /campaigns/totals', 1);
  const recognises = recogniser('campaignTotals');
  expect(recognises(body)).toBe(true);
  const withComma = JSON.stringify(body).replace('"plafondExpendable":"1"', '"plafondExpendable":"1,5"');
  expect(recognises(JSON.parse(withComma))).toBe(false);
  expect(recognises(JSON.parse(withComma.replace('1,5', '-1.50')))).toBe(true);
});

describe('the validator of a whole response', () => {
  test('names all that differs', () => {
    const validate = validatorInFull('getDealer', 200);
    expect(validate?.(dealerWith({ further: true, version: '1', joinedOn: 'yesterday' }))).toBe(false);
    const keywords = validate?.errors?.map(({ keyword }) => keyword);
    expect(keywords).toEqual(expect.arrayContaining(['additionalProperties', 'type', 'format']));
  });

  test('is compiled once', () => {
    expect(validatorInFull('getDealer', 200)).toBe(validatorInFull('getDealer', 200));
  });

  test('is missing for a status that is not described, one that a described one begins with among them', () => {
    expect(validatorInFull('getDealer', 418)).toBeUndefined();
    expect(validatorInFull('getDealer', 2)).toBeUndefined();
  });
});
