import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../../ground/database/tables/work/audit.js';
import { recoveryCodes } from '../../../ground/database/tables/people/factors.js';
import { confirmedPerson, firstPassword, ownUser, signIn, statusOf } from '../../../testing/app/accounts.js';
import { withApp } from '../../../testing/app/factors.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';
import { NoFactors, resetFactors } from './resetFactors.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

describe('somebody who has lost all factors', () => {
  test('is let in with the password alone after the operator’s reset, and told; the sessions end', async () => {
    const person = await withApp(service, await confirmedPerson(service, 'perso@esempio.it'));
    const { id: userId } = await ownUser(service, person.token);
    expect(await resetFactors(service, person.username)).toBe(1);
    expect(await statusOf(service, person.token)).toBe(401);
    expect((await signIn(service, person.username, firstPassword)).json()).toMatchObject({
      api_token: expect.any(String),
    });
    const left = eq(recoveryCodes.userId, userId);
    expect(await service.database.$count(recoveryCodes, left)).toBe(0);
    const [entry] = await service.database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, userId), eq(auditEntries.action, 'totpRemoved')));
    expect(entry).toMatchObject({ actorId: null });
  });

  test.each(['nessuno', 'senza.fattore@esempio.it'])('%s is not changed: there is nothing to reset', async (name) => {
    if (name !== 'nessuno') await confirmedPerson(service, name);
    await expect(resetFactors(service, name)).rejects.toThrow(NoFactors);
  });
});
