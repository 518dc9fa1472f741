// Common code of the commands that run a program of the built REST service with the settings of this installation.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build, isBuilt, root } from './build.mjs';
import { settings } from './settings.mjs';

/** Runs a program of the REST service, after a build if necessary, and exits with the same status. */
export function runRestCommand(name, args = []) {
  const env = settings('demo');
  if (!isBuilt()) build();
  const { status } = spawnSync(process.execPath, [path.join(root, `rest/dist/${name}.js`), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.exit(status ?? 1);
}

/** Resolves the argument at an index as a path, relative to the folder in which the command was called (INIT_CWD). */
export function withPath(args, index) {
  const from = process.env.INIT_CWD ?? process.cwd();
  return args.map((each, position) => (position === index ? path.resolve(from, each) : each));
}
