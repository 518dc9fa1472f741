import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { auditEntries } from '../../../ground/database/tables/work/audit.js';
import { outbox } from '../../../ground/database/tables/work/mail.js';
import { canonicalRules, hashOfRules, hashOfVersion } from '../../../ground/domain/incentive/canonicalRules.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';
import {
  campaignFields,
  createdCampaign,
  previewRules,
  updateCampaign,
} from '../../../testing/programme/campaignCalls.js';
import { ordinaryRules, sell } from '../../../testing/programme/salesAndCampaigns.js';
import { letWorsen } from '../../../testing/programme/worsenings.js';

let service: TestApp;
let own: typeof members.$inferSelect;
let other: typeof members.$inferSelect;
beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-06-01');
  own = await service.memberWithCode('DE00001');
  const [found] = await service.database
    .select()
    .from(members)
    .where(and(eq(members.role, 'Dealer'), eq(members.code, 'DE00002')));
  if (found === undefined) throw new Error('The test network has a second dealer.');
  other = found;
});
afterAll(() => service.close());

const tiers = (...rates: string[]) => ({
  incentiveDetail: {
    ...ordinaryRules.incentiveDetail,
    tiers: rates.map((rate, index) => ({ from: index * 100, rate })),
  },
});

let imports = 7000;
/** A campaign with the dealer `own`, that has sold ten tyres of a goal of ten; accepted: 11 EUR, which it can spend. */
async function agreedCampaign(changes: object = {}) {
  const campaign = await createdCampaign(service, { eligibility: { brand: [`Marca ${(imports += 1)}`] }, ...changes });
  await add(campaign.id, own.id);
  await sell(service.database, imports, [{ dealerId: own.id, quantity: 10, brand: `Marca ${imports}` }]);
  await accept(campaign.id);
  return { id: campaign.id, fields: { eligibility: { brand: [`Marca ${imports}`] }, ...changes } };
}

const add = (id: number, dealer: number) =>
  service.call('POST', `/api/campaigns/${id}/dealer/add`, {
    as: 'ka.admin',
    body: { data: { goalThreshold: 10, dealer } },
  });
const accept = async (id: number) => {
  const accepted = await service.call('PATCH', `/api/campaigns/${id}/dealer/accept`, {
    as: 'dealer',
    body: { accepted: 1 },
  });
  expect(accepted.statusCode).toBe(200);
};
const put = (id: number, body: object) =>
  service.call('PUT', `/api/campaigns/${id}`, { as: 'ka.admin', body: { ...campaignFields, ...body } });
const versionsOf = async (id: number, as = 'ka.admin') =>
  (await service.call('GET', `/api/campaigns/${id}/rules`, { as })).json<{
    data: { versions: Record<string, unknown>[] };
  }>().data.versions;

interface Preview {
  readonly id: number;
  readonly [field: string]: unknown;
}
async function previewed(id: number, changes: object): Promise<Preview> {
  const response = await previewRules(service, id, changes);
  expect([response.statusCode, response.body]).toEqual([201, response.body]);
  return response.json<{ data: { preview: Preview } }>().data.preview;
}
const statementOf = async (id: number) =>
  (await service.call('GET', `/api/campaigns/${id}/dealer/${own.id}/statement`, { as: 'dealer' })).json<{
    data: { statement: Record<string, unknown> & { rules: Record<string, unknown> } };
  }>().data.statement;
const mailsAbout = async (id: number) =>
  (await service.database.select().from(outbox).where(eq(outbox.kind, 'rulesChanged'))).filter(
    ({ about }) => about?.['campaignId'] === id,
  );

describe('versions', () => {
  test('begin with the creation, and a change of the rules before any acceptance asks for no reason', async () => {
    const { id } = await createdCampaign(service);
    expect(await versionsOf(id)).toMatchObject([
      { version: 1, reason: null, changed: [], startsOn: '2025-01-01', createdBy: expect.any(String) },
    ]);
    const changed = await put(id, { ...tiers('1.50', '2.00'), endsOn: '2025-07-31', reason: 'Allineata al listino' });
    expect([changed.statusCode, changed.json()]).toMatchObject([200, { data: { campaign: { rulesVersion: 2 } } }]);
    const [second, first] = await versionsOf(id);
    expect(second).toMatchObject({ version: 2, reason: 'Allineata al listino', changed: ['period', 'incentive'] });
    expect(second?.['rulesHash']).not.toBe(first?.['rulesHash']);
    expect(await mailsAbout(id)).toEqual([]);
  });

  test('are not made by other fields, nor by the same decimals written otherwise', async () => {
    const { id } = await agreedCampaign();
    const [{ eligibility } = { eligibility: {} }] = await service.database
      .select()
      .from(campaigns)
      .where(eq(campaigns.id, id));
    const response = await put(id, { eligibility, title: 'Altro titolo', ...tiers('1', '2.000') });
    expect(response.json()).toMatchObject({ data: { campaign: { title: 'Altro titolo', rulesVersion: 1 } } });
    expect(await versionsOf(id)).toHaveLength(1);
  });

  test('of a draft begin when it is opened', async () => {
    const { id } = await createdCampaign(service, { state: 'draft', endsOn: '2025-12-31', duration: 'annual' });
    await put(id, { ...tiers('3.00'), endsOn: '2025-12-31', duration: 'annual' });
    expect(await versionsOf(id)).toEqual([]);
    const opened = await service.call('POST', `/api/campaigns/${id}/open`, { as: 'ka.admin', body: {} });
    expect(opened.statusCode).toBe(200);
    expect(await versionsOf(id)).toMatchObject([{ version: 1, incentiveDetail: { tiers: [{ rate: '3.00' }] } }]);
  });

  test('are read by the dealer without who made them, and by nobody who does not see the campaign', async () => {
    const { id } = await agreedCampaign();
    expect(await versionsOf(id, 'dealer')).toMatchObject([{ version: 1, createdBy: null }]);
    const foreign = await createdCampaign(service);
    const hidden = await service.call('GET', `/api/campaigns/${foreign.id}/rules`, { as: 'dealer' });
    expect(hidden.statusCode).toBe(404);
  });
});

describe('rules that a dealer has accepted', () => {
  test('change with a preview and a reason; the dealer is informed by how much', async () => {
    const { id, fields } = await agreedCampaign();
    await add(id, other.id);
    const rules = { ...fields, ...tiers('1.15', '2.00') };
    const preview = await previewed(id, rules);
    expect(preview).toMatchObject({
      ...{ dealers: 2, accepted: 1, better: 1, worse: 0, same: 1, rulesVersion: 1 },
      ...{ accumulatedBefore: '11.00', accumulatedAfter: '12.35', accumulatedDifference: '1.35' },
      ...{ expendableBefore: '11.00', expendableAfter: '12.35', expendableDifference: '1.35' },
    });
    const changed = await put(id, { ...rules, reason: 'Listino di ottobre', preview: preview.id });
    expect([changed.statusCode, changed.json()]).toMatchObject([200, { data: { campaign: { rulesVersion: 2 } } }]);
    const [second, first] = await versionsOf(id);
    expect(second).toMatchObject({ version: 2, reason: 'Listino di ottobre', changed: ['incentive'] });
    expect(await statementOf(id)).toMatchObject({
      plafondAccumulated: '12.35',
      rules: {
        ...{ version: 2, acceptedVersion: 1, acceptedHash: first?.['rulesHash'] },
        changes: [{ version: 2, reason: 'Listino di ottobre', accumulatedBefore: '11.00', accumulatedAfter: '12.35' }],
      },
    });
    const [entry] = await service.database
      .select({ before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, id), eq(auditEntries.action, 'updated')));
    expect(Object.keys(entry?.before ?? {})).toEqual(['incentiveDetail']);
    expect(entry?.after).toMatchObject({ reason: 'Listino di ottobre' });
    const mails = await mailsAbout(id);
    expect(mails).toMatchObject([{ recipient: own.email, about: { campaignId: id, dealerId: own.id, version: 2 } }]);
    await service.outbox.drain();
    const mail = (await service.mailsTo(own.email ?? '')).at(-1) ?? '';
    expect(mail).toContain('per tutto il periodo vale la versione 2.');
    expect(mail).toContain('Che cosa cambia: gli scaglioni e le soglie del premio');
    expect(mail).toContain('Motivo: Listino di ottobre');
    expect(mail).toContain('Premio accumulato: da 11,00 € a 12,35 € (+1,35 €)');
    expect(mail).toContain(`/subscriptions/${id}`);
  });

  test('that put a dealer into debt are worse for it, and its mail has the debt', async () => {
    await letWorsen(service.database);
    const { id, fields } = await agreedCampaign();
    const enter = async (what: string, body: object) => {
      const path = `/api/campaigns/${id}/dealer/${own.id}/${what}`;
      expect((await service.call('POST', path, { as: 'ka.admin', body })).statusCode).toBe(201);
    };
    await enter('redemptions', { redeemedOn: '2025-05-01', amount: '11.00' });
    const rules = { ...fields, incentiveDetail: { ...ordinaryRules.incentiveDetail, unlockAt: '120' } };
    const before = await previewed(id, rules);
    await enter('adjustments', { day: '2025-05-02', amount: '-1.00', reason: 'Accordo' });
    const outdated = await put(id, { ...rules, reason: 'Sblocco', preview: before.id });
    expect(outdated.json()).toMatchObject({ error: { reason: 'previewOutdated' } });
    const preview = await previewed(id, rules);
    expect(preview).toMatchObject({
      ...{ better: 0, worse: 1, same: 0, accumulatedDifference: '0.00' },
      ...{ expendableBefore: '0.00', expendableAfter: '0.00', expendableDifference: '-11.00' },
    });
    expect((await put(id, { ...rules, reason: 'Sblocco', preview: preview.id })).statusCode).toBe(200);
    expect(await mailsAbout(id)).toMatchObject([{ about: { dealerId: own.id, version: 2 } }]);
    await service.outbox.drain();
    const mail = (await service.mailsTo(own.email ?? '')).at(-1) ?? '';
    expect(mail).toContain('Premio accumulato: 11,00 €, come prima');
    expect(mail).toContain('Da restituire: da 1,00 € a 12,00 € (+11,00 €)');
  });

  test('do not change without a reason or without a preview', async () => {
    const { id, fields } = await agreedCampaign();
    const rules = { ...fields, ...tiers('2.00') };
    const { id: preview } = await previewed(id, rules);
    const fieldsOf = async (more: object) => {
      const response = await put(id, { ...rules, ...more });
      return [response.statusCode, response.json<{ error: { fields: object } }>().error.fields];
    };
    expect(await fieldsOf({})).toEqual([422, { reason: 'required', preview: 'required' }]);
    expect(await fieldsOf({ preview })).toEqual([422, { reason: 'required' }]);
    expect(await fieldsOf({ preview, reason: '  ' })).toEqual([422, { reason: 'required' }]);
    expect(await fieldsOf({ preview, reason: 'x'.repeat(501) })).toEqual([422, { reason: 'tooLong' }]);
    expect(await fieldsOf({ reason: 'Perché sì' })).toEqual([422, { preview: 'required' }]);
    expect(await fieldsOf({ reason: 'Perché sì', preview: 2_000_000 })).toEqual([422, { preview: 'unknown' }]);
    const foreign = await previewed((await agreedCampaign()).id, rules);
    expect(await fieldsOf({ reason: 'Perché sì', preview: foreign.id })).toEqual([422, { preview: 'unknown' }]);
    expect(await versionsOf(id)).toHaveLength(1);
    expect((await statementOf(id))['plafondAccumulated']).toBe('11.00');
  });

  test('do not change by a preview of other rules, or from before the figures or the rules moved', async () => {
    const { id, fields } = await agreedCampaign();
    const [cheap, expensive] = [
      { ...fields, ...tiers('0.50') },
      { ...fields, ...tiers('5.00') },
    ];
    const [ofCheap, ofExpensive] = [await previewed(id, cheap), await previewed(id, expensive)];
    const outdated = { error: { code: 'CONFLICT', reason: 'previewOutdated' } };
    expect((await put(id, { ...expensive, reason: 'Altre', preview: ofCheap.id })).json()).toMatchObject(outdated);

    const [brand] = fields.eligibility.brand;
    await sell(service.database, (imports += 1), [{ dealerId: own.id, quantity: 1, brand: brand ?? '' }]);
    expect((await put(id, { ...expensive, reason: 'Venduto', preview: ofExpensive.id })).json()).toMatchObject(
      outdated,
    );
    expect((await statementOf(id))['plafondAccumulated']).toBe('13.00');

    const again = await previewed(id, expensive);
    expect((await put(id, { ...expensive, reason: 'Di nuovo', preview: again.id })).statusCode).toBe(200);
    const late = await put(id, { ...cheap, reason: 'Tardi', preview: ofCheap.id });
    expect([late.statusCode, late.json()]).toMatchObject([409, outdated]);
  });

  test('of two editors with the same preview, one changes them', async () => {
    const { id, fields } = await agreedCampaign();
    const rules = { ...fields, ...tiers('4.00') };
    const { id: preview } = await previewed(id, rules);
    const { version } = (await service.call('GET', `/api/campaigns/${id}`, { as: 'ka.admin' })).json<{
      data: { campaign: { version: number } };
    }>().data.campaign;
    const responses = await Promise.all(
      ['Prima', 'Seconda'].map((reason) => put(id, { ...rules, reason, preview, version })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      error: { reason: 'staleVersion' },
    });
    expect(await versionsOf(id)).toHaveLength(2);
    expect(await mailsAbout(id)).toHaveLength(1);
  });

  test('that change nobody’s prize tell nobody; the statement says that it stayed', async () => {
    const { id, fields } = await agreedCampaign();
    await updateCampaign(service, id, { ...fields, endsOn: '2025-07-31' });
    expect(await mailsAbout(id)).toEqual([]);
    expect((await statementOf(id)).rules).toMatchObject({
      changes: [{ version: 2, accumulatedBefore: null, accumulatedAfter: null }],
    });
  });

  test('are accepted later by the version of that day', async () => {
    const { id, fields } = await agreedCampaign();
    await service.database
      .update(memberships)
      .set({ acceptedAt: null, acceptedRulesVersion: null })
      .where(eq(memberships.campaignId, id));
    await put(id, { ...campaignFields, ...fields, ...tiers('2.00') });
    await accept(id);
    const [second] = await versionsOf(id);
    expect((await statementOf(id)).rules).toEqual({
      ...{ version: 2, acceptedVersion: 2, acceptedHash: second?.['rulesHash'], changes: [] },
    });
  });
});

describe('a preview', () => {
  test('lists its dealers, filtered by outcome, as a table and as a file', async () => {
    const { id, fields } = await agreedCampaign();
    await add(id, other.id);
    const { id: preview } = await previewed(id, { ...fields, ...tiers('0.50') });
    const list = async (body: object) =>
      (await service.call('POST', `/api/rules-previews/${preview}/dealers`, { as: 'ka.admin', body })).json<object>();
    expect(await list({ filter: { outcome: 'worse' } })).toMatchObject({
      data: {
        total: 1,
        items: [{ dealerId: own.id, outcome: 'worse', accumulatedBefore: '11.00', accumulatedAfter: '5.00' }],
      },
    });
    expect(await list({ filter: { outcome: ['better', 'same'] } })).toMatchObject({
      data: { total: 1, items: [{ dealerId: other.id, accepted: false, outcome: 'same' }] },
    });
    expect(await list({ sorting: { column: 'accumulatedDifference', direction: 'desc' } })).toMatchObject({
      data: { total: 2, items: [{ dealerId: other.id }, { dealerId: own.id, accumulatedDifference: '-6.00' }] },
    });
    const file = await service.call('POST', `/api/rules-previews/${preview}/export`, {
      as: 'ka.admin',
      body: { format: 'jsonl' },
    });
    const lines = file.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { dealerId: number; outcome: string });
    expect(lines.map(({ dealerId, outcome }) => [dealerId, outcome])).toEqual([
      [own.id, 'WORSE'],
      [other.id, 'SAME'],
    ]);
  });

  test('counts the lines of another period, and changes nothing', async () => {
    const { id, fields } = await agreedCampaign();
    const preview = await previewed(id, { ...fields, startsOn: '2025-04-01' });
    expect(preview).toMatchObject({ worse: 1, accumulatedBefore: '11.00', accumulatedAfter: '0.00' });
    expect((await statementOf(id))['plafondAccumulated']).toBe('11.00');
    expect(await versionsOf(id)).toHaveLength(1);
  });

  test('is made of no draft, no closed and no missing campaign', async () => {
    const draft = await createdCampaign(service, { state: 'draft' });
    const { id: closed } = await createdCampaign(service);
    await service.call('DELETE', `/api/campaigns/${closed}/close`, { as: 'ka.admin' });
    const refusalOf = async (id: number) => (await previewRules(service, id)).json<object>();
    expect(await refusalOf(draft.id)).toMatchObject({ error: { reason: 'campaignDraft' } });
    expect(await refusalOf(closed)).toMatchObject({ error: { reason: 'campaignClosed' } });
    expect(await refusalOf(2_000_000)).toMatchObject({ error: { code: 'NOT_FOUND' } });
    const wrong = await previewRules(service, closed, { endsOn: '2024-01-01', ...tiers() });
    expect(wrong.json()).toMatchObject({ error: { fields: { 'incentiveDetail.tiers': 'required' } } });
  });
});

test('the same rules written otherwise have the same hash, other rules and periods another', () => {
  const rules = { incentiveDetail: ordinaryRules.incentiveDetail, factorBoostDetail: { boosts: [] }, eligibility: {} };
  const otherwise = { ...rules, ...tiers('1', '2.000') };
  const period = { startsOn: '2025-01-01', endsOn: '2025-12-31' };
  expect(canonicalRules(otherwise)).toEqual(canonicalRules(rules));
  expect(hashOfRules(otherwise)).toBe(hashOfRules(rules));
  expect(hashOfRules({ ...rules, ...tiers('1', '2.01') })).not.toBe(hashOfRules(rules));
  expect(hashOfVersion({ ...rules, ...period })).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOfVersion({ ...rules, ...period })).not.toBe(hashOfVersion({ ...rules, ...period, endsOn: '2025-12-30' }));
});
