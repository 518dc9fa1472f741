// npm run import -- network|sales|goals FILE: loads a file of the office into the database of this installation.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build, isBuilt, root } from './build.mjs';
import { settings } from './settings.mjs';

const env = settings('demo');
if (!isBuilt()) build();
// The file is named from where the person stands, not from the repository.
const [kind, file, ...rest] = process.argv.slice(2);
const named = file === undefined ? [] : [path.resolve(process.env.INIT_CWD ?? process.cwd(), file)];
const { status } = spawnSync(
  process.execPath,
  [path.join(root, 'rest/dist/import.js'), ...(kind === undefined ? [] : [kind]), ...named, ...rest],
  { stdio: 'inherit', env: { ...process.env, ...env } },
);
process.exit(status ?? 1);
