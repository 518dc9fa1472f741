// npm run restore -- FOLDER: puts a backup into an empty database and data folder.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build, isBuilt, root } from './build.mjs';
import { settings } from './settings.mjs';

const env = settings('demo');
if (!isBuilt()) build();
// The folder is named from where the person stands, not from the repository.
const [folder, ...rest] = process.argv.slice(2);
const named = folder === undefined ? [] : [path.resolve(process.env.INIT_CWD ?? process.cwd(), folder)];
const { status } = spawnSync(process.execPath, [path.join(root, 'rest/dist/restore.js'), ...named, ...rest], {
  stdio: 'inherit',
  env: { ...process.env, ...env },
});
process.exit(status ?? 1);
