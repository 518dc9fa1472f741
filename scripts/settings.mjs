// The settings that the scripts need before a tier runs: mode, ports, data folder and secret.
import path from 'node:path';
import { root } from './build.mjs';

/** The common settings of the tiers, from the environment or with the defaults of the scripts. */
export function settings(defaultMode) {
  const { MODE = defaultMode, PORT = '4000', REST_PORT = '4001' } = process.env;
  return { MODE, PORT, REST_PORT, DATA_DIR: path.resolve(root, process.env.DATA_DIR ?? '.data') };
}

/**
 * Adds the secret of both tiers: the setting, or outside production the one that the REST service stores in the data
 * folder. Requires the built tiers.
 */
export async function withSecret(env) {
  // in production the secret comes from the environment or a file named there; without it the tiers refuse to start
  if (env.MODE === 'production' || process.env.APP_SECRET_FILE) return env;
  const { appSecret } = await import('../rest/dist/ground/platform/secrets/secret.js');
  return { ...env, APP_SECRET: await appSecret({ appSecret: process.env.APP_SECRET, dataDir: env.DATA_DIR }) };
}
