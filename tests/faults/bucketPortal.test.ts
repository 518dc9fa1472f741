/** The portal with its files in a bucket: real services, a real S3 service, the operator's commands. */
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import type { BucketSettings } from '../../rest/src/config.js';
import { partBytes } from '../../rest/src/ground/platform/storage/bucketParts.js';
import { onDatabase } from '../bench/postgres.js';
import { Office, programmeJson } from '../programme/office.js';
import { BucketProxy } from './bucketProxy.js';
import { GatewayProcess } from './gatewayProcess.js';
import { hasPostgres, PostgresServer } from './postgresServer.js';
import { RestProcess } from './restProcess.js';
import { faultsTimeout } from './size.js';
import { swiftMissing, SwiftServer } from './swiftServer.js';

const rest = path.resolve(import.meta.dirname, '../../rest/dist');

interface Row {
  readonly id: number;
}

interface Export extends Row {
  readonly status: string;
  readonly sha256: string | null;
}

/** A file of a campaign. */
interface Attachment {
  readonly bytes: Buffer;
  readonly campaign: number;
  readonly attachment: number;
}

const settingsOf = (bucket: BucketSettings): Record<string, string> => ({
  S3_ENDPOINT: bucket.endpoint,
  S3_BUCKET: bucket.name,
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
});

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Runs a program of the REST service to its end. */
async function command(
  name: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  onStart: (kill: () => void) => void = () => undefined,
): Promise<{ readonly code: unknown; readonly stated: string }> {
  const child = spawn(process.execPath, [path.join(rest, `${name}.js`), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], MODE: 'demo', DEMO_DATA: 'none', REST_PORT: '0', LOG_LEVEL: 'silent', ...env },
  });
  onStart(() => child.kill('SIGKILL'));
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, stated: out + err };
}

const missing = swiftMissing ?? (hasPostgres() ? undefined : 'postgresql is not installed');
const start = missing === undefined ? describe : describe.skip;

start(missing === undefined ? 'a portal' : `not run (${missing}): a portal with its files in a bucket`, () => {
  let scratch: string;
  let swift: SwiftServer;
  let proxy: BucketProxy;
  let postgres: PostgresServer;
  let database: pg.Client;
  const processes: (RestProcess | GatewayProcess)[] = [];
  beforeAll(async () => {
    scratch = mkdtempSync(path.join(tmpdir(), 'gdd-bucket-test-'));
    [swift, postgres] = await Promise.all([SwiftServer.start(), PostgresServer.start()]);
    proxy = await BucketProxy.start(swift.endpoint);
    database = new pg.Client({ connectionString: postgres.url });
    await database.connect();
    for (const name of ['portal', 'restored', 'again', 'moving']) await database.query(`create database ${name}`);
  }, faultsTimeout);
  afterEach(() => {
    proxy.fault = () => undefined;
  });
  afterAll(async () => {
    for (const each of processes) await each.end('SIGKILL');
    await database.end();
    postgres.stop();
    await proxy.stop();
    await swift.stop();
    rmSync(scratch, { recursive: true });
  });

  const urlOf = (name: string) => {
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return url.href;
  };
  async function startRest(options: Parameters<typeof RestProcess.start>[0]): Promise<RestProcess> {
    const started = await RestProcess.start(options);
    processes.push(started);
    return started;
  }

  /** A new bucket, behind the proxy. */
  const newBucket = async (name: string) => ({ ...(await swift.newBucket(name)), endpoint: proxy.endpoint });

  async function newCampaign(office: Office): Promise<number> {
    const [, annual] = programmeJson<readonly object[]>('campagne.json');
    const { campaign } = await office.call<{ campaign: Row }>('POST', '/campaigns', { ...annual, title: 'Regole' });
    return campaign.id;
  }

  async function attach(office: Office, campaign: number, bytes: Buffer, filename = 'regole.pdf'): Promise<Attachment> {
    const route = `/campaigns/${campaign}/attachments?filename=${filename}`;
    const { attachment } = await office.call<{ attachment: Row }>('POST', route, bytes, 'application/pdf');
    return { bytes, campaign, attachment: attachment.id };
  }

  const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)]);

  function download(office: Office, { campaign, attachment }: Attachment, headers: Record<string, string> = {}) {
    return fetch(`${office.url}/api/download/campaigns-attachment/${campaign}/${attachment}`, {
      headers: { authorization: `Bearer ${office.token}`, ...headers },
    });
  }

  /** Whether files come back as they were sent. */
  async function areThere(office: Office, files: readonly Attachment[]): Promise<boolean[]> {
    return Promise.all(
      files.map(async (file) => Buffer.from(await (await download(office, file)).arrayBuffer()).equals(file.bytes)),
    );
  }

  async function exported(office: Office): Promise<Export> {
    const body = { type: 'dealers', format: 'csv', sorting: { column: 'businessName' } };
    const { export: requested } = await office.call<{ export: Export }>('POST', '/exports', body);
    for (;;) {
      const { export: found } = await office.call<{ export: Export }>('GET', `/exports/${requested.id}`);
      if (found.status === 'done' || found.status === 'failed') return found;
      await pause(50);
    }
  }

  const ticketOf = async (office: Office, route: string, params: object): Promise<string> =>
    (await office.call<{ ticket: string }>('POST', '/file-tickets', { route, params })).ticket;

  describe('with its files in a bucket', () => {
    let bucket: BucketSettings;
    let service: RestProcess;
    let office: Office;
    let campaign: number;
    let small: Attachment;
    let large: Attachment;
    beforeAll(async () => {
      bucket = await newBucket('portal-files');
      service = await startRest({ databaseUrl: urlOf('portal'), env: settingsOf(bucket) });
      office = await Office.signIn(service.url);
      campaign = await newCampaign(office);
    }, faultsTimeout);
    test('takes attachments and exports, and sends them whole and in parts', async () => {
      small = await attach(office, campaign, pdf(100));
      large = await attach(office, campaign, pdf(9_000_000));
      expect(await areThere(office, [small, large])).toEqual([true, true]);
      const [from, to] = [partBytes - 10, partBytes + 10];
      const part = await download(office, large, { range: `bytes=${from}-${to}` });
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes ${from}-${to}/${large.bytes.length}`,
      ]);
      expect(Buffer.from(await part.arrayBuffer()).equals(large.bytes.subarray(from, to + 1))).toBe(true);

      const { id, sha256 } = await exported(office);
      const response = await fetch(`${service.url}/api/download/${id}`, {
        headers: { authorization: `Bearer ${office.token}` },
      });
      expect(hashOf(await response.bytes())).toBe(sha256);
      expect(existsSync(path.join(service.dataDir, 'files'))).toBe(false);
    });

    test('says 503 while the bucket is away, and works again once it is back, without a restart', async () => {
      proxy.fault = () => 'breaks';
      const body = new Uint8Array(pdf(100));
      const headers = { authorization: `Bearer ${office.token}`, 'content-type': 'application/pdf' };
      const route = `${service.url}/api/campaigns/${campaign}/attachments?filename=regole.pdf`;
      for (const response of [await download(office, small), await fetch(route, { method: 'POST', body, headers })]) {
        expect(response.status).toBe(503);
        expect(await response.json()).toMatchObject({ success: false, error: { code: 'UPSTREAM_UNAVAILABLE' } });
      }
      expect((await fetch(`${service.url}/ready`)).status).toBe(200);
      proxy.fault = () => undefined;
      expect(await areThere(office, [small])).toEqual([true]);
    });

    test(
      'has browsers fetch files from the bucket where the setting says so, after the checks of every download',
      async () => {
        const env = { ...settingsOf(bucket), S3_PRESIGNED: 'true' };
        const direct = await startRest({ databaseUrl: urlOf('portal'), dataDir: service.dataDir, env });
        const gateway = await GatewayProcess.start({ REST_URL: direct.url });
        processes.push(gateway);
        const byGateway = (ticket: string, init: RequestInit = {}) =>
          fetch(`${gateway.url}/files/${ticket}`, { redirect: 'manual', ...init });
        const ofAttachment = ({ attachment }: Attachment) => ({ a: campaign, b: attachment });

        const ticket = await ticketOf(office, 'downloadCampaignAttachment', ofAttachment(large));
        const redirected = await byGateway(ticket);
        const address = new URL(redirected.headers.get('location') ?? '');
        expect([redirected.status, redirected.headers.get('cache-control')]).toEqual([302, 'private, no-store']);
        expect([address.origin, address.searchParams.get('X-Amz-Expires')]).toEqual([proxy.endpoint, '60']);
        const fetched = await fetch(address);
        expect(hashOf(await fetched.bytes())).toBe(hashOf(large.bytes));
        expect(fetched.headers.get('content-type')).toBe('application/pdf');
        expect(fetched.headers.get('content-disposition')).toMatch(/^attachment; filename="regole.pdf"/);
        const followed = await byGateway(ticket, { redirect: 'follow', headers: { range: 'bytes=0-7' } });
        expect([followed.status, await followed.text()]).toEqual([206, '%PDF-1.7']);
        const { id } = await exported(office);
        expect((await byGateway(await ticketOf(office, 'downloadExport', { file: id }))).status).toBe(302);

        // what the portal answers itself: a description, what the browser has, pictures, what has its own route
        const described = await byGateway(ticket, { method: 'HEAD' });
        expect([described.status, described.headers.get('content-length')]).toEqual([200, String(large.bytes.length)]);
        const etag = described.headers.get('etag') ?? '';
        expect((await byGateway(ticket, { headers: { 'if-none-match': etag } })).status).toBe(304);
        const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(100)]);
        const picture = await attach(office, campaign, png, 'foto.png');
        const shown = await byGateway(await ticketOf(office, 'downloadCampaignAttachment', ofAttachment(picture)));
        expect([shown.status, (await shown.bytes()).length]).toEqual([200, png.length]);
        expect(await areThere(new Office(direct.url, office.token), [large])).toEqual([true]);

        const leaving = await Office.signIn(direct.url);
        const late = await ticketOf(leaving, 'downloadCampaignAttachment', ofAttachment(large));
        await leaving.call('POST', '/logout');
        expect((await byGateway(late)).status).toBe(401);
      },
      faultsTimeout,
    );

    test('starts on no other bucket, nor on a folder', async () => {
      const other = await newBucket('other-files');
      const place = { DATABASE_URL: urlOf('portal'), DATA_DIR: path.join(scratch, 'other') };
      const onBucket = await command('main', { ...place, ...settingsOf(other) });
      expect(onBucket.code).toBe(1);
      expect(onBucket.stated).toContain('another place than the bucket other-files');
      expect(onBucket.stated).toContain('which is new to it');
      const onFolder = await command('main', place);
      expect(onFolder.code).toBe(1);
      expect(onFolder.stated).toContain('they are in a bucket');
    });

    test(
      'is backed up with its files, which go back into a folder or into another bucket',
      async () => {
        const folder = path.join(scratch, 'backup');
        const from = { DATABASE_URL: urlOf('portal'), DATA_DIR: service.dataDir, ...settingsOf(bucket) };
        expect(await command('backup', from, [folder])).toEqual({ code: 0, stated: `The backup is in ${folder}.\n` });

        const inFolder = { DATABASE_URL: urlOf('restored'), DATA_DIR: path.join(scratch, 'restored') };
        expect((await command('restore', inFolder, [folder])).stated).toMatch(/^The portal is as it was at 2/);
        const used = { DATABASE_URL: urlOf('again'), DATA_DIR: path.join(scratch, 'again'), ...settingsOf(bucket) };
        const refused = await command('restore', used, [folder]);
        expect([refused.code, refused.stated]).toEqual([
          1,
          `the bucket portal-files of ${proxy.endpoint} is not empty: nothing was restored.\n`,
        ]);
        const empty = settingsOf(await newBucket('restored-files'));
        expect((await command('restore', { ...used, ...empty }, [folder])).code).toBe(0);

        for (const [place, env] of [
          [inFolder, {}],
          [used, empty],
        ] as const) {
          const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = place;
          const again = await startRest({ databaseUrl, dataDir, env });
          expect(await areThere(await Office.signIn(again.url), [small, large])).toEqual([true, true]);
          await again.end('SIGTERM');
        }
      },
      faultsTimeout,
    );
  });

  test(
    'moves its files from a folder into a bucket while it runs, also where the move is killed on its way',
    async () => {
      const databaseUrl = urlOf('moving');
      const onFolder = await startRest({ databaseUrl, dataDir: path.join(scratch, 'moving') });
      const office = await Office.signIn(onFolder.url);
      const campaign = await newCampaign(office);
      const files: Attachment[] = [];
      for (let i = 0; i < 12; i += 1) files.push(await attach(office, campaign, pdf(1000 + i)));
      files.push(await attach(office, campaign, pdf(9_000_000)));
      const { id } = await exported(office);
      const bucket = await newBucket('moved-files');
      const env = { DATABASE_URL: databaseUrl, DATA_DIR: onFolder.dataDir, ...settingsOf(bucket) };

      let written = 0;
      const killed = await command('moveFiles', env, [], (kill) => {
        proxy.fault = ({ method, url = '' }) => {
          if (method === 'PUT' && /[0-9a-f]{32}$/.test(url)) written += 1;
          if (written > 6) kill();
          return written > 6 ? 'breaks' : undefined;
        };
      });
      proxy.fault = () => undefined;
      expect(killed).toEqual({ code: null, stated: '' });
      // half moved, it is nobody's place yet
      const early = await command('main', env);
      expect(early.stated).toContain('which is new to it');

      const first = await command('moveFiles', env);
      expect(first).toMatchObject({ code: 0 });
      const [, now = '', before = ''] = /copied now +(\d+) files.*\nthere before +(\d+) files/.exec(first.stated) ?? [];
      expect(Number(before)).toBeGreaterThan(0);
      expect(Number(now) + Number(before)).toBe(files.length + 1);
      expect(first.stated).toContain('stop all REST services, run this command once more');

      // meanwhile the portal goes on
      files.push(await attach(office, campaign, pdf(50)));
      await office.call('DELETE', `/exports/${id}`);
      await onFolder.end('SIGTERM');
      const last = await command('moveFiles', env);
      expect(last.stated).toMatch(/copied now +1 files.*\nthere before +13 files\ndeleted again +1 files/);

      const { dataDir } = onFolder;
      const onBucket = await startRest({ databaseUrl, dataDir, env: settingsOf(bucket) });
      expect(await areThere(await Office.signIn(onBucket.url), files)).toEqual(files.map(() => true));
      await onBucket.end('SIGTERM');
      const left = await command('main', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
      expect(left.stated).toContain('which is not theirs any more');
      expect(await command('moveFiles', env)).toEqual({
        code: 1,
        stated: 'The files are in a bucket already: nothing is to be moved.\n',
      });
    },
    faultsTimeout,
  );

  test('a move names files that are lost or damaged, and goes to no bucket of somebody else', async () => {
    const databaseUrl = urlOf('moving');
    const place = { DATABASE_URL: databaseUrl, DATA_DIR: path.join(scratch, 'moving') };
    expect(await command('moveFiles', place)).toEqual({
      code: 1,
      stated: 'There is no bucket to move the files to: set S3_ENDPOINT and what belongs to it.\n',
    });
    await onDatabaseOf(databaseUrl, `update file_storage set id = substr(id, 8)`);
    const foreign = await newBucket('foreign-files');
    await swift.put('foreign-files/somebody');
    expect(await command('moveFiles', { ...place, ...settingsOf(foreign) })).toMatchObject({
      code: 1,
      stated: expect.stringContaining("is not empty, and not this database's: nothing was moved."),
    });

    const [lost = '', damaged = ''] = await onDatabaseOf(
      databaseUrl,
      'select storage_key as key from campaign_attachments order by id limit 2',
    );
    const pathOf = (key: string) => path.join(place.DATA_DIR, 'files', key.slice(0, 2), key.slice(2, 4), key);
    rmSync(pathOf(lost));
    writeFileSync(pathOf(damaged), 'something else');
    const flawed = await command('moveFiles', { ...place, ...settingsOf(await newBucket('flawed-files')) });
    expect(flawed.code).toBe(1);
    expect(flawed.stated).toMatch(new RegExp(`WRONG: 1 files are other than the database says.*${damaged}`));
    expect(flawed.stated).toMatch(new RegExp(`WRONG: 1 files that the database names are not in the folder: ${lost}`));
  });

  async function onDatabaseOf(databaseUrl: string, statement: string): Promise<readonly string[]> {
    return onDatabase(databaseUrl, async (client) => {
      const { rows } = await client.query<{ key: string }>(statement);
      return rows.map(({ key }) => key);
    });
  }
});
