import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import { auditEntries } from '../../../ground/database/tables/work/audit.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { outbox } from '../../../ground/database/tables/work/mail.js';
import { demonstrationPassword } from '@gdd/schema/demonstration';
import { newCampaign, sell } from '../../../testing/programme/salesAndCampaigns.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';
import { invitationToAccept, progressReminder } from './mails.js';

let service: TestApp;
/** The dealer of the user `dealer`. */
let own: typeof members.$inferSelect;
beforeAll(async () => {
  service = await openTestApp();
  own = await service.memberWithCode('DE00001');
});
afterAll(() => service.close());

/** Calls with a session of its own: the tests let days pass. */
async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, username = 'ka.admin', body?: object) {
  const login = await service.call('POST', '/api/login', { body: { username, password: demonstrationPassword } });
  const authorization = `Bearer ${login.json<{ api_token: string }>().api_token}`;
  return service.call(method, `/api/campaigns/${url}`, { headers: { authorization }, ...(body ? { body } : {}) });
}

async function campaignWith(dealerId: number, goalThreshold: number, title: string) {
  const { id } = await newCampaign(service.database, { title });
  await call('POST', `${id}/dealer/add`, 'ka.admin', { data: { goalThreshold, dealer: dealerId } });
  return id;
}

const accept = (id: number) => call('PATCH', `${id}/dealer/accept`, 'dealer', { accepted: 1 });
const remind = (id: number, dealerId = own.id) => call('GET', `${id}/dealer-email/${dealerId}`);
const refusal = (reason: string) => ({ error: { code: 'CONFLICT', reason } });

async function newestMail(): Promise<string> {
  await service.outbox.drain();
  return (await service.mailsTo(own.email ?? '')).at(-1) ?? '';
}

describe('a reminder', () => {
  test('invites whoever has not accepted yet, with the goal', async () => {
    const id = await campaignWith(own.id, 1200, 'Inverno è qui');
    expect((await remind(id)).json()).toEqual({ success: true, data: {} });
    const mail = await newestMail();
    expect(mail).toContain(`Buongiorno ${own.businessName},`);
    expect(mail).toContain('la campagna «Inverno è qui» attende di essere accettata');
    expect(mail).toContain('Obiettivo: 1.200 pneumatici');
    expect(mail).toContain('Periodo: dal 1º gennaio 2025 al 31 dicembre 2025');
    expect(mail).toContain(`https://portal.example/subscriptions/${id}\r\n`);
    const [entry] = await service.database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, id), eq(auditEntries.action, 'reminded')));
    expect(entry).toMatchObject({ after: { dealerId: own.id, businessName: own.businessName, email: own.email } });
  });

  test('tells whoever has accepted how many tyres are missing when it is sent', async () => {
    const id = await campaignWith(own.id, 100, 'Estate');
    await accept(id);
    await remind(id);
    await sell(service.database, 1, [{ dealerId: own.id, quantity: 64 }]);
    const mail = await newestMail();
    expect(mail).toContain('per raggiungere l’obiettivo della campagna «Estate» ti mancano 36 pneumatici.');
    expect(mail).toContain('Acquistati finora: 64 pneumatici');
  });

  test('goes out once a day, as days are in Italy', async () => {
    const id = await campaignWith(own.id, 100, 'Una al giorno');
    // 2 March, 23:59 in Rome
    service.clock.advance(Date.parse('2026-03-02T22:59:00Z') - service.clock.now().getTime());
    expect((await remind(id)).statusCode).toBe(200);
    expect((await remind(id)).json()).toMatchObject(refusal('alreadyRemindedToday'));
    const another = await campaignWith(own.id, 100, 'Altra campagna');
    expect((await remind(another)).statusCode).toBe(200);
    service.clock.advance(60_000);
    expect((await remind(id)).statusCode).toBe(200);
    expect((await remind(id)).json()).toMatchObject(refusal('alreadyRemindedToday'));
  });

  test('is none for a dealer without an address, or that is not in the campaign', async () => {
    const [silent] = await service.database
      .select()
      .from(members)
      .where(eq(members.role, 'Dealer'))
      .orderBy(asc(members.id))
      .offset(5)
      .limit(1);
    const dealerId = silent?.id ?? 0;
    await service.database.update(members).set({ email: null }).where(eq(members.id, dealerId));
    const id = await campaignWith(dealerId, 100, 'Senza indirizzo');
    expect((await remind(id, dealerId)).json()).toMatchObject(refusal('noMailAddress'));
    expect((await remind(id, own.id)).statusCode).toBe(404);
  });

  test('is none of a campaign that the dealer can no longer accept, and none of a closed one', async () => {
    const [accepted, open] = [await campaignWith(own.id, 10, 'Accettata'), await campaignWith(own.id, 10, 'Persa')];
    await accept(accepted);
    await call('PATCH', `${accepted}/close-registration`);
    await call('PATCH', `${open}/close-registration`);
    expect((await remind(accepted)).statusCode).toBe(200);
    expect((await remind(open)).json()).toMatchObject(refusal('registrationClosed'));
    await call('DELETE', `${accepted}/close`);
    expect((await remind(accepted)).json()).toMatchObject(refusal('campaignClosed'));
  });

  test('goes out on the last day, and not on the day after', async () => {
    const [id, late] = [await campaignWith(own.id, 10, 'Ultimo giorno'), await campaignWith(own.id, 10, 'Finita')];
    expect((await remind(id)).statusCode).toBe(200);
    service.fixDay('2026-01-01');
    const refused = await remind(late);
    service.fixDay('2025-12-31');
    expect([refused.statusCode, refused.json()]).toMatchObject([409, refusal('periodOver')]);
    expect((await remind(late)).statusCode).toBe(200);
  });

  test.each([
    ['the campaign is closed', { state: 'closed' as const }],
    ['its last day passes', { endsOn: '2025-12-30' }],
    ['its registration is closed', { state: 'registrationClosed' as const }],
    ['the dealer is taken out', 'removed' as const],
  ])('that waits while %s is not sent', async (_case, change) => {
    await service.outbox.drain();
    const id = await campaignWith(own.id, 10, 'In coda');
    await remind(id);
    if (change === 'removed') await service.database.delete(memberships).where(eq(memberships.campaignId, id));
    else await service.database.update(campaigns).set(change).where(eq(campaigns.id, id));
    await service.outbox.drain();
    const queued = await service.database.select().from(outbox).where(eq(outbox.kind, 'reminder'));
    const mail = queued.find(({ about }) => about?.['campaignId'] === id);
    expect(mail).toMatchObject({ outcome: 'nobody', recipient: own.email });
  });
});

describe('the text of a reminder', () => {
  const subject = {
    businessName: 'Gomme S.r.l.',
    title: 'Estate',
    startsOn: '2025-03-08',
    endsOn: '2025-03-11',
    goalThreshold: 1,
    tiresPurchased: 0,
    tiresMissing: 1,
  };

  test('counts one tyre as one, and elides before the eighth and the eleventh', () => {
    const { subject: title, text } = progressReminder(subject, 'https://x');
    expect(title).toBe('Campagna «Estate»: manca 1 pneumatico all’obiettivo');
    expect(text).toContain('ti manca 1 pneumatico.');
    expect(text).toContain('Periodo: dall’8 marzo 2025 all’11 marzo 2025');
    expect(invitationToAccept(subject, 'https://x').text).toContain('Obiettivo: 1 pneumatico\n');
  });

  test('congratulates on a goal that is reached', () => {
    const reached = progressReminder({ ...subject, tiresPurchased: 2000, tiresMissing: 0 }, 'https://x');
    expect(reached.subject).toBe('Campagna «Estate»: obiettivo raggiunto');
    expect(reached.text).toContain('hai raggiunto l’obiettivo della campagna «Estate»: complimenti.');
    expect(reached.text).toContain('Acquistati finora: 2.000 pneumatici');
  });
});
