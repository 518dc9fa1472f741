import { errorStatus, type ErrorCode } from '@gdd/schema/errors';
import type { Access } from '@gdd/schema/permissions';
import { shareOf } from '@gdd/schema/testing/run';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { accessByRootField } from '../directives/rootFields.js';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { ContractResponses, userAllowed } from '../test/contractResponses.js';
import { descriptors } from '../test/endpoints.js';
import { cutBeforeHeaders, cutMidBody, hang, resetBeforeHeaders, resetMidBody, stallMidBody } from '../test/faults.js';
import { foldersOf, operationFor, rootFieldsOf } from '../test/operations.js';
import { StubUpstream, type Responder } from '../test/stubUpstream.js';
import { forgetfulClock, sessionToken, testConfig, TestGateway, type GraphqlResponse } from '../test/testGateway.js';
import type { Effect } from './endpoint.js';
import { maxTries } from './repeatedRead.js';

/** Texts that must never come out, wherever the REST service says them. */
const canary = 'canary-9f2c';
/** Questions asked of a gateway at the same time: fewer than an area takes. */
const atOnce = 16;
const contract = new ContractResponses();

/** Something asked of the gateway, and the calls behind it that go wrong. */
interface TestedOperation {
  readonly name: string;
  readonly operation: string;
  readonly access: Access;
  readonly goesWrong: (route: string) => boolean;
  /** The folders of its area. */
  readonly folders?: readonly string[];
}

const schema = buildGatewaySchema();
const access = accessByRootField(schema);
const rootFields = rootFieldsOf(schema).map(({ kind, field }): TestedOperation => {
  const isAboutCaller = field.name === 'user';
  // its document asks for dealers, whose page is a question of its own
  const hasDocument = field.name === 'requestDocumentExport';
  return {
    name: field.name,
    operation: operationFor(kind, field),
    access: hasDocument ? ['accessDealerManager'] : (access.get(field.name) ?? 'public'),
    goesWrong: (route) => (hasDocument ? route === 'POST /exports' : isAboutCaller || route !== 'GET /user'),
    folders: foldersOf(schema, field),
  };
});
const furtherOperations: readonly TestedOperation[] = [
  {
    name: 'dealersBelow',
    operation: '{ dealersByRole(role: DISTRIBUTOR, parent: "7") { id } }',
    access: ['accessDealerManager'],
    goesWrong: (route) => route !== 'GET /user',
  },
  {
    name: 'parent',
    operation: '{ dealersTable(input: {}) { items { parent { id } } } }',
    access: ['accessDealerManager'],
    goesWrong: (route) => route === 'GET /members',
  },
  {
    name: 'performance',
    operation: '{ dealersTable(input: {}) { items { performance { tires } } } }',
    access: ['accessDealerManager'],
    goesWrong: (route) => route === 'GET /dealers/performance',
  },
  {
    name: 'totals',
    operation: '{ campaigns { totals { dealers } } }',
    access: ['accessCampaigns'],
    goesWrong: (route) => route === 'GET /campaigns/totals',
  },
  {
    name: 'budgetUse',
    operation: '{ campaigns { budgetUse { share } } }',
    access: ['accessCampaigns'],
    goesWrong: (route) => route === 'GET /campaigns/budgets',
  },
  {
    name: 'coverTicket',
    operation: '{ news { coverTicket { url } } }',
    access: 'signedIn',
    goesWrong: (route) => route === 'GET /content/covers',
  },
  {
    name: 'images',
    operation: '{ content(id: 7) { images { id } } }',
    access: 'signedIn',
    goesWrong: (route) => route === 'GET /content/images',
  },
];
const everyOperation = [...rootFields, ...furtherOperations];
const testedOperations = shareOf('faults', everyOperation, ({ folders = [] }) => folders);

const effects: ReadonlyMap<string, Effect> = new Map(
  descriptors.map(({ method, path, effect }) => [`${method} ${path}`, effect]),
);
let upstream: StubUpstream;
let patient: TestGateway;
/** Several: while one waits for answers that never come, so do the others. */
let hurried: readonly TestGateway[];
beforeAll(async () => {
  upstream = await StubUpstream.start();
  const settings = { restUrl: upstream.url };
  patient = await TestGateway.start(settings, { clock: forgetfulClock() });
  // long beside what a busy machine takes to send all that is asked at once
  const deadlines = { ...testConfig.deadlines, readTry: 3_000, write: 3_000, long: 3_000 };
  const startHurried = () => TestGateway.start({ ...settings, deadlines }, { clock: forgetfulClock() });
  hurried = await Promise.all([startHurried(), startHurried(), startHurried()]);
});
afterEach(() => upstream.reset());
afterAll(async () => {
  await patient.close();
  await Promise.all(hurried.map((gateway) => gateway.close()));
  await upstream.close();
});

interface Fault {
  readonly responder: Responder;
  readonly code: ErrorCode;
  /** Whether the response says for certain that nothing was done. */
  readonly isDefinite?: boolean;
  /** How often a read is tried; 1 by default. */
  readonly tries?: number;
}

/** Asks every question while the calls behind it go wrong, and says what was not as it must be. */
async function wrongResponses(
  fault: Fault,
  gateways: readonly TestGateway[] = [patient],
  operations = testedOperations,
): Promise<readonly string[]> {
  const byToken = new Map(operations.map((each) => [`Bearer ${sessionToken(each.name)}`, each]));
  const responders = new Map(operations.map((each) => [each, contract.responder(1, userAllowed(each.access))]));
  upstream.onOthers((request, reply) => {
    const tested = byToken.get(request.headers.authorization ?? '');
    if (!tested) return reply.code(500).send('nobody asked');
    return tested.goesWrong(routeOf(request.method, request.url))
      ? fault.responder(request, reply)
      : responders.get(tested)?.(request, reply);
  });
  const wrong: string[] = [];
  const round = atOnce * gateways.length;
  for (let start = 0; start < operations.length; start += round) {
    const batch = operations.slice(start, start + round);
    const responses = await Promise.all(
      batch.map(async ({ name, operation }, index) =>
        gateways[Math.floor(index / atOnce)]?.send(operation, { token: sessionToken(name) }),
      ),
    );
    for (const [index, tested] of batch.entries()) {
      const response = responses[index];
      if (response) wrong.push(...complaints(tested, response, fault).map((each) => `${tested.name}: ${each}`));
    }
  }
  return wrong;
}

function routeOf(method: string, url: string): string {
  return contract.routeOf(`${method} ${url.split('?', 1)[0]?.replace(/^\/api/, '')}`) ?? 'none';
}

function complaints(tested: TestedOperation, response: GraphqlResponse, fault: Fault): readonly string[] {
  const routes = routesCalledBy(tested);
  const effect = effects.get(routes[0] ?? '');
  const isDoubtful = effect === 'write' && !fault.isDefinite;
  const tries = effect === 'read' ? (fault.tries ?? 1) : 1;
  const [error] = response.errors;
  const everything = response.text + JSON.stringify([...response.headers]);
  const leaks = [canary, new URL(upstream.url).host, '/api/', 'undici', 'stack'];
  return [
    ...differs('errors', response.errors.length, 1),
    ...differs('code', error?.extensions.code, fault.code),
    ...differs('reason', error?.extensions['reason'], isDoubtful ? 'outcomeUnknown' : undefined),
    ...differs('calls', routes.length, tries),
    ...leaks.filter((leak) => everything.includes(leak)).map((leak) => `shows ${leak}`),
  ];
}

/** The routes of the calls that a question made and that went wrong. */
function routesCalledBy({ name, goesWrong }: TestedOperation): readonly string[] {
  return upstream.made
    .filter(({ headers }) => headers.authorization === `Bearer ${sessionToken(name)}`)
    .map(({ call }) => contract.routeOf(call) ?? 'none')
    .filter(goesWrong);
}

function differs(what: string, is: unknown, shouldBe: unknown): readonly string[] {
  return is === shouldBe ? [] : [`${what} ${String(is)} instead of ${String(shouldBe)}`];
}

/** Answers with a status, and the canary wherever a response can have it. */
function chattering(status: number, body: unknown, type = 'application/json'): Responder {
  return (_, reply) => {
    reply.raw.statusMessage = canary;
    return reply
      .code(status)
      .header('x-upstream', canary)
      .header('set-cookie', `session=${canary}`)
      .header('location', `http://${canary}.test/api/x`)
      .type(type)
      .send(body);
  };
}

describe('whatever is asked of the gateway', () => {
  test('every endpoint is behind one of the questions, but for uploads, the live stream and pages of documents, which are no questions', async () => {
    const fault: Fault = { responder: chattering(500, ''), code: 'UPSTREAM_UNAVAILABLE' };
    await wrongResponses(fault, [patient], everyOperation);
    const reached = new Set(everyOperation.flatMap(routesCalledBy));
    expect([...effects.keys()].filter((route) => !reached.has(route))).toEqual([
      'PUT /exports/{id}/pages/{page}',
      'PUT /exports/{id}/pages',
      'GET /live/session',
      'POST /live/sessions',
      'POST /live/signals',
      'PUT /uploads/{ticket}',
    ]);
  });

  const statuses: readonly (readonly [number, ErrorCode])[] = [
    ...[400, 401, 403, 404, 405, 409, 410, 412, 415, 422, 423].map((status) => [status, 'UPSTREAM_INVALID'] as const),
    ...[500, 501, 502, 503].map((status) => [status, 'UPSTREAM_UNAVAILABLE'] as const),
    ...[408, 504].map((status) => [status, 'UPSTREAM_TIMEOUT'] as const),
    [413, 'PAYLOAD_TOO_LARGE'],
    [429, 'RATE_LIMITED'],
  ];
  test.each(statuses)('status %i without the service’s own word is %s', async (status, code) => {
    const responder = chattering(status, `<h1>${canary}</h1>`, 'text/html');
    const tries = [502, 503, 504].includes(status) ? maxTries : 1;
    expect(await wrongResponses({ responder, code, tries, isDefinite: status === 413 || status === 429 })).toEqual([]);
  });

  const refusals = Object.entries(errorStatus) as readonly (readonly [ErrorCode, number])[];
  test.each(refusals)('the service’s own %s is passed through, its message is not', async (code, status) => {
    const error = {
      code,
      message: canary,
      requestId: canary,
      detail: canary,
      stack: canary,
      fields: { [canary]: 'x' },
    };
    const responder = chattering(status, { success: false, error });
    expect(await wrongResponses({ responder, code, isDefinite: true })).toEqual([]);
  });

  test.each<[string, Responder]>([
    ['malformed JSON', chattering(200, `{"success":true,"data":{"${canary}`)],
    ['HTML', chattering(200, `<html>${canary}</html>`, 'text/html')],
    ['nothing', chattering(200, '')],
    ['JSON of another shape', chattering(200, { success: true, data: [canary], id: canary, api_token: 7 })],
    ['more than the gateway reads', chattering(200, Buffer.alloc(9 * 1024 * 1024, canary))],
  ])('%s instead of an answer is UPSTREAM_INVALID', async (_, responder) => {
    expect(await wrongResponses({ responder, code: 'UPSTREAM_INVALID' })).toEqual([]);
  });

  test.each<[string, Responder]>([
    ['closed before its headers', (_, reply) => cutBeforeHeaders(reply)],
    ['reset before its headers', (_, reply) => resetBeforeHeaders(reply)],
    ['closed in its body', (_, reply) => cutMidBody(reply)],
    ['reset in its body', (_, reply) => resetMidBody(reply)],
  ])('an answer whose connection is %s is UPSTREAM_UNAVAILABLE', async (_, responder) => {
    expect(await wrongResponses({ responder, code: 'UPSTREAM_UNAVAILABLE', tries: 2 })).toEqual([]);
  });

  test.each<[string, Responder]>([
    ['never begins', (_, reply) => hang(reply)],
    ['stalls in its body', (_, reply) => stallMidBody(reply)],
  ])('an answer that %s is UPSTREAM_TIMEOUT', async (_, responder) => {
    expect(await wrongResponses({ responder, code: 'UPSTREAM_TIMEOUT' }, hurried)).toEqual([]);
  });

  test('a connection that is refused is UPSTREAM_UNAVAILABLE, and leaves no doubt', async () => {
    const gone = await StubUpstream.start();
    const lonely = await TestGateway.start({ restUrl: gone.url }, { clock: forgetfulClock() });
    await gone.close();
    const responses = await Promise.all(testedOperations.map(({ operation }) => lonely.send(operation)));
    const reported = responses.map(({ code, errors }) => [code, errors[0]?.extensions['reason']]);
    expect(reported).toEqual(testedOperations.map(() => ['UPSTREAM_UNAVAILABLE', undefined]));
    await lonely.close();
  });

  test('a write that was sent twice and a word of the service that came out are found', async () => {
    const [logout] = everyOperation.filter(({ name }) => name === 'logout');
    if (!logout) throw new Error('There is no logout.');
    upstream.onOthers(chattering(503, canary));
    const send = () => patient.send(logout.operation, { token: sessionToken('logout') });
    const fault: Fault = { responder: chattering(503, canary), code: 'UPSTREAM_UNAVAILABLE' };
    expect(complaints(logout, await send(), fault)).toEqual([]);
    const response = await send();
    const leaking = { ...response, text: `${response.text} ${canary}` };
    expect(complaints(logout, leaking, fault)).toEqual(['calls 2 instead of 1', `shows ${canary}`]);
  });

  test('a right answer is none of these', async () => {
    const response = contract.responder(1, userAllowed('public'));
    const wrong = await wrongResponses({ responder: response, code: 'UPSTREAM_INVALID' });
    expect(wrong.filter((each) => each.includes('errors 0 instead of 1')).length).toBeGreaterThan(
      testedOperations.length / 2,
    );
  });
});
