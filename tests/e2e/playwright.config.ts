import path from 'node:path';
import { isNight } from '@gdd/schema/testing/run';
import { defineConfig, devices, type PlaywrightTestOptions } from '@playwright/test';
import { prepareRun } from '../rings.mjs';
import { demonstrationPorts, programmePort } from './portals.js';

const root = path.resolve(import.meta.dirname, '../..');

/** The flags keep Chromium from calling external services. */
const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** A portal with an empty data folder of its own, its REST service on the next port. */
const portalOn = (own: number, dataFolder: string, settings: Record<string, string> = {}) => ({
  command: 'node scripts/start.mjs',
  cwd: root,
  url: `http://localhost:${own}/ready`,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
  env: {
    PORT: String(own),
    REST_PORT: String(own + 1),
    DATA_DIR: path.join(root, 'tests/e2e/output', dataFolder),
    MODE: 'demo',
    // The tests check behaviour, not speed: deadlines must hold on a slow machine.
    DEADLINE_FACTOR: '10',
    ...settings,
  },
});

/** The tests of a device, on a portal that no other device changes. */
const testsOn = (portal: keyof typeof demonstrationPorts, device: Partial<PlaywrightTestOptions>) => ({
  use: { ...device, launchOptions, baseURL: `http://localhost:${demonstrationPorts[portal]}` },
});

const desk = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const desktop = testsOn('desktop', desk);
const desktopOnPhonesPortal = testsOn('phone', desk);
// With the phone's own scale factor rendering takes a sixth of the time of a test.
const phone = testsOn('phone', { ...devices['Pixel 7'], deviceScaleFactor: 1 });

const leftOut = prepareRun('browser');
const specs = (...names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

/** The longest tests: they only read, so they run in parallel, on the portal of the device that is done first. */
const readers = specs('accessibility', 'comparedYears', 'everyPage', 'forms', 'grids');
/** Approves the only draft of a run, whose pages the readers open before. */
const payments = specs('settlements');
/**
 * Before a landing each journey is made once, on the device of those who make it; by night on both. The tests of
 * `network` and of the walks choose the device themselves.
 */
const ofPhones = isNight ? [] : specs('auth', 'disputes', 'inbox', 'offline', 'share');
const ofDesktops = isNight
  ? []
  : specs(
      ...['accessibility', 'administrator', 'comparedYears', 'content', 'graphiql', 'grids', 'imports', 'layout'],
      ...['lists', 'live', 'passkeys', 'plans', 'programme', 'reports', 'users'],
    );

export default defineConfig({
  testDir: '.',
  globalSetup: './loadProgramme.ts',
  outputDir: 'output/results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions,
    // offline.spec.ts allows them.
    serviceWorkers: 'block',
    // Without screenshots and snapshots, which take a third of a run; the screenshot below shows the page at a failure.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // The tests of a device run one after the other, as they change data of the same portal.
    { name: 'desktop', workers: 1, testIgnore: [...readers, ...payments, ...ofPhones, ...leftOut], ...desktop },
    { name: 'phone', workers: 1, testIgnore: [...payments, ...ofDesktops, ...leftOut], ...phone },
    {
      name: 'readers',
      testMatch: readers,
      testIgnore: leftOut,
      fullyParallel: true,
      dependencies: ['phone'],
      ...desktopOnPhonesPortal,
    },
    {
      name: 'payments',
      testMatch: payments,
      testIgnore: leftOut,
      dependencies: ['readers'],
      ...desktopOnPhonesPortal,
    },
  ],
  webServer: [
    ...Object.entries(demonstrationPorts).map(([name, port]) => portalOn(port, name)),
    portalOn(programmePort, 'programme', { DEMO_DATA: 'none' }),
  ],
});
