// What the commands of this folder need to know before a tier runs: the mode, the ports, the folder and its secret.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './build.mjs';

/** The settings that both tiers share, completed with what `npm start` chooses by itself outside production. */
export function settings(defaultMode) {
  const { MODE = defaultMode, PORT = '4000', REST_PORT = '4001' } = process.env;
  const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');
  const shared = { MODE, PORT, REST_PORT, DATA_DIR: dataDir };
  // In production every secret comes from the environment; the tiers refuse to start without it.
  return MODE === 'production' ? shared : { ...shared, APP_SECRET: process.env.APP_SECRET ?? ownSecret(dataDir) };
}

function ownSecret(dataDir) {
  const file = path.join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
