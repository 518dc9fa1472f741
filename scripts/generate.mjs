// npm run generate -- --dealers N --lines N: fills the empty Postgres of DATABASE_URL with a programme of that size.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build, isBuilt, root } from './build.mjs';
import { settings } from './settings.mjs';

const env = settings('demo');
if (!isBuilt()) build();
const { status } = spawnSync(process.execPath, [path.join(root, 'rest/dist/generate.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...env },
});
process.exit(status ?? 1);
