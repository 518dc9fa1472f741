import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { freePort } from '../../gateway/src/test/freePort.js';
import type { BucketSettings } from '../../rest/src/config.js';
import { isListening } from './listening.js';

/** The Debian packages of Swift with its S3 interface → a program of each. */
const packages = {
  'swift-proxy': 'swift-proxy-server',
  'swift-account': 'swift-account-server',
  'swift-container': 'swift-container-server',
  'swift-object': 'swift-object-server',
  memcached: 'memcached',
};

/** The system PATH: Debian installs Swift for the Python of the system. */
const env = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin' };

/** The reason why Swift cannot be started here; undefined where it can. */
export const swiftMissing: string | undefined =
  process.getuid?.() !== 0
    ? 'only root starts Swift as its user'
    : Object.entries(packages)
        .filter(([, program]) => spawnSync('which', [program], { env }).status !== 0)
        .map(([name]) => `${name} is not installed`)[0];

/** Milliseconds in which Swift must have started. */
const startMs = 150_000;

const [user, secret] = ['portal:files', 'secret-key-of-the-tests'];

/** OpenStack Swift on one node with its S3 interface, which checks signatures as S3 does. */
export class SwiftServer {
  private constructor(
    readonly endpoint: string,
    private readonly folder: string,
  ) {}

  private readonly processes: ChildProcess[] = [];

  static async start(): Promise<SwiftServer> {
    const folder = mkdtempSync(path.join(tmpdir(), 'gdd-swift-'));
    chmodSync(folder, 0o755);
    const ports = { proxy: 0, account: 0, container: 0, object: 0, memcached: 0 };
    for (const name of Object.keys(ports) as (keyof typeof ports)[]) ports[name] = await freePort();
    for (const name of ['log', 'srv/d1']) mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, 'swift.conf'), cluster);
    writeFileSync(path.join(folder, 'proxy.conf'), proxyConfig(folder, ports.proxy, ports.memcached));
    for (const kind of ['account', 'container', 'object'] as const) {
      writeFileSync(path.join(folder, `${kind}.conf`), storageConfig(folder, kind, ports[kind]));
    }
    const rings = [ports.account, ports.container, ports.object].map(String);
    execFileSync('python3', ['-c', makeRings, folder, ...rings], { env });
    spawnSync('chown', ['-R', 'swift:', folder], { env });
    const server = new SwiftServer(`http://127.0.0.1:${ports.proxy}`, folder);
    server.run('memcached', ['-l', '127.0.0.1', '-p', String(ports.memcached), '-m', '32']);
    for (const kind of ['account', 'container', 'object', 'proxy']) {
      server.run(`swift-${kind}-server`, [path.join(folder, `${kind}.conf`)]);
    }
    // wait for all: the proxy avoids a server for a minute after a failed connection
    await Promise.all(Object.values(ports).map((port) => server.listens(port)));
    return server;
  }

  /** Creates a bucket. @returns its settings with the credentials */
  async newBucket(name: string): Promise<BucketSettings> {
    const response = await this.client.fetch(`${this.endpoint}/${name}`, { method: 'PUT' });
    if (!response.ok) throw new Error(`Swift makes no bucket: ${await response.text()}`);
    const key = { accessKeyId: user, secretAccessKey: secret };
    return { endpoint: this.endpoint, name, region: 'us-east-1', ...key, presigned: false };
  }

  /** Sends a signed GET request. @returns the body of the response */
  async ask(address: string): Promise<string> {
    return (await this.client.fetch(`${this.endpoint}/${address}`)).text();
  }

  /** Puts an object into a bucket. */
  async put(address: string): Promise<void> {
    const response = await this.client.fetch(`${this.endpoint}/${address}`, { method: 'PUT', body: 'x' });
    if (!response.ok) throw new Error(`Swift takes no object: ${await response.text()}`);
  }

  /** Starts a multipart upload without finishing it. */
  async beginUpload(address: string): Promise<void> {
    const response = await this.client.fetch(`${this.endpoint}/${address}?uploads=`, { method: 'POST' });
    if (!response.ok) throw new Error(`Swift begins no upload: ${await response.text()}`);
  }

  async stop(): Promise<void> {
    for (const child of this.processes) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get client(): AwsClient {
    const key = { accessKeyId: user, secretAccessKey: secret };
    return new AwsClient({ ...key, service: 's3', region: 'us-east-1', retries: 0 });
  }

  /** Starts a program as Swift's user, with its output in the folder `log`. */
  private run(program: string, args: readonly string[]): void {
    const log = openSync(path.join(this.folder, 'log', program), 'w');
    const identity = ['--reuid', 'swift', '--regid', 'swift', '--clear-groups', '--no-new-privs'];
    this.processes.push(spawn('setpriv', [...identity, program, ...args], { env, stdio: ['ignore', log, log] }));
    closeSync(log);
  }

  /** Waits until a program listens on a port. @throws Error where Swift does not start in time */
  private async listens(port: number): Promise<void> {
    const until = performance.now() + startMs;
    while (!(await isListening(port))) {
      const ended = this.processes.find(({ exitCode }) => exitCode !== null)?.spawnargs.join(' ');
      if (ended !== undefined || performance.now() > until) {
        await this.stop();
        throw new Error(`Swift does not start: ${ended ?? `nothing listens on ${port}`}`);
      }
      await pause(100);
    }
  }
}

/** Creates the rings of Swift, each of one device and one replica; in one script, as Python takes seconds to start. */
const makeRings = `
import sys
from swift.common.ring import RingBuilder
for kind, port in zip(('account', 'container', 'object'), sys.argv[2:]):
    builder = RingBuilder(4, 1, 1)
    place = {'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port)}
    builder.add_dev({'id': 0, 'device': 'd1', 'weight': 1, **place})
    builder.rebalance()
    builder.get_ring().save(sys.argv[1] + '/' + kind + '.ring.gz')
`;

const cluster = `[swift-hash]
swift_hash_path_prefix = tests
swift_hash_path_suffix = tests
[storage-policy:0]
name = only
default = yes
`;

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = swift
swift_dir = ${folder}
devices = ${folder}/srv
mount_check = false
log_address = ${folder}/log/none
log_level = WARN
`;

const storageConfig = (folder: string, kind: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
[${kind}-replicator]
[${kind}-auditor]
`;

const filters = [
  ...['catch_errors', 'gatekeeper', 'healthcheck', 'listing_formats', 'bulk', 'copy', 'slo', 'dlo'],
  ...['proxy-logging', 'versioned_writes'],
].map((name) => `[filter:${name}]\nuse = egg:swift#${name.replace('-', '_')}\n`);

const proxyConfig = (folder: string, port: number, memcached: number) => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck proxy-logging cache listing_formats bulk s3api tempauth copy slo dlo versioned_writes proxy-logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
conn_timeout = 10
node_timeout = 30
error_suppression_limit = 1000
[filter:tempauth]
use = egg:swift#tempauth
user_${user.replace(':', '_')} = ${secret} .admin
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
s3_acl = false
dns_compliant_bucket_names = true
min_segment_size = 5242880
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcached}
connect_timeout = 5
${filters.join('')}`;
