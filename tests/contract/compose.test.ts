/** docker-compose.yml and docker-compose.cluster.yml against Compose's own schema, and against the settings of the tiers. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DCLinter } from 'dclint';
import { composeServices, type ComposeFile } from './dockerfile.js';
import { settingNames, type Tier } from './settingNames.js';

const root = path.resolve(import.meta.dirname, '../..');
const files: readonly ComposeFile[] = ['docker-compose.yml', 'docker-compose.cluster.yml'];
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What the linter says of a file. */
interface LintResult {
  readonly messages: readonly { readonly rule: string; readonly message: string }[];
}

/** Where a file is not as the schema of the Compose specification says, which the linter has with it. */
async function schemaErrors(file: string): Promise<readonly string[]> {
  const config = { rules: {}, quiet: true, debug: false, exclude: [] };
  // its types are not written for this resolution of modules
  const linter = new DCLinter(config) as {
    lintFiles(paths: readonly string[], recursive: boolean): Promise<readonly LintResult[]>;
  };
  const results = await linter.lintFiles([file], false);
  if (results.length !== 1) throw new Error(`${file} was not read.`);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ rule }) => rule === 'invalid-schema' || rule === 'invalid-yaml')
    .map(({ message }) => message);
}

describe.each(files)('%s', (file) => {
  const services = Object.entries(composeServices(file));
  const tiers = services.flatMap(([name, service]) =>
    service.build === undefined ? [] : [[name, service.build.target as Tier, service] as const],
  );

  test('is as the specification of Compose says', async () => {
    expect(await schemaErrors(path.join(root, file))).toEqual([]);
  });

  test('names images by their version', () => {
    const images = services.flatMap(([, { image, build }]) => (build === undefined ? [image] : []));
    expect(images.filter((image) => !/:[\w.-]*\d[\w.-]*$/.test(image ?? ''))).toEqual([]);
  });

  test('sets nothing that its tier does not know', () => {
    expect(tiers.length).toBeGreaterThan(0);
    const unknown = tiers.flatMap(([name, tier, { environment = {} }]) => {
      const known = settingNames(tier);
      return Object.keys(environment).flatMap((setting) => (known.has(setting) ? [] : [`${name}: ${setting}`]));
    });
    expect(unknown).toEqual([]);
  });

  test('gives each tier longer to stop than it may take', () => {
    for (const [, , { environment = {}, stop_grace_period: grace = '' }] of tiers) {
      const drain = Number(environment['DRAIN_MS'] ?? 400) / 1000;
      expect(Number.parseInt(grace)).toBeGreaterThanOrEqual(drain + 2 + 11);
    }
  });
});

describe('two of each tier', () => {
  const services = composeServices('docker-compose.cluster.yml');
  const haproxy = textOf('deploy/haproxy.cfg');

  test.each([
    ['rest1', 'rest2'],
    ['gateway1', 'gateway2'],
  ])('%s and %s are the same', (one, other) => {
    expect(services[one]).toBeDefined();
    expect(services[one]).toEqual(services[other]);
  });

  test('are those that the balancer knows, by its defaults', () => {
    const servers = [...haproxy.matchAll(/^ {2}server (\w+) "\$\{\w+-(\w+):\d+\}"$/gm)];
    expect(servers.map(([, name]) => name)).toEqual(['gateway1', 'gateway2', 'rest1', 'rest2']);
    expect(servers.filter(([, name, host]) => name !== host || services[host ?? ''] === undefined)).toEqual([]);
  });

  test('drain for longer than the balancer takes to notice', () => {
    const [, inter, fast, fall] = /inter (\d+)ms fastinter (\d+)ms .*fall (\d+)/.exec(haproxy) ?? [];
    const notices = Number(inter) + Number(fast) * (Number(fall) - 1);
    expect(notices).toBeGreaterThan(0);
    for (const name of ['rest1', 'gateway1']) {
      expect(Number(services[name]?.environment?.['DRAIN_MS'])).toBeGreaterThanOrEqual(1.5 * notices);
    }
  });
});

describe('the schema', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'gdd-compose-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['a key that there is not', 'mem_limit: 256m', 'memory_limit: 256m'],
    ['a value of another type', '  cap_drop: [ALL]', '  cap_drop: ALL'],
  ])('refuses %s', async (_, right, wrong) => {
    const file = path.join(folder, 'docker-compose.yml');
    const text = textOf('docker-compose.yml').replace(right, wrong);
    expect(text).not.toBe(textOf('docker-compose.yml'));
    writeFileSync(file, text);
    expect(await schemaErrors(file)).not.toEqual([]);
  });
});
