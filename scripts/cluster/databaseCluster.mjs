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
/** The ports of the database, in this order. */
const portNames = [
  ...['primaryPort', 'standbysPort', 'etcdPort', 'etcdPeerPort'],
  ...numbers.flatMap((number) => [`postgresPort${number}`, `patroniPort${number}`]),
];
/** How many ports it takes. */
export const portCount = portNames.length;

/** Passwords of the roles: of Patroni's, as in `roles.sql`, and of the service's own. */
export function newPasswords() {
  const names = ['superuserPassword', 'replicationPassword', 'rewindPassword', 'ownerPassword'];
  return Object.fromEntries(names.map((name) => [name, randomBytes(18).toString('hex')]));
}

/** The database cluster of this machine. Its data is thrown away when it is stopped. */
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
   * Starts all of it, and waits until the primary takes connections; the standbys join meanwhile (`whole`).
   *
   * @param options.isStrict whether a commit waits for a standby even where there is none
   * @param options.existing a stopped server that becomes node1: its folder, and the passwords that `roles.sql` gave its
   *   roles (`ownerPassword` is that of `gdd`, which has the database `gdd` there)
   * @param options.ports as many as `portCount`; by default free ones
   * @param options.onStep hears what has been reached
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
    // whoever runs Postgres has to come through
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
        // calmer than by default: a slow disk is no election
        ...['--heartbeat-interval', '250', '--election-timeout', '2500'],
      ],
      { log: this.#logPath('etcd'), asPostgres: true },
    );
    await until('etcd is healthy', () => this.#isOk(`${client}/health`));
    onStep('etcd is healthy');
    if (existing) {
      renameSync(existing.folder, path.join(folder, 'node1'));
      this.#startPatroni('node1');
      // whoever comes first to an empty etcd makes the cluster
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

  /** Where HAProxy leads to the primary. */
  get url() {
    return this.#urlAt(this.#values.primaryPort);
  }

  /** Where HAProxy leads to the standbys. */
  get standbysUrl() {
    return this.#urlAt(this.#values.standbysPort);
  }

  /** A node's own address, of the superuser: for looking at what the service does not see. */
  urlOf(name, database = 'gdd') {
    const { superuserPassword } = this.#values;
    return `postgres://postgres:${superuserPassword}@${host}:${this.#portOf('postgresPort', name)}/${database}`;
  }

  /** A further database of the service, behind HAProxy. */
  async createDatabase(name) {
    await this.#onPrimary(`create database ${name} owner gdd`);
    const url = new URL(this.url);
    url.pathname = `/${name}`;
    return url.href;
  }

  /** Node → the address of its Patroni. */
  get patroniUrls() {
    return Object.fromEntries(numbers.map((number) => [`node${number}`, this.#patroniUrl(`node${number}`)]));
  }

  /** The folder with the configurations and logs. */
  get folder() {
    return this.#folder;
  }

  /** The node that is the primary; undefined while none is. */
  leader() {
    return this.#nodeWith('/primary');
  }

  /** The standby that confirms what is committed; undefined while none does. */
  synchronousStandby() {
    return this.#nodeWith('/sync');
  }

  /** Waits until there are a primary, a standby that confirms, and as many standbys as nodes are running beside it. */
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

  /** Kills a node as it stands: its Patroni, and every process of its Postgres. */
  async kill(name) {
    const patroni = this.#patroni.get(name);
    signalAll(this.#processesOf(name), 'SIGKILL');
    await until(`the Patroni of ${name} is gone`, () => !isRunning(patroni), { everyMs: 10 });
  }

  /** Starts a killed node again. */
  restart(name) {
    this.#startPatroni(name);
  }

  /** Stops every process of a node where it stands; it still holds its connections. */
  freeze(name) {
    const processes = this.#processesOf(name);
    signalAll(processes, 'SIGSTOP');
    this.#frozen.push(...processes);
  }

  /** Lets everything frozen go on. */
  thaw() {
    signalAll(this.#frozen.splice(0), 'SIGCONT');
  }

  /** Hands the primary's part to its synchronous standby. @returns the new primary */
  async switchover() {
    const [leader, candidate] = [await this.leader(), await this.synchronousStandby()];
    const response = await fetch(`${this.#patroniUrl(leader)}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader, candidate }),
    });
    if (!response.ok) throw new Error(`No switchover: ${response.status} ${await response.text()}`);
    return candidate;
  }

  /** Changes what the nodes share, as `patronictl edit-config` does. */
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

  /** Whether the node is a standby that follows. */
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

  /** Waits until another node than this one is the primary that connections are led to. */
  async writesAgain(former) {
    await until(
      `another node than ${former} is the primary`,
      async () => ![undefined, former].includes(await this.leader()) && this.takesConnections(),
      { seconds: 120 },
    );
  }

  /** Ends all of it and takes its folder away. */
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

  /** Does something as the superuser, without waiting for a standby: there may be none yet. */
  async #onPrimary(...statements) {
    const client = new pg.Client({ connectionString: this.urlOf(await this.leader(), 'postgres') });
    await client.connect();
    await client.query('set synchronous_commit = local');
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  /** The first node that says yes; one that stands still keeps nobody waiting. */
  async #nodeWith(route) {
    const answers = numbers.map(async (number) => {
      const name = `node${number}`;
      if (await this.#isOk(this.#patroniUrl(name) + route)) return name;
      throw new Error(`${name} is not ${route}`);
    });
    return Promise.any(answers).catch(() => undefined);
  }

  async #isOk(url) {
    try {
      return (await fetch(url, { signal: AbortSignal.timeout(3000) })).ok;
    } catch {
      return false;
    }
  }

  /** Patroni's, and those of its Postgres, which Patroni lets go of. */
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

  /** The end of a log. */
  #logOf(name) {
    try {
      return `${name}: ${readFileSync(this.#logPath(name), 'utf8').split('\n').slice(-15).join('\n')}`;
    } catch {
      return `${name}: no log`;
    }
  }
}
