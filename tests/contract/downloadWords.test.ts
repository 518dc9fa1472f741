import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { exportTypes } from '@gdd/schema/exports';
import { it } from '../../client/src/domain/audit/rowMessages.it.js';

interface Described {
  readonly operationId: string;
  readonly 'x-file'?: string;
}

test('every download that the audit is told of has its words on the page of the audit', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../schema/rest.openapi.json'), 'utf8');
  const { paths } = JSON.parse(text) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  };
  const recorded = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter((operation) => operation['x-file'] === 'recorded')
    .map(({ operationId }) => operationId);
  expect(recorded.length).toBeGreaterThan(20);
  const wordless = [...recorded, ...exportTypes].filter((contents) => !Object.hasOwn(it, `audit.contents.${contents}`));
  expect(wordless).toEqual([]);
});
