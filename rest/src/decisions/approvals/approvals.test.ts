/** Requests that a second person confirms, from the call that makes them to what becomes of them (docs/domain/approvals.md). */
import { demonstrationPassword } from '@gdd/schema/demonstration';
import type { Permission } from '@gdd/schema/permissions';
import { afterEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { users } from '../../ground/database/tables/people/accounts.js';
import { approvalSettings, approvals } from '../../ground/database/tables/programme/approvals.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { ledgerEntries } from '../../ground/database/tables/programme/ledger.js';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { changedBy } from '../../sales/imports/sales/changedTires.js';
import { callerFor } from '../../testing/app/callers.js';
import { campaignFields, createdCampaign, previewRules } from '../../testing/programme/campaignCalls.js';
import { letWorsen } from '../../testing/programme/worsenings.js';
import { importById } from '../../testing/programme/loadedFile.js';
import { correctLines, sell as sellLines } from '../../testing/programme/salesAndCampaigns.js';
import { openSalesImports } from '../../testing/programme/salesFiles.js';
import { approvalById, approvalPage } from './requests/queries.js';
import { approvalsState, type ApprovalView } from './requests/schemas.js';

const { service, lineOf, sell } = await openSalesImports();
service.fixDay('2025-06-01');
const dealerId = (await service.memberWithCode('DE00001')).id;

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = 'ka.admin', key?: string) =>
  service.call(method, `/api/${path}`, {
    as,
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
type Answer = Awaited<ReturnType<typeof call>>;
const dataOf = (response: Answer) =>
  response.json<{ data: Record<string, unknown> & { approval: ApprovalView } }>().data;
const codeOf = (response: Answer) => [
  response.statusCode,
  response.json<{ error?: { reason?: string } }>().error?.reason,
];
const waiting = (response: Answer): ApprovalView => {
  expect([response.statusCode, response.body]).toEqual([202, response.body]);
  return dataOf(response).approval;
};
const decide = (id: number, decision: 'approval' | 'refusal' | 'withdrawal', as = 'gd.admin', body?: object) =>
  call('POST', `approvals/${id}/${decision}`, body, as);
const stateOf = async (id: number) => dataOf(await call('GET', `approvals/${id}`)).approval.state;
const approved = async ({ id }: ApprovalView) => {
  const response = await decide(id, 'approval');
  expect([response.statusCode, response.body]).toEqual([200, response.body]);
  return dataOf(response).approval;
};

const off = {
  closing: { on: false },
  rulesWorsening: 'told',
  goalsWorsening: 'told',
  undo: { on: false, tires: 0 },
  adjustment: { on: false, amount: '0.00' },
  redemption: { on: false, amount: '0.00' },
};
const setTo = async (terms: object) => {
  const response = await call('PUT', 'approvals/settings', { ...off, ...terms });
  expect([response.statusCode, response.body]).toEqual([200, response.body]);
};
/** Nothing waits, and nothing is confirmed, when the next test begins. */
afterEach(async () => {
  await service.database.delete(approvals);
  const none = {
    closingOn: false,
    rulesWorsening: 'told' as const,
    goalsWorsening: 'told' as const,
    undoOn: false,
    undoTires: 0,
    adjustmentOn: false,
  };
  await service.database.update(approvalSettings).set({ ...none, adjustmentAmount: '0' });
  // limits count what was done in a day
  service.clock.advance(24 * 60 * 60_000);
});

const close = (id: number, as?: string) => call('DELETE', `campaigns/${id}/close`, undefined, as);
const stateOfCampaign = async (id: number) =>
  (await service.database.select().from(campaigns).where(eq(campaigns.id, id)))[0]?.state;
const adjust = (id: number, changes: object = {}, key?: string) => {
  const body = { day: '2025-05-02', amount: '-250.5', reason: 'Accordo', ...changes };
  return call('POST', `campaigns/${id}/dealer/${dealerId}/adjustments`, body, 'ka.admin', key);
};
const entriesOf = (id: number) => service.database.select().from(ledgerEntries).where(eq(ledgerEntries.campaignId, id));
/** Who did what to a thing, by the trail. */
const auditOf = async (entity: 'approval' | 'campaign', id: number) =>
  (await service.database.select().from(auditEntries).where(eq(auditEntries.entityId, id)))
    .filter((entry) => entry.entity === entity)
    .sort((one, other) => one.id - other.id)
    .map(({ actorId, action }) => [action, actorId]);
const userId = async (username: string) =>
  (await service.database.select().from(users).where(eq(users.username, username)))[0]?.id;

let brand = 0;
/** A campaign in which the dealer has bought ten tyres of a goal of ten, and has accepted: 10 EUR. */
async function agreedCampaign() {
  const marca = `Marca ${(brand += 1)}`;
  const fields = { ...campaignFields, title: `Campagna ${brand}`, eligibility: { brand: [marca] } };
  const { id } = await createdCampaign(service, fields);
  const dealer = { data: { goalThreshold: 10, dealer: dealerId } };
  expect((await call('POST', `campaigns/${id}/dealer/add`, dealer)).statusCode).toBe(201);
  const file = await sell(lineOf(`A${brand}`, { marca, quantita: '10' }));
  const accepted = await service.call('PATCH', `/api/campaigns/${id}/dealer/accept`, {
    as: 'dealer',
    body: { accepted: 1 },
  });
  expect([file.status, accepted.statusCode]).toEqual(['applied', 200]);
  return { id, fields, file, marca };
}
type Agreed = Awaited<ReturnType<typeof agreedCampaign>>;
const rated = (rate: string) => ({
  incentiveDetail: { ...campaignFields.incentiveDetail, tiers: [{ from: 0, rate }] },
});
/** Asks for other rules, by a preview. */
async function changeRules({ id, fields }: Agreed, changes: object) {
  const preview = await previewRules(service, id, { ...fields, ...changes });
  const { preview: made } = preview.json<{ data: { preview: { id: number } } }>().data;
  return call('PUT', `campaigns/${id}`, { ...fields, ...changes, reason: 'Nuovo listino', preview: made.id });
}

describe('at first', () => {
  test('worsenings of rules are confirmed, and nothing else', async () => {
    const first = { ...off, rulesWorsening: 'twoPersons', rules: { on: true } };
    expect(dataOf(await call('GET', 'approvals/settings'))).toMatchObject({ settings: first });
    const campaign = await agreedCampaign();
    waiting(await changeRules(campaign, rated('0.10')));
    expect((await changeRules(campaign, rated('3.10'))).statusCode).toBe(200);
  });
});

describe('with everything told alone', () => {
  test('nothing is confirmed: every call acts at once', async () => {
    await letWorsen(service.database);
    const campaign = await agreedCampaign();
    expect((await adjust(campaign.id, { amount: '-999999.99' })).statusCode).toBe(201);
    expect((await changeRules(campaign, rated('0.10'))).statusCode).toBe(200);
    expect((await call('POST', `imports/${campaign.file.id}/undo`)).statusCode).toBe(200);
    await service.imports.drain();
    expect((await close(campaign.id)).statusCode).toBe(200);
    expect(await stateOfCampaign(campaign.id)).toBe('closed');
    expect(dataOf(await call('POST', 'approvals/table'))).toEqual({ items: [], total: 0 });
  });
});

describe('the closing of a campaign', () => {
  test('waits, and is done by another user in the name of who asked', async () => {
    await setTo({ closing: { on: true } });
    const { id } = await createdCampaign(service);
    const response = await close(id);
    const request = waiting(response);
    expect(request).toMatchObject({
      kind: 'closing',
      state: 'pending',
      campaign: { id, title: campaignFields.title },
      ...{ dealer: null, import: null, decidedBy: null, reason: null, mayDecide: false, mayWithdraw: true },
      request: { rules: null, goals: null, undo: null, adjustment: null, settings: null },
      ...{ proposedAt: '2026-03-04T09:00:00.000Z', expiresAt: '2026-03-18T09:00:00.000Z' },
    });
    expect(dataOf(response)).toMatchObject({ campaign: { id, state: 'open' } });
    expect(await stateOfCampaign(id)).toBe('open');
    expect(codeOf(await close(id, 'gd.admin'))).toEqual([409, 'approvalPending']);
    expect(codeOf(await decide(request.id, 'approval', 'ka.admin'))).toEqual([409, 'sameUser']);
    expect(codeOf(await decide(request.id, 'refusal', 'ka.admin', { reason: 'No' }))).toEqual([409, 'sameUser']);
    expect(await stateOf(request.id)).toBe('pending');
    expect(await approved(request)).toMatchObject({ state: 'approved', mayDecide: false, mayWithdraw: false });
    expect(await stateOfCampaign(id)).toBe('closed');
    const [proposer, second] = [await userId('ka.admin'), await userId('gd.admin')];
    expect(await auditOf('approval', request.id)).toEqual([
      ['proposed', proposer],
      ['approved', second],
    ]);
    expect(await auditOf('campaign', id)).toContainEqual(['closed', proposer]);
    const trail = await call('POST', 'audit/table', { filter: { entity: 'approval' }, searchTerm: 'estate' });
    expect(dataOf(trail)).toMatchObject({ items: [{ action: 'approved', entityName: campaignFields.title }, {}] });
    for (const decision of ['approval', 'withdrawal'] as const) {
      expect(codeOf(await decide(request.id, decision))).toEqual([409, 'approvalDecided']);
    }
    // a closed campaign is closed: nothing is asked
    expect((await close(id)).statusCode).toBe(200);
  });

  test('that two ask for at the same moment waits once', async () => {
    await setTo({ closing: { on: true } });
    const { id } = await createdCampaign(service);
    const answers = await Promise.all(Array.from({ length: 4 }, () => close(id)));
    expect(answers.map(codeOf).sort()).toEqual([[202, undefined], ...Array(3).fill([409, 'approvalPending'])]);
  });

  test('is refused with a reason, withdrawn by who asked alone, or expires; then it can be asked for again', async () => {
    await setTo({ closing: { on: true } });
    const { id } = await createdCampaign(service);
    const refused = waiting(await close(id));
    expect((await decide(refused.id, 'refusal', 'gd.admin', {})).statusCode).toBe(422);
    const refusal = await decide(refused.id, 'refusal', 'gd.admin', { reason: 'Mancano le vendite di maggio' });
    expect(dataOf(refusal).approval).toMatchObject({ state: 'refused', reason: 'Mancano le vendite di maggio' });
    const withdrawn = waiting(await close(id));
    expect(codeOf(await decide(withdrawn.id, 'withdrawal'))).toEqual([409, 'notProposer']);
    expect(dataOf(await decide(withdrawn.id, 'withdrawal', 'ka.admin')).approval.state).toBe('withdrawn');
    const expired = waiting(await close(id));
    service.clock.advance(14 * 24 * 60 * 60_000 - 1);
    expect(await stateOf(expired.id)).toBe('pending');
    service.clock.advance(1);
    expect(await stateOf(expired.id)).toBe('expired');
    for (const decision of ['approval', 'withdrawal'] as const) {
      expect(codeOf(await decide(expired.id, decision))).toEqual([409, 'approvalDecided']);
    }
    const again = waiting(await close(id));
    expect(await stateOfCampaign(id)).toBe('open');
    const table = async (filter: object, as?: string) => {
      const { items } = dataOf(await call('POST', 'approvals/table', { filter }, as)) as unknown as {
        items: ApprovalView[];
      };
      return items.map((item) => item.id);
    };
    expect(await table({})).toEqual([again.id, expired.id, withdrawn.id, refused.id]);
    expect(await table({ state: ['expired', 'refused'], campaignId: id, kind: 'closing' })).toEqual([
      expired.id,
      refused.id,
    ]);
    expect(await table({ state: 'pending', mine: true })).toEqual([again.id]);
    expect(await table({ mine: true }, 'gd.admin')).toEqual([]);
    expect(await table({ mine: false, state: 'pending' }, 'gd.admin')).toEqual([again.id]);
    expect(await table({ kind: 'undo' })).toEqual([]);
    // searched by what it is about
    const search = await call('POST', 'approvals/table', { searchTerm: 'ESTATE', paginator: { pageSize: 3 } });
    expect(dataOf(search)).toMatchObject({ total: 4 });
    // who sees no campaigns sees no request about them
    expect((await call('GET', `approvals/${again.id}`, undefined, 'dealer')).statusCode).toBe(403);
  });
});

describe('an adjustment', () => {
  test('above the limit waits, once by its key, and is recorded as it was asked for', async () => {
    await setTo({ adjustment: { on: true, amount: '250.49' } });
    const { id } = await agreedCampaign();
    const before = await entriesOf(id);
    const first = await adjust(id, {}, 'chiave');
    const request = waiting(first);
    expect(request).toMatchObject({
      kind: 'adjustment',
      dealer: { id: dealerId },
      request: { adjustment: { amount: '-250.50', day: '2025-05-02', reason: 'Accordo' } },
    });
    expect(await entriesOf(id)).toEqual(before);
    const repeated = await adjust(id, {}, 'chiave');
    expect([repeated.statusCode, repeated.json()]).toEqual([202, first.json()]);
    expect(codeOf(await adjust(id, { amount: '-250.50', reason: 'Altro motivo' }, 'altra'))).toEqual([
      409,
      'approvalPending',
    ]);
    // another one is not the same
    const other = waiting(await adjust(id, { amount: '250.50' }));
    expect((await decide(other.id, 'withdrawal', 'ka.admin')).statusCode).toBe(200);
    await approved(request);
    const proposer = await userId('ka.admin');
    expect(await entriesOf(id)).toMatchObject([
      { kind: 'adjustment', amount: '-250.50', day: '2025-05-02', reason: 'Accordo', recordedBy: proposer },
    ]);
    expect((await adjust(id, {}, 'chiave')).json()).toEqual(first.json());
    expect(await entriesOf(id)).toHaveLength(1);
  });

  test('above the limit asks for a step-up of a session that is older than five minutes, up to it for none', async () => {
    await setTo({ adjustment: { on: true, amount: '250.49' } });
    const { id } = await agreedCampaign();
    const old = {
      headers: { authorization: `Bearer ${await service.tokenOf('ka.admin')}`, 'idempotency-key': 'vecchia' },
    };
    service.clock.advance(6 * 60_000);
    const adjustBy = (amount: string) => {
      const body = { day: '2025-05-02', amount, reason: 'Accordo' };
      return service.call('POST', `/api/campaigns/${id}/dealer/${dealerId}/adjustments`, { ...old, body });
    };
    expect(codeOf(await adjustBy('-250.50'))).toEqual([403, 'stepUpRequired']);
    expect(await entriesOf(id)).toEqual([]);
    await service.call('POST', '/api/user/proof', { ...old, body: { password: demonstrationPassword } });
    // the same call, with its key
    waiting(await adjustBy('-250.50'));
    service.clock.advance(6 * 60_000);
    const small = { ...old, headers: { ...old.headers, 'idempotency-key': 'piccola' } };
    const body = { day: '2025-05-02', amount: '-1.00', reason: 'Accordo' };
    const made = await service.call('POST', `/api/campaigns/${id}/dealer/${dealerId}/adjustments`, { ...small, body });
    expect(made.statusCode).toBe(201);
  });

  test('that several approve at the same moment is recorded once', async () => {
    await setTo({ adjustment: { on: true, amount: '0' } });
    const { id } = await agreedCampaign();
    const request = waiting(await adjust(id));
    const answers = await Promise.all(Array.from({ length: 4 }, () => decide(request.id, 'approval')));
    expect(answers.map(codeOf).sort()).toEqual([[200, undefined], ...Array(3).fill([409, 'approvalDecided'])]);
    expect(await entriesOf(id)).toHaveLength(1);
  });

  test('up to the limit is recorded at once, in either direction', async () => {
    await setTo({ adjustment: { on: true, amount: '250.5' } });
    const { id } = await agreedCampaign();
    expect((await adjust(id, { amount: '250.51' })).statusCode).toBe(202);
    for (const amount of ['250.50', '-250.5']) {
      expect((await adjust(id, { amount })).statusCode).toBe(201);
      service.clock.advance(24 * 60 * 60_000);
    }
    expect(await entriesOf(id)).toHaveLength(2);
  });

  test('whose month was closed meanwhile goes on waiting, and what could not be recorded is not asked for', async () => {
    await setTo({ adjustment: { on: true, amount: '0' } });
    const { id } = await agreedCampaign();
    const request = waiting(await adjust(id, { day: '2025-01-15' }));
    expect((await call('POST', 'accruals/2025-01/close')).statusCode).toBeLessThan(300);
    expect(codeOf(await decide(request.id, 'approval'))).toEqual([422, 'monthClosed']);
    expect(await stateOf(request.id)).toBe('pending');
    expect(codeOf(await adjust(id, { day: '2025-01-16' }))).toEqual([422, 'monthClosed']);
    expect(await entriesOf(id)).toEqual([]);
  });
});

describe('the undoing of an import', () => {
  test('of more tyres than the limit waits, of fewer it begins at once', async () => {
    await setTo({ undo: { on: true, tires: 9 } });
    const few = await sell(lineOf('U1', { quantita: '8' }), lineOf('U2', { quantita: '-1', importo: '-100,00' }));
    expect((await call('POST', `imports/${few.id}/undo`)).statusCode).toBe(200);
    const many = await sell(lineOf('V1', { quantita: '8' }), lineOf('V2', { quantita: '-2', importo: '-100,00' }));
    await service.imports.drain();
    const response = await call('POST', `imports/${many.id}/undo`);
    const request = waiting(response);
    expect(request).toMatchObject({
      kind: 'undo',
      import: { id: many.id, filename: 'prova.csv' },
      request: { undo: { tires: 10, lines: 2 } },
    });
    expect(dataOf(response)).toMatchObject({ import: { id: many.id, status: 'applied' } });
    await service.imports.drain();
    expect([(await importById(service, few.id)).status, (await importById(service, many.id)).status]).toEqual([
      'undone',
      'applied',
    ]);
    expect(codeOf(await call('POST', `imports/${many.id}/undo`))).toEqual([409, 'approvalPending']);
    await approved(request);
    await service.imports.drain();
    expect((await importById(service, many.id)).status).toBe('undone');
  });

  test('in whose way something stands meanwhile goes on waiting', async () => {
    await setTo({ undo: { on: true, tires: 0 } });
    const first = await sell(lineOf('W1'));
    const request = waiting(await call('POST', `imports/${first.id}/undo`));
    const later = await sell(lineOf('W1'), lineOf('W2'));
    expect(codeOf(await decide(request.id, 'approval'))).toEqual([409, 'laterChanges']);
    expect(await stateOf(request.id)).toBe('pending');
    expect([first.status, later.status]).toEqual(['applied', 'applied']);
  });
});

test('the undoing of corrections changes the difference, and what goes to another dealer twice', async () => {
  const other = (await service.memberWithCode('DE00002')).id;
  const quantities = [4, 6, 3].map((quantity) => ({ dealerId, quantity }));
  await sellLines(service.database, 9001, quantities);
  await correctLines(service.database, 9002, 9001, [
    { place: 0, to: { dealerId, quantity: 5 } },
    { place: 1 },
    { place: 2, to: { dealerId: other, quantity: 3 } },
  ]);
  expect(await changedBy(service.database, 9002)).toEqual({ lines: 3, tires: 1 + 6 + 6 });
});

test('a request of a kind that a user could not ask for is missing to it', async () => {
  await setTo({ closing: { on: true } });
  const { id } = waiting(await close((await createdCampaign(service)).id));
  const caller = await callerFor(service.database, { username: 'gd.admin', role: 'GD Administrator' });
  const found = async (permissions: readonly Permission[]) => {
    const as = { ...caller, permissions };
    const now = service.clock.now();
    const page = await approvalPage(service.database, as, now, approvalsState.parse({}));
    return [(await approvalById(service.database, as, now, id))?.row.id, page.total];
  };
  expect(await found(['accessCampaigns'])).toEqual([id, 1]);
  expect(await found(['accessImportManager', 'accessUsersManager'])).toEqual([undefined, 0]);
});

describe('a change of rules', () => {
  test('for which somebody gets less waits, and is made as it was asked for', async () => {
    await setTo({ rulesWorsening: 'twoPersons' });
    const campaign = await agreedCampaign();
    const { id, fields } = campaign;
    const response = await changeRules(campaign, { ...rated('0.40'), title: 'Titolo nuovo' });
    const request = waiting(response);
    expect(request).toMatchObject({
      kind: 'rules',
      campaign: { id, title: fields.title },
      request: {
        rules: {
          ...{ dealers: 1, accumulatedLess: '7.00', expendableLess: '7.00', reason: 'Nuovo listino' },
          ...{ changed: ['incentive'], others: ['title'] },
          worsening: { dealers: 1, terms: [{ term: 'prize', fromTires: 1, dealers: 1 }] },
          after: { incentiveDetail: { tiers: [{ from: 0, rate: '0.40' }] } },
        },
      },
    });
    expect(dataOf(response)).toMatchObject({ campaign: { id, title: fields.title, rulesVersion: 1 } });
    // another change waits for this one, and one for which nobody gets less does not wait
    expect(codeOf(await changeRules(campaign, rated('0.30')))).toEqual([409, 'approvalPending']);
    await approved(request);
    const after = dataOf(await call('GET', `campaigns/${id}`));
    expect(after).toMatchObject({ campaign: { title: 'Titolo nuovo', rulesVersion: 2 } });
    const versions = await call('GET', `campaigns/${id}/rules`);
    expect(dataOf(versions)).toMatchObject({ versions: [{ version: 2, reason: 'Nuovo listino' }, { version: 1 }] });
    const better = { ...fields, title: 'Titolo nuovo' };
    expect((await changeRules({ ...campaign, fields: better }, rated('3.00'))).statusCode).toBe(200);
  });

  test('that puts a dealer into debt waits', async () => {
    await setTo({ rulesWorsening: 'twoPersons' });
    const campaign = await agreedCampaign();
    const redeemed = { redeemedOn: '2025-05-02', amount: '11.00' };
    const redemption = await call('POST', `campaigns/${campaign.id}/dealer/${dealerId}/redemptions`, redeemed);
    expect(redemption.statusCode).toBe(201);
    const later = { incentiveDetail: { ...campaignFields.incentiveDetail, unlockAt: '120' } };
    const request = waiting(await changeRules(campaign, later));
    expect(request.request).toMatchObject({
      rules: { dealers: 1, accumulatedLess: '0.00', expendableLess: '11.00' },
    });
    await approved(request);
  });

  test('whose figures moved, or whose campaign changed, goes on waiting', async () => {
    await setTo({ rulesWorsening: 'twoPersons' });
    const campaign = await agreedCampaign();
    const moved = waiting(await changeRules(campaign, rated('0.40')));
    await sell(lineOf(`X${brand}`, { marca: campaign.marca, quantita: '2' }));
    expect(codeOf(await decide(moved.id, 'approval'))).toEqual([409, 'previewOutdated']);
    expect(await stateOf(moved.id)).toBe('pending');
    expect((await decide(moved.id, 'withdrawal', 'ka.admin')).statusCode).toBe(200);
    const stale = waiting(await changeRules(campaign, rated('0.40')));
    const renamed = await call('PUT', `campaigns/${campaign.id}`, { ...campaign.fields, title: 'Altro titolo' });
    expect(renamed.statusCode).toBe(200);
    expect(codeOf(await decide(stale.id, 'approval'))).toEqual([409, 'staleVersion']);
    expect(await stateOf(stale.id)).toBe('pending');
    expect(dataOf(await call('GET', `campaigns/${campaign.id}`))).toMatchObject({
      campaign: { title: 'Altro titolo', rulesVersion: 1 },
    });
  });

  test('keeps the preview that it is based on, however many are made', async () => {
    await setTo({ rulesWorsening: 'twoPersons' });
    const campaign = await agreedCampaign();
    const request = waiting(await changeRules(campaign, rated('0.40')));
    for (let made = 0; made < 21; made += 1) await previewRules(service, campaign.id, campaign.fields);
    await approved(request);
  });
});

describe('the settings', () => {
  test('of worsenings are made stricter by one, looser by two, and stay where a call leaves them out', async () => {
    const { closing, undo, adjustment, goalsWorsening } = off;
    const others = { closing, undo, adjustment };
    await setTo({ rulesWorsening: 'refused', goalsWorsening: 'twoPersons' });
    expect((await call('PUT', 'approvals/settings', others)).statusCode).toBe(200);
    const now = async () => dataOf(await call('GET', 'approvals/settings'));
    const strict = { rulesWorsening: 'refused', goalsWorsening: 'twoPersons', rules: { on: true } };
    expect(await now()).toMatchObject({ settings: strict });
    const looser = { ...others, rulesWorsening: 'refused', goalsWorsening };
    const request = waiting(await call('PUT', 'approvals/settings', looser));
    expect(request.request).toMatchObject({
      settings: {
        before: { goalsWorsening: 'twoPersons' },
        after: { goalsWorsening: 'told', rulesWorsening: 'refused' },
      },
    });
    await approved(request);
    expect(await now()).toMatchObject({ settings: { ...strict, goalsWorsening: 'told' } });
    // the switch of earlier versions: off is told, which is looser
    waiting(await call('PUT', 'approvals/settings', { ...others, rules: { on: false } }));
    expect((await call('PUT', 'approvals/settings', { ...off, rulesWorsening: 'never' })).statusCode).toBe(422);
  });

  test('are switched on by one; a switch off and a higher limit wait for another', async () => {
    await setTo({ closing: { on: true }, undo: { on: true, tires: 100 } });
    const loosened = { ...off, closing: { on: true }, undo: { on: true, tires: 101 } };
    const response = await call('PUT', 'approvals/settings', loosened);
    const request = waiting(response);
    expect(request).toMatchObject({
      kind: 'settings',
      ...{ campaign: null, dealer: null, import: null },
      request: { settings: { before: { undo: { tires: 100 } }, after: { undo: { tires: 101 } } } },
    });
    expect(dataOf(response)).toMatchObject({ settings: { undo: { on: true, tires: 100 } } });
    expect(codeOf(await call('PUT', 'approvals/settings', off))).toEqual([409, 'approvalPending']);
    expect(codeOf(await decide(request.id, 'approval', 'ka.admin'))).toEqual([409, 'sameUser']);
    await approved(request);
    expect(dataOf(await call('GET', 'approvals/settings'))).toMatchObject({ settings: loosened });
    const switchedOff = waiting(await call('PUT', 'approvals/settings', { ...loosened, closing: { on: false } }));
    // a lower limit is stricter: it is set at once, and what waits was asked of other settings
    await setTo({ closing: { on: true }, undo: { on: true, tires: 5 } });
    expect(codeOf(await decide(switchedOff.id, 'approval'))).toEqual([409, 'staleVersion']);
    expect(await stateOf(switchedOff.id)).toBe('pending');
    expect(dataOf(await call('GET', 'approvals/settings'))).toMatchObject({ settings: { closing: { on: true } } });
  });

  test('of a kind that is off take any limit at once, and a newer version is a conflict', async () => {
    await setTo({ adjustment: { on: false, amount: '500' } });
    await setTo({ adjustment: { on: false, amount: '900.00' } });
    const { settings } = dataOf(await call('GET', 'approvals/settings')) as unknown as {
      settings: { version: number; adjustment: object; updatedBy: string };
    };
    expect(settings.adjustment).toEqual({ on: false, amount: '900.00' });
    const stale = await call('PUT', 'approvals/settings', { ...off, version: settings.version - 1 });
    expect(codeOf(stale)).toEqual([409, 'staleVersion']);
  });
});
