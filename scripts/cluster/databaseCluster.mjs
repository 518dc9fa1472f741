// Three Postgres under Patroni with etcd, behind HAProxy, on this machine: npm run cluster, and the tests of a failover.
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  freePorts,
  missingPackages,
  pathOf,
  postgresPrograms,
  postgresUser,
  writeConfiguration,
} from './configuration.mjs';
import { endProgram, familyOf, isRunning, signalAll, startProgram, until } from './processes.mjs';

const host = '127.0.0.1';
const numbers = [1, 2, 3];
/** The names of the ports, in the order of the option `ports`. */
const portNames = [
  'primaryPort',
  'standbysPort',
  'etcdPort',
  'etcdPeerPort',
  ...numbers.flatMap((number) => [`postgresPort${number}`, `patroniPort${number}`]),
];
/** The number of ports that a cluster uses. */
export const portCount = portNames.length;

/** Random passwords of the roles of Patroni (`roles.sql`) and of the service. */
export function newPasswords() {
  const names = ['superuserPassword', 'replicationPassword', 'rewindPassword', 'ownerPassword'];
  return Object.fromEntries(names.map((name) => [name, randomBytes(18).toString('hex')]));
}

/** A database cluster on this machine. Its data are deleted when it is stopped. */
export class DatabaseCluster {
  #folder;
  #values;
  #owner = postgresUser();
  #etcd;
  #haproxy;
  /** Node → its Patroni. */
  #patroni = new Map();
  #frozen = [];

  /**
   * Starts the cluster and waits until the primary accepts connections; the standbys join later (`whole`).
   *
   * @param options.isStrict whether a commit waits for a standby even if there is none
   * @param options.existing a stopped server that becomes node1: its folder, and the passwords set by `roles.sql`
   *   (`ownerPassword` is that of `gdd`, the owner of the database `gdd`)
   * @param options.ports `portCount` ports; default: free ones
   * @param options.onStep called with a text at each step reached
   */
  static async start({ isStrict = false, existing, ports, onStep = () => undefined } = {}) {
    const missing = missingPackages();
    if (missing.length > 0) throw new Error(`The cluster needs the packages ${missing.join(', ')}.`);
    const cluster = new DatabaseCluster();
    try {
      await cluster.#begin(isStrict, existing, ports ?? (await freePorts(portCount)), onStep);
    } catch (error) {
      const logs = numbers.map((number) => cluster.#logOf(`node${number}`)).join('\n');
      await cluster.stop();
      throw new Error(`The database cluster did not start.\n${logs}`, { cause: error });
    }
    return cluster;
  }

  constructor() {
    this.#folder = mkdtempSync(path.join(tmpdir(), 'gdd-cluster-'));
    // the user that runs Postgres must be able to enter it
    chmodSync(this.#folder, 0o755);
  }

  async #begin(isStrict, existing, ports, onStep) {
    this.#values = {
      host,
      isStrict,
      network: `${host}/32`,
      folder: path.join(this.#folder, 'database'),
      programs: postgresPrograms(),
      ...Object.fromEntries(portNames.map((name, index) => [name, ports[index]])),
      ...(existing?.passwords ?? newPasswords()),
    };
    const { folder, etcdPort, etcdPeerPort } = this.#values;
    for (const each of [folder, path.join(folder, 'sockets')]) {
      mkdirSync(each);
      if (this.#owner) chownSync(each, this.#owner.uid, this.#owner.gid);
    }
    const [client, peer] = [etcdPort, etcdPeerPort].map((port) => `http://${host}:${port}`);
    this.#etcd = startProgram(
      pathOf('etcd'),
      [
        ...['--name', 'etcd1', '--data-dir', path.join(folder, 'etcd'), '--initial-cluster', `etcd1=${peer}`],
        ...['--listen-client-urls', client, '--advertise-client-urls', client],
        ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
        // longer than the defaults, so that a slow disk does not cause an election
        ...['--heartbeat-interval', '250', '--election-timeout', '2500'],
      ],
      { log: this.#logPath('etcd'), asPostgres: true },
    );
    await until('etcd is healthy', () => this.#isOk(`${client}/health`));
    onStep('etcd is healthy');
    if (existing) {
      renameSync(existing.folder, path.join(folder, 'node1'));
      this.#startPatroni('node1');
      // the first Patroni at an empty etcd initialises the cluster: it must be that of the existing server
      await until('node1 is the primary', () => this.leader());
    }
    for (const number of numbers.slice(existing ? 1 : 0)) this.#startPatroni(`node${number}`);
    writeConfiguration('haproxy.database.cfg', path.join(this.#folder, 'haproxy.cfg'), this.#values);
    this.#haproxy = startProgram(pathOf('haproxy'), ['-W', '-db', '-f', path.join(this.#folder, 'haproxy.cfg')], {
      log: this.#logPath('haproxy'),
    });
    await until('a primary is there', () => this.leader());
    onStep('a primary is there');
    if (!existing) {
      await this.#onPrimary(
        `create role gdd login password '${this.#values.ownerPassword}'`,
        'create database gdd owner gdd',
      );
    }
    await until('HAProxy has found the primary', () => this.takesConnections());
  }

  /** The URL of the primary, through HAProxy. */
  get url() {
    return this.#urlAt(this.#values.primaryPort);
  }

  /** The URL of the standbys, through HAProxy. */
  get standbysUrl() {
    return this.#urlAt(this.#values.standbysPort);
  }

  /** The URL of one node, for the superuser: to inspect what the service cannot see. */
  urlOf(name, database = 'gdd') {
    const { superuserPassword } = this.#values;
    return `postgres://postgres:${superuserPassword}@${host}:${this.#portOf('postgresPort', name)}/${database}`;
  }

  /** Creates another database of the service. @returns its URL, through HAProxy */
  async createDatabase(name) {
    await this.#onPrimary(`create database ${name} owner gdd`);
    const url = new URL(this.url);
    url.pathname = `/${name}`;
    return url.href;
  }

  /** The URL of each node's Patroni. */
  get patroniUrls() {
    return Object.fromEntries(numbers.map((number) => [`node${number}`, this.#patroniUrl(`node${number}`)]));
  }

  /** The folder with the configurations and logs. */
  get folder() {
    return this.#folder;
  }

  /** The node that is the primary; undefined while there is none. */
  leader() {
    return this.#nodeWith('/primary');
  }

  /** The synchronous standby, which confirms commits; undefined while there is none. */
  synchronousStandby() {
    return this.#nodeWith('/sync');
  }

  /** Waits until there is a primary, a synchronous standby, and every other running node is a standby. */
  async whole() {
    const standbys = [...this.#patroni.values()].filter(isRunning).length - 1;
    await until(
      'a standby confirms what is committed',
      async () => {
        if ((await this.leader()) === undefined || (await this.synchronousStandby()) === undefined) return false;
        const names = await Promise.all(
          numbers.map((number) => this.#isOk(`${this.#patroniUrl(`node${number}`)}/replica`)),
        );
        return names.filter(Boolean).length >= standbys;
      },
      { seconds: 120 },
    );
  }

  /** Kills a node with SIGKILL: its Patroni and every process of its Postgres. */
  async kill(name) {
    const patroni = this.#patroni.get(name);
    signalAll(this.#processesOf(name), 'SIGKILL');
    await until(`the Patroni of ${name} is gone`, () => !isRunning(patroni), { everyMs: 10 });
  }

  /** Starts a killed node again. */
  restart(name) {
    this.#startPatroni(name);
  }

  /** Suspends every process of a node with SIGSTOP; its connections stay open. */
  freeze(name) {
    const processes = this.#processesOf(name);
    signalAll(processes, 'SIGSTOP');
    this.#frozen.push(...processes);
  }

  /** Resumes all suspended processes. */
  thaw() {
    signalAll(this.#frozen.splice(0), 'SIGCONT');
  }

  /** Makes the synchronous standby the primary. @returns the new primary */
  async switchover() {
    const [leader, candidate] = [await this.leader(), await this.synchronousStandby()];
    const response = await fetch(`${this.#patroniUrl(leader)}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader, candidate }),
    });
    if (!response.ok) throw new Error(`No switchover: ${response.status} ${await response.text()}`);
    return candidate;
  }

  /** Changes the shared configuration of the nodes, as `patronictl edit-config` does. */
  async configure(change) {
    const response = await fetch(`${this.#patroniUrl(await this.leader())}/config`, {
      method: 'PATCH',
      body: JSON.stringify(change),
    });
    if (!response.ok) throw new Error(`Not changed: ${response.status} ${await response.text()}`);
  }

  /** The nodes that are not the primary. */
  async standbys() {
    const leader = await this.leader();
    return [...this.#patroni.keys()].filter((name) => name !== leader);
  }

  /** Whether the node is a running standby. */
  isStandby(name) {
    return this.#isOk(`${this.#patroniUrl(name)}/replica`);
  }

  /** Whether a connection through HAProxy reaches a primary. */
  async takesConnections() {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Waits until another node is the primary and HAProxy connects to it. */
  async writesAgain(former) {
    await until(
      `another node than ${former} is the primary`,
      async () => ![undefined, former].includes(await this.leader()) && this.takesConnections(),
      { seconds: 120 },
    );
  }

  /** Stops the cluster and deletes its folder. */
  async stop() {
    this.thaw();
    if (this.#haproxy) await endProgram(this.#haproxy);
    await Promise.all([...this.#patroni.values()].map(endProgram));
    if (this.#etcd) await endProgram(this.#etcd);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  #startPatroni(name) {
    const { folder } = this.#values;
    const file = path.join(folder, `${name}.yml`);
    const ports = { postgresPort: this.#portOf('postgresPort', name), patroniPort: this.#portOf('patroniPort', name) };
    writeConfiguration('patroni.yml', file, { ...this.#values, ...ports, name }, this.#owner);
    this.#patroni.set(
      name,
      startProgram(pathOf('patroni'), [file], { log: this.#logPath(name), asPostgres: true, env: { HOME: folder } }),
    );
  }

  /** Runs statements as the superuser on the primary, without waiting for a standby: there may be none yet. */
  async #onPrimary(...statements) {
    const client = new pg.Client({ connectionString: this.urlOf(await this.leader(), 'postgres') });
    await client.connect();
    await client.query('set synchronous_commit = local');
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  /** The first node whose Patroni responds to the route with success; a suspended node does not delay the result. */
  async #nodeWith(route) {
    const checks = numbers.map(async (number) => {
      const name = `node${number}`;
      if (await this.#isOk(this.#patroniUrl(name) + route)) return name;
      throw new Error(`${name} is not ${route}`);
    });
    return Promise.any(checks).catch(() => undefined);
  }

  async #isOk(url) {
    try {
      return (await fetch(url, { signal: AbortSignal.timeout(3000) })).ok;
    } catch {
      return false;
    }
  }

  /** The processes of Patroni and of its Postgres, which is not a child of Patroni. */
  #processesOf(name) {
    const [postmaster] = readFileSync(path.join(this.#values.folder, name, 'postmaster.pid'), 'utf8').split('\n', 1);
    return [...familyOf(this.#patroni.get(name).pid), ...familyOf(Number(postmaster))];
  }

  #portOf(kind, name) {
    return this.#values[kind + name.slice('node'.length)];
  }

  #urlAt(port) {
    return `postgres://gdd:${this.#values.ownerPassword}@${host}:${port}/gdd`;
  }

  #patroniUrl(name) {
    return `http://${host}:${this.#portOf('patroniPort', name)}`;
  }

  #logPath(name) {
    return path.join(this.#folder, `${name}.log`);
  }

  /** The last lines of a log. */
  #logOf(name) {
    try {
      return `${name}: ${readFileSync(this.#logPath(name), 'utf8').split('\n').slice(-15).join('\n')}`;
    } catch {
      return `${name}: no log`;
    }
  }
}
