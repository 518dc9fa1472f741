import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestApp } from '../../../testing/app/testApp.js';
import { makeBreachedFilter, openBreachedPasswords } from './breachedPasswords.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gdd-breached-'));
});
afterAll(() => rm(folder, { recursive: true }));

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

async function filterOf(lines: readonly string[], atLeast?: number): Promise<string> {
  const list = join(folder, 'list.txt');
  await writeFile(list, lines.join('\r\n'));
  const filter = join(folder, `filter-${lines.length}-${atLeast ?? 1}`);
  await makeBreachedFilter(list, filter, atLeast);
  return filter;
}

test('a filter has every password of its list, and hardly any other', async () => {
  const listed = Array.from({ length: 2_000 }, (_, index) => `rubata-${index}`);
  const filter = await filterOf(listed.map((password) => `${sha1(password)}:3`));
  expect((await stat(filter)).size).toBeLessThan(2_000 * 2);
  const breached = await openBreachedPasswords(filter);
  const has = async (passwords: readonly string[]) => {
    let found = 0;
    for (const password of passwords) if ((await breached?.has(password)) === true) found += 1;
    return found;
  };
  expect(await has(listed)).toBe(2_000);
  expect(await has(listed.map((password) => `${password}!`))).toBeLessThan(10);
  await breached?.close();
});

test('hashes that were seen less often than asked for are left out', async () => {
  const breached = await openBreachedPasswords(
    await filterOf([`${sha1('spesso')}:100`, `${sha1('di rado')}:2`, sha1('senza numero').toLowerCase()], 10),
  );
  expect(await breached?.has('spesso')).toBe(true);
  expect(await breached?.has('senza numero')).toBe(true);
  expect(await breached?.has('di rado')).toBe(false);
  await breached?.close();
});

test('a list that is none, and a file that is no whole filter, are refused by a sentence', async () => {
  await expect(filterOf(['spesso'])).rejects.toThrow(/^Line 1 of .* is no SHA-1 hash\.$/);
  await expect(filterOf([`${sha1('spesso')}:1`], 5)).rejects.toThrow(/has no hash that was seen 5 times/);
  const filter = await filterOf([sha1('una'), sha1('due'), sha1('tre'), sha1('quattro')]);
  await truncate(filter, 20);
  const missing = join(folder, 'missing');
  const other = join(folder, 'list.txt');
  for (const path of [filter, missing, other]) {
    await expect(openBreachedPasswords(path)).rejects.toThrow(/is no filter of breachedPasswords\.js/);
  }
  expect(await openBreachedPasswords(undefined)).toBeUndefined();
});

test('whoever chooses a breached password, or one of the company’s words, is told which it is', async () => {
  const breached = await openBreachedPasswords(await filterOf([sha1('una-Password-42')]));
  const service = await openTestApp({ passwordRules: { words: ['Gommavera'], breached } });
  const register = async (password: string) => {
    const body = { username: 'nuova@officina.example', password };
    const response = await service.call('POST', '/api/users', { body });
    return [response.statusCode, response.json<{ error?: { fields: object } }>().error?.fields];
  };
  expect(await register('una-Password-42')).toEqual([422, { password: 'breached' }]);
  expect(await register('GommaVera-2026')).toEqual([422, { password: 'guessable' }]);
  expect(await register('nuova-officina-1')).toEqual([422, { password: 'guessable' }]);
  expect((await register('il-mio-gatto-rosso'))[0]).toBeLessThan(300);
  await service.close();
  await breached?.close();
});
