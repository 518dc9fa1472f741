/** Whoever may not see drafts finds no trace of one, whatever they read: each role × each operation that reads. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { permissionsOf, rolePermissions, roles } from '@gdd/schema/permissions';
import { asc, eq } from 'drizzle-orm';
import { members } from '../../ground/database/tables/people/network.js';
import { demonstrationUsers } from '../../demonstration/users.js';
import { expectedStatus, operationsWithAccess, type Operation } from '../../testing/app/operations.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { newCampaign, sell } from '../../testing/programme/salesAndCampaigns.js';

/** Texts and numbers that nothing else has: an answer that says the draft has one of them. */
const draft = { id: 87_654_321, title: 'Zefiro riservata' };
const goal = 654_987;
const traces = [String(draft.id), 'Zefiro', String(goal)];

let service: TestApp;
let dealerId: number;
let openedId: number;
let attachmentId: number;
let shareToken: string;
beforeAll(async () => {
  service = await openTestApp();
  const { database } = service;
  const everybody = await database.select().from(members).where(eq(members.role, 'Dealer')).orderBy(asc(members.id));
  const dealer = await service.memberWithCode('DE00001');
  dealerId = dealer.id;
  // under way by the programme's day, and with lines that would count
  await newCampaign(database, { ...draft, state: 'draft' });
  openedId = (await newCampaign(database)).id;
  for (const { id } of [dealer, ...everybody.slice(1, 4)]) {
    const body = { data: { dealer: id, goalThreshold: goal } };
    await service.call('POST', `/api/campaigns/${draft.id}/dealer/add`, { as: 'ka.admin', body });
  }
  await sell(database, 940_001, [{ dealerId, quantity: 9 }]);
  const attached = await service.call('POST', `/api/campaigns/${draft.id}/attachments?filename=Zefiro.txt`, {
    as: 'ka.admin',
    headers: { 'content-type': 'text/plain' },
    body: Buffer.from('Zefiro'),
  });
  attachmentId = attached.json<{ data: { attachment: { id: number } } }>().data.attachment.id;
  const shared = await service.call('GET', `/api/dealerAuthToken/${dealerId}/share`, { as: 'ka.admin' });
  shareToken = shared.json<{ data: { token: string } }>().data.token;
});
afterAll(() => service.close());

/** Parameters of paths, so that each operation is asked about the draft wherever it can be. */
const valuesOf = (url: string): Readonly<Record<string, string | number>> => ({
  id: /\/(campaigns|reporting\/membership)\/(reporting\/membership\/)?\{id\}/.test(url) ? draft.id : dealerId,
  dealerId,
  campaignId: draft.id,
  otherId: openedId,
  year: 2025,
  role: 'Dealer',
  type: 'campaigns',
  parent: 1,
  a: url.includes('campaigns-attachment') ? draft.id : dealerId,
  b: url.includes('campaigns-attachment') ? attachmentId : url.includes('share') ? 'share' : 2025,
});

const everyRow = { paginator: { page: 1, pageSize: 100 } };
const shared = () => ({ data: { token: shareToken } });

/** The bodies of operations that need more than an empty one. */
const bodies: Readonly<Record<string, () => readonly object[]>> = {
  campaignsTable: () => [everyRow, { searchTerm: 'Zefiro' }, { filter: { state: 'draft' } }],
  exportCampaigns: () => [{ format: 'csv' }, { format: 'jsonl' }],
  campaignMembership: () => [{ format: 'csv' }],
  exportEntries: () => [{ format: 'csv' }],
  exportRedemptions: () => [{ format: 'csv' }],
  exportDealerPrizes: () => [{ format: 'csv' }],
  exportCampaignLines: () => [{ format: 'csv' }],
  allCampaignsByYear: () => [{ year: 2025 }],
  distributorCampaigns: () => [{ year: 2025 }],
  agentCampaigns: () => [{ year: 2025 }],
  dealerCampaigns: () => [{ dealerId }, { dealerId, year: 2025 }, {}],
  dealerCampaignsReport: () => [{}, { year: 2025 }],
  campaignDealers: () => [everyRow],
  report: () =>
    [{ year: 2025 }, { campaignId: draft.id }, { campaignId: draft.id, dealerId }, { standing: 'notAccepted' }].map(
      (filters) => ({ data: { type: 'campaigns', filters }, params: everyRow }),
    ),
  exportReport: () => [
    { filter: { year: 2025 }, format: 'csv' },
    { filter: { campaignId: draft.id }, format: 'jsonl' },
  ],
  searchAnalytics: () =>
    [{ year: 2025 }, { campaignId: draft.id }].map((filters) => ({
      data: { dimensions: ['campaign'], measures: ['tires', 'goalAttainment'], filters },
    })),
  auditTable: () => [{ searchTerm: 'Zefiro' }, { filter: { entity: 'campaign' } }],
  shareDealer: () => [shared()],
  shareCampaigns: () => [shared()],
  sharePrevYear: () => [shared()],
  previewCampaignReminders: () => [{ memberships: [{ campaignId: draft.id, dealerId }] }],
};

/** The query of an operation, where one leads to the draft. */
const queries: Readonly<Record<string, string>> = {
  campaignTotals: `?ids=${draft.id}`,
  dealerPerformances: '?ids=DEALER',
  campaignWhatIf: '?tires=4',
};

/** The responses of an operation to a user, to all requests that it takes. */
async function answersTo({ name, method, url }: Operation, username: string): Promise<string[]> {
  const values = valuesOf(url);
  const path = url.replace(/\{(\w+)\}/g, (_all, parameter: string) => String(values[parameter] ?? 1));
  const query = (queries[name] ?? '').replace('DEALER', String(dealerId));
  const asked = method === 'GET' ? [undefined] : (bodies[name]?.() ?? [{}]);
  const answers: string[] = [];
  for (const body of asked) {
    const answer = await service.call(method, `${path}${query}`, { as: username, ...(body && { body }) });
    // what is refused for its form proves nothing
    if (bodies[name] !== undefined) expect([name, answer.statusCode, answer.body]).not.toContain(400);
    answers.push(answer.body);
  }
  return answers;
}

/** The operations by which somebody finds the draft. */
async function foundBy(username: string): Promise<string[]> {
  const found: string[] = [];
  for (const operation of operationsWithAccess(service.app)) {
    if (operation.effect !== 'read' || expectedStatus(operation, username) !== 'allowed') continue;
    const answers = await answersTo(operation, username);
    // totals name the campaign that they were asked for: here its goals are the trace
    const looked = operation.name === 'campaignTotals' ? [1, 2, 3, 4].map((dealers) => String(dealers * goal)) : traces;
    if (answers.some((body) => looked.some((trace) => body.includes(trace)))) found.push(operation.name);
  }
  return found.sort();
}

const isManager = (username: string) =>
  demonstrationUsers.some(
    (user) => user.username === username && permissionsOf([user.role]).includes('accessCampaigns'),
  );

describe('a draft that is under way by its days, with dealers, a goal, lines and a file', () => {
  test.each(demonstrationUsers.map(({ username }) => username).filter((username) => !isManager(username)))(
    'is in nothing that %s may read',
    async (username) => {
      expect(await foundBy(username)).toEqual([]);
    },
  );

  test.each(demonstrationUsers.map(({ username }) => username).filter(isManager))(
    'is where campaigns are managed, and in no report, dashboard or page of a dealer, to %s',
    async (username) => {
      expect(await foundBy(username)).toEqual([
        'adminCampaignsByYear',
        'allCampaignsByYear',
        'auditTable',
        'campaignAudit',
        'campaignCalendar',
        'campaignComparison',
        'campaignCurve',
        'campaignDealer',
        'campaignDealers',
        'campaignMembership',
        'campaignTotals',
        'campaignsByYear',
        'campaignsTable',
        'downloadCampaignAttachment',
        'exportCampaigns',
        'getCampaign',
        'listCampaigns',
      ]);
    },
  );

  test('once it is opened is found by dealer and network in what showed nothing of it before', async () => {
    const opened = await service.call('POST', `/api/campaigns/${draft.id}/open`, { as: 'ka.admin', body: {} });
    expect(opened.statusCode).toBe(200);
    expect(await foundBy('dealer')).toEqual(
      expect.arrayContaining([
        'campaignForecast',
        'campaignStatement',
        'dealerCampaigns',
        'getCampaign',
        'shareCampaigns',
      ]),
    );
    expect(await foundBy('regional.manager')).toEqual(
      expect.arrayContaining([
        'campaignDealers',
        'campaignsByYear',
        'dashboard',
        'distributorCampaigns',
        'exportReport',
        'report',
      ]),
    );
    expect(await foundBy('ka.admin')).toEqual(expect.arrayContaining(['report', 'searchAnalytics']));
  });
});

test('whoever reads the whole audit, or imports files that name drafts, sees drafts anyway', () => {
  const reading = roles.filter((role) =>
    rolePermissions[role].some((permission) => ['accessUsersManager', 'accessImportManager'].includes(permission)),
  );
  expect(reading.length).toBeGreaterThan(0);
  for (const role of reading) expect(rolePermissions[role]).toContain('accessCampaigns');
});
