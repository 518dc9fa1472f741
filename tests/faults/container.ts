import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import path from 'node:path';
import { commandOf, composeServices, wholeStage } from '../contract/dockerfile.js';
import { asUser, nodeUser, setenv, type ImageFiles } from './imageFiles.js';

/** The options of a container beside its image and its service in docker-compose.yml. */
export interface ContainerSettings {
  /** Settings in the place of those of docker-compose.yml; an empty one counts as not set. */
  readonly environment: Readonly<Record<string, string>>;
  /** The folder with the files that docker-compose.yml mounts as secrets. */
  readonly secrets: string;
  /** The folder of the volumes, which are kept after the container ends. */
  readonly volumes: string;
}

/** A service of docker-compose.yml, run by bubblewrap as Docker would: with uid 1000 and a read-only root. */
export class Container {
  private text = '';

  private constructor(
    readonly child: ChildProcess,
    /** The process id of the service on the host. */
    private readonly pid: number,
    private readonly exit: Promise<readonly unknown[]>,
  ) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (piece: string) => (this.text += piece));
    }
  }

  /** Starts a service, without waiting until it listens. */
  static async start(files: ImageFiles, service: string, settings: ContainerSettings): Promise<Container> {
    const args = containerArgs(files, service, settings);
    const command = commandOf(service, 'command');
    const child = spawn('setpriv', [...asUser, 'bwrap', '--json-status-fd', '3', ...args, ...command], {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    const exit = once(child, 'exit');
    const [status] = (await Promise.race([once(createInterface(child.stdio[3] as Readable), 'line'), exit])) as [
      unknown,
    ];
    if (typeof status !== 'string') throw new Error(`${service} did not begin: ${String(child.stderr?.read())}`);
    const { 'child-pid': pid } = JSON.parse(status) as { readonly 'child-pid': number };
    return new Container(child, pid, exit);
  }

  /** Runs another command in the place of the service's own. @returns its exit code and output */
  static run(files: ImageFiles, service: string, settings: ContainerSettings, command: readonly string[], input = '') {
    const args = [...asUser, 'bwrap', ...containerArgs(files, service, settings), ...command];
    const { status, stdout, stderr } = spawnSync('setpriv', args, { encoding: 'utf8', input });
    return { status, text: stdout + stderr };
  }

  /** Its output so far. */
  get printed(): string {
    return this.text;
  }

  /** Whether it runs. */
  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Sends SIGTERM, as `docker stop` does. @returns its exit code */
  async stop(): Promise<unknown> {
    if (this.isRunning) process.kill(this.pid, 'SIGTERM');
    const [code] = await this.exit;
    return code;
  }
}

function containerArgs(files: ImageFiles, service: string, { environment, secrets, volumes }: ContainerSettings) {
  const stage = files.stage(service);
  if (stage.user !== 'node') throw new Error(`The image of ${service} runs as ${stage.user}.`);
  const { environment: composed = {}, secrets: named = [] } = composeServices()[service] ?? {};
  const stored = wholeStage(service).instructions.flatMap((each) => (each.kind === 'volume' ? [each.value] : []));
  return [
    ...['--unshare-user', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--as-pid-1', '--die-with-parent'],
    ...['--uid', String(nodeUser.uid), '--gid', String(nodeUser.gid)],
    ...files.rootOf(stage, 'read'),
    ...stored.flatMap((folder) => ['--bind', volumeOf(path.join(stage.folder, folder), volumes), folder]),
    ...['--tmpfs', '/run/secrets'],
    ...named.flatMap((name) => ['--ro-bind', path.join(secrets, name), `/run/secrets/${name}`]),
    ...['--remount-ro', '/run/secrets'],
    ...setenv({ PATH: '/opt/tools:/usr/bin:/bin', ...stage.env, ...defaultsOf(composed), ...environment }),
  ];
}

/** A volume with the owner that the image gives it, as a new named volume has. */
function volumeOf(folder: string, volumes: string): string {
  const volume = path.join(volumes, path.basename(folder));
  const { uid, gid, mode } = statSync(folder);
  mkdirSync(volume, { recursive: true, mode });
  chownSync(volume, uid, gid);
  return volume;
}

/** The environment of a service in docker-compose.yml with the default of each of its variables. */
function defaultsOf(environment: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{\w+(?::[-?]([^}]*))?\}/g, (whole, otherwise: string | undefined) =>
        whole.includes(':-') ? (otherwise ?? '') : '',
      ),
    ]),
  );
}
