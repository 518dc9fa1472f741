import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.js';
import { newToken } from './tokens.js';

/**
 * The secret that signs cookies: the setting, or the one stored in the data folder, made there the first time.
 *
 * @param config the settings; production always has the secret among them
 */
export async function appSecret(config: Pick<Config, 'appSecret' | 'dataDir'>): Promise<string> {
  if (config.appSecret !== undefined) return config.appSecret;
  const path = join(config.dataDir, 'secret');
  await mkdir(config.dataDir, { recursive: true });
  try {
    const file = await open(path, 'wx', 0o600);
    const secret = newToken();
    await file.writeFile(secret);
    await file.close();
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(path, 'utf8')).trim();
  }
}
