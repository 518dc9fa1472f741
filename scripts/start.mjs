// npm start: builds the product if it is missing or out of date, then runs the REST service and the gateway together.
import path from 'node:path';
import { build, isBuilt, root } from './build.mjs';
import { gatewayOptions } from './nodeOptions.mjs';
import { processGroup } from './processes.mjs';
import { settings, withSecret } from './settings.mjs';

const started = performance.now();

if (!isBuilt()) {
  console.log('Building the portal (about half a minute, only after a change) …');
  build();
}

const chosen = settings('demo');
await checkPlace(chosen);
console.log('Starting the portal; an empty data folder gets the demonstration programme first (about half a minute) …');
const env = withLogLevel(await withSecret(chosen));
const group = processGroup();
const ready = performance.now();
const [, gateway] = await Promise.all([
  // no draining: it is stopped after the gateway, its only client
  group.start('The REST service', [path.join(root, 'rest/dist/main.js')], {
    env: { ...env, DRAIN_MS: '0' },
    onStep: (step) => console.log(`Demonstration programme: ${step} …`),
  }),
  group.start('The gateway', [...gatewayOptions, path.join(root, 'gateway/dist/main.js')], { env }),
]);
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

console.log(`
The dealer incentive portal is ready at ${gateway.url}
(${seconds(ready)} s to start, ${seconds(started)} s in all; data in ${env.DATA_DIR}; Ctrl+C stops it)`);

if (env.MODE === 'demo') {
  const { demonstrationUsers } = await import('../rest/dist/demonstration/users.js');
  const { demonstrationPassword } = await import('../schema/dist/demonstration.js');
  console.log(`\nSign in as one of these users, password ${demonstrationPassword}\n`);
  for (const { username, role } of demonstrationUsers) console.log(`  ${username.padEnd(24)}${role}`);
  console.log('');
}

/** Outside production requests are not logged, unless LOG_LEVEL is set. */
function withLogLevel(env) {
  return { ...env, LOG_LEVEL: process.env.LOG_LEVEL || (env.MODE === 'production' ? 'info' : 'warn') };
}

/** Exits with a message if a port is in use or the data folder is not usable, before the demonstration is seeded. */
async function checkPlace({ MODE, DATA_DIR, PORT, REST_PORT }) {
  const { checkStart } = await import('../rest/dist/ground/platform/startChecks.js');
  const { failureText } = await import('../rest/dist/ground/operatorError.js');
  const { DATABASE_URL: databaseUrl, DEMO_DATA: demoData = 'full', HOST } = process.env;
  const ports = [
    { setting: 'PORT', port: Number(PORT), host: HOST ?? 'localhost' },
    { setting: 'REST_PORT', port: Number(REST_PORT), host: HOST ?? '127.0.0.1' },
  ];
  // an invalid port is reported by the tier that reads the setting
  const numbered = ports.filter(({ port }) => Number.isInteger(port));
  try {
    await checkStart({ dataDir: DATA_DIR, databaseUrl, mode: MODE, demoData }, numbered);
  } catch (error) {
    process.stderr.write(failureText(error));
    process.exit(1);
  }
}
