/** Whether an account exists, and has a second factor, cannot be told from how long a refusal takes. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { authAttempts } from '../../../ground/database/tables/people/sessions.js';
import { confirmedPerson, signIn } from '../../../testing/app/accounts.js';
import { withApp } from '../../../testing/app/factors.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';

const statementMetric = 'rest_sql_duration_seconds';

let service: TestApp;
let names: readonly string[];
beforeAll(async () => {
  service = await openTestApp();
  const plain = await confirmedPerson(service, 'senza.fattore@esempio.it');
  const secured = await withApp(service, await confirmedPerson(service, 'con.fattore@esempio.it'));
  names = ['sconosciuto@esempio.it', plain.username, secured.username];
});
beforeEach(async () => {
  await service.database.delete(authAttempts);
});
afterAll(() => service.close());

/** How many statements of each kind have run. */
async function statements(): Promise<ReadonlyMap<string, number>> {
  const lines = (await service.metrics.text())
    .split('\n')
    .filter((line) => line.startsWith(`${statementMetric}_count`));
  return new Map(
    lines.map((line) => {
      const [kind = '', total] = line.split(' ');
      return [kind, Number(total)];
    }),
  );
}

test('a refused sign-in runs the same statements for nobody, for a user, and for one with a factor', async () => {
  const works: { readonly statusCode: number; readonly reason: string; readonly ran: readonly unknown[] }[] = [];
  for (const name of names) {
    // the first one may remember what the later ones need not look up
    await signIn(service, name, 'sbagliata-del-tutto');
    const before = await statements();
    const { statusCode, body } = await signIn(service, name, 'sbagliata-del-tutto');
    const after = await statements();
    const ran = [...after].map(([kind, total]) => [kind, total - (before.get(kind) ?? 0)] as const);
    const { error } = JSON.parse(body) as { error: { reason: string } };
    works.push({ statusCode, reason: error.reason, ran: ran.filter(([, times]) => times !== 0) });
  }
  expect(works[0]).toMatchObject({ statusCode: 401, reason: 'wrongCredentials' });
  expect(works[0]?.ran.length).toBeGreaterThan(0);
  expect(works).toEqual([works[0], works[0], works[0]]);
});
