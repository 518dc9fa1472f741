import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { shareOf } from '@gdd/schema/testing/run';
import { demonstrationUsers } from './demonstration/users.js';
import {
  expectedStatus,
  foldersOf,
  operations,
  operationsWithAccess,
  type Operation,
} from './testing/app/operations.js';
import { openTestApp, type TestApp } from './testing/app/testApp.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

interface Refused {
  readonly error?: {
    readonly code: string;
    readonly reason?: string;
    readonly fields?: Readonly<Record<string, string>>;
  };
}

/** The operations that take a JSON body, and no file in its place. */
function withBodies(): readonly (Operation & { readonly required: boolean })[] {
  const paths = service.app.swagger().paths as unknown as Record<
    string,
    Record<string, { requestBody?: { required?: boolean; content: object } }>
  >;
  const found = operationsWithAccess(service.app).flatMap((operation) => {
    const body = paths[operation.url.replace(/^\/api/, '')]?.[operation.method.toLowerCase()]?.requestBody;
    const isJsonAlone = body !== undefined && Object.keys(body.content).join() === 'application/json';
    return isJsonAlone ? [{ ...operation, required: body.required === true }] : [];
  });
  expect(found.length).toBeGreaterThan(60);
  return shareOf('bodies', found, foldersOf);
}

const userFor = (operation: Operation) =>
  demonstrationUsers.findLast(({ username }) => expectedStatus(operation, username) === 'allowed')?.username;

/** A call of an object that does not exist: one that takes no body at all changes nothing. */
async function send(operation: Operation, type?: string, payload?: string | Buffer, coding?: string) {
  const as = operation.access === 'public' ? undefined : userFor(operation);
  const { statusCode, ...response } = await service.app.inject({
    method: operation.method,
    url: operation.url
      .replace('{role}', 'Dealer')
      .replace('{type}', 'campaigns')
      .replace('{list}', 'dealers')
      .replace('{kind}', 'sales')
      .replace('{otherId}', '999998')
      .replace('{month}', '1999-12')
      .replace(/\{\w+\}/g, '999999'),
    headers: {
      ...(as && { authorization: `Bearer ${await service.tokenOf(as)}` }),
      ...(type && { 'content-type': type }),
      ...(coding !== undefined && { 'content-encoding': coding }),
    },
    ...(payload !== undefined && { payload }),
  });
  const { code, reason, fields } = isJson(response.headers['content-type'])
    ? ((JSON.parse(response.body) as Refused).error ?? {})
    : {};
  return { name: operation.name, statusCode, code, reason, fields };
}

const isJson = (type: unknown) => typeof type === 'string' && type.startsWith('application/json');

describe('a body that is not there', () => {
  test('is the same as an empty one in every call, whatever type it would have', async () => {
    const calls = withBodies();
    for (const call of calls) {
      const empty = await send(call, 'application/json', '{}');
      for (const type of [undefined, 'application/json', 'application/x-www-form-urlencoded']) {
        expect({ type, ...(await send(call, type, type === undefined ? undefined : '')) }).toEqual({ type, ...empty });
      }
    }
  });

  test('is described as one that may be left out exactly where it may', async () => {
    for (const call of withBodies()) {
      const { name, statusCode } = await send(call);
      expect({ name, required: call.required }).toEqual({ name, required: statusCode === 422 });
    }
  });

  test('has its missing fields named, as in every body that has other things in it', async () => {
    for (const call of withBodies()) {
      for (const body of ['', '{}', 'null', '[]', '"dealer"', '7']) {
        const { name, code, fields } = await send(call, 'application/json', body);
        if (code !== 'BAD_USER_INPUT') continue;
        expect({ name, body, fields: Object.keys(fields ?? {}).filter((field) => field === '') }).toEqual({
          name,
          body,
          fields: [],
        });
        if (call.required)
          expect({ name, body, named: Object.keys(fields ?? {}).length > 0 }).toEqual({ name, body, named: true });
      }
    }
    const login = await service.call('POST', '/api/login');
    expect(login.json<Refused>().error?.fields).toEqual({ username: 'required', password: 'required' });
  });

  test('no list takes for its defaults: one is wrong', async () => {
    const table = await service.call('POST', '/api/dealers/table', { as: 'ka.admin', body: [] });
    expect(table.statusCode).toBe(422);
  });
});

describe('a compressed body', () => {
  const json = 'application/json';

  test('is refused by every call, of JSON and of files, with 415', async () => {
    const calls = operations(service.app).filter(({ method }) => method !== 'GET');
    expect(calls.length).toBeGreaterThan(100);
    for (const call of calls) {
      const { name, statusCode, code, reason } = await send(call, json, gzipSync('{}'), 'gzip');
      const refused = { statusCode: 415, code: 'BAD_USER_INPUT', reason: 'compressedBody' };
      expect({ name, statusCode, code, reason }).toEqual({ name, ...refused });
    }
  });

  test.each(['text/csv', 'application/x-ndjson'])('of sale lines as %s is refused before it is read', async (type) => {
    const response = await service.app.inject({
      method: 'POST',
      url: '/api/sales/lines',
      payload: gzipSync('documento'),
      headers: {
        authorization: `Bearer ${await service.tokenOf('ka.admin')}`,
        'content-type': type,
        'content-encoding': 'gzip',
      },
    });
    expect([response.statusCode, response.headers['accept-encoding']]).toEqual([415, 'identity']);
    expect(response.json()).toMatchObject({ error: { message: expect.stringContaining('non compressa') as unknown } });
  });

  test.each([
    ['br', 415],
    ['deflate', 415],
    ['identity, GZIP', 415],
    ['Identity', 401],
    ['', 401],
  ])('with the coding “%s” is answered %i', async (coding, status) => {
    const response = await service.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: JSON.stringify({ username: 'nobody', password: 'nothing at all' }),
      headers: { 'content-type': json, 'content-encoding': coding },
    });
    expect(response.statusCode).toBe(status);
  });

  test('is no matter where access is denied, where nothing is, and where there is no body', async () => {
    const headers = { 'content-encoding': 'gzip' };
    const body = {};
    expect((await service.call('POST', '/api/dealers/table', { body, headers })).statusCode).toBe(401);
    expect((await service.call('POST', '/api/nothing', { body, headers })).statusCode).toBe(404);
    expect((await service.call('GET', '/api/user', { as: 'ka.admin', headers })).statusCode).toBe(200);
  });
});
