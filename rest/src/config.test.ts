import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ConfigError, readConfig } from './config.js';

const production = {
  MODE: 'production',
  DATABASE_URL: 'postgres://gdd@db/gdd',
  APP_SECRET: 'mOZ7p0yT1UXoWc4Q2hVnB9sKdR8eLgJf',
  PUBLIC_URL: 'https://portale.example/',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'portale@mail.example',
};

function messageOf(env: Readonly<Record<string, string | undefined>>): string {
  try {
    readConfig(env);
    return 'nothing is wrong';
  } catch (error) {
    return String(error);
  }
}

describe('settings', () => {
  test('have a default each', () => {
    expect(readConfig({})).toEqual({
      mode: 'demo',
      dataDir: '.data',
      databaseUrl: undefined,
      demoData: 'full',
      port: 4001,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      appSecret: undefined,
      previousSecret: undefined,
      smtpUrl: undefined,
      mailFrom: 'portale@gdd.example',
      privacyEmail: 'privacy@gdd.example',
      trustedProxies: ['127.0.0.1', '::1'],
      today: '2025-10-15',
      clamdAddress: undefined,
      passwordWords: [],
      breachedPasswords: undefined,
      localTargets: false,
      webhookPorts: [],
      logLevel: 'info',
      drainMs: 400,
      sessionIdleMs: 7_200_000,
    });
  });

  test('name the database three times with one password, the replica and the way round a pooler beside it alone', () => {
    const addresses = {
      DATABASE_URL: 'postgres://gdd@pooler/gdd',
      DATABASE_READ_URL: 'postgres://gdd@standby/gdd',
      DIRECT_DATABASE_URL: 'postgres://gdd@primary/gdd',
    };
    expect(readConfig({ ...addresses, DATABASE_PASSWORD: 'a b' })).toMatchObject({
      databaseUrl: 'postgres://gdd:a%20b@pooler/gdd',
      databaseReadUrl: 'postgres://gdd:a%20b@standby/gdd',
      directDatabaseUrl: 'postgres://gdd:a%20b@primary/gdd',
    });
    const message = messageOf({ ...addresses, DATABASE_URL: '' });
    expect(message).toContain('DATABASE_READ_URL: only beside DATABASE_URL');
    expect(message).toContain('DIRECT_DATABASE_URL: only beside DATABASE_URL');
  });

  test('that are empty count as not set', () => {
    expect(readConfig({ DATABASE_URL: '', REST_PORT: '' }).port).toBe(4001);
  });

  test.each([
    ['2025-10-15', {}],
    ['2025-10-15', { MODE: 'development' }],
    [undefined, { DEMO_DATA: 'none' }],
    [undefined, production],
    ['2026-01-15', { TODAY: '2026-01-15' }],
    ['2026-01-15', { ...production, TODAY: '2026-01-15' }],
  ])('fix the day at %s, given %j', (today, env) => {
    expect(readConfig(env).today).toBe(today);
  });

  test('follow one another: the public address the port', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readConfig(production).publicUrl).toBe('https://portale.example');
  });

  test.each([
    ['MODE', 'staging'],
    ['REST_PORT', '99999'],
    ['REST_PORT', 'http'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['APP_SECRET', 'short'],
    ['SMTP_URL', 'http://mail'],
    ['MAIL_FROM', 'Portale <a@b.it>'],
    ['PRIVACY_EMAIL', 'nessuno'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['DEMO_DATA', 'some'],
    ['TODAY', '31/12/2025'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  test('are refused without showing what they hold', () => {
    const secret = 'do-not-tell';
    expect(() => readConfig({ APP_SECRET: secret })).toThrow(ConfigError);
    expect(messageOf({ APP_SECRET: secret })).not.toContain(secret);
  });

  const needed = ['DATABASE_URL', 'APP_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'];

  test.each(needed)('production is refused without %s', (name) => {
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(`${name}: MODE=production needs`);
  });

  test('production names all that it misses at once, beside what is wrong', () => {
    const message = messageOf({ MODE: 'production', REST_PORT: 'http' });
    expect([...needed, 'REST_PORT'].filter((name) => !message.includes(`  ${name}: `))).toEqual([]);
  });

  test.each([
    ['PUBLIC_URL', 'http://portale.example'],
    ['APP_SECRET', 'a'.repeat(32)],
  ])('production is refused with %s=%s', (name, value) => {
    expect(messageOf({ ...production, [name]: value })).toContain(`${name}: `);
    expect(messageOf({ ...production, [name]: value })).not.toContain(value);
  });

  describe('of a bucket', () => {
    const bucket = {
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'portal-files',
      S3_ACCESS_KEY_ID: 'the key',
      S3_SECRET_ACCESS_KEY: 'its secret',
    };

    test('are taken together, with a region of their own where there is one', () => {
      const read = { endpoint: 'https://s3.example', name: 'portal-files', presigned: false };
      const key = { accessKeyId: 'the key', secretAccessKey: 'its secret' };
      expect(readConfig(bucket).bucket).toEqual({ ...read, ...key, region: 'us-east-1' });
      const other = readConfig({ ...bucket, S3_REGION: 'eu-south-1', S3_PRESIGNED: 'true' }).bucket;
      expect(other).toEqual({ ...read, ...key, region: 'eu-south-1', presigned: true });
      expect(readConfig({}).bucket).toBeUndefined();
    });

    test.each(Object.keys(bucket))('are refused without %s', (name) => {
      expect(messageOf({ ...bucket, [name]: undefined })).toContain(`  ${name}: files in a bucket need S3_ENDPOINT`);
      expect(messageOf({ ...bucket, [name]: undefined })).not.toContain('its secret');
    });

    test('are refused where browsers would be sent to no bucket, or in production by http', () => {
      expect(messageOf({ S3_PRESIGNED: 'true' })).toContain('S3_ENDPOINT: files in a bucket need');
      const open = { ...bucket, S3_ENDPOINT: 'http://s3.example' };
      expect(messageOf({ ...production, ...open })).toBe('nothing is wrong');
      expect(messageOf({ ...production, ...open, S3_PRESIGNED: 'true' })).toContain('S3_ENDPOINT: S3_PRESIGNED');
    });

    test('may stand in files, its key and its secret', () => {
      const message = messageOf({
        ...bucket,
        S3_SECRET_ACCESS_KEY: undefined,
        S3_SECRET_ACCESS_KEY_FILE: '/no/secret',
      });
      expect(message).toContain('S3_SECRET_ACCESS_KEY_FILE: ENOENT');
    });
  });

  test('that are secret may stand in files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gdd-settings-'));
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const { SMTP_URL, APP_SECRET, ...open } = production;
    const config = readConfig({
      ...open,
      SMTP_URL_FILE: file('mail', `${SMTP_URL}\n`),
      APP_SECRET_FILE: file('secret', `${APP_SECRET}\n`),
      DATABASE_PASSWORD_FILE: file('password', 'p@ss/w%rd\n'),
    });
    expect(config).toMatchObject({ smtpUrl: SMTP_URL, appSecret: APP_SECRET });
    expect(config.databaseUrl).toBe('postgres://gdd:p%40ss%2Fw%25rd@db/gdd');
    rmSync(folder, { recursive: true });
  });
});
