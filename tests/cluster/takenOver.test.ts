/** A database that ran on one machine becomes the first node of a cluster, as docs/operations/database.md says. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { filledTemplate, missingPackages } from '../../scripts/cluster/configuration.mjs';
import { DatabaseCluster, newPasswords } from '../../scripts/cluster/databaseCluster.mjs';
import { onDatabase } from '../bench/postgres.js';
import { PostgresServer } from '../faults/postgresServer.js';
import { RestProcess } from '../faults/restProcess.js';
import { Office } from '../programme/office.js';

const patience = 300_000;
const isRun = missingPackages().length === 0;

(isRun ? describe : describe.skip)('a database that there was before the cluster', () => {
  let cluster: DatabaseCluster;
  let rest: RestProcess;
  let before: unknown;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gdd-faults-rest-'));

  beforeAll(async () => {
    const server = await PostgresServer.start();
    const passwords = newPasswords();
    await onDatabase(server.url, async (postgres) => {
      await postgres.query(`create role gdd login password '${passwords['ownerPassword']}'`);
      await postgres.query('create database gdd owner gdd');
    });
    const url = new URL(server.url);
    url.username = 'gdd';
    url.pathname = '/gdd';
    const alone = await RestProcess.start({ databaseUrl: url.href, dataDir });
    before = await dealers(alone.url);
    expect(before).toHaveProperty('items.0');
    await alone.end('SIGTERM');

    await onDatabase(server.url, (postgres) => postgres.query(filledTemplate('roles.sql', passwords)));
    cluster = await DatabaseCluster.start({ existing: { folder: server.shutDown(), passwords } });
    await cluster.whole();
    rest = await RestProcess.start({ databaseUrl: cluster.url, dataDir });
  }, patience);

  afterAll(async () => {
    await rest.end('SIGKILL');
    await cluster.stop();
    rmSync(dataDir, { recursive: true });
  });

  test('is the primary, with what was in it', async () => {
    expect(await cluster.leader()).toBe('node1');
    expect(await dealers(rest.url)).toEqual(before);
  });

  test(
    'fails over, and follows when it comes back',
    async () => {
      await cluster.kill('node1');
      await cluster.writesAgain('node1');
      cluster.restart('node1');
      await cluster.whole();
      expect(await cluster.isStandby('node1')).toBe(true);
      expect(await dealers(rest.url)).toEqual(before);
    },
    patience,
  );
});

/** What an administrator sees of the dealers. */
async function dealers(url: string): Promise<unknown> {
  const office = await Office.signIn(url);
  return office.call('POST', '/dealers/table', {});
}
