import { readFileSync } from 'node:fs';
import path from 'node:path';

const configOf = (tier: Tier) =>
  readFileSync(path.resolve(import.meta.dirname, '../..', tier, 'src/config.ts'), 'utf8');

export type Tier = 'rest' | 'gateway';

/** What a program takes beside its own settings: Node's. */
const ofNode = ['NODE_OPTIONS'];

/** The names of all settings of a tier, as its config.ts reads them; those that may stand in a file by that name too. */
export function settingNames(tier: Tier): ReadonlySet<string> {
  const text = configOf(tier);
  const pattern = tier === 'rest' ? /^ {2}([A-Z][A-Z0-9_]+):/gm : /\benv\['([A-Z][A-Z0-9_]+)'\]/g;
  const names = [...text.matchAll(pattern)].map(([, name = '']) => name);
  const [, secrets = ''] = /^const secrets = \[([^\]]+)\]/m.exec(text) ?? [];
  const inFiles = [...secrets.matchAll(/'([A-Z0-9_]+)'/g)].map(([, name]) => `${name}_FILE`);
  if (names.length < 10 || inFiles.length < 3) throw new Error(`The settings of ${tier} are written otherwise now.`);
  return new Set([...names, ...inFiles, ...ofNode]);
}
