import { demonstrationDay } from '@gdd/schema/demonstration';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Clock } from '../../gateway/src/access/callers.js';
import type { Config } from '../../gateway/src/config.js';
import { TestGateway, testConfig, type GraphqlResponse } from '../../gateway/src/test/testGateway.js';
import type { Drift } from '../../gateway/src/upstream/drift.js';
import { Upstream } from '../../gateway/src/upstream/upstream.js';
import { findDifferences, type Difference } from '../../rest/src/figures/sums/differences.js';
import { readConfig } from '../../rest/src/config.js';
import { openDatabase } from '../../rest/src/ground/database/connections/openDatabase.js';
import { appSecret } from '../../rest/src/ground/platform/secrets/secret.js';
import { startServer, type Server } from '../../rest/src/server.js';
import { putEmptyEmbedded } from '../../rest/src/testing/databases/emptyEmbedded.js';
import { emptyServerDatabase, testDatabaseUrl } from '../../rest/src/testing/databases/testDatabase.js';
import { Office, proveAgain } from './office.js';

/**
 * A data folder with the demonstration (scripts/demonstration.mjs); where it is not set, the demonstration is
 * generated.
 */
const demonstration = process.env['TEST_DEMONSTRATION'];

/** Both services over the demonstration, or over an empty programme with its users alone. */
export class Services {
  private constructor(
    /** A client of the REST service, without the gateway. */
    readonly office: Office,
    private readonly rest: Server,
    private readonly gateway: TestGateway,
    /** The deviations of REST responses from their description; every response to the gateway is checked. */
    readonly drifts: readonly Drift[],
    private readonly database: { readonly databaseUrl: string | undefined; readonly dataDir: string },
    private readonly discard: () => Promise<void>,
  ) {}

  /** @param clock of the gateway; its rates and its knowledge of callers depend on it */
  static async start(
    demoData: 'none' | 'full' = 'none',
    { channels = testConfig.channels, clock }: { channels?: Config['channels']; clock?: Clock } = {},
  ): Promise<Services> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'gdd-programme-'));
    const server = testDatabaseUrl === undefined ? undefined : await emptyServerDatabase(testDatabaseUrl);
    if (server === undefined && demoData === 'full' && demonstration !== undefined) {
      await cp(demonstration, dataDir, { recursive: true });
    } else if (server === undefined) {
      await putEmptyEmbedded(dataDir);
    }
    const secret = await appSecret({ appSecret: undefined, dataDir });
    const config = readConfig({
      MODE: 'demo',
      DEMO_DATA: demoData,
      DATA_DIR: dataDir,
      DATABASE_URL: server?.url,
      REST_PORT: '0',
      APP_SECRET: secret,
      LOG_LEVEL: 'silent',
      // the day for which the figures of the programme's files are known beforehand
      TODAY: demonstrationDay,
    });
    const rest = await startServer(config);
    const drifts: Drift[] = [];
    const settings = { ...testConfig, restUrl: rest.url, appSecret: secret, channels, driftShare: 1 };
    const upstream = new Upstream(settings, { warn: (drift) => drifts.push(drift) });
    const gateway = await TestGateway.start(settings, { upstream, ...(clock && { clock }) });
    const office = await Office.signIn(rest.url);
    return new Services(office, rest, gateway, drifts, { databaseUrl: server?.url, dataDir }, async () => {
      await server?.drop();
      await rm(dataDir, { recursive: true });
    });
  }

  /** The data of the gateway's response to an administrator. @throws Error for a response with errors */
  async send<T>(query: string, variables: object): Promise<T> {
    const { data, errors } = await this.sendAs(this.office.token, query, variables);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data as T;
  }

  /** The gateway's response to the owner of a token, errors included; after a step-up where it wants one. */
  async sendAs(token: string | null, query: string, variables: object = {}): Promise<GraphqlResponse> {
    const response = await this.gateway.send(query, { token, variables });
    const wantsStepUp = response.errors.some(({ extensions }) => extensions.reason === 'stepUpRequired');
    if (token === null || !wantsStepUp) return response;
    await proveAgain(this.rest.url, token);
    return this.sendAs(token, query, variables);
  }

  /** The address of the gateway. */
  get url(): string {
    return this.gateway.url;
  }

  /** Stops both services. */
  async stop(): Promise<void> {
    await this.stopServices();
    await this.discard();
  }

  private async stopServices(): Promise<void> {
    await this.gateway.close();
    await this.rest.stop();
  }

  /** Stops both services, and recomputes every sum and figure. @returns those that differ */
  async stopAndCompare(): Promise<readonly Difference[]> {
    await this.stopServices();
    const opened = await openDatabase(this.database);
    const differences = await findDifferences(opened.database);
    await opened.close();
    await this.discard();
    return differences;
  }
}
