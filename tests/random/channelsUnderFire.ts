import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { errorStatus } from '@gdd/schema/errors';
import { roles } from '@gdd/schema/permissions';
import { shareOf } from '@gdd/schema/testing/run';
import { getDirective } from '@graphql-tools/utils';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getNamedType, parse } from 'graphql';
import type { Mode } from '../../gateway/src/config.js';
import { defaultChannelLimits } from '../../gateway/src/limits/limits.js';
import type { RequestChannel } from '../../gateway/src/access/requestChannel.js';
import { rootSelection } from '../../gateway/src/limits/selection.js';
import { buildGatewaySchema } from '../../gateway/src/gatewaySchema.js';
import { ContractResponses } from '../../gateway/src/test/contractResponses.js';
import { rootFieldsOf } from '../../gateway/src/test/operations.js';
import { operationIn } from '../../gateway/src/test/storedOperations.js';
import { refuse, StubUpstream, userWith } from '../../gateway/src/test/stubUpstream.js';
import { personalToken, TestGateway, token } from '../../gateway/src/test/testGateway.js';
import { Random, randomRequest, type RandomRequest } from './randomDocuments.js';

const schema = buildGatewaySchema();
const contract = new ContractResponses();
/** A text in responses of the REST service that must never reach a caller. */
export const canary = 'canarino-del-servizio';
const trusted = JSON.parse(
  readFileSync(new URL('../../schema/trusted-documents.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** The routes of the root fields whose name and kind match. */
function routesOf(names: (name: string, kind: 'query' | 'mutation') => boolean): ReadonlySet<string> {
  const fields = rootFieldsOf(schema).filter(({ kind, field }) => names(field.name, kind));
  return new Set(
    fields.flatMap(({ field }) => {
      if (getNamedType(field.type).name === 'FileTicket') return ['POST /file-tickets'];
      return (getDirective(schema, field, 'rest') ?? []).map(({ method, path }) => `${method} ${path}`);
    }),
  );
}

/** Routes that any operation may call besides its own: the caller's user, and the loaders. */
const shared = [
  'GET /user',
  'GET /members',
  'GET /campaigns/budgets',
  'GET /campaigns/totals',
  'GET /content/covers',
  'GET /content/images',
  'GET /dealers/performance',
];
const reads = new Set([...shared, ...routesOf((_, kind) => kind === 'query')]);
const everything = new Set([...reads, ...routesOf(() => true)]);
/** The routes of personal tokens: reads, and exports. */
const forTokens = new Set([
  ...reads,
  'POST /exports',
  'PUT /exports/{id}/pages',
  'PUT /exports/{id}/pages/{page}',
  'DELETE /exports/{id}',
]);
/** The routes of callers who are not signed in: a token in the body authorizes them. */
const ofSharePages = new Set([...routesOf(() => true)].filter((route) => route.startsWith('POST /share/')));
const nothing: ReadonlySet<string> = new Set();

interface Sent {
  readonly body: object;
  /** Routes of the REST service that the request may reach. */
  readonly mayReach: ReadonlySet<string>;
}

interface ChannelUnderFire {
  readonly channel: RequestChannel;
  readonly mode: Mode;
  readonly bearer: string | undefined;
  /** How many documents are sent. */
  readonly runs: number;
  send(request: RandomRequest, random: Random): Sent;
}

/** The channels, each with a generator of requests and the routes that these may reach. */
export const channels: readonly ChannelUnderFire[] = [
  { channel: 'open', mode: 'demo', bearer: token, runs: 5_000, send: (body) => ({ body, mayReach: everything }) },
  {
    channel: 'analyst',
    mode: 'production',
    bearer: personalToken,
    runs: 2_500,
    send: (body) => ({ body, mayReach: forTokens }),
  },
  { channel: 'portal', mode: 'production', bearer: token, runs: 1_250, send: portalRequest },
  { channel: 'share', mode: 'production', bearer: undefined, runs: 1_250, send: strangersRequest },
];

/** A free text, or a document of the share pages with random variables and maybe another text. */
function strangersRequest({ query, variables, operationName }: RandomRequest, random: Random): Sent {
  if (random.chance(0.5)) return { body: { query, variables, operationName }, mayReach: nothing };
  const [hash, text] = random.pick(Object.entries(trusted).filter(([, each]) => /^query Share/.test(each)));
  return {
    body: {
      ...(random.chance(0.5) && { query }),
      variables: { ...variables, ...fitting(text, variables, random) },
      operationName,
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    },
    mayReach: ofSharePages,
  };
}

/** A free text, an unknown hash, or a document of the portal with random variables and maybe another text. */
function portalRequest({ query, variables, operationName }: RandomRequest, random: Random): Sent {
  const kind = random.next();
  if (kind < 0.4) return { body: { query, variables, operationName }, mayReach: nothing };
  const [hash, text] = random.pick(Object.entries(trusted));
  const named = (sha256Hash: unknown) => ({ persistedQuery: { version: 1, sha256Hash } });
  if (kind < 0.6) {
    const unknown = random.pick<unknown>([
      hash.slice(1),
      hash.toUpperCase(),
      `${hash} `,
      '__proto__',
      7,
      null,
      [hash],
      { hash },
    ]);
    return { body: { query, variables, extensions: named(unknown) }, mayReach: nothing };
  }
  const document = parse(text);
  const names = rootSelection(schema, document, operationIn(document)).fieldNames({});
  const mayReach = new Set([...shared, ...routesOf((name) => names.includes(name))]);
  const filled = fitting(text, variables, random);
  return {
    body: { ...(random.chance(0.5) && { query }), variables: filled, operationName, extensions: named(hash) },
    mayReach,
  };
}

/** Assigns random values, made for other variables, to the variables of a document. */
function fitting(text: string, values: RandomRequest['variables'], random: Random): object {
  const others = [...Object.values(values), '7', 10, {}, true];
  const names = [...text.matchAll(/\$(\w+):/g)].map(([, name]) => String(name));
  return Object.fromEntries(names.map((name) => [name, random.pick(others)]));
}

/** Responds by the description in 80 % of the cases, else with an error that contains the canary. */
function responder(random: Random): (request: FastifyRequest, reply: FastifyReply) => unknown {
  return (request, reply) => {
    void reply.header('x-service', canary);
    const user = userWith(random.pick([...roles, 'KA Administrator', 'KA Administrator', undefined]));
    if (random.chance(0.8)) return contract.responder(random.below(4), user)(request, reply);
    const code = random.pick(['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'BAD_USER_INPUT', 'RATE_LIMITED'] as const);
    return refuse(reply, code, { message: canary, details: canary, fields: { [canary]: 'invalid' } });
  };
}

/** Channel limits without a rate limit. */
export const unlimited = Object.fromEntries(
  Object.entries(defaultChannelLimits).map(([channel, { cost }]) => [channel, { cost, perMinute: Number.MAX_VALUE }]),
) as typeof defaultChannelLimits;

interface UnderFire {
  readonly gateway: TestGateway;
  readonly upstream: StubUpstream;
}

/**
 * Sends one random document by a channel.
 *
 * @returns the faults of the response, and the routes reached without permission
 */
export async function faultsOf(
  { send, bearer }: Pick<ChannelUnderFire, 'send' | 'bearer'>,
  { gateway, upstream }: UnderFire,
  seed: number,
): Promise<readonly string[]> {
  const random = new Random(seed);
  upstream.reset();
  upstream.onOthers(responder(random));
  const { body, mayReach } = send(randomRequest(schema, random), random);
  const authorization = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  const payload = JSON.stringify(body);
  const response = await gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload });
  const escaped = upstream.calls.filter((call) => !mayReach.has(contract.routeOf(call) ?? call));
  return [
    ...faultsIn(response.statusCode, response.payload, String(response.headers['x-request-id'])),
    ...escaped.map((call) => `reached ${call}`),
  ];
}

/** Defines the tests of all channels with random documents: 10,000, or the share of this run. */
export function describeChannelsUnderFire(): void {
  let upstream: StubUpstream;
  beforeAll(async () => {
    upstream = await StubUpstream.start();
  });
  afterAll(() => upstream.close());

  describe.each(channels.map((each) => [each.channel, each] as const))(
    'whatever is sent by the channel %s',
    (_, fire) => {
      /** Documents in one test, so that each test is short. */
      const atOnce = 125;
      let gateway: TestGateway;
      beforeAll(async () => {
        gateway = await TestGateway.start(
          { restUrl: upstream.url, mode: fire.mode, channels: unlimited },
          { manifest: trusted },
        );
      });
      afterAll(() => gateway.close());

      const parts = Array.from({ length: fire.runs / atOnce }, (_, i) => i);
      test.each(shareOf('documents', parts))(
        'is answered in the closed list of codes, and reaches no more than it may (%i)',
        async (part) => {
          await fc.assert(
            fc.asyncProperty(fc.integer(), async (seed) => {
              expect(await faultsOf(fire, { gateway, upstream }, seed)).toEqual([]);
            }),
            { seed: part + 1, numRuns: atOnce, endOnFailure: true },
          );
        },
      );
    },
  );
}

interface Body {
  readonly errors?: readonly { readonly extensions?: { readonly code?: string; readonly requestId?: string } }[];
}

/** The faults of a response: a server error, the canary, an unknown code or a wrong request id. */
export function faultsIn(status: number, text: string, requestId: string): readonly string[] {
  const { errors = [] } = JSON.parse(text) as Body;
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(text.includes(canary) ? ['the words of the service'] : []),
    ...errors.flatMap(({ extensions }) => {
      const code = extensions?.code ?? 'none';
      const isKnown = Object.hasOwn(errorStatus, code) && code !== 'INTERNAL_SERVER_ERROR';
      return [...(isKnown ? [] : [`code ${code}`]), ...(extensions?.requestId === requestId ? [] : ['no request id'])];
    }),
  ];
}
