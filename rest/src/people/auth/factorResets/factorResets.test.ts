/** The removal of lost factors, from the request to the sign-in by the password alone (docs/domain/second-factor.md). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { factorResets } from '../../../ground/database/tables/programme/factorResets.js';
import { auditEntries } from '../../../ground/database/tables/work/audit.js';
import { tidyUp } from '../../../operations/housekeeping.js';
import {
  confirmedPerson,
  firstPassword,
  newestLink,
  newPerson,
  newSession,
  ownUser,
  signIn,
  statusOf,
} from '../../../testing/app/accounts.js';
import { answer as answered, challengeOf, codeOf, withApp, type PersonWithApp } from '../../../testing/app/factors.js';
import { bearing } from '../../../testing/app/personalTokens.js';
import { programmeCode } from '../../../ground/database/rootMember.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';
import { resetFactors } from './resetFactors.js';

const hour = 60 * 60_000;

let service: TestApp;
let count = 0;
let person: PersonWithApp;
let id: number;
beforeAll(async () => {
  service = await openTestApp();
  await service.database.update(users).set({ emailConfirmedAt: service.clock.now() });
});
beforeEach(async () => {
  person = await withApp(service, await confirmedPerson(service, `perso${++count}@esempio.it`));
  id = (await ownUser(service, person.token)).id;
});
afterAll(() => service.close());

interface Response {
  readonly statusCode: number;
  readonly json: <T>() => T;
}
const dataOf = <T>(response: Response) => response.json<{ data: T }>().data;
const refusalOf = (response: Response) => [
  response.statusCode,
  response.json<{ error?: { reason?: string; message?: string } }>().error?.reason,
];
const ask = (as = 'ka.admin', of = id) => service.call('POST', `/api/users/${of}/factors/reset`, { as });
const asked = async () => dataOf<{ approval: { id: number } }>(await ask()).approval.id;
const decide = (approval: number, decision: 'approval' | 'withdrawal', as = 'gd.admin') =>
  service.call('POST', `/api/approvals/${approval}/${decision}`, { as });
const stateOf = async (approval: number) =>
  dataOf<{ approval: { state: string } }>(await service.call('GET', `/api/approvals/${approval}`, { as: 'ka.admin' }))
    .approval.state;
const answer = (token: string, wanted: boolean) =>
  service.call('POST', '/api/auth/factorReset', { body: { token, wanted } });
const outcomeOf = (response: Response) => dataOf<{ outcome: string }>(response).outcome;
const resetShown = async () =>
  dataOf<{ factors: { count: number; reset: object | null } }>(
    await service.call('GET', `/api/users/${id}`, { as: 'ka.admin' }),
  ).factors;
const link = () => newestLink(service, person.username);
/** Whether the password alone signs in. */
const isLetIn = async () => 'api_token' in (await signIn(service, person.username, firstPassword)).json<object>();
const trail = async () => {
  const rows = await service.database
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'user'), eq(auditEntries.entityId, id)))
    .orderBy(asc(auditEntries.id));
  return rows.map(({ action }) => action).filter((action) => action.startsWith('factor') || action.startsWith('totp'));
};

describe('the removal of lost factors', () => {
  test('waits for a second person, then 24 hours; the person is told of each step, and the sessions end', async () => {
    const approval = await asked();
    await service.outbox.drain();
    expect((await service.mailsTo(person.username)).at(-1)).toContain('/auth/factor-reset#token=');
    expect(await resetShown()).toEqual({ count: 1, reset: { approvalId: approval, confirmed: false, dueAt: null } });
    expect(refusalOf(await decide(approval, 'approval', 'ka.admin'))).toEqual([409, 'sameUser']);
    service.clock.advance(hour);
    await tidyUp(service);
    expect(await isLetIn()).toBe(false);

    expect((await decide(approval, 'approval')).statusCode).toBe(200);
    await service.outbox.drain();
    expect((await service.mailsTo(person.username)).at(-1)).toContain('24 ore');
    const dueAt = new Date(service.clock.now().getTime() + 24 * hour).toISOString();
    expect(await resetShown()).toMatchObject({ reset: { dueAt } });
    service.clock.advance(24 * hour - 1);
    await tidyUp(service);
    expect(await isLetIn()).toBe(false);
    const challenge = await challengeOf(service, person);
    const session = (await answered(service, { challenge, code: codeOf(service, person) })).json<{
      api_token: string;
    }>();
    expect(await statusOf(service, session.api_token)).toBe(200);

    service.clock.advance(1);
    await tidyUp(service);
    expect([await isLetIn(), await statusOf(service, session.api_token)]).toEqual([true, 401]);
    await service.outbox.drain();
    expect((await service.mailsTo(person.username)).at(-1)).toContain('è stata eliminata un’app di codici');
    expect(await resetShown()).toEqual({ count: 0, reset: null });
    expect(await trail()).toEqual(['totpAdded', 'totpRemoved', 'factorsReset']);
  });

  test('takes effect at once where the person confirms it, before or after the second person', async () => {
    const approval = await asked();
    await decide(approval, 'approval');
    const token = await link();
    expect(outcomeOf(await answer(token, true))).toBe('done');
    expect(await isLetIn()).toBe(true);
    expect(refusalOf(await answer(token, true))).toEqual([422, 'invalidLink']);

    const other = await withApp(service, await confirmedPerson(service, `altro${count}@esempio.it`));
    const { id: otherId } = await ownUser(service, other.token);
    const early = dataOf<{ approval: { id: number } }>(await ask('ka.admin', otherId)).approval.id;
    expect(outcomeOf(await answer(await newestLink(service, other.username), true))).toBe('waiting');
    expect(await statusOf(service, other.token)).toBe(200);
    expect((await decide(early, 'approval')).statusCode).toBe(200);
    expect(await statusOf(service, other.token)).toBe(401);
  });

  test('is ended by a person who did not ask for it, also after the approval, and the administrators are told', async () => {
    const [administrator] = await service.database.select().from(users).where(eq(users.username, 'gd.admin'));
    const address = administrator?.email ?? '';
    const approval = await asked();
    expect(outcomeOf(await answer(await link(), false))).toBe('ended');
    expect(await stateOf(approval)).toBe('withdrawn');
    expect(refusalOf(await decide(approval, 'approval'))).toEqual([409, 'approvalDecided']);
    await service.outbox.drain();
    expect((await service.mailsTo(address)).at(-1)).toContain(`${person.username} ha risposto di non aver chiesto`);

    const second = await asked();
    await decide(second, 'approval');
    expect(outcomeOf(await answer(await link(), false))).toBe('ended');
    service.clock.advance(25 * hour);
    await tidyUp(service);
    expect([await isLetIn(), await stateOf(second)]).toEqual([false, 'approved']);
    expect(await trail()).toEqual(['totpAdded', 'factorResetDenied', 'factorResetDenied']);
  });

  test('comes to nothing where the request was withdrawn or has expired, by its link too, and can be asked for anew', async () => {
    const withdrawn = await asked();
    const token = await link();
    await decide(withdrawn, 'withdrawal', 'ka.admin');
    expect(refusalOf(await answer(token, true))).toEqual([422, 'invalidLink']);
    expect(await resetShown()).toEqual({ count: 1, reset: null });
    await asked();
    const expiring = await link();
    service.clock.advance(14 * 24 * hour);
    expect(refusalOf(await answer(expiring, true))).toEqual([422, 'invalidLink']);
    await asked();
  });

  test('does not touch a factor that was set up after the operator’s command', async () => {
    await decide(await asked(), 'approval');
    await resetFactors(service, person.username);
    const token = await newSession(service, person);
    await withApp(service, { ...person, token });
    service.clock.advance(25 * hour);
    await tidyUp(service);
    expect(await resetShown()).toEqual({ count: 1, reset: null });
  });
});

describe('the removal of factors is refused, and changes nothing', () => {
  const nothingAsked = async () =>
    expect(await service.database.$count(factorResets, eq(factorResets.userId, id))).toBe(0);

  test('for somebody without a factor, an unconfirmed address, the own account, and while one waits', async () => {
    const plain = await confirmedPerson(service, `senza${count}@esempio.it`);
    expect(refusalOf(await ask('ka.admin', (await ownUser(service, plain.token)).id))).toEqual([409, 'noFactor']);
    const unconfirmed = await withApp(service, await newPerson(service, `ignoto${count}@esempio.it`));
    const { id: unconfirmedId } = await ownUser(service, unconfirmed.token);
    expect(refusalOf(await ask('ka.admin', unconfirmedId))).toEqual([409, 'emailUnconfirmed']);
    const { id: ownId } = await ownUser(service, await service.tokenOf('ka.admin'));
    expect(refusalOf(await ask('ka.admin', ownId))).toEqual([409, 'ownAccount']);
    expect(refusalOf(await ask('ka.admin', 999_999))).toEqual([404, undefined]);
    expect(refusalOf(await ask('agent'))).toEqual([403, undefined]);
    await nothingAsked();
    const approval = await asked();
    expect(refusalOf(await ask('gd.admin'))).toEqual([409, 'approvalPending']);
    await decide(approval, 'approval');
    expect(refusalOf(await ask())).toEqual([409, 'approvalPending']);
  });

  test('where nobody else manages users, with a sentence; the command remains', async () => {
    const others = inArray(users.username, ['gd.admin']);
    await service.database.update(users).set({ disabledAt: service.clock.now() }).where(others);
    const response = await ask();
    expect(refusalOf(response)).toEqual([409, 'noOtherAdministrator']);
    expect(response.json<{ error: { message: string } }>().error.message).toContain('Nessun altro amministratore');
    await nothingAsked();
    expect(await resetFactors(service, person.username)).toBe(1);
    await service.database.update(users).set({ disabledAt: null }).where(others);
  });

  test('by the person itself, who manages users too', async () => {
    const { id: memberId } = await service.memberWithCode(programmeCode);
    const roles = ['KA Administrator'];
    const given = await service.call('PUT', `/api/users/${id}`, {
      as: 'ka.admin',
      body: { name: 'Ada', roles, memberId },
    });
    expect(given.statusCode).toBe(200);
    const approval = await asked();
    const own = await service.call('POST', `/api/approvals/${approval}/approval`, bearing(person.token));
    expect(refusalOf(own)).toEqual([409, 'ownAccount']);
    expect(await stateOf(approval)).toBe('pending');
  });
});
