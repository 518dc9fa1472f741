import { format } from 'node:util';
import { afterAll, afterEach, expect } from '@jest/globals';

const written: string[] = [];
let expected: readonly RegExp[] = [];

/** Declares the console output of the running test: each pattern must be written, and nothing else may be. */
export function expectConsole(...patterns: readonly RegExp[]): void {
  expected = patterns;
}

/** Makes an error or a warning on the console fail the test that caused it, unless the test expects it. */
export function watchConsole(): void {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...texts: unknown[]) => void written.push(format(...texts));
  }
  afterEach(check);
  afterAll(check);
}

/** The difference between the output and the expected one, line by line. */
export function consoleFaults(lines: readonly string[], patterns: readonly RegExp[]): string[] {
  return [
    ...lines.filter((line) => !patterns.some((pattern) => pattern.test(line))).map((line) => `Unexpected: ${line}`),
    ...patterns.filter((pattern) => !lines.some((line) => pattern.test(line))).map((each) => `Not written: ${each}`),
  ];
}

function check(): void {
  const patterns = expected;
  expected = [];
  expect(consoleFaults(written.splice(0), patterns)).toEqual([]);
}
