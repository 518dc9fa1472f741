import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { dealerFields, editableDealerFields, tableDealerFields, writtenDealerFields } from '@gdd/schema/dealers';
import { namesOf } from '@gdd/schema/fields';

const sdl = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../schema/schema.graphql'), 'utf8'));

function fieldsOf(name: string): readonly string[] {
  const type = sdl.getType(name);
  return isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()).sort() : [];
}

/** The names in GraphQL: `parent`, a member, in the place of the REST service's `parentId`. */
const responded = (fields: readonly string[]) => fields.map((field) => (field === 'parentId' ? 'parent' : field));

test.each<[string, readonly string[]]>([
  ['DealerRow', ['id', ...responded(tableDealerFields), 'version', 'performance']],
  ['Dealer', ['id', ...responded(namesOf(dealerFields)), 'path', 'version', 'createdAt', 'updatedAt', 'performance']],
  ['CreateDealerInput', writtenDealerFields],
  ['UpdateDealerInput', [...editableDealerFields, 'version']],
])('%s of GraphQL has the fields that are declared', (name, declared) => {
  expect(fieldsOf(name)).toEqual([...declared].sort());
});
