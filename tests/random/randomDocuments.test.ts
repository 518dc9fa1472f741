import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { Kind, parse, validate, type DocumentNode } from 'graphql';
import { buildGatewaySchema } from '../../gateway/src/gatewaySchema.js';
import { rootFieldsOf } from '../../gateway/src/test/operations.js';
import { Random, randomRequest } from './randomDocuments.js';

const schema = buildGatewaySchema();
const count = 4_000;
/** Fields are chosen by chance, and one with a large input is rarely valid: far more than the last of them needs. */
const mostForAllFields = 50 * count;

function parsed(query: string): DocumentNode | undefined {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}

/** The root fields that a valid document asks for; none of an invalid one. */
function fieldsOfValid(query: string): readonly string[] {
  const document = parsed(query);
  if (document === undefined || validate(schema, document).length > 0) return [];
  return document.definitions.flatMap((each) =>
    each.kind === Kind.FRAGMENT_DEFINITION || each.kind === Kind.OPERATION_DEFINITION
      ? each.selectionSet.selections.flatMap((selection) =>
          selection.kind === Kind.FIELD ? [selection.name.value] : [],
        )
      : [],
  );
}

test('random documents are valid, nearly valid and nonsense', () => {
  const requests = Array.from({ length: count }, (_, seed) => randomRequest(schema, new Random(seed)));
  const documents = requests.flatMap(({ query }) => parsed(query) ?? []);
  const valid = documents.filter((document) => validate(schema, document).length === 0);
  expect(documents.length / count).toBeLessThan(0.8);
  expect((documents.length - valid.length) / count).toBeGreaterThan(0.1);
  expect(valid.length / count).toBeGreaterThan(0.3);
});

test('valid random documents ask for every field of the schema', () => {
  const missing = new Set(rootFieldsOf(schema).map(({ field }) => field.name));
  for (let seed = 0; missing.size > 0 && seed < mostForAllFields; seed++)
    for (const name of fieldsOfValid(randomRequest(schema, new Random(seed)).query)) missing.delete(name);
  expect([...missing]).toEqual([]);
});

test('the same seed gives the same document', () => {
  expect(randomRequest(schema, new Random(7))).toEqual(randomRequest(schema, new Random(7)));
  expect(randomRequest(schema, new Random(7))).not.toEqual(randomRequest(schema, new Random(8)));
});
