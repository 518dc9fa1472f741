import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readConfig } from './config.js';

const APP_SECRET = 'a secret of thirty-two characters';

test('everything but the secret has a default', () => {
  expect(readConfig({ APP_SECRET })).toMatchObject({
    mode: 'demo',
    host: 'localhost',
    port: 4000,
    publicUrl: 'http://localhost:4000',
    restUrl: 'http://127.0.0.1:4001',
    trustedProxies: [],
    logLevel: 'info',
    metricsToken: undefined,
    tracing: undefined,
    drainMs: 400,
    deadlines: { connect: 4_000, readTry: 8_000, read: 8_800, write: 40_000, long: 110_000, idle: 120_000, rate: 80 },
    driftShare: 0.001,
  });
});

test.each([
  ['0', 0],
  ['1', 1],
  ['50', 0.02],
])('DRIFT_SAMPLE %s is a share of %d', (DRIFT_SAMPLE, driftShare) => {
  expect(readConfig({ APP_SECRET, DRIFT_SAMPLE })).toMatchObject({ driftShare });
});

test('addresses follow the ports, and proxies are a list', () => {
  const config = readConfig({ APP_SECRET, PORT: '5000', REST_PORT: '5001', TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16' });
  expect(config).toMatchObject({
    publicUrl: 'http://localhost:5000',
    restUrl: 'http://127.0.0.1:5001',
    trustedProxies: ['10.0.0.1', '10.1.0.0/16'],
  });
});

test('a factor multiplies the rates, and leaves every channel an operation a minute', () => {
  const { channels } = readConfig({ APP_SECRET, RATE_FACTOR: '0.01' });
  expect(channels.portal).toEqual({ cost: 1_000, perMinute: 1_000 });
  expect(readConfig({ APP_SECRET, RATE_FACTOR: '2' }).channels.analyst.perMinute).toBe(20_000);
  expect(readConfig({ APP_SECRET }).channels.analyst.perMinute).toBe(10_000);
});

test('a factor multiplies the deadlines', () => {
  const { deadlines } = readConfig({ APP_SECRET, DEADLINE_FACTOR: '3' });
  expect(deadlines).toEqual({
    connect: 3_000,
    readTry: 6_000,
    read: 6_600,
    write: 30_000,
    long: 110_000,
    idle: 90_000,
    rate: 60,
  });
});

test.each([
  ['APP_SECRET', { APP_SECRET: 'short' }],
  ['APP_SECRET', { APP_SECRET: undefined }],
  ['MODE', { MODE: 'staging' }],
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: 'x' }],
  ['REDIS_URL', { REDIS_URL: 'localhost:6379' }],
  ['REDIS_URL', { REDIS_URL: 'http://localhost:6379' }],
  ['SECURITY_CONTACT', { SECURITY_CONTACT: 'security@example.com' }],
  ['SECURITY_CONTACT', { SECURITY_CONTACT: 'https://example.com/a b' }],
  ['REST_URL', { REST_URL: 'ftp://files' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'portal' }],
  ['DRIFT_SAMPLE', { DRIFT_SAMPLE: '-1' }],
  ['DRIFT_SAMPLE', { DRIFT_SAMPLE: 'all' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['DRAIN_MS', { DRAIN_MS: '-1' }],
  ['DRAIN_MS', { DRAIN_MS: 'soon' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }],
  ['OTEL_TRACES_SAMPLER_ARG', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_TRACES_SAMPLER_ARG: '2' }],
  ['RATE_FACTOR', { RATE_FACTOR: '0' }],
  ['RATE_FACTOR', { RATE_FACTOR: 'much' }],
  ['DEADLINE_FACTOR', { DEADLINE_FACTOR: '-1' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
])('%s that makes no sense is named', (name, env) => {
  expect(() => readConfig({ APP_SECRET, ...env })).toThrow(name);
});

const production = {
  MODE: 'production',
  APP_SECRET: 'mOZ7p0yT1UXoWc4Q2hVnB9sKdR8eLgJf',
  PUBLIC_URL: 'https://portale.example',
};

test('production starts with a random secret and an https address', () => {
  expect(readConfig(production)).toMatchObject({ mode: 'production', publicUrl: 'https://portale.example' });
});

test('production names all that it misses at once', () => {
  expect(() => readConfig({ MODE: 'production' })).toThrow(/^ {2}APP_SECRET: .*\n {2}PUBLIC_URL: /m);
});

test.each([
  ['APP_SECRET', { APP_SECRET: 'a'.repeat(32) }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://portale.example' }],
])('production is refused with a poor %s', (name, env) => {
  expect(() => readConfig({ ...production, ...env })).toThrow(`${name}: `);
});

test('the secret may stand in a file, and an empty setting counts as not set', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gdd-settings-'));
  const file = join(folder, 'secret');
  writeFileSync(file, `${APP_SECRET}\n`);
  expect(readConfig({ APP_SECRET: '', PORT: '', APP_SECRET_FILE: file })).toMatchObject({
    appSecret: APP_SECRET,
    port: 4000,
  });
  rmSync(folder, { recursive: true });
});
