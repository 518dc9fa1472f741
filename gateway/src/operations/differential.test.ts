/**
 * An operation is executed in three ways: interpreted by graphql-js, compiled within Apollo's pipeline, and compiled on
 * the short path of trusted documents. Status, headers and body of the three responses are the same byte for byte.
 */
import { shareOf } from '@gdd/schema/testing/run';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  buildSchema,
  execute,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  print,
  typeFromAST,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { GatewayContext } from '../context.js';
import { accessByRootField } from '../directives/rootFields.js';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { ContractResponses, userAllowed } from '../test/contractResponses.js';
import { rootSelection } from '../limits/selection.js';
import { operationIn, storedOperations } from '../test/storedOperations.js';
import { StubUpstream, refuse, type Responder } from '../test/stubUpstream.js';
import { forgetfulClock, manifestOf, TestGateway, type GraphqlOptions } from '../test/testGateway.js';
import { DateScalar, DateTimeScalar, DecimalScalar, JSONObjectScalar } from '../schema/scalars.js';
import { compiled } from './compiledDocument.js';

const schema = buildGatewaySchema();
const stored = shareOf('execution', storedOperations(), ({ folders }) => folders).map(({ name, document }) => ({
  name,
  text: print(document),
  document,
}));

let upstream: StubUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await StubUpstream.start();
  gateway = await TestGateway.start(
    { restUrl: upstream.url },
    { clock: forgetfulClock(), manifest: manifestOf(...stored.map(({ text }) => text)) },
  );
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

/** The parts of a response that a client sees. */
async function seen(text: string, options: GraphqlOptions) {
  const headers = {
    'x-request-id': 'the-same-request',
    accept: 'application/graphql-response+json,application/json;q=0.9',
  };
  const response = await gateway.send(text, { ...options, headers: { ...headers, ...options.headers } });
  const names = ['content-type', 'cache-control', 'retry-after', 'x-request-id'];
  expect(Number(response.headers.get('content-length'))).toBe(Buffer.byteLength(response.text));
  // only responses to documents that are not trusted have `extensions.cost`
  const withoutCost = response.text.replace(/,"extensions":\{"cost":\{[^}]*\}\}\}(\n?)$/, '}$1');
  expect(withoutCost === response.text).toBe(options.byHash === true);
  return { status: response.status, text: withoutCost, headers: names.map((name) => response.headers.get(name)) };
}

function variablesOf(document: DocumentNode, invalid = false): Record<string, unknown> {
  const definitions = operationIn(document).variableDefinitions ?? [];
  return Object.fromEntries(
    definitions.map(({ variable, type }) => {
      const input = typeFromAST(schema, type as never) as GraphQLInputType;
      return [variable.name.value, invalid ? { noSuch: [1] } : sample(input)];
    }),
  );
}

function sample(type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [sample(inner.ofType)];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner)) {
    const required = Object.values(inner.getFields()).filter(
      (field) => isNonNullType(field.type) || field.name === 'pageSize',
    );
    return Object.fromEntries(required.map((field) => [field.name, sample(field.type)]));
  }
  return { Int: 1, ID: '7', Date: '2025-01-31', Decimal: '1.5', Boolean: true }[String(inner)] ?? 'text-of-a-caller';
}

describe.each(stored)('$name', ({ text, document }) => {
  const access = accessByRootField(schema).get(firstRootField(document)) ?? 'public';
  const described = () => new ContractResponses().responder(3, userAllowed(access));

  /** Sends the operation three times: a document is interpreted the first time, and compiled from the second on. */
  async function expectOneResponse(note: string, options: GraphqlOptions, responder = () => refusing): Promise<string> {
    // the comment makes it another document, so that no case finds it compiled by the case before
    const free = `${text}\n# ${note}`;
    const ways = [];
    // public operations are sent without a session, as the share pages do
    const caller = access === 'public' ? { token: null } : {};
    for (const [query, byHash] of [
      [free, false],
      [free, false],
      [text, true],
    ] as const) {
      upstream.reset();
      upstream.onOthers(responder());
      ways.push({ ...(await seen(query, { ...caller, ...options, byHash })), calls: [...upstream.calls].sort() });
    }
    const [interpreted, compiledFree, trusted] = ways;
    expect(compiledFree).toEqual(interpreted);
    expect(trusted).toEqual(interpreted);
    return interpreted?.text ?? '';
  }

  test('an operation has the same response in all three ways', async () => {
    const response = await expectOneResponse('right', { variables: variablesOf(document) }, described);
    expect(response).toContain('"data":{');
    expect(response).not.toContain('INTERNAL_SERVER_ERROR');
  });

  test('an operation fails in the same way in all three where the service refuses, is broken, or knows no caller', async () => {
    const variables = variablesOf(document);
    await expectOneResponse('missing', { variables });
    await expectOneResponse('broken', { variables }, () => (_request, reply) => reply.code(500).send('<html>'));
    await expectOneResponse('nobody', { variables, token: null }, described);
  });

  test('wrong variables are refused in the same way in all three', async () => {
    await expectOneResponse('none', {}, described);
    await expectOneResponse('wrong', { variables: variablesOf(document, true) }, described);
  });
});

const refusing: Responder = (_request, reply) => refuse(reply, 'NOT_FOUND');

function firstRootField(document: DocumentNode): string {
  return rootSelection(schema, document, operationIn(document)).fieldNames({})[0] ?? '';
}

describe('every kind of value', () => {
  const kinds = withScalars(
    buildSchema(`
      scalar Date scalar DateTime scalar Decimal scalar JSONObject
      enum Colour { RED GREEN }
      interface Named { name: String }
      type Shop implements Named { name: String, tyres: Int! }
      type Person implements Named { name: String, age: Int }
      union Thing = Shop | Person
      type Query {
        date: Date dateTime: DateTime decimal: Decimal json: JSONObject
        id: ID int: Int float: Float text: String yes: Boolean colour: Colour
        badInt: Int badColour: Colour badFloat: Float notThere: String! late: String! fails: String failsLate: String
        list: [Int] holes: [Int!] nested: [[String]] things: [Thing!] named: [Named]
        echo(a: Int = 3, b: [Colour!], c: String): String
      }`),
  );
  const shop = { __typename: 'Shop', name: 'Città "1" \u2028 \ud83d\ude97', tyres: 4 };
  const person = { __typename: 'Person', name: null, age: 3 };
  const values = {
    date: '2025-01-31',
    dateTime: '2025-01-31T10:00:00.000Z',
    decimal: '1500.00',
    json: { b: 1, a: [null, 'x'] },
    id: 7,
    int: 3,
    float: 0.1,
    text: 12,
    yes: 1,
    colour: 'RED',
    badInt: 1.5,
    badColour: 'BLUE',
    badFloat: 'x',
    list: [1, null, 3],
    holes: [1, null],
    nested: [['a'], null, []],
    things: [shop, person],
    named: [person, null, shop],
    late: () => Promise.resolve(null),
    fails: () => {
      throw new Error('at once');
    },
    failsLate: () => Promise.reject(new Error('later')),
    echo: (args: object) => JSON.stringify(args),
  };

  test.each([
    '{ date dateTime decimal json id int float text yes colour }',
    '{ badInt }',
    '{ badColour }',
    '{ badFloat }',
    '{ int notThere }',
    '{ int late }',
    '{ int fails text }',
    '{ int failsLate text }',
    '{ list nested }',
    '{ holes int }',
    '{ things { __typename ... on Shop { tyres name } ... on Person { age } } }',
    '{ named { name ...F } } fragment F on Shop { tyres }',
    '{ a: int b: int ...F } fragment F on Query { c: text }',
    'query ($no: Boolean = false) { int @include(if: $no) text @skip(if: $no) }',
    '{ echo }',
    '{ echo(a: null, b: [RED, GREEN]) }',
    'query ($a: Int, $c: String) { echo(a: $a, c: $c) }',
    'query ($a: Int! = 5) { echo(a: $a) }',
    '{ __typename __schema { queryType { name fields { name } } } __type(name: "Shop") { name } }',
  ])('the compiled result equals the interpreted one: %s', async (query) => {
    const document = parse(query);
    const interpretedResult = await execute({ schema: kinds, document, rootValue: values });
    const root = Object.assign(Object.create(null) as object, values);
    const compiledResult = await compiled(withRoot(kinds, root), document)({} as GatewayContext, {});
    const inOrder = ({ errors, data }: ExecutionResult) => JSON.stringify({ errors, data });
    expect(inOrder(compiledResult)).toBe(inOrder(interpretedResult));
  });
});

/** Gives the scalars of a schema that was built from SDL the functions of the gateway's scalars. */
function withScalars(of: GraphQLSchema): GraphQLSchema {
  for (const scalar of [DateScalar, DateTimeScalar, DecimalScalar, JSONObjectScalar]) {
    Object.assign(of.getType(scalar.name) ?? {}, {
      serialize: scalar.serialize,
      parseValue: scalar.parseValue,
      parseLiteral: scalar.parseLiteral,
    });
  }
  return of;
}

/** Gives the root fields resolvers that read `root`: a compiled document is executed without a root value. */
function withRoot(of: GraphQLSchema, root: object): GraphQLSchema {
  for (const field of Object.values(of.getQueryType()?.getFields() ?? {})) {
    field.resolve = (_source, args: object) => {
      const value = (root as Record<string, unknown>)[field.name];
      return typeof value === 'function' ? (value as (given: object) => unknown)(args) : value;
    };
  }
  return of;
}
