// The settings that the commands of this folder need before a tier runs: the mode, the ports, the folder and its secret.
import path from 'node:path';
import { root } from './build.mjs';

/** The settings that the tiers share, completed with what a command of this folder chooses by itself. */
export function settings(defaultMode) {
  const { MODE = defaultMode, PORT = '4000', REST_PORT = '4001' } = process.env;
  return { MODE, PORT, REST_PORT, DATA_DIR: path.resolve(root, process.env.DATA_DIR ?? '.data') };
}

/**
 * The secret that both tiers sign with: the setting, or outside production the one that the REST service keeps in the
 * data folder. Call it once the tiers are built.
 */
export async function withSecret(env) {
  // In production every secret comes from the environment, or from the file that it names: the tiers refuse to start without.
  if (env.MODE === 'production' || process.env.APP_SECRET_FILE) return env;
  const { appSecret } = await import('../rest/dist/platform/secrets/secret.js');
  return { ...env, APP_SECRET: await appSecret({ appSecret: process.env.APP_SECRET, dataDir: env.DATA_DIR }) };
}
