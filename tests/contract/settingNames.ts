import { readFileSync } from 'node:fs';
import path from 'node:path';

const configOf = (tier: Tier) =>
  readFileSync(path.resolve(import.meta.dirname, '../..', tier, 'src/config.ts'), 'utf8');

export type Tier = 'rest' | 'gateway';

/** Environment variables that Node itself reads. */
const ofNode = ['NODE_OPTIONS'];

/**
 * The names of all settings that a tier's config.ts reads; secrets also with `_FILE`, for a file that contains them.
 */
export function settingNames(tier: Tier): ReadonlySet<string> {
  const text = configOf(tier);
  const pattern = tier === 'rest' ? /^ {2}([A-Z][A-Z0-9_]+):/gm : /\benv\['([A-Z][A-Z0-9_]+)'\]/g;
  const names = [...text.matchAll(pattern)].map(([, name = '']) => name);
  const [, secrets = ''] = /^const secrets = \[([^\]]+)\]/m.exec(text) ?? [];
  const inFiles = [...secrets.matchAll(/'([A-Z0-9_]+)'/g)].map(([, name]) => `${name}_FILE`);
  if (names.length < 10 || inFiles.length < 3) throw new Error(`The settings of ${tier} are written otherwise now.`);
  return new Set([...names, ...inFiles, ...ofNode]);
}
