/** @jest-environment node */

import { expect, test } from '@jest/globals';
import { isSessionValid, parseStoredSession } from './sessionRules';

const login = '2025-06-01T08:00:00.000Z';
const at = (seconds: number): number => Date.parse(login) + seconds * 1000;

test.each([
  ['just after the login', login, 43_200, at(1), true],
  ['one second before its end', login, 43_200, at(43_199), true],
  ['at its very end', login, 43_200, at(43_200), false],
  ['after its end', login, 43_200, at(43_201), false],
  ['with no last login', null, 43_200, at(1), false],
  ['with a last login that is no date', 'ieri', 43_200, at(1), false],
  ['with a max_age of nothing', login, 0, at(0), false],
])('a session is judged %s', (_when, lastLoginAt, maxAge, now, valid) => {
  expect(isSessionValid(lastLoginAt, maxAge, now)).toBe(valid);
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['broken JSON', '{"api_token":'],
  ['another value', '"token"'],
  ['no api_token', '{"max_age":43200}'],
  ['an empty api_token', '{"api_token":"","max_age":43200}'],
  ['no max_age', '{"api_token":"token"}'],
])('%s in storage is no session', (_what, text) => {
  expect(parseStoredSession(text)).toBeUndefined();
});
