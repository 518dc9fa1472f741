import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.js';
import { OperatorError } from '../../operatorError.js';
import { newToken } from './tokens.js';

/**
 * The secret that signs cookies: the setting, or the one stored in the data folder, made there the first time.
 *
 * @param config the settings; production always has the secret among them
 * @throws OperatorError where the stored one is empty
 */
export async function appSecret(config: Pick<Config, 'appSecret' | 'dataDir'>): Promise<string> {
  if (config.appSecret !== undefined) return config.appSecret;
  const path = join(config.dataDir, 'secret');
  await mkdir(config.dataDir, { recursive: true });
  if (!existsSync(path)) await storeNewSecret(path);
  const stored = (await readFile(path, 'utf8')).trim();
  if (stored === '') throw new OperatorError(`The file ${path} is empty: delete it, or set APP_SECRET.`);
  return stored;
}

/** Stores a secret in one step: nobody ever reads half of it. Of two that do so at once, one counts. */
async function storeNewSecret(path: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, newToken(), { mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
