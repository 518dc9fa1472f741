// The common part of the commands of an installation: they run a program of the built REST service with its settings.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build, isBuilt, root } from './build.mjs';
import { settings } from './settings.mjs';

/** Runs a program of the REST service, built first where it is not, and ends this process as that one ends. */
export function runRestCommand(name, args = []) {
  const env = settings('demo');
  if (!isBuilt()) build();
  const { status } = spawnSync(process.execPath, [path.join(root, `rest/dist/${name}.js`), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.exit(status ?? 1);
}

/** Arguments whose entry at a place is a path, which is named from where the person stands, not from the repository. */
export function withPath(args, place) {
  const from = process.env.INIT_CWD ?? process.cwd();
  return args.map((each, at) => (at === place ? path.resolve(from, each) : each));
}
