/** @jest-environment node */

import { expect, test } from '@jest/globals';
import { consoleFaults, expectConsole } from './consoleWatch';

test('what is written without being expected is a fault, and so is what is expected and not written', () => {
  expect(consoleFaults(['a warning'], [])).toEqual(['Unexpected: a warning']);
  expect(consoleFaults([], [/a warning/])).toEqual(['Not written: /a warning/']);
  expect(consoleFaults(['a warning', 'an error'], [/warning/, /error/])).toEqual([]);
});

test('a test says what it makes the console write', () => {
  expectConsole(/^two words$/);
  console.error('two %s', 'words');
});
