// npm start: builds what is missing or older than its sources, then runs the REST service and the gateway together.
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
const env = quietly(await withSecret(chosen));
const group = processGroup();
const ready = performance.now();
const [, gateway] = await Promise.all([
  // It is stopped once the gateway, its one caller, has gone: there is nobody to warn that it will go.
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

/** Without a line for each request where somebody looks at the portal; LOG_LEVEL brings them back. */
function quietly(env) {
  return { ...env, LOG_LEVEL: process.env.LOG_LEVEL || (env.MODE === 'production' ? 'info' : 'warn') };
}

/** Ends with a sentence where a port is taken or the data folder cannot be used: before anything is filled. */
async function checkPlace({ MODE, DATA_DIR, PORT, REST_PORT }) {
  const { checkStart } = await import('../rest/dist/platform/startChecks.js');
  const { failureText } = await import('../rest/dist/operatorError.js');
  const { DATABASE_URL: databaseUrl, DEMO_DATA: demoData = 'full', HOST } = process.env;
  const ports = [
    { setting: 'PORT', port: Number(PORT), host: HOST ?? 'localhost' },
    { setting: 'REST_PORT', port: Number(REST_PORT), host: HOST ?? '127.0.0.1' },
  ];
  // what is no number is named by the tier whose setting it is
  const numbered = ports.filter(({ port }) => Number.isInteger(port));
  try {
    await checkStart({ dataDir: DATA_DIR, databaseUrl, mode: MODE, demoData }, numbered);
  } catch (error) {
    process.stderr.write(failureText(error));
    process.exit(1);
  }
}
