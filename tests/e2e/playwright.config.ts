import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const port = 4760;
/** The portal that programme.spec.ts fills by itself. */
const programmePort = 4762;
const root = path.resolve(import.meta.dirname, '../..');

/** The flags keep Chromium from looking for services outside: nothing here leaves the machine. */
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
    // The journeys ask what the portal does, not how fast the machine is that runs them.
    DEADLINE_FACTOR: '10',
    ...settings,
  },
});

export default defineConfig({
  testDir: '.',
  outputDir: 'output/results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions } },
    { name: 'phone', use: { ...devices['Pixel 7'], launchOptions } },
  ],
  webServer: [portalOn(port, 'data'), portalOn(programmePort, 'programme', { DEMO_DATA: 'none' })],
});
