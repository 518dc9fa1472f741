/** The database and the REST service die under load and come back: nothing acknowledged is lost, every caller gets an error. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Office } from '../programme/office.js';
import { GatewayProcess } from './gatewayProcess.js';
import { hasPostgres, PostgresServer } from './postgresServer.js';
import { RestProcess } from './restProcess.js';

/** Milliseconds between two questions of a caller, as long as a person never is. */
const between = 20;
/** Answers of each kind that are waited for. */
const some = 5;

interface Reported {
  readonly code: string | undefined;
  readonly name: string | undefined;
}

interface GraphqlBody {
  readonly data?: { readonly user?: { readonly name: string } | null } | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

const startPostgres = hasPostgres() ? describe : describe.skip;

// Skipped where no Postgres is installed: npm run test:faults says so.
startPostgres('behind a gateway', () => {
  let postgres: PostgresServer;
  let dataDir: string;
  let rest: RestProcess;
  let gateway: GatewayProcess;
  let token: string;
  beforeAll(async () => {
    postgres = await PostgresServer.start();
    dataDir = mkdtempSync(path.join(tmpdir(), 'gdd-faults-upstream-'));
    rest = await RestProcess.start({ databaseUrl: postgres.url, dataDir });
    gateway = await GatewayProcess.start({ REST_URL: rest.url });
    ({ token } = await Office.signIn(rest.url));
  });
  afterAll(async () => {
    await gateway.end('SIGKILL');
    await rest.end('SIGKILL');
    postgres.stop();
    rmSync(dataDir, { recursive: true });
  });

  async function send(query: string): Promise<Reported> {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await response.json()) as GraphqlBody;
    return { code: errors?.[0]?.extensions.code, name: data?.user?.name };
  }

  const read = () => send('{ user { name } }');
  const write = (number: number) =>
    send(`mutation { updateAccount(input: { name: "Nome ${number}", phone: "+39 02 123456" }) { id } }`);

  /** Asks until so many answers were good, or bad. */
  async function sendUntil(request: () => Promise<Reported>, kind: 'good' | 'bad'): Promise<readonly Reported[]> {
    const all: Reported[] = [];
    while (all.filter(({ code }) => (code === undefined) === (kind === 'good')).length < some) {
      all.push(await request());
      await pause(between);
    }
    return all;
  }

  function expectNotice(responses: readonly Reported[]): void {
    const codes = new Set(responses.flatMap(({ code }) => code ?? []));
    expect([...codes].filter((code) => !['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'].includes(code))).toEqual([]);
  }

  test('a database that is killed and recovers has every write that was acknowledged', async () => {
    let attempted = 0;
    let acknowledged = 0;
    const writing = async () => {
      attempted += 1;
      const reported = await write(attempted);
      if (reported.code === undefined) acknowledged = attempted;
      return reported;
    };
    const before = await sendUntil(writing, 'good');
    postgres.kill();
    const during = await sendUntil(writing, 'bad');
    await postgres.restart();
    const [stored] = (await sendUntil(read, 'good')).filter(({ code }) => code === undefined);
    const number = Number(stored?.name?.replace('Nome ', ''));
    expect(number).toBeGreaterThanOrEqual(acknowledged);
    expect(number).toBeLessThanOrEqual(attempted);
    const after = await sendUntil(writing, 'good');
    expectNotice([...before, ...during, ...after]);
    expect((await read()).name).toBe(`Nome ${acknowledged}`);
  });

  test('a REST service that is killed and started again is used again', async () => {
    const before = await sendUntil(read, 'good');
    await rest.end('SIGKILL');
    const during = await sendUntil(read, 'bad');
    rest = await RestProcess.start({ databaseUrl: postgres.url, dataDir, port: rest.port });
    const after = await sendUntil(read, 'good');
    expectNotice([...before, ...during, ...after]);
  });
});
