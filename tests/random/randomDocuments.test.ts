import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { Kind, parse, validate, type DocumentNode } from 'graphql';
import { buildGatewaySchema } from '../../gateway/src/gatewaySchema.js';
import { rootFieldsOf } from '../../gateway/src/test/operations.js';
import { Random, randomRequest } from './randomDocuments.js';

const schema = buildGatewaySchema();
/** As many as the fields need, each of which is chosen by chance. */
const count = 4_000;

function parsed(query: string): DocumentNode | undefined {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}

test('random documents are valid, nearly valid and nonsense, and ask for everything', () => {
  const requests = Array.from({ length: count }, (_, seed) => randomRequest(schema, new Random(seed)));
  const documents = requests.flatMap(({ query }) => parsed(query) ?? []);
  const valid = documents.filter((document) => validate(schema, document).length === 0);
  expect(documents.length / count).toBeLessThan(0.8);
  expect((documents.length - valid.length) / count).toBeGreaterThan(0.1);
  expect(valid.length / count).toBeGreaterThan(0.3);
  const covered = new Set(
    valid.flatMap(({ definitions }) =>
      definitions.flatMap((each) =>
        each.kind === Kind.FRAGMENT_DEFINITION || each.kind === Kind.OPERATION_DEFINITION
          ? each.selectionSet.selections.flatMap((selection) =>
              selection.kind === Kind.FIELD ? [selection.name.value] : [],
            )
          : [],
      ),
    ),
  );
  const names = rootFieldsOf(schema).map(({ field }) => field.name);
  expect(names.filter((name) => !covered.has(name))).toEqual([]);
});

test('the same seed gives the same document', () => {
  expect(randomRequest(schema, new Random(7))).toEqual(randomRequest(schema, new Random(7)));
  expect(randomRequest(schema, new Random(7))).not.toEqual(randomRequest(schema, new Random(8)));
});
