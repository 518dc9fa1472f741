// npm run recompute: computes every figure from the sale lines anew and compares it with the one that is kept.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build, isBuilt, root } from './build.mjs';
import { settings } from './settings.mjs';

const env = settings('demo');
if (!isBuilt()) build();
const { status } = spawnSync(process.execPath, [path.join(root, 'rest/dist/recompute.js')], {
  stdio: 'inherit',
  env: { ...process.env, ...env },
});
process.exit(status ?? 1);
