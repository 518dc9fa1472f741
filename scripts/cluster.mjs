// npm run cluster: runs a whole cluster on this machine: three Postgres under Patroni, etcd, HAProxy, Redis, two REST
// services, two gateways. Requires Debian packages (docs/operations/database.md), no containers. Ctrl-C stops it.
import path from 'node:path';
import { build, isBuilt, root } from './build.mjs';
import { freePorts, missingPackages, pathOf } from './cluster/configuration.mjs';
import { DatabaseCluster, portCount } from './cluster/databaseCluster.mjs';
import { endProgram, startProgram, until } from './cluster/processes.mjs';
import { gatewayOptions } from './nodeOptions.mjs';
import { processGroup } from './processes.mjs';
import { withSecret } from './settings.mjs';

const args = process.argv.slice(2);
const isDatabaseOnly = args.includes('--database-only');
const isStrict = args.includes('--strict');
const firstPort = Number(valueOf('--ports'));
const host = '127.0.0.1';
/** The ports of the tiers: portal, REST, two gateways, two REST services, Redis, and the state page of HAProxy. */
const tierPortCount = 8;

if (args.includes('--help') || Number.isNaN(firstPort)) {
  console.log(`Usage: npm run cluster -- [--database-only] [--strict] [--ports N]

  --database-only   etcd, Patroni and HAProxy, without Redis and the tiers
  --strict          a commit waits for a standby even where there is none
  --ports N         takes the ports from N on; by default free ones
MODE and DEMO_DATA go to the REST services: DEMO_DATA=none begins without the demonstration.`);
  process.exit(args.includes('--help') ? 0 : 1);
}
const missing = missingPackages({ redis: !isDatabaseOnly });
if (missing.length > 0) {
  console.error(`The cluster needs Debian's packages: apt-get install --no-install-recommends ${missing.join(' ')}`);
  process.exit(1);
}
if (!isDatabaseOnly && !isBuilt()) {
  console.log('Building the portal (about half a minute, only after a change) …');
  build();
}

const began = performance.now();
const report = (step) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${step}`);
const total = portCount + tierPortCount;
const ports = firstPort === 0 ? await freePorts(total) : Array.from({ length: total }, (_, i) => firstPort + i);
const [portalPort, restPort, gatewayPort1, gatewayPort2, restPort1, restPort2, redisPort, statePort] =
  ports.slice(portCount);

// in the order of their start; stopped in reverse
const programs = [];
/**
 * Resolves when the database has started; awaited at the stop, so that a cluster that is still starting is stopped too.
 */
let databaseStarts;
let database;
const starting = new AbortController();
const group = processGroup({
  afterStop: async () => {
    starting.abort();
    for (const program of [...programs].reverse()) await endProgram(program);
    await (await databaseStarts?.catch(() => undefined))?.stop();
  },
});
const starts = start();
try {
  await starts;
} catch (error) {
  if (!starting.signal.aborted) {
    console.error(error.message);
    await group.stop(1);
  }
}

async function start() {
  databaseStarts = DatabaseCluster.start({ isStrict, ports: ports.slice(0, portCount), onStep: report });
  database = await databaseStarts;
  if (starting.signal.aborted) return;
  const standbys = database.whole().then(() => report('a standby confirms what is committed'));
  await Promise.all([standbys, ...(isDatabaseOnly ? [] : [startTiers()])]);
  if (!starting.signal.aborted) printAddresses();
}

async function startTiers() {
  const { folder } = database;
  const redis = ['--bind', host, '--port', redisPort, '--save', '', '--dir', folder].map(String);
  programs.push(startProgram(pathOf('redis-server'), redis, { log: path.join(folder, 'redis.log') }));
  const { MODE = 'demo' } = process.env;
  const env = await withSecret({
    MODE,
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: database.url,
    DATABASE_READ_URL: database.standbysUrl,
    REDIS_URL: `redis://${host}:${redisPort}`,
    REST_URL: `http://${host}:${restPort}`,
    PUBLIC_URL: `http://localhost:${portalPort}`,
    TRUSTED_PROXIES: host,
    // HAProxy checks every half second, and removes a replica after the second failure
    DRAIN_MS: '2000',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  });
  const rest = (number, port) =>
    group.start(`REST service ${number}`, [path.join(root, 'rest/dist/main.js')], {
      env: { ...env, REST_PORT: String(port) },
      onStep: (step) => report(`demonstration: ${step}`),
    });
  const gateway = (number, port) =>
    group.start(`gateway ${number}`, [...gatewayOptions, path.join(root, 'gateway/dist/main.js')], {
      env: { ...env, PORT: String(port), HOST: host },
    });
  const at = (port) => `${host}:${port}`;
  programs.push(
    startProgram(pathOf('haproxy'), ['-W', '-db', '-f', path.join(root, 'deploy/haproxy.cfg')], {
      log: path.join(folder, 'haproxy.tiers.log'),
      env: {
        PORTAL_BIND: at(portalPort),
        REST_BIND: at(restPort),
        STATE_BIND: at(statePort),
        GATEWAY_1: at(gatewayPort1),
        GATEWAY_2: at(gatewayPort2),
        REST_1: at(restPort1),
        REST_2: at(restPort2),
      },
    }),
  );
  const rests = Promise.all([rest(1, restPort1), rest(2, restPort2)]);
  await Promise.all([
    rests.then(() => report('the REST services are ready')),
    gateway(1, gatewayPort1),
    gateway(2, gatewayPort2),
  ]);
  await until('the portal is ready', async () => {
    const response = await fetch(`http://${at(statePort)}/metrics`).catch(() => undefined);
    return (await response?.text())?.includes('haproxy_backend_active_servers{proxy="gateways"} 2');
  });
  report('the portal is ready');
}

function printAddresses() {
  const patroni = Object.entries(database.patroniUrls).map(([name, url]) => `${name} ${url}`);
  const lines = [
    ...(isDatabaseOnly
      ? []
      : [
          `portal              http://localhost:${portalPort}  (gateways on ${gatewayPort1}, ${gatewayPort2})`,
          `REST                http://${host}:${restPort}  (services on ${restPort1}, ${restPort2})`,
          `Redis               redis://${host}:${redisPort}`,
        ]),
    `database, primary   ${database.url}`,
    `database, standbys  ${database.standbysUrl}`,
    `Patroni             ${patroni.join('  ')}`,
    `configurations      ${database.folder}  (also logs and data; taken away at the end)`,
    `nodes               patronictl -c ${database.folder}/database/node1.yml list`,
  ];
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\nCtrl+C stops it.`);
}

/** The value of an option; 0 if it is not given. */
function valueOf(option) {
  const at = args.indexOf(option);
  return at < 0 ? 0 : args[at + 1];
}
