import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import 'reflect-metadata';
import { descriptors, type Described } from '../test/endpoints.js';
import type { Effect } from './endpoint.js';

const sources = path.resolve(import.meta.dirname, '..');

/** The bytes of an upload are a write that may be sent again: to the gateway it is a read, whose lost answer is no unknown outcome. */
const repeatable: ReadonlySet<string> = new Set(['PUT /uploads/{ticket}']);

/** The effect that each route of the REST service declares, by `GET /user`. */
function declaredEffects(): ReadonlyMap<string, unknown> {
  const contract = readFileSync(path.join(sources, '../../schema/rest.openapi.json'), 'utf8');
  const { paths } = JSON.parse(contract) as { paths: Record<string, Record<string, { 'x-effect': Effect }>> };
  return new Map(
    Object.entries(paths).flatMap(([route, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${route}`, operation['x-effect']]),
    ),
  );
}

/** The descriptors that read where their route writes, or the other way round. */
function wrongEffects(described: readonly Described[], declared: ReadonlyMap<string, unknown>): string[] {
  return described
    .map(({ method, path: route, effect }) => ({ call: `${method} ${route}`, effect }))
    .filter(({ call, effect }) => declared.get(call) !== effect && !repeatable.has(call))
    .map(({ call, effect }) => `${call}: ${effect}`);
}

describe('the effect of a call', () => {
  test('is for every descriptor the one that its route declares', async () => {
    const described = await descriptors();
    expect(described.length).toBeGreaterThan(40);
    expect(wrongEffects(described, declaredEffects())).toEqual([]);
  });

  test('that is another than the route’s is found', () => {
    const twin: Described = { method: 'POST', path: '/dealers/table', effect: 'write' };
    expect(wrongEffects([twin], declaredEffects())).toEqual(['POST /dealers/table: write']);
  });
});
