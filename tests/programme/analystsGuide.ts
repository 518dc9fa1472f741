/** The examples of docs/analysts.md, as a reader would copy them. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { isRole, roles, type Role } from '@gdd/schema/permissions';

/** An operation of the guide. */
interface GuideOperation {
  readonly name: string;
  readonly query: string;
  /** The roles for which the guide states that it works. */
  readonly roles: readonly Role[];
}

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

/**
 * The roles for which an example states that it works: `# For: every role but Consultant and Dealer`.
 *
 * @throws Error where it names no role, or an unknown one
 */
export function rolesOf(example: string): readonly Role[] {
  const stated = /^(?:#|\/\/) For: (.+)$/m.exec(example)?.[1];
  if (stated === undefined) throw new Error(`An example does not say for whom it is: ${example}`);
  const [, except, names = ''] = /^(every role(?: but )?)?(.*)$/.exec(stated) ?? [];
  const named = names === '' ? [] : names.split(/, | and /);
  const unknown = named.filter((name) => !isRole(name));
  if (unknown.length > 0) throw new Error(`There is no role ${unknown.join()}.`);
  return except === undefined ? named.filter(isRole) : roles.filter((role) => !named.includes(role));
}

/** The GraphQL operations of the guide. */
export function operationsIn(guide: string): readonly GuideOperation[] {
  return blocksIn(guide, 'graphql').map((query) => ({
    name: /^(?:query|mutation) (\w+)/m.exec(query)?.[1] ?? query,
    query,
    roles: rolesOf(query),
  }));
}

/** The variables that the guide gives for the demonstration. */
export function variablesIn(guide: string): Readonly<Record<string, unknown>> {
  return JSON.parse(blocksIn(guide, 'json')[0] ?? '') as Readonly<Record<string, unknown>>;
}

/** The shell command with curl of the guide. */
export function curlIn(guide: string): string {
  return onlyBlockIn(guide, 'sh');
}

/** Headers and body of the curl command, with a token in the place of `$TOKEN`. */
export function curlCallIn(guide: string, token: string): { readonly headers: Record<string, string>; body: string } {
  const call = curlIn(guide).replace('$TOKEN', token);
  const headers = [...call.matchAll(/--header ["'](.+?): (.+?)["']/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  return {
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: /--data '(.+)'/.exec(call)?.[1] ?? '',
  };
}

/** The Python script of the guide. */
export function pythonIn(guide: string): string {
  return onlyBlockIn(guide, 'python');
}

/** The operations in the Power Query script, in the order in which it sends them, and the roles of the script. */
export function powerQueryIn(guide: string): { readonly queries: readonly string[]; readonly roles: readonly Role[] } {
  const script = onlyBlockIn(guide, 'powerquery');
  return { queries: [...script.matchAll(/"(query [^"]+)"/g)].map(([, query = '']) => query), roles: rolesOf(script) };
}

/** Whether this machine has Python; the other tests need Node alone. */
export function hasPython(): boolean {
  return spawnSync('python3', ['--version']).status === 0;
}

/** Runs a Python script; a failure is not thrown. @returns its output and its errors */
export async function runPython(
  script: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const running = promisify(execFile)('python3', ['-c', script, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  return running.catch((error: unknown) => error as { readonly stdout: string; readonly stderr: string });
}
