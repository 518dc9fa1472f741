/** Two REST services behind a front that does not notice when one of them dies. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Office } from '../programme/office.js';
import { GatewayProcess } from './gatewayProcess.js';
import { hasPostgres, PostgresServer } from './postgresServer.js';
import { RestProcess } from './restProcess.js';
import { RoundRobin } from './roundRobin.js';

/** Milliseconds between two requests: 50 a second. */
const between = 20;

interface GraphqlBody {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions: { readonly code: string; readonly reason?: string } }[];
}

const startPostgres = hasPostgres() ? describe : describe.skip;

// Skipped where no Postgres is installed: npm run test:faults says so.
startPostgres(
  'one of two REST services is killed under load, and its front goes on sending it every other request',
  () => {
    let postgres: PostgresServer;
    let replicas: readonly RestProcess[];
    let front: RoundRobin;
    let gateway: GatewayProcess;
    let token: string;
    beforeAll(async () => {
      postgres = await PostgresServer.start();
      const first = await RestProcess.start({ databaseUrl: postgres.url });
      const second = await RestProcess.start({ databaseUrl: postgres.url, dataDir: first.dataDir });
      replicas = [first, second];
      front = await RoundRobin.start(replicas.map(({ url }) => url));
      gateway = await GatewayProcess.start({ REST_URL: front.url });
      ({ token } = await Office.signIn(first.url));
    });
    afterAll(async () => {
      await gateway.end('SIGKILL');
      front.stop();
      await replicas[0]?.end('SIGKILL');
      postgres.stop();
    });

    async function send(query: string): Promise<GraphqlBody> {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query }),
      });
      return (await response.json()) as GraphqlBody;
    }

    /** Asks 50 times a second. @param query which, by its number */
    async function sendSteadily(times: number, query: (number: number) => string): Promise<readonly GraphqlBody[]> {
      const requests: Promise<GraphqlBody>[] = [];
      for (let number = 0; number < times; number += 1) {
        requests.push(send(query(number)));
        await pause(between);
      }
      return Promise.all(requests);
    }

    test('of 600 reads at most one in a hundred fails', async () => {
      const killedAt = 100;
      const responses = await sendSteadily(600, (number) => {
        if (number === killedAt) void replicas[1]?.end('SIGKILL');
        return '{ dealersTable(input: {}) { total } }';
      });
      const failed = responses.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code));
      expect(front.ownResponses).toBeGreaterThan(200);
      expect(failed.length).toBeLessThanOrEqual(6);
    });

    test('no write is sent twice, and callers of the dead replica learn that the outcome is unknown', async () => {
      const account = (number: number) => `{ name: "Nome ${number}", phone: "+39 02 123456" }`;
      front.requests.length = 0;
      const responses = await sendSteadily(
        40,
        (number) => `mutation { updateAccount(input: ${account(number)}) { id } }`,
      );
      const reported = responses.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions));
      expect(reported.length).toBeGreaterThan(0);
      expect(reported.length).toBeLessThan(responses.length);
      expect(new Set(reported.map(({ code, reason }) => `${code} ${reason}`))).toEqual(
        new Set(['UPSTREAM_UNAVAILABLE outcomeUnknown']),
      );
      expect(front.requests.filter((each) => !each.startsWith('GET'))).toHaveLength(responses.length);
    });
  },
);
