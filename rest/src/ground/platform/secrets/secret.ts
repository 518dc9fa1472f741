import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../config.js';
import { OperatorError } from '../../operatorError.js';
import { storeNewToken } from './tokens.js';

/**
 * The secret that signs cookies: the setting, or else the one in the data folder, which is created at the first start.
 *
 * @param config the settings, in which production must have the secret
 * @throws OperatorError where the stored one is empty
 */
export async function appSecret(config: Pick<Config, 'appSecret' | 'dataDir'>): Promise<string> {
  if (config.appSecret !== undefined) return config.appSecret;
  const path = join(config.dataDir, 'secret');
  await mkdir(config.dataDir, { recursive: true });
  if (!existsSync(path)) {
    await storeNewToken(path, 0o600).catch((error: NodeJS.ErrnoException) => {
      // another process, started at the same time, has stored it
      if (error.code !== 'EEXIST') throw error;
    });
  }
  const stored = (await readFile(path, 'utf8')).trim();
  if (stored === '') throw new OperatorError(`The file ${path} is empty: delete it, or set APP_SECRET.`);
  return stored;
}
