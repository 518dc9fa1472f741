import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { buildSchema, GraphQLEnumType } from 'graphql';
import { permissions } from '@gdd/schema/permissions';
import { disagreements, type OpenApi } from './agreement.js';

const contract = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../../schema', file), 'utf8');
const openApi = JSON.parse(contract('rest.openapi.json')) as OpenApi;
const sdl = contract('schema.graphql');

describe('the contracts of the two services', () => {
  test('every route has a field, every field a route, and both the same access', () => {
    expect(disagreements(openApi, sdl)).toEqual([]);
  });

  test('the schema knows exactly the permissions of the table', () => {
    const enumType = buildSchema(sdl).getType('Permission');
    const names = enumType instanceof GraphQLEnumType ? enumType.getValues().map((value) => value.name) : [];
    expect(names.sort()).toEqual(permissions.map((name) => name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()).sort());
  });
});

describe('a broken contract is found', () => {
  const route = { '/things/{id}': { get: { 'x-permissions': ['accessReport'] } } };
  const field = (directives: string) => `type Query { thing(id: ID!): String ${directives} }`;
  const rest = '@rest(method: GET, path: "/things/{id}")';
  const access = '@access(permissions: [ACCESS_REPORT])';

  test.each<[string, OpenApi['paths'], string, string[]]>([
    ['nothing is wrong', route, field(`${rest} ${access}`), []],
    [
      'a route without a field',
      { ...route, '/others': { post: { 'x-permissions': 'public' } } },
      field(`${rest} ${access}`),
      ['no field wraps POST /others'],
    ],
    [
      'an internal route needs none',
      { ...route, '/ready': { get: { 'x-permissions': 'public', 'x-internal': true } } },
      field(`${rest} ${access}`),
      [],
    ],
    [
      'a field without a route',
      route,
      field(`${rest} @rest(method: PUT, path: "/things/{id}") ${access}`),
      ['no such route: PUT /things/{id}'],
    ],
    ['a field that names nothing', {}, field(access), ['Query.thing names no route']],
    [
      'an open field over a guarded route',
      route,
      field(`${rest} @public`),
      ['Query.thing has @public, its route GET /things/{id} has @access ACCESS_REPORT'],
    ],
    [
      'another permission here than there',
      route,
      field(`${rest} @access(permissions: [ACCESS_REPORT, EDIT_DEALER])`),
      ['Query.thing has @access ACCESS_REPORT EDIT_DEALER, its route GET /things/{id} has @access ACCESS_REPORT'],
    ],
    [
      'waiting users are let in where the route refuses them',
      { '/things/{id}': { get: { 'x-permissions': 'signedIn' } } },
      field(`${rest} @authenticated(waiting: true)`),
      ['Query.thing has @authenticated waiting, its route GET /things/{id} has @authenticated'],
    ],
    [
      'two accesses at once',
      route,
      field(`${rest} ${access} @public`),
      ['Query.thing has 2 access directives instead of one'],
    ],
    [
      'a route that declares nothing',
      { '/things/{id}': { get: {} } },
      field(`${rest} ${access}`),
      [
        'GET /things/{id} declares no access',
        'Query.thing has @access ACCESS_REPORT, its route GET /things/{id} has nothing',
      ],
    ],
    [
      'a query that writes',
      { '/things/{id}': { get: { 'x-permissions': 'public', 'x-effect': 'write' } } },
      field(`${rest} @public`),
      ['Query.thing is a query, its route GET /things/{id} writes'],
    ],
    [
      'a mutation that only reads',
      { '/things/{id}': { get: { 'x-permissions': 'public', 'x-effect': 'read' } } },
      field(`${rest} @public`).replace('Query', 'Mutation'),
      ['Mutation.thing is a mutation, and no route of it writes'],
    ],
  ])('%s', (_case, paths, broken, expected) => {
    expect(disagreements({ paths }, broken)).toEqual(expected);
  });
});
