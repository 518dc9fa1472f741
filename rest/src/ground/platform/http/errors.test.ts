import { describe, expect, test } from '@jest/globals';
import { DrizzleQueryError } from 'drizzle-orm';
import { z } from 'zod';
import { fieldsOf } from './errors.js';
import { isConnectionLost, isDatabaseDown, loggable, violatedConstraint } from '../../database/connections/failures.js';

const ofDriver = (properties: object) => Object.assign(new Error('the database refused'), properties);
const ofQuery = (properties: object) =>
  new DrizzleQueryError('insert into users', ['$argon2id$secret'], ofDriver(properties));

describe('an error of the database', () => {
  test('is logged without the parameters of the query', () => {
    const logged = JSON.stringify(loggable(ofQuery({ code: '23505', detail: 'Key (email)=(a@b.it)', params: ['x'] })));
    expect(logged).toContain('the database refused');
    expect(logged).not.toMatch(/argon2id|a@b\.it|params/);
  });

  test('names the constraint that was violated, and nothing else is one', () => {
    expect(violatedConstraint(ofQuery({ code: '23505', constraint: 'users_email_unique' }))).toBe('users_email_unique');
    expect(violatedConstraint(ofQuery({ code: '23514', constraint: 'some_check' }))).toBeUndefined();
    expect(violatedConstraint(new Error('users_email_unique'))).toBeUndefined();
  });

  test.each([
    [{ code: 'ECONNREFUSED' }, true],
    [{ code: 'EAI_AGAIN' }, true],
    [{ code: 'ENETUNREACH' }, true],
    [{ code: '57P01' }, true],
    [{ code: '57P03' }, true],
    [{ code: '08006' }, true],
    [{ code: '53300' }, true],
    [{ code: '55P03' }, true],
    [{ code: '53100' }, true],
    [{ code: '25006' }, true],
    [{ code: '25P02' }, true],
    [{ code: '40001' }, true],
    [{ message: 'Connection terminated unexpectedly' }, true],
    [{ message: 'timeout exceeded when trying to connect' }, true],
    [{ message: 'Client has encountered a connection error and is not queryable' }, true],
    [{ message: 'Client was closed and is not queryable' }, true],
    [{ code: '23505' }, false],
    [{ code: '42601' }, false],
  ])('with %j says that the database is away: %s', (properties, isAway) => {
    expect(isDatabaseDown(ofQuery(properties))).toBe(isAway);
  });

  test('is not that of another service, whatever its cause says', () => {
    const failure = new Error('The file storage failed.', { cause: ofDriver({ code: 'ECONNRESET' }) });
    expect([isDatabaseDown(failure), isConnectionLost(failure)]).toEqual([false, false]);
    expect(loggable(failure)).toMatchObject({ code: 'ECONNRESET', message: 'the database refused' });
  });
});

describe('a failed validation', () => {
  const schema = z.strictObject({
    name: z.string().min(2).max(4),
    count: z.number().max(3),
    typed: z.coerce.number().max(3).optional(),
    inner: z.strictObject({ list: z.array(z.string()).min(1).max(2) }),
  });
  const fields = (input: unknown) => {
    const result = schema.safeParse(input);
    return result.success ? {} : fieldsOf(result.error, input);
  };
  const inner = { list: ['a'] };

  test.each([
    [{}, { name: 'required', count: 'required', inner: 'required' }],
    [
      { name: '', count: null, inner },
      { name: 'required', count: 'required' },
    ],
    [
      { name: 'a', count: 9, inner },
      { name: 'tooShort', count: 'invalid' },
    ],
    [
      { name: 'abcde', count: '1', inner },
      { name: 'tooLong', count: 'invalid' },
    ],
    [{ name: 'abc', count: 1, inner, typed: '9' }, { typed: 'invalid' }],
    [{ name: 'abc', count: 1, inner: { list: [] } }, { 'inner.list': 'required' }],
    [{ name: 'abc', count: 1, inner: { list: ['a', 'b', 'c'] } }, { 'inner.list': 'tooLong' }],
    [
      { name: 'abc', count: 1, inner: { ...inner, more: 1 }, x: 1 },
      { x: 'unknown', 'inner.more': 'unknown' },
    ],
  ])('of %j says %j', (input, expected) => {
    expect(fields(input)).toEqual(expected);
  });
});

describe('a body that comes in two forms', () => {
  const goal = z.strictObject({ goal: z.number().min(1) });
  const schema = z.union([z.strictObject({ data: goal }), goal]);

  test.each([
    [{ data: { goal: 0 } }, { 'data.goal': 'invalid' }],
    [{ goal: 0 }, { goal: 'invalid' }],
    [{ goal: 1, more: 2 }, { more: 'unknown' }],
    [{}, { data: 'required' }],
    ['text', { '': 'invalid' }],
  ])('of a body %j the errors are those of the form that it is closer to: %j', (input, fields) => {
    const result = schema.safeParse(input);
    expect(result.success ? {} : fieldsOf(result.error, input)).toEqual(fields);
  });
});
