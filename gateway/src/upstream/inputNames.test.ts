import { getDirective } from '@graphql-tools/utils';
import { describe, expect, test } from '@jest/globals';
import { getNamedType, isEnumType, isInputObjectType, type GraphQLInputType } from 'graphql';
import 'reflect-metadata';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { routes } from '../test/endpoints.js';
import { rootFieldsOf, type RootField } from '../test/operations.js';

const schema = buildGatewaySchema();

/** The inputs of a type by their names in an error. */
function inputsOf(name: string, type: GraphQLInputType): readonly string[] {
  const named = getNamedType(type);
  // what GraphQL itself refuses never reaches the REST service
  if (isEnumType(named) || named.name === 'Boolean' || named.name === 'ID') return [];
  if (!isInputObjectType(named)) return [name];
  return Object.values(named.getFields()).flatMap((field) =>
    inputsOf(name === 'input' ? field.name : `${name}.${field.name}`, field.type),
  );
}

/** The names that the fields of the routes behind a root field have in GraphQL. */
function namesOf({ field }: RootField): readonly string[] {
  const wrapped = (getDirective(schema, field, 'rest') ?? []).map(({ method, path }) => `${method} ${path}`);
  return routes
    .filter(({ method, path }) => wrapped.includes(`${method} ${path}`))
    .flatMap(({ fields }) => Object.values(fields))
    .map((name) => name.replaceAll('.*', ''));
}

/** Inputs of which the REST service sees nothing that it could refuse. */
const ofGateway: ReadonlySet<string> = new Set(['idempotencyKey', 'document', 'variables']);

/** The inputs of a root field that no error could name. */
function unnamed(root: RootField, named = namesOf(root)): readonly string[] {
  const names = new Set(named);
  return root.field.args
    .flatMap(({ name, type }) => inputsOf(name, type))
    .filter((input) => !names.has(input) && !ofGateway.has(input))
    .map((input) => `${root.field.name}: ${input}`);
}

describe('an error of the REST service', () => {
  test('can name every input of every root field', () => {
    expect(rootFieldsOf(schema).flatMap((root) => unnamed(root))).toEqual([]);
  });

  test('that could not name an input is found', () => {
    const roots = rootFieldsOf(schema).filter(({ field }) => field.name === 'dealersTable');
    const names = roots.flatMap(namesOf).filter((name) => name !== 'filter.joinedFrom');
    expect(roots.flatMap((root) => unnamed(root, names))).toEqual(['dealersTable: filter.joinedFrom']);
  });
});
