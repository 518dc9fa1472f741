import { expect, test } from '@jest/globals';
import { kindOf } from './statements.js';

test.each([
  ['select 1', 'select'],
  ['  SELECT "id" from "members"', 'select'],
  ['(select 1) union (select 2)', 'select'],
  ['with "due" as (select 1) update "outbox" set "tries" = 1', 'with'],
  ['insert into "sales" values ($1)', 'insert'],
  ['copy import_sales from stdin', 'copy'],
  ['begin', 'begin'],
  ['connect', 'connect'],
  ['set local jit = off', 'other'],
  ['vacuum analyze', 'other'],
  ['', 'other'],
])('%s is of the kind %s', (statement, kind) => {
  expect(kindOf(statement)).toBe(kind);
});
