/** The examples of docs/analysts.md, as a reader would copy them. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** The text of the guide. */
export function readGuide(): string {
  return readFileSync(path.resolve(import.meta.dirname, '../../docs/analysts.md'), 'utf8');
}

/** The blocks of code in one language. */
function blocksIn(guide: string, language: string): readonly string[] {
  return [...guide.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))].map(([, code = '']) => code);
}

function onlyBlockIn(guide: string, language: string): string {
  const [block, ...others] = blocksIn(guide, language);
  if (block === undefined || others.length > 0) throw new Error(`The guide has not one example in ${language}.`);
  return block;
}

/** Its operations, each with the words by which it begins. */
export function graphqlIn(guide: string): readonly (readonly [name: string, query: string])[] {
  return blocksIn(guide, 'graphql').map((query) => [query.slice(0, query.search(/[({]/)).trim(), query] as const);
}

/** What its call of curl sends, with a token in the place of the variable. */
export function curlCallIn(guide: string, token: string): { readonly headers: Record<string, string>; body: string } {
  const call = onlyBlockIn(guide, 'sh').replace('$TOKEN', token);
  const headers = [...call.matchAll(/--header ["'](.+?): (.+?)["']/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  return {
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: /--data '(.+)'/.exec(call)?.[1] ?? '',
  };
}

/** Whether this machine can run Python; the rest of the tests needs Node alone. */
export function hasPython(): boolean {
  return spawnSync('python3', ['--version']).status === 0;
}

/** Runs its Python. @returns what the script writes */
export async function runPython(
  guide: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<string> {
  const script = onlyBlockIn(guide, 'python');
  const { stdout } = await promisify(execFile)('python3', ['-c', script, ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });
  return stdout;
}
