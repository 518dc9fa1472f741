import { describe, expect, test } from '@jest/globals';
import { ConfigError, readConfig } from './config.js';

const production = {
  MODE: 'production',
  DATABASE_URL: 'postgres://gdd@db/gdd',
  APP_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://portale.example/',
};

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
      smtpUrl: undefined,
      mailFrom: 'portale@gdd.example',
      privacyEmail: 'privacy@gdd.example',
      trustedProxies: ['127.0.0.1', '::1'],
      today: '2025-12-31',
      logLevel: 'info',
      drainMs: 400,
    });
  });

  test('that are empty count as not set', () => {
    expect(readConfig({ DATABASE_URL: '', REST_PORT: '' }).port).toBe(4001);
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
    try {
      readConfig({ APP_SECRET: secret });
    } catch (error) {
      expect(String(error)).not.toContain(secret);
    }
  });

  test.each(['DATABASE_URL', 'APP_SECRET', 'PUBLIC_URL'])('production is refused without %s', (name) => {
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(name);
  });
});
