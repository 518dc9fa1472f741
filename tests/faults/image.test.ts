/**
 * Both targets of the Dockerfile, built from its lines and run as docker-compose.yml runs them: in production, on a real
 * Postgres, as uid 1000 in a root that cannot be written.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import manifest from '@gdd/schema/trusted-documents.json' with { type: 'json' };
import { freePort } from '../../gateway/src/test/freePort.js';
import { commandOf } from '../contract/dockerfile.js';
import { Container, type ContainerSettings } from './container.js';
import { canRunImages, ImageFiles } from './imageFiles.js';
import { hasPostgres, PostgresServer } from './postgresServer.js';

const administrator = { username: 'operator@example.com', password: 'Una frase lunga 2026' };
const buildTimeout = 15 * 60_000;
const documents = manifest as Readonly<Record<string, string>>;

// Not run without root, bubblewrap (Debian package bubblewrap) and a Postgres, or where the kernel refuses.
const whereItRuns = canRunImages() && hasPostgres() ? describe : describe.skip;

whereItRuns('the image', () => {
  let scratch: string;
  let files: ImageFiles;
  let postgres: PostgresServer | undefined;
  let mails: SMTPServer | undefined;
  let settings: ContainerSettings;
  let ports: { readonly rest: number; readonly gateway: number };
  const running: Container[] = [];
  let takeMail: (mail: string) => void;
  const mail = new Promise<string>((resolve) => (takeMail = resolve));
  beforeAll(async () => {
    scratch = mkdtempSync(path.join(tmpdir(), 'gdd-image-'));
    chmodSync(scratch, 0o755);
    files = new ImageFiles(scratch);
    files.stage('rest');
    files.stage('gateway');
    postgres = await PostgresServer.start();
    mails = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        void textOf(stream).then((text) => {
          takeMail(text);
          done();
        });
      },
    });
    mails.listen(0, '127.0.0.1');
    await once(mails.server, 'listening');
    ports = { rest: await freePort(), gateway: await freePort() };
    settings = settingsIn(scratch, ports, postgres.url, (mails.server.address() as AddressInfo).port);
  }, buildTimeout);
  afterAll(async () => {
    await stop();
    mails?.close();
    postgres?.stop();
    rmSync(scratch, { recursive: true, force: true });
  });

  /** Starts both tiers and waits until the gateway may be sent requests. */
  async function start(): Promise<void> {
    running.push(await Container.start(files, 'rest', settings));
    running.push(await Container.start(files, 'gateway', settings));
    while (running.every(({ isRunning }) => isRunning)) {
      const ready = await fetch(`http://127.0.0.1:${ports.gateway}/ready`).catch(() => undefined);
      if (ready?.ok) return;
      await pause(50);
    }
    throw new Error(running.map(({ printed }) => printed).join('\n'));
  }

  async function stop(): Promise<readonly unknown[]> {
    const codes: unknown[] = [];
    for (const container of running.splice(0).reverse()) codes.push(await container.stop());
    return codes;
  }

  const checkedHealth = (service: string) =>
    Container.run(files, service, settings, commandOf(service, 'healthcheck')).status;

  /** The response to one of the portal's own operations. */
  async function portal<T>(name: string, variables: object, token?: string): Promise<T> {
    const pattern = new RegExp(`^(query|mutation) ${name}\\b`);
    const [sha256Hash] = Object.entries(documents).find(([, text]) => pattern.test(text)) ?? [];
    const response = await fetch(`http://127.0.0.1:${ports.gateway}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }),
    });
    const { data, errors } = (await response.json()) as { readonly data?: T; readonly errors?: object };
    if (errors !== undefined || data === undefined) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    return data;
  }

  async function signedIn(): Promise<string> {
    const { login } = await portal<{ readonly login: { readonly api_token: string } }>('Login', administrator);
    return login.api_token;
  }

  test('holds no test, and nothing that tests alone need', () => {
    for (const stage of ['rest', 'gateway']) {
      const names = readdirSync(path.join(files.stage(stage).folder, 'app', stage, 'dist'), { recursive: true }).map(
        String,
      );
      expect(names).toContain('main.js');
      expect(names.filter((name) => /\.test\.|(^|\/)test(ing)?(\/|$)/.test(name))).toEqual([]);
    }
  });

  test('makes its tables on its own, as an upgrade does before a service is replaced', () => {
    const { status, text } = Container.run(files, 'rest', settings, ['node', 'rest/dist/migrate.js']);
    expect(text).toBe('The tables are those of this version.\n');
    expect(status).toBe(0);
  });

  test('takes its first administrator', () => {
    const input = `${administrator.username}\n${administrator.password}\n`;
    const command = ['node', 'rest/dist/createAdministrator.js'];
    const { status, text } = Container.run(files, 'rest', settings, command, input);
    expect(text).toContain('The administrator can sign in.');
    expect(status).toBe(0);
  });

  test('writes nowhere but to its volume', () => {
    const script = `for (const folder of ['/app', '/app/rest', '/', '/usr', '/data']) try {
      require('node:fs').writeFileSync(folder + '/written', '');
      console.log(folder);
    } catch {}`;
    expect(Container.run(files, 'rest', settings, ['node', '-e', script]).text).toBe('/data\n');
  });

  test('signs in, sends mails, takes a file, and has it after it was stopped and started', async () => {
    expect([checkedHealth('rest'), checkedHealth('gateway')]).toEqual([1, 1]);
    await start();
    expect([checkedHealth('rest'), checkedHealth('gateway')]).toEqual([0, 0]);

    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(100_000)]);
    const sent = await attach(await signedIn(), bytes);
    await portal('ForgotPassword', { email: administrator.username });
    // its lines are cut where they are long
    expect((await mail).replaceAll(/=\r?\n/g, '')).toContain('https://portal.example.com/');
    expect(await stop()).toEqual([0, 0]);

    await start();
    const { campaignAttachmentFile: file } = await portal<{
      readonly campaignAttachmentFile: { readonly url: string };
    }>('CampaignAttachmentFile', sent, await signedIn());
    const response = await fetch(`http://127.0.0.1:${ports.gateway}${file.url}`);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(await stop()).toEqual([0, 0]);
  });

  /** Makes a campaign, sends a file and attaches it. */
  async function attach(token: string, bytes: Buffer) {
    const { createCampaign } = await portal<{ readonly createCampaign: { readonly id: string } }>(
      'CreateCampaign',
      { input: campaign, state: 'OPEN', idempotencyKey: 'the-image-makes-a-campaign' },
      token,
    );
    const announced = { filename: 'regole.pdf', contentType: 'application/pdf', size: bytes.length };
    const { prepareUpload } = await portal<{
      readonly prepareUpload: { readonly uploadId: string; readonly url: string };
    }>('PrepareUpload', { input: { ...announced, purpose: 'CAMPAIGN_ATTACHMENT' } }, token);
    const body = new Uint8Array(bytes);
    const put = await fetch(`http://127.0.0.1:${ports.gateway}${prepareUpload.url}`, { method: 'PUT', body });
    expect(put.status).toBe(200);
    const ids = { campaignId: createCampaign.id, uploadId: prepareUpload.uploadId };
    const { addCampaignAttachment } = await portal<{ readonly addCampaignAttachment: { readonly id: string } }>(
      'AddCampaignAttachment',
      ids,
      token,
    );
    return { campaignId: createCampaign.id, attachmentId: addCampaignAttachment.id };
  }
});

const campaign = {
  title: 'Annuale 2026',
  type: 'ALL',
  duration: 'ANNUAL',
  isMain: false,
  year: 2026,
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  incentiveDetail: { basis: 'WHOLE', tiers: [{ from: 0, rate: '0.50' }], unlockAt: 80 },
  factorBoostDetail: { boosts: [] },
  eligibility: {},
};

/** The secrets as files and the settings of an operator; everything listens on this machine instead of a network. */
function settingsIn(
  scratch: string,
  ports: { readonly rest: number; readonly gateway: number },
  databaseUrl: string,
  mailPort: number,
): ContainerSettings {
  const secrets = path.join(scratch, 'secrets');
  const values = {
    app_secret: randomBytes(32).toString('base64'),
    database_password: randomBytes(16).toString('hex'),
    smtp_url: `smtp://127.0.0.1:${mailPort}`,
    metrics_token: randomBytes(16).toString('hex'),
  };
  mkdirSync(secrets);
  for (const [name, value] of Object.entries(values))
    writeFileSync(path.join(secrets, name), `${value}\n`, { mode: 0o444 });
  return {
    secrets,
    volumes: path.join(scratch, 'volumes'),
    environment: {
      PUBLIC_URL: 'https://portal.example.com',
      MAIL_FROM: 'portal@example.com',
      DATABASE_URL: databaseUrl,
      REST_PORT: String(ports.rest),
      PORT: String(ports.gateway),
      REST_URL: `http://127.0.0.1:${ports.rest}`,
      REDIS_URL: '',
      DEADLINE_FACTOR: '3',
    },
  };
}
