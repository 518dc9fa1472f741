/** Changes of rules and early closings that make worse what dealers accepted (docs/domain/rules.md). */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { asc, eq, sql } from 'drizzle-orm';
import type { ApprovalView } from '../../../decisions/approvals/requests/schemas.js';
import { auditEntries } from '../../../ground/database/tables/work/audit.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { events } from '../../../ground/database/tables/work/events.js';
import { outbox } from '../../../ground/database/tables/work/mail.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';
import { campaignFields, createdCampaign, previewRules } from '../../../testing/programme/campaignCalls.js';
import { ordinaryRules, sell } from '../../../testing/programme/salesAndCampaigns.js';
import type { StatementView } from '../../../money/statements/statement.js';
import { pdfTexts } from '../../../testing/files/pdfText.js';
import { letWorsen } from '../../../testing/programme/worsenings.js';

let service: TestApp;
let dealers: readonly number[];
beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-06-01');
  const found = await service.database
    .select({ id: members.id })
    .from(members)
    .where(eq(members.role, 'Dealer'))
    .orderBy(asc(members.id))
    .limit(3);
  dealers = found.map(({ id }) => id);
});
afterAll(() => service.close());

let imports = 8000;
/** A campaign in which three dealers have goals of 10, 20 and 30; the first two have accepted, the first has 10 tyres. */
async function agreedCampaign() {
  imports += 1;
  const fields = { ...campaignFields, eligibility: { brand: [`Marca ${imports}`] } };
  const { id } = await createdCampaign(service, fields);
  for (const [index, dealer] of dealers.entries()) {
    const body = { data: { goalThreshold: 10 * (index + 1), dealer } };
    await service.call('POST', `/api/campaigns/${id}/dealer/add`, { as: 'ka.admin', body });
  }
  await sell(service.database, imports, [{ dealerId: dealers[0] ?? 0, quantity: 10, brand: `Marca ${imports}` }]);
  await service.call('PATCH', `/api/campaigns/${id}/dealer/accept`, { as: 'dealer', body: { accepted: 1 } });
  // the second has no user: it is accepted as an import records it
  await service.database
    .update(memberships)
    .set({ acceptedAt: service.clock.now(), acceptedRulesVersion: 1 })
    .where(sql`campaign_id = ${id} and dealer_id = ${dealers[1] ?? 0}`);
  return { id, fields };
}
type Agreed = Awaited<ReturnType<typeof agreedCampaign>>;

const rates = (...list: string[]) => ({
  incentiveDetail: { ...ordinaryRules.incentiveDetail, tiers: list.map((rate, at) => ({ from: at * 100, rate })) },
});

async function preview({ id, fields }: Agreed, changes: object) {
  const response = await previewRules(service, id, { ...fields, ...changes });
  expect([response.statusCode, response.body]).toEqual([201, response.body]);
  return response.json<{ data: { preview: { id: number; worsening: object; worse: number } } }>().data.preview;
}

async function change(campaign: Agreed, changes: object, previewId?: number) {
  const { id, fields } = campaign;
  const named = previewId ?? (await preview(campaign, changes)).id;
  const body = { ...fields, ...changes, reason: 'Nuovo listino', preview: named };
  return service.call('PUT', `/api/campaigns/${id}`, { as: 'ka.admin', body });
}

type Answer = Awaited<ReturnType<typeof change>>;
const refusal = (response: Answer) => [
  response.statusCode,
  response.json<{ error: { reason: string } }>().error.reason,
];
const requestOf = (response: Answer) => {
  expect([response.statusCode, response.body]).toEqual([202, response.body]);
  return response.json<{ data: { approval: ApprovalView } }>().data.approval;
};
const approve = (id: number) => service.call('POST', `/api/approvals/${id}/approval`, { as: 'gd.admin' });
const campaignNow = async (id: number) =>
  (await service.call('GET', `/api/campaigns/${id}`, { as: 'ka.admin' })).json<{
    data: { campaign: { rulesVersion: number; state: string; title: string } };
  }>().data.campaign;

/** The dealers to which mails of a kind about a campaign went, by their ids. */
const mailed = async (kind: string, campaignId: number) =>
  (await service.database.select().from(outbox).orderBy(asc(outbox.id)))
    .filter((mail) => mail.kind === kind && mail.about?.['campaignId'] === campaignId)
    .map(({ about }) => about?.['dealerId']);

describe('a preview of rules', () => {
  test('says what gets worse, from how many tyres and for how many dealers, though no figure falls', async () => {
    const campaign = await agreedCampaign();
    // the only dealer with tyres has reached the last tier: today its prize stays
    const later = { incentiveDetail: { ...ordinaryRules.incentiveDetail, cap: '15.00' } };
    expect(await preview(campaign, later)).toMatchObject({
      worse: 0,
      worsening: { dealers: 2, terms: [{ term: 'cap', dealers: 2 }] },
    });
    expect(await preview(campaign, rates('0.50', '0.55'))).toMatchObject({
      worse: 1,
      worsening: { dealers: 2, terms: [{ term: 'prize', fromTires: 1, dealers: 2 }] },
    });
  });

  test('says that better rules are an improvement', async () => {
    const campaign = await agreedCampaign();
    expect(await preview(campaign, rates('3.00', '4.00'))).toMatchObject({ worsening: { dealers: 0, terms: [] } });
    const longer = await preview(campaign, { endsOn: '2025-07-31' });
    expect(longer.worsening).toEqual({ dealers: 0, terms: [] });
  });
});

describe('rules that make something worse', () => {
  const worse = { incentiveDetail: { ...ordinaryRules.incentiveDetail, cap: '15.00' } };

  test('wait for a second person as a whole, and all that accepted are told, whether their prize changes or not', async () => {
    await letWorsen(service.database, { rules: 'twoPersons' });
    const campaign = await agreedCampaign();
    const request = requestOf(await change(campaign, { ...worse, title: 'Titolo nuovo' }));
    expect(request).toMatchObject({
      kind: 'rules',
      request: { rules: { dealers: 0, worsening: { dealers: 2 }, others: ['title'] } },
    });
    expect(await campaignNow(campaign.id)).toMatchObject({ rulesVersion: 1, title: campaignFields.title });
    expect(refusal(await change(campaign, worse))).toEqual([409, 'approvalPending']);
    expect(await mailed('rulesChanged', campaign.id)).toEqual([]);
    expect((await approve(request.id)).statusCode).toBe(200);
    expect(await campaignNow(campaign.id)).toMatchObject({ rulesVersion: 2, title: 'Titolo nuovo' });
    expect(await mailed('rulesChanged', campaign.id)).toEqual([dealers[0], dealers[1]]);
    const statement = await service.call('GET', `/api/campaigns/${campaign.id}/dealer/${dealers[0]}/statement`, {
      as: 'dealer',
    });
    expect(statement.json()).toMatchObject({
      data: { statement: { rules: { changes: [{ version: 2, isWorsening: true, accumulatedBefore: null }] } } },
    });
    const worsened = async (as: string) => {
      const url = `/api/campaigns/${campaign.id}/dealer/${dealers[0]}/statement`;
      const read = (await service.call('GET', url, { as })).json<{ data: { statement: StatementView } }>();
      return read.data.statement.rules.changes[0]?.worsening;
    };
    // the office reads who confirmed it, the dealer that somebody did
    const said = { terms: [{ term: 'cap' }], before: { startsOn: campaignFields.startsOn }, isConfirmed: true };
    expect(await worsened('dealer')).toMatchObject({ ...said, confirmedBy: null });
    expect(await worsened('ka.admin')).toMatchObject({ ...said, confirmedBy: expect.stringMatching(/.+/) });
    const document = await service.call(
      'GET',
      `/api/campaigns/${campaign.id}/dealer/${dealers[0]}/statement/document`,
      {
        as: 'dealer',
      },
    );
    expect((await pdfTexts(document.rawPayload)).join(' ')).toMatch(
      /Peggiora per il dealer: il premio massimo .*Prima: nessun premio massimo\..*Confermato da una seconda persona\./,
    );
    const versions = await service.call('GET', `/api/campaigns/${campaign.id}/rules`, { as: 'ka.admin' });
    expect(versions.json()).toMatchObject({ data: { versions: [{ worsening: { dealers: 2 } }, { worsening: null }] } });
    const trail = await service.database.select().from(auditEntries).where(eq(auditEntries.entityId, campaign.id));
    expect(trail.filter(({ entity }) => entity === 'campaign').at(-1)?.after).toMatchObject({
      worsening: true,
      worseForDealers: 2,
    });
  });

  test('have what gets worse for a dealer in its mail', async () => {
    await letWorsen(service.database);
    const campaign = await agreedCampaign();
    expect((await change(campaign, worse)).statusCode).toBe(200);
    await service.outbox.drain();
    const [own] = await service.database
      .select()
      .from(members)
      .where(eq(members.id, dealers[0] ?? 0));
    const mail = (await service.mailsTo(own?.email ?? '')).at(-1) ?? '';
    expect(mail).toContain('Premio accumulato: 11,00 €, come prima');
    expect(mail).toMatch(/Che cosa peggiora per te: il premio massimo \(da 1\d pneumatici in poi\)/);
    expect(mail).toContain('puoi contestarlo');
  });

  test('are refused with a code where the settings refuse them, also where they were asked for before', async () => {
    await letWorsen(service.database, { rules: 'twoPersons' });
    const campaign = await agreedCampaign();
    const request = requestOf(await change(campaign, worse));
    await letWorsen(service.database, { rules: 'refused' });
    expect(refusal(await approve(request.id))).toEqual([409, 'worseForDealers']);
    await service.call('POST', `/api/approvals/${request.id}/withdrawal`, { as: 'ka.admin' });
    const refused = await change(campaign, worse);
    expect(refusal(refused)).toEqual([409, 'worseForDealers']);
    expect(refused.json<{ error: { message: string } }>().error.message).toMatch(/non è cambiato nulla/);
    expect(await campaignNow(campaign.id)).toMatchObject({ rulesVersion: 1 });
    expect((await change(campaign, rates('3.00', '4.00'))).statusCode).toBe(200);
  });

  test('are outdated where figures move, or a goal is accepted, while they wait', async () => {
    await letWorsen(service.database, { rules: 'twoPersons' });
    const campaign = await agreedCampaign();
    const request = requestOf(await change(campaign, worse));
    // the third accepts: no figure moves, but one dealer more is worse off
    await service.database
      .update(memberships)
      .set({ acceptedAt: service.clock.now(), acceptedRulesVersion: 1 })
      .where(sql`campaign_id = ${campaign.id} and dealer_id = ${dealers[2] ?? 0}`);
    expect(refusal(await approve(request.id))).toEqual([409, 'previewOutdated']);
    expect(await campaignNow(campaign.id)).toMatchObject({ rulesVersion: 1 });
    expect(await mailed('rulesChanged', campaign.id)).toEqual([]);
  });

  test('that two send at the same moment, based on the same preview, are made once', async () => {
    await letWorsen(service.database);
    const campaign = await agreedCampaign();
    const { id } = await preview(campaign, worse);
    const answers = await Promise.all([change(campaign, worse, id), change(campaign, worse, id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200]);
    // the second finds the rules as it wants them: there is nothing to change
    expect(await campaignNow(campaign.id)).toMatchObject({ rulesVersion: 2 });
    expect(await mailed('rulesChanged', campaign.id)).toEqual([dealers[0], dealers[1]]);
  });

  test('are free before anybody accepts', async () => {
    await letWorsen(service.database, { rules: 'refused' });
    const { id } = await createdCampaign(service, campaignFields);
    const body = { ...campaignFields, ...rates('0.10') };
    expect((await service.call('PUT', `/api/campaigns/${id}`, { as: 'ka.admin', body })).statusCode).toBe(200);
  });
});

describe('a closing before the last day', () => {
  const close = (id: number) => service.call('DELETE', `/api/campaigns/${id}/close`, { as: 'ka.admin' });

  test('is a worsening: it is told, waits or is refused as rules are', async () => {
    await letWorsen(service.database, { rules: 'refused' });
    const { id } = await agreedCampaign();
    expect(refusal(await close(id))).toEqual([409, 'worseForDealers']);
    await letWorsen(service.database, { rules: 'twoPersons' });
    const request = requestOf(await close(id));
    expect(await campaignNow(id)).toMatchObject({ state: 'open' });
    expect((await approve(request.id)).statusCode).toBe(200);
    expect(await campaignNow(id)).toMatchObject({ state: 'closed' });
    expect(await mailed('closedEarly', id)).toEqual([dealers[0], dealers[1]]);
    const published = await service.database.select().from(events).where(eq(events.kind, 'closedEarly'));
    expect(published.map(({ about }) => about)).toContainEqual({ campaignId: id });
    await service.outbox.drain();
    const [own] = await service.database
      .select()
      .from(members)
      .where(eq(members.id, dealers[0] ?? 0));
    const mail = (await service.mailsTo(own?.email ?? '')).at(-1) ?? '';
    expect(mail).toContain('è stata chiusa prima del suo ultimo giorno, il 30/06/2025');
    expect(mail).toContain('Premio spendibile: 11,00 €');
  });

  test('acts at once on the last day, or where nobody has accepted, and tells nobody', async () => {
    await letWorsen(service.database, { rules: 'refused' });
    const { id } = await agreedCampaign();
    service.fixDay('2025-06-30');
    expect((await close(id)).statusCode).toBe(200);
    service.fixDay('2025-06-01');
    const nobody = await createdCampaign(service, campaignFields);
    expect((await close(nobody.id)).statusCode).toBe(200);
    expect([await mailed('closedEarly', id), await mailed('closedEarly', nobody.id)]).toEqual([[], []]);
  });
});
