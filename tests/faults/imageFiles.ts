import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { dockerfileStages, type Instruction } from '../contract/dockerfile.js';
import { ltsNode } from './ltsNode.js';

const root = path.resolve(import.meta.dirname, '../..');

/** The ids of the user `node` in the image `node`. */
export const nodeUser = { uid: 1000, gid: 1000 } as const;

/** The folders of this machine that replace the Debian of the image. */
const systemFolders = ['usr', 'bin', 'sbin', 'lib', 'lib64'].filter((name) => exists(`/${name}`));

/** A built stage of the Dockerfile: a folder with the container's root file system, without the system folders. */
interface StageFiles {
  readonly folder: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
}

/**
 * Builds stages of the Dockerfile without Docker: COPY and RUN are executed as written, each RUN in the root of its
 * stage (bubblewrap), with the Debian of this machine and the Node of `ltsNode`, or else this process. A plain `npm ci`
 * links the packages of this checkout. Requires root, as the files of an image have several owners.
 */
export class ImageFiles {
  private readonly built = new Map<string, StageFiles>();
  private readonly tools: string;

  /** @param scratch an empty folder that every user may enter */
  constructor(private readonly scratch: string) {
    this.tools = path.join(scratch, 'tools');
    mkdirSync(this.tools);
    cpSync(ltsNode ?? process.execPath, path.join(this.tools, 'node'), { dereference: true });
    const npm = `#!/bin/sh\nexec /opt/tools/node /opt/npm/bin/npm-cli.js "$@"\n`;
    writeFileSync(path.join(this.tools, 'npm'), npm);
    chmodSync(path.join(this.tools, 'npm'), 0o755);
  }

  /** Builds a stage, and first the stages that it needs; each is built once. */
  stage(name: string): StageFiles {
    const known = this.built.get(name);
    if (known !== undefined) return known;
    const folder = path.join(this.scratch, name);
    const base = dockerfileStages().get(name)?.base ?? '';
    if (dockerfileStages().has(base)) this.copy(`${this.stage(base).folder}/.`, folder);
    else makeBase(folder);
    const inherited = this.built.get(base);
    let files: StageFiles = { workdir: '/', env: {}, user: 'root', ...inherited, folder };
    for (const each of dockerfileStages().get(name)?.instructions ?? []) files = this.execute(each, files);
    this.built.set(name, files);
    return files;
  }

  /** The arguments of bubblewrap for a process in the root of a stage. @param access whether the root is writable */
  rootOf({ folder, workdir }: StageFiles, access: 'read' | 'write'): readonly string[] {
    const system = systemFolders
      .filter((name) => !isLink(`/${name}`))
      .flatMap((name) => ['--ro-bind', `/${name}`, `/${name}`]);
    const own = ['--ro-bind', this.tools, '/opt/tools', '--dev', '/dev', '--proc', '/proc', '--tmpfs', '/tmp'];
    return [access === 'read' ? '--ro-bind' : '--bind', folder, '/', ...system, ...own, '--chdir', workdir];
  }

  private execute(instruction: Instruction, files: StageFiles): StageFiles {
    switch (instruction.kind) {
      case 'workdir':
        mkdirSync(path.join(files.folder, instruction.value), { recursive: true });
        return { ...files, workdir: instruction.value };
      case 'env':
        return { ...files, env: { ...files.env, ...instruction.values } };
      case 'user':
        return { ...files, user: instruction.value };
      case 'copy':
        this.copyIn(instruction, files);
        return files;
      case 'run':
        this.run(instruction, files);
        return files;
      case 'volume':
      case 'command':
      case 'healthcheck':
        return files;
    }
  }

  private copyIn({ from, sources, to }: Extract<Instruction, { kind: 'copy' }>, { folder, workdir }: StageFiles): void {
    const context = from === undefined ? root : this.stage(from).folder;
    const isIgnored = from === undefined ? ignoredByDocker() : () => false;
    const target = path.join(folder, path.resolve(workdir, to));
    for (const source of sources) {
      const origin = path.join(context, source);
      const isFolder = lstatSync(origin).isDirectory();
      const isInto = to.endsWith('/') || to === '.';
      cpSync(origin, isFolder || !isInto ? target : path.join(target, path.basename(source)), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (each) => !isIgnored(path.relative(context, each)),
      });
    }
  }

  private run({ command, caches }: Extract<Instruction, { kind: 'run' }>, files: StageFiles): void {
    if (command === 'npm ci') return this.installAll(files);
    const npm = path.resolve(realpathSync(outputOf('sh', ['-c', 'command -v npm'])), '../..');
    // the only cache mount is that of npm: use the one of this machine
    const cached = caches.flatMap((target) => ['--bind', outputOf('npm', ['config', 'get', 'cache']), target]);
    const environment = {
      ...files.env,
      PATH: '/opt/tools:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      npm_config_registry: outputOf('npm', ['config', 'get', 'registry']),
      npm_config_prefer_offline: 'true',
    };
    const args = [
      ...this.rootOf(files, 'write'),
      ...['--ro-bind', npm, '/opt/npm', ...cached],
      ...['/etc/ssl', '/etc/resolv.conf', '/etc/hosts'].filter(exists).flatMap((each) => ['--ro-bind', each, each]),
      ...setenv(environment),
      ...['sh', '-c', command],
    ];
    const { status, stdout, stderr } = spawnSync('bwrap', args, { encoding: 'utf8', maxBuffer: 1 << 28 });
    if (status !== 0) throw new Error(`RUN ${command}\n${stdout}\n${stderr}`);
  }

  /** Links the packages of this checkout, which `npm ci` would install from the same lock file: that saves a minute. */
  private installAll({ folder, workdir }: StageFiles): void {
    for (const workspace of ['.', 'schema', 'rest', 'gateway', 'client']) {
      const installed = path.join(root, workspace, 'node_modules');
      const target = path.join(folder, workdir, workspace, 'node_modules');
      if (!exists(installed)) continue;
      mkdirSync(target);
      for (const name of readdirSync(installed)) {
        if (name === '.cache' || name === '.vite-temp') continue;
        const source = path.join(installed, name);
        // hard links fail between file systems: copy instead
        if (spawnSync('cp', ['-a', '--link', source, target], { stdio: 'ignore' }).status !== 0)
          this.copy(source, target);
      }
    }
  }

  private copy(from: string, to: string): void {
    const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }
}

/**
 * Whether this machine can build and run the image this way: as root, with bubblewrap, and with a kernel that allows
 * user namespaces.
 */
export function canRunImages(): boolean {
  if (process.getuid?.() !== 0) return false;
  const { status } = spawnSync('setpriv', [...asUser, 'bwrap', '--unshare-user', '--ro-bind', '/', '/', 'true']);
  return status === 0;
}

/** The arguments of `setpriv` that switch to the user of the image, without regaining privileges. */
export const asUser = [
  ...['--reuid', String(nodeUser.uid), '--regid', String(nodeUser.gid), '--clear-groups', '--no-new-privs'],
  '--bounding-set=-all',
];

/** The arguments of bubblewrap for an environment with these variables alone. */
export function setenv(values: Readonly<Record<string, string>>): readonly string[] {
  return ['--clearenv', ...Object.entries(values).flatMap(([name, value]) => ['--setenv', name, value])];
}

/** Creates the files of the image `node` that are not in the system folders. */
function makeBase(folder: string): void {
  for (const name of ['etc', 'opt/tools', 'opt/npm', 'root', 'run/secrets', 'dev', 'proc', 'tmp']) {
    mkdirSync(path.join(folder, name), { recursive: true });
  }
  for (const name of systemFolders) {
    if (isLink(`/${name}`)) symlinkSync(readlinkSync(`/${name}`), path.join(folder, name));
    else mkdirSync(path.join(folder, name));
  }
  const { uid, gid } = nodeUser;
  writeFileSync(
    path.join(folder, 'etc/passwd'),
    `root:x:0:0::/root:/bin/sh\nnode:x:${uid}:${gid}::/home/node:/bin/sh\n`,
  );
  writeFileSync(path.join(folder, 'etc/group'), `root:x:0:\nnode:x:${gid}:\n`);
}

/** Whether .dockerignore excludes a path. */
function ignoredByDocker(): (file: string) => boolean {
  const patterns = readFileSync(path.join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => new RegExp(`^${line.replaceAll('.', '\\.').replace('**/', '(.*/)?').replace('/)?*', '/)?[^/]*')}$`));
  return (file) => patterns.some((pattern) => pattern.test(file));
}

function outputOf(program: string, args: readonly string[]): string {
  return spawnSync(program, args, { encoding: 'utf8' }).stdout.trim();
}

function exists(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}

function isLink(file: string): boolean {
  return lstatSync(file).isSymbolicLink();
}
