// Writes the configuration files of the cluster from templates, which also serve operators as examples.
import { chownSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** The programs of a cluster, with their Debian packages. */
const programs = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
};
const installations = '/usr/lib/postgresql';
const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin'];

/** The Debian packages required for a cluster that are not installed. */
export function missingPackages({ redis = false } = {}) {
  const required = { ...programs, ...(redis && { 'redis-server': 'redis-server' }) };
  const missing = Object.entries(required)
    .filter(([program]) => pathOf(program) === undefined)
    .map(([, name]) => name);
  if (!existsSync('/usr/lib/python3/dist-packages/etcd')) missing.push('python3-etcd');
  if (postgresPrograms() === undefined) missing.push('postgresql');
  return missing;
}

/** The path of a program; undefined if it is not installed. */
export function pathOf(program) {
  return folders.map((folder) => path.join(folder, program)).find((each) => existsSync(each));
}

/** The folder with the programs of the newest Postgres; undefined if none is installed. */
export function postgresPrograms() {
  const versions = existsSync(installations) ? readdirSync(installations) : [];
  const newest = versions
    .filter((version) => existsSync(path.join(installations, version, 'bin/initdb')))
    .sort((a, b) => Number(a) - Number(b))
    .at(-1);
  return newest && path.join(installations, newest, 'bin');
}

/** Different ports that are free now. All are opened before any is closed, so that none is returned twice. */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** A template of this folder with its values filled in. */
export function filledTemplate(template, values) {
  return readFileSync(path.join(import.meta.dirname, template), 'utf8').replaceAll(/<(\w+)>/g, (_, name) => {
    if (!(name in values)) throw new Error(`${template} wants ${name}.`);
    return String(values[name]);
  });
}

/**
 * Writes a template of this folder with its values filled in.
 *
 * @param owner the only user who may read it; default: the user of this process
 */
export function writeConfiguration(template, to, values, owner) {
  writeFileSync(to, filledTemplate(template, values), { mode: 0o600 });
  if (owner) chownSync(to, owner.uid, owner.gid);
}

/** The user that Postgres runs as: Postgres refuses root, so for root the user `postgres` of its package. */
export function postgresUser() {
  if (process.getuid() !== 0) return undefined;
  const id = (kind) => Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
