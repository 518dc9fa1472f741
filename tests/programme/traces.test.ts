/** One trace, from the operation of the gateway down to the SQL of the REST service. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Collector, type OtlpSpan } from '../../gateway/src/test/collector.js';
import { TestGateway } from '../../gateway/src/test/testGateway.js';
import { readConfig } from '../../rest/src/config.js';
import { startServer, type Server } from '../../rest/src/server.js';
import { putEmptyEmbedded } from '../../rest/src/testing/databases/emptyEmbedded.js';
import { emptyServerDatabase, testDatabaseUrl } from '../../rest/src/testing/databases/testDatabase.js';
import { Office, demonstrationPassword } from './office.js';

const appSecret = 'a secret of the tests, long enough to sign';
const searched = 'canary-name-that-is-searched';

let collector: Collector;
let endpoint: string;
let dataDir: string;
let database: { readonly url: string; readonly drop: () => Promise<void> } | undefined;
beforeAll(async () => {
  collector = new Collector();
  endpoint = await collector.listen();
  dataDir = await mkdtemp(path.join(tmpdir(), 'gdd-traces-'));
  database = testDatabaseUrl === undefined ? undefined : await emptyServerDatabase(testDatabaseUrl);
  if (database === undefined) await putEmptyEmbedded(dataDir);
});
afterAll(async () => {
  collector.close();
  await database?.drop();
  await rm(dataDir, { recursive: true });
});

function startRest(env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const settings = { DEMO_DATA: 'none', DATA_DIR: dataDir, REST_PORT: '0', LOG_LEVEL: 'silent', APP_SECRET: appSecret };
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, DATABASE_URL: database?.url };
  return startServer(readConfig({ ...settings, ...traced, ...env }));
}

const attribute = ({ attributes }: OtlpSpan, key: string) => attributes.find((each) => each.key === key)?.value;

describe('an operation of the gateway', () => {
  let spans: readonly OtlpSpan[];
  beforeAll(async () => {
    const rest = await startRest();
    const { token } = await Office.signIn(rest.url);
    const tracing = { endpoint, serviceName: 'gdd-gateway', share: 1 };
    const gateway = await TestGateway.start({ restUrl: rest.url, appSecret, tracing });
    const query = 'query Search($input: DealerTableInput!) { dealersTable(input: $input) { total } }';
    const response = await gateway.send(query, { token, variables: { input: { search: searched } } });
    expect(response.data).toEqual({ dealersTable: { total: 0 } });
    await gateway.close();
    await rest.stop();
    ({ spans } = collector);
  });

  /** The spans below a span. */
  const below = (parent: OtlpSpan | undefined) => spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);

  test('an operation is one trace: the operation, its call, the request of the REST service, and each of its statements', () => {
    const operation = spans.find(({ name }) => name === 'POST /graphql');
    const call = below(operation).find(({ name }) => name === 'POST /dealers/table');
    const [serving] = below(call);
    expect(serving?.name).toBe('POST /api/dealers/table');
    expect(attribute(serving as OtlpSpan, 'http.response.status_code')).toEqual({ intValue: 200 });
    const statements = below(serving);
    // one statement looks up the session before the body is read, the others read the page and its total after it
    expect(statements.length).toBeGreaterThan(1);
    const texts = statements.map((span) => JSON.stringify(attribute(span, 'db.query.text')));
    expect(texts.filter((text) => text.includes('sessions'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('members')).length).toBeGreaterThan(0);
    const traces = new Set([operation, call, serving, ...statements].map((span) => span?.traceId));
    expect(traces.size).toBe(1);
  });

  test('spans have the statements without their values, and no secrets', () => {
    const reported = JSON.stringify(collector.deliveries);
    expect(reported).toContain('fold_text');
    expect(reported).not.toContain(searched);
    expect(reported).not.toContain(demonstrationPassword);
    expect(reported).not.toMatch(/argon2/);
  });

  test('spans name the tier that recorded them', () => {
    const names = collector.deliveries.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ resource }) =>
        resource.attributes.filter(({ key }) => key === 'service.name').map(({ value }) => value),
      ),
    );
    expect(names).toContainEqual({ stringValue: 'gdd-gateway' });
    expect(names).toContainEqual({ stringValue: 'gdd-rest' });
  });

  test('probes, metrics and work in the background are not traced', () => {
    expect(spans.filter(({ name }) => /ready|health|metrics/.test(name))).toEqual([]);
    expect(spans.filter((span) => span.parentSpanId === undefined && !/^(GET|POST) /.test(span.name))).toEqual([]);
  });
});

describe('a request of the REST service', () => {
  const send = async (env: Readonly<Record<string, string>>, headers: Record<string, string> = {}) => {
    collector.deliveries.length = 0;
    const rest = await startRest(env);
    await fetch(`${rest.url}/api/user`, { headers });
    await rest.stop();
    return collector.spans;
  };
  const context = (flags: string) => ({ traceparent: `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-${flags}` });

  test('a request of the REST service continues the trace of its sender', async () => {
    const [span] = await send({ OTEL_TRACES_SAMPLER_ARG: '0' }, context('01'));
    expect(span).toMatchObject({ name: 'GET /api/user', traceId: '4bf92f3577b34da6a3ce929d0e0e4736' });
    expect(span?.parentSpanId).toBe('00f067aa0ba902b7');
  });

  test('a request of the REST service is not recorded where its sender does not record it', async () => {
    expect(await send({}, context('00'))).toEqual([]);
  });

  test('the span of a request whose body comes late has the statements that were sent after the body', async () => {
    collector.deliveries.length = 0;
    const rest = await startRest();
    const { token } = await Office.signIn(rest.url);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': 2 };
    const outgoing = request(`${rest.url}/api/imports/table`, { method: 'POST', headers });
    outgoing.flushHeaders();
    // other requests are answered meanwhile, so that this one is waiting for its body
    for (let others = 0; others < 5; others += 1)
      await fetch(`${rest.url}/api/user`, { headers: { authorization: headers.authorization } });
    outgoing.end('{}');
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    response.resume();
    await once(response, 'end');
    await rest.stop();
    const span = collector.spans.find(({ name }) => name === 'POST /api/imports/table');
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === span?.spanId);
    const texts = statements.map((each) => JSON.stringify(attribute(each, 'db.query.text')));
    expect(texts.filter((text) => text.includes('from \\"imports\\"')).length).toBeGreaterThan(0);
  });

  test('requests without a trace of the sender are sampled by the configured share', async () => {
    expect(await send({ OTEL_TRACES_SAMPLER_ARG: '0' })).toEqual([]);
    expect(await send({ OTEL_TRACES_SAMPLER_ARG: '1' })).toMatchObject([{ name: 'GET /api/user' }]);
  });
});
