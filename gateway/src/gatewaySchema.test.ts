import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import {
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  parse,
  validate,
  type GraphQLSchema,
} from 'graphql';
import { buildSchemaSync, Directive, Query, Resolver } from 'type-graphql';
import { Rest } from './directives/decorators.js';
import { guardRootFields } from './directives/rootFields.js';
import { printedSchema } from './printSchema.js';
import { PermissionEnum } from './schema/enums.js';
import { buildGatewaySchema, withDirectives } from './gatewaySchema.js';

const contracts = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../schema');
const user = { method: 'GET', path: '/user', access: 'account' } as const;

describe('the schema', () => {
  const schema = buildGatewaySchema();

  test('is the committed contract', () => {
    expect(printedSchema()).toBe(readFileSync(path.join(contracts, 'schema.graphql'), 'utf8'));
  });

  test('has a description everywhere', () => {
    expect(undescribed(schema)).toEqual([]);
  });

  test('describes its roots, and says where each scalar of its own is specified', () => {
    expect(schema.getQueryType()?.description).toContain('read');
    expect(schema.getMutationType()?.description).toContain('changes');
    const own = Object.values(schema.getTypeMap()).filter((type) => isScalarType(type) && !isSpecifiedScalarType(type));
    expect(own.length).toBeGreaterThan(3);
    const unspecified = own.filter((type) => !isScalarType(type) || !/^https:/.test(type.specifiedByURL ?? ''));
    expect(unspecified.map(({ name }) => name)).toEqual([]);
    for (const { name } of own)
      expect(printedSchema()).toMatch(new RegExp(`scalar ${name} @specifiedBy\\(url: "https:`));
  });

  test('says of every root field what it requires', () => {
    const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    for (const { description } of fields) expect(description).toMatch(/ Requires [^.]+\.$/);
    expect(schema.getQueryType()?.getFields()['dealerAudit']?.description).toMatch(
      /Requires ACCESS_CAMPAIGNS or EDIT_DEALER\.$/,
    );
  });

  test('says of an invitation what the REST service asks of it: every role fits the member', () => {
    const input = schema.getType('InviteUserInput');
    const description = isInputObjectType(input) ? input.getFields()['memberId']?.description : undefined;
    expect(description).toMatch(/must fit every role/);
  });

  test.each(readdirSync(path.join(contracts, 'operations')))('fits the example operation %s', (file) => {
    const document = parse(readFileSync(path.join(contracts, 'operations', file), 'utf8'));
    expect(validate(schema, document)).toEqual([]);
  });
});

describe('a schema does not start', () => {
  test.each<[string, MethodDecorator[], RegExp]>([
    ['without @rest', [Directive('@public')], /Query\.field has no @rest/],
    ['without any directive', [], /Query\.field must have exactly one of/],
    [
      'without an access directive',
      [Directive('@rest(method: GET, path: "/user")')],
      /Query\.field must have exactly one of/,
    ],
    ['with two access directives', [Rest(user), Directive('@authenticated')], /Query\.field must have exactly one of/],
    ['with an @access that nobody can have', [Rest({ ...user, access: [] })], /@access without permissions/],
  ])('%s', (_, decorators, message) => {
    expect(() => guardRootFields(schemaWith(decorators))).toThrow(message);
  });

  test('but with an endpoint and its access', () => {
    expect(() => guardRootFields(schemaWith([Rest({ ...user, access: ['editDealer'] })]))).not.toThrow();
  });
});

/** A schema with one root field, decorated. */
function schemaWith(decorators: readonly MethodDecorator[]): GraphQLSchema {
  class FieldResolver {
    field(): string {
      return 'editDealer';
    }
  }
  const descriptor = Object.getOwnPropertyDescriptor(FieldResolver.prototype, 'field') as PropertyDescriptor;
  for (const decorate of [Query(() => PermissionEnum, { description: 'A field.' }), ...decorators]) {
    decorate(FieldResolver.prototype, 'field', descriptor);
  }
  Resolver()(FieldResolver);
  return withDirectives(buildSchemaSync({ resolvers: [FieldResolver], validate: false }));
}

function undescribed(schema: GraphQLSchema): string[] {
  const missing: string[] = [];
  const note = (name: string, { description }: { description?: string | null | undefined }) => {
    if (!description) missing.push(name);
  };
  for (const directive of schema.getDirectives()) {
    note(`@${directive.name}`, directive);
    for (const arg of directive.args) note(`@${directive.name}(${arg.name})`, arg);
  }
  for (const type of Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))) {
    if (type !== schema.getQueryType() && type !== schema.getMutationType()) note(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) note(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) note(`${type.name}.${field.name}`, field);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      note(`${type.name}.${field.name}`, field);
      for (const arg of field.args) note(`${type.name}.${field.name}(${arg.name})`, arg);
    }
  }
  return missing;
}
