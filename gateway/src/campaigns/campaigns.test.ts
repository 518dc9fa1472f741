import 'reflect-metadata';
import { getDirective } from '@graphql-tools/utils';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorReason } from '@gdd/schema/errors';
import type { Role } from '@gdd/schema/permissions';
import { getNamedType } from 'graphql';
import { buildGatewaySchema } from '../gatewaySchema.js';
import {
  attachmentRecord,
  campaignDealerRecord,
  campaignRecord,
  acceptedRecord,
  dealerCampaignRecord,
  dealerCampaignRow,
  exampleRecord,
  dealerForecastRecord,
  excludedLineRecord,
  lineRecord,
  whatIfRecord,
  redemptionRecord,
  statementRecord,
  summaryRecord,
  summaryWithTotals,
  totalsRecord,
} from '../test/campaignRecords.js';
import { rootFieldsOf, type RootField } from '../test/operations.js';
import { enveloped, refuse, StubUpstream, userWith } from '../test/stubUpstream.js';
import { forgetfulClock, TestGateway } from '../test/testGateway.js';

let upstream: StubUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await StubUpstream.start();
  gateway = await TestGateway.start({ restUrl: upstream.url }, { clock: forgetfulClock() });
});
beforeEach(() => {
  upstream.on('GET /user', userWith('KA Administrator'));
});
afterEach(() => upstream.reset());
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const campaignInput = `{
  title: "Inverno", type: GOLD, duration: HALF_YEARLY, isMain: true, year: 2025
  startsOn: "2025-07-01", endsOn: "2025-12-31"
  incentiveDetail: { basis: WHOLE, tiers: [{ from: 0, rate: 1.50 }, { from: "33.50", rate: "2" }], cap: "500.00" }
  factorBoostDetail: { boosts: [{ label: "SUV", match: { segment: [SUV], channel: null, rimFrom: 18 }, factor: 0.5 }] }
  eligibility: { brand: ["Aurora"], season: [ALL_SEASON], rimTo: 20 }
}`;

const campaignBody = {
  title: 'Inverno',
  type: 'gold',
  duration: 'halfYearly',
  isMain: true,
  year: 2025,
  startsOn: '2025-07-01',
  endsOn: '2025-12-31',
  description: null,
  incentiveDetail: {
    basis: 'whole',
    tiers: [
      { from: '0', rate: '1.50' },
      { from: '33.50', rate: '2' },
    ],
    cap: '500.00',
  },
  factorBoostDetail: { boosts: [{ label: 'SUV', match: { segment: ['suv'], rimFrom: 18 }, factor: '0.5' }] },
  eligibility: { brand: ['Aurora'], season: ['allSeason'], rimTo: 20 },
};

interface Case {
  readonly ask: string;
  readonly call: string;
  readonly answer: object;
  readonly data: unknown;
  readonly body?: object;
  readonly query?: object;
  readonly idempotencyKey?: string;
  readonly role?: Role;
}

const auditRecord = { at: '2025-12-01T08:00:00.000Z', actor: null, before: null, after: {} };

const cases: readonly Case[] = [
  {
    ask: '{ constants { today currentYear currentPeriod } }',
    call: 'GET /constants',
    answer: { today: '2025-12-31', current_year: 2025, current_period: '2025_2' },
    data: { constants: { today: '2025-12-31', currentYear: 2025, currentPeriod: '2025_2' } },
    role: 'Consultant',
  },
  {
    ask: '{ campaigns { id title type duration isMain group year startsOn endsOn state } }',
    call: 'GET /campaigns',
    answer: { campaign: [summaryRecord(7)] },
    data: {
      campaigns: [
        {
          id: '7',
          title: 'Campagna 7',
          type: 'GOLD',
          duration: 'HALF_YEARLY',
          isMain: true,
          group: 'MAIN',
          year: 2025,
          startsOn: '2025-07-01',
          endsOn: '2025-12-31',
          state: 'REGISTRATION_CLOSED',
        },
      ],
    },
  },
  {
    ask: `{ campaignsTable(input: {
      filter: { year: [2024, 2025], type: [ALL], duration: [ANNUAL, OTHER], group: [SECONDARY], state: [REGISTRATION_CLOSED] }
      sort: { column: STARTS_ON, direction: DESC } search: "inverno" page: 2 pageSize: 50 }) { total items { id } } }`,
    call: 'POST /campaigns/table',
    body: {
      filter: {
        year: [2024, 2025],
        type: ['all'],
        duration: ['annual', 'other'],
        group: ['secondary'],
        state: ['registrationClosed'],
      },
      sorting: { column: 'startsOn', direction: 'desc' },
      searchTerm: 'inverno',
      paginator: { page: 2, pageSize: 50 },
    },
    answer: { items: [summaryRecord(7)], total: 51 },
    data: { campaignsTable: { total: 51, items: [{ id: '7' }] } },
  },
  {
    ask: '{ allCampaignsByYear(year: 2024) { id } }',
    call: 'POST /allCampaignsByYear',
    body: { year: 2024 },
    answer: { campaigns: [summaryRecord(7)] },
    data: { allCampaignsByYear: [{ id: '7' }] },
  },
  {
    ask: '{ campaignsByYear(year: 2024) { id } }',
    call: 'GET /campaignsByYear/2024',
    answer: { campaigns: [summaryRecord(7)] },
    data: { campaignsByYear: [{ id: '7' }] },
    role: 'Dealer',
  },
  {
    ask: '{ adminCampaignsByYear(year: 2024) { id } }',
    call: 'GET /campaignsByYear/admin/2024',
    answer: { campaigns: [summaryRecord(7)] },
    data: { adminCampaignsByYear: [{ id: '7' }] },
  },
  {
    ask: '{ distributorCampaigns(year: 2025) { id totals { tiresPurchased } } }',
    call: 'POST /campaigns/distributor',
    body: { year: 2025 },
    answer: { campaigns: [summaryWithTotals(7)] },
    data: { distributorCampaigns: [{ id: '7', totals: { tiresPurchased: 7 } }] },
    role: 'Distributor',
  },
  {
    ask: '{ agentCampaigns(year: 2025, memberId: 12) { id totals { plafondAccumulated } } }',
    call: 'POST /campaigns/agent',
    body: { year: 2025, memberId: 12 },
    answer: { campaigns: [summaryWithTotals(7)] },
    data: { agentCampaigns: [{ id: '7', totals: { plafondAccumulated: '1800.50' } }] },
    role: 'Agent',
  },
  {
    ask: '{ brands }',
    call: 'GET /campaigns/brands',
    answer: { brands: ['Aurora', 'Borea'] },
    data: { brands: ['Aurora', 'Borea'] },
  },
  {
    ask: `{ campaign(id: 7) { id description version closedAt attachments { id filename size }
      eligibility { brand season segment rimFrom rimTo channel }
      incentiveDetail { basis unlockAt cap tiers { from rate } }
      factorBoostDetail { boosts { label factor match { rimFrom channel } } } } }`,
    call: 'GET /campaigns/7',
    answer: { campaign: campaignRecord(7) },
    data: {
      campaign: {
        id: '7',
        description: null,
        version: 4,
        closedAt: null,
        attachments: [{ id: '3', filename: 'regolamento.pdf', size: 2048 }],
        eligibility: {
          brand: ['Aurora'],
          season: ['ALL_SEASON'],
          segment: ['SUV'],
          rimFrom: null,
          rimTo: null,
          channel: 'FLEET',
        },
        incentiveDetail: {
          basis: 'MARGINAL',
          unlockAt: '100',
          cap: '5000.00',
          tiers: [
            { from: '0', rate: '1.50' },
            { from: '33.50', rate: '2.00' },
          ],
        },
        factorBoostDetail: {
          boosts: [{ label: '18 pollici e oltre', factor: '1.50', match: { rimFrom: 18, channel: null } }],
        },
      },
    },
    role: 'Dealer',
  },
  {
    ask: `mutation { createCampaign(input: ${campaignInput}, idempotencyKey: "new-1") { id } }`,
    call: 'POST /campaigns',
    body: campaignBody,
    idempotencyKey: 'new-1',
    answer: { campaign: campaignRecord(7) },
    data: { createCampaign: { id: '7' } },
  },
  {
    ask: `mutation { updateCampaign(id: 7, version: 3, input: ${campaignInput}) { version } }`,
    call: 'PUT /campaigns/7',
    body: { ...campaignBody, version: 3 },
    answer: { campaign: campaignRecord(7) },
    data: { updateCampaign: { version: 4 } },
  },
  {
    ask: 'mutation { closeCampaignRegistration(id: 7) { state } }',
    call: 'PATCH /campaigns/7/close-registration',
    answer: { campaign: campaignRecord(7) },
    data: { closeCampaignRegistration: { state: 'REGISTRATION_CLOSED' } },
  },
  {
    ask: 'mutation { closeCampaign(id: 7) { id } }',
    call: 'DELETE /campaigns/7/close',
    answer: { campaign: campaignRecord(7) },
    data: { closeCampaign: { id: '7' } },
  },
  {
    ask: 'mutation { addCampaignAttachment(campaignId: 7, uploadId: 44) { id contentType addedAt } }',
    call: 'POST /campaigns/7/attachments',
    body: { upload: 44 },
    answer: { attachment: attachmentRecord },
    data: {
      addCampaignAttachment: { id: '3', contentType: 'application/pdf', addedAt: '2025-07-01T08:00:00.000Z' },
    },
  },
  {
    ask: 'mutation { removeCampaignAttachment(campaignId: 7, attachmentId: 3) }',
    call: 'DELETE /campaigns/7/attachments/3',
    answer: {},
    data: { removeCampaignAttachment: true },
  },
  {
    ask: '{ campaignDealer(campaignId: 7, dealerId: 4) { dealerId goalPercentage distributor { code } } }',
    call: 'GET /campaigns/7/dealer/4',
    answer: { dealer: campaignDealerRecord(4) },
    data: { campaignDealer: { dealerId: '4', goalPercentage: '80.0', distributor: { code: 'V-12' } } },
  },
  {
    ask: `{ campaignDealers(id: 7, input: {
      filter: { status: [ACTIVE], tier: [GOLD], region: ["Lazio"], province: ["RM"], memberId: 12, accepted: false, goalReached: true,
        distributorId: [12, 13], tiresPurchased: { from: 5 }, goalPercentage: { from: 66.7, to: "100" },
        tiresToNextThreshold: { from: null, to: 10 } }
      sort: { column: PLAFOND_ACCUMULATED, direction: DESC } search: "gomme" }) {
      total items { dealerId status accepted acceptedAt tiresFleetPercentage plafondExpendable
        goalPercentage nextThreshold tiresToNextThreshold distributor { id code businessName role } } } }`,
    call: 'POST /campaigns/7/dealers',
    body: {
      filter: {
        status: ['active'],
        tier: ['gold'],
        region: ['Lazio'],
        province: ['RM'],
        memberId: 12,
        accepted: false,
        goalReached: true,
        distributorId: [12, 13],
        tiresPurchased: { from: 5 },
        goalPercentage: { from: '66.7', to: '100' },
        tiresToNextThreshold: { to: 10 },
      },
      sorting: { column: 'plafondAccumulated', direction: 'desc' },
      searchTerm: 'gomme',
      paginator: { page: 1, pageSize: 10 },
    },
    answer: { items: [campaignDealerRecord(4)], total: 1 },
    data: {
      campaignDealers: {
        total: 1,
        items: [
          {
            dealerId: '4',
            status: 'ACTIVE',
            accepted: true,
            acceptedAt: '2025-07-02T08:00:00.000Z',
            tiresFleetPercentage: '10.0',
            plafondExpendable: '0.00',
            goalPercentage: '80.0',
            nextThreshold: 100,
            tiresToNextThreshold: 20,
            distributor: { id: '12', code: 'V-12', businessName: 'Distributore 12', role: 'DISTRIBUTOR' },
          },
        ],
      },
    },
    role: 'Distributor',
  },
  {
    ask: '{ dealerCampaigns { campaign { id totals { dealers } } goalThreshold incentiveDetail { cap } } }',
    call: 'POST /campaigns/dealer',
    body: {},
    answer: { campaigns: [dealerCampaignRecord(7)] },
    data: {
      dealerCampaigns: [
        { campaign: { id: '7', totals: null }, goalThreshold: 100, incentiveDetail: { cap: '5000.00' } },
      ],
    },
    role: 'Dealer',
  },
  {
    ask: '{ dealerCampaigns(year: 2025, dealerId: 4) { tiresMissing } }',
    call: 'POST /campaigns/dealer',
    body: { year: 2025, dealerId: 4 },
    answer: { campaigns: [dealerCampaignRecord(7)] },
    data: { dealerCampaigns: [{ tiresMissing: 20 }] },
  },
  {
    ask: `{ dealerCampaignsReport(dealerId: 4, year: 2025) { recordsFiltered recordsTotal draw
      data { campaignId campaignTitle goalThreshold tiresFleetPercentage } } }`,
    call: 'POST /report/dealers/4/campaigns',
    body: { year: 2025 },
    answer: { results: [dealerCampaignRow(7), dealerCampaignRow(8)] },
    data: {
      dealerCampaignsReport: {
        recordsFiltered: 2,
        recordsTotal: 2,
        draw: 0,
        data: [7, 8].map((id) => ({
          campaignId: String(id),
          campaignTitle: `Campagna ${id}`,
          goalThreshold: 100,
          tiresFleetPercentage: '10.0',
        })),
      },
    },
    role: 'Consultant',
  },
  {
    ask: '{ unsubscribedDealers(campaignId: 7, search: "gom", limit: 5) { id businessName } }',
    call: 'GET /dealers/unsubscribed/7',
    query: { search: 'gom', limit: '5' },
    answer: { dealers: [{ id: 4, code: 'D-4', businessName: 'Gomme', city: 'Roma' }] },
    data: { unsubscribedDealers: [{ id: '4', businessName: 'Gomme' }] },
  },
  {
    ask: '{ isProspect(dealerId: 4) }',
    call: 'GET /dealers/4/is-prospect',
    answer: { isProspect: true },
    data: { isProspect: true },
    role: 'Consultant',
  },
  {
    ask: `mutation { addDealerToCampaign(campaignId: 7, dealerId: 4, goalThreshold: 100, idempotencyKey: "add-1") { dealerId } }`,
    call: 'POST /campaigns/7/dealer/add',
    body: { data: { goalThreshold: 100, dealer: 4 } },
    idempotencyKey: 'add-1',
    answer: { dealer: campaignDealerRecord(4) },
    data: { addDealerToCampaign: { dealerId: '4' } },
  },
  {
    ask: 'mutation { editDealerGoal(campaignId: 7, dealerId: 4, input: { goalThreshold: 120, version: 2 }) { version } }',
    call: 'PATCH /campaigns/7/dealer/4/edit',
    body: { data: { goalThreshold: 120, version: 2 } },
    answer: { dealer: campaignDealerRecord(4) },
    data: { editDealerGoal: { version: 2 } },
  },
  {
    ask: 'mutation { removeDealerFromCampaign(campaignId: 7, dealerId: 4) }',
    call: 'DELETE /campaigns/7/dealer/4',
    answer: {},
    data: { removeDealerFromCampaign: true },
  },
  {
    ask: 'mutation { acceptCampaign(id: 7) { accepted plafondAccumulated incentiveDetail { basis } campaign { id title } } }',
    call: 'PATCH /campaigns/7/dealer/accept',
    body: { accepted: 1 },
    answer: acceptedRecord(7),
    data: {
      acceptCampaign: {
        accepted: true,
        plafondAccumulated: '150.00',
        incentiveDetail: { basis: 'MARGINAL' },
        campaign: { id: '7', title: 'Campagna 7' },
      },
    },
    role: 'Dealer',
  },
  {
    ask: 'mutation { sendCampaignReminder(campaignId: 7, dealerId: 4) }',
    call: 'GET /campaigns/7/dealer-email/4',
    answer: {},
    data: { sendCampaignReminder: true },
  },
  {
    ask: `{ campaignStatement(campaignId: 7, dealerId: 4) { campaign { title } dealerId base averageFactor capped unlocked
      tiers { from startsAt rate tires amount reached } lineTires boostedTires factorLimit
      boosts { label factor tires fleetTires boostedTires } unboostedTires unboostedFleetTires
      unreconstructed { tires fleetTires boostedTires }
      eligibility { brand } redemptions { id redeemedOn amount note } linesChangedSinceClosing
      sinceClosing { closedAt differences { label factor tires fleetTires } laterLines laterTires } } }`,
    call: 'GET /campaigns/7/dealer/4/statement',
    answer: { statement: statementRecord(7, 4) },
    data: {
      campaignStatement: {
        campaign: { title: 'Campagna 7' },
        dealerId: '4',
        base: '120.00',
        averageFactor: '1.250000',
        capped: false,
        unlocked: false,
        tiers: [{ from: '0', startsAt: 1, rate: '1.50', tires: 80, amount: '120.00', reached: true }],
        lineTires: 80,
        boostedTires: '100.00',
        factorLimit: '1.25',
        boosts: [{ label: '18 pollici e oltre', factor: '1.50', tires: 40, fleetTires: 4, boostedTires: '60.00' }],
        unboostedTires: 40,
        unboostedFleetTires: 2,
        unreconstructed: { tires: 3, fleetTires: 0, boostedTires: '4.50' },
        eligibility: { brand: null },
        redemptions: [{ id: '5', redeemedOn: '2025-12-01', amount: '12.50', note: null }],
        linesChangedSinceClosing: true,
        sinceClosing: {
          closedAt: '2026-01-31T08:00:00.000Z',
          differences: [
            { label: '18 pollici e oltre', factor: '1.50', tires: -4, fleetTires: 0 },
            { label: null, factor: '1.00', tires: 2, fleetTires: 1 },
          ],
          laterLines: 1,
          laterTires: 8,
        },
      },
    },
    role: 'Dealer',
  },
  {
    ask: `{ campaignLines(campaignId: 7, dealerId: 4, page: 2, pageSize: 50, sinceClosing: true) { total
      items { id document line season segment channel quantity amount factor boostLabel } } }`,
    call: 'GET /campaigns/7/dealer/4/lines',
    query: { page: '2', pageSize: '50', sinceClosing: 'true' },
    answer: { items: [lineRecord], total: 51 },
    data: {
      campaignLines: {
        total: 51,
        items: [
          {
            id: 'FT-1/2',
            document: 'FT-1',
            line: 2,
            season: 'ALL_SEASON',
            segment: 'SUV',
            channel: 'RETAIL',
            quantity: -4,
            amount: '-400.00',
            factor: '1.50',
            boostLabel: '18 pollici e oltre',
          },
        ],
      },
    },
    role: 'Agent',
  },
  {
    ask: `{ campaignExcludedLines(campaignId: 7, dealerId: 4, pageSize: 50) { from to total
      items { id soldOn brand failedCondition } } }`,
    call: 'GET /campaigns/7/dealer/4/excluded-lines',
    query: { page: '1', pageSize: '50' },
    answer: { from: '2025-01-01', to: '2025-12-31', items: [excludedLineRecord], total: 1 },
    data: {
      campaignExcludedLines: {
        from: '2025-01-01',
        to: '2025-12-31',
        total: 1,
        items: [{ id: 'FT-1/2', soldOn: '2025-07-03', brand: 'Aurora', failedCondition: 'BEFORE_START' }],
      },
    },
    role: 'Dealer',
  },
  {
    ask: `{ campaignForecast(campaignId: 7, dealerId: 4) { today tires share noForecast thresholds nextThreshold
      tiresToNextThreshold forecast { low expected high prizeExpected } } }`,
    call: 'GET /campaigns/7/dealer/4/forecast',
    answer: { forecast: dealerForecastRecord },
    data: {
      campaignForecast: {
        today: '2025-10-15',
        tires: 95,
        share: '50.0',
        noForecast: null,
        thresholds: [80, 100],
        nextThreshold: 100,
        tiresToNextThreshold: 5,
        forecast: { low: 171, expected: 190, high: 209, prizeExpected: '190.00' },
      },
    },
    role: 'Dealer',
  },
  {
    ask: '{ campaignForecast(campaignId: 7, dealerId: 4) { share noForecast forecast { low } } }',
    call: 'GET /campaigns/7/dealer/4/forecast',
    answer: { forecast: { ...dealerForecastRecord, share: null, forecast: null, noForecast: 'notStarted' } },
    data: { campaignForecast: { share: null, noForecast: 'NOT_STARTED', forecast: null } },
  },
  {
    ask: `{ campaignWhatIf(campaignId: 7, dealerId: 4, tires: 20, boost: 1) { boostLabel factor accepted tiresPurchased
      plafondAccumulated addedAccumulated threshold nextThreshold } }`,
    call: 'GET /campaigns/7/dealer/4/what-if',
    query: { tires: '20', boost: '1' },
    answer: { whatIf: whatIfRecord },
    data: {
      campaignWhatIf: {
        boostLabel: '18 pollici e oltre',
        factor: '1.50',
        accepted: true,
        tiresPurchased: 115,
        plafondAccumulated: '180.00',
        addedAccumulated: '45.00',
        threshold: 100,
        nextThreshold: null,
      },
    },
    role: 'Dealer',
  },
  {
    ask: '{ campaignWhatIf(campaignId: 7, dealerId: 4, tires: 0) { tires } }',
    call: 'GET /campaigns/7/dealer/4/what-if',
    query: { tires: '0' },
    answer: { whatIf: whatIfRecord },
    data: { campaignWhatIf: { tires: 20 } },
  },
  {
    ask: '{ campaignRedemptions(campaignId: 7, dealerId: 4) { id recordedBy } }',
    call: 'GET /campaigns/7/dealer/4/redemptions',
    answer: { redemptions: [redemptionRecord] },
    data: { campaignRedemptions: [{ id: '5', recordedBy: null }] },
  },
  {
    ask: `mutation { recordRedemption(campaignId: 7, dealerId: 4, idempotencyKey: "spend-1",
      input: { redeemedOn: "2025-12-01", amount: 12.50 }) { amount } }`,
    call: 'POST /campaigns/7/dealer/4/redemptions',
    body: { redeemedOn: '2025-12-01', amount: '12.50' },
    idempotencyKey: 'spend-1',
    answer: { redemption: redemptionRecord },
    data: { recordRedemption: { amount: '12.50' } },
  },
  {
    ask: `{ campaignExample(input: { incentiveDetail: { basis: MARGINAL, tiers: [{ from: "0", rate: "1.5" }], unlockAt: 80 }
      factorBoostDetail: { boosts: [] } goalThreshold: 100, tires: 80, boostedTires: [] }) { plafondAccumulated unlockTires } }`,
    call: 'POST /campaigns/example',
    body: {
      incentiveDetail: { basis: 'marginal', tiers: [{ from: '0', rate: '1.5' }], unlockAt: '80' },
      factorBoostDetail: { boosts: [] },
      goalThreshold: 100,
      tires: 80,
      boostedTires: [],
    },
    answer: { example: exampleRecord },
    data: { campaignExample: { plafondAccumulated: '150.00', unlockTires: 100 } },
  },
  {
    ask: '{ campaignAudit(id: 7, page: 2, pageSize: 5) { total items { id action import { id filename } } } }',
    call: 'GET /campaigns/7/audit',
    query: { page: '2', pageSize: '5' },
    answer: {
      items: [
        { ...auditRecord, id: 1, action: 'closed', import: null },
        { ...auditRecord, id: 2, action: 'accepted', import: { id: 12, filename: 'obiettivi.csv' } },
      ],
      total: 7,
    },
    data: {
      campaignAudit: {
        total: 7,
        items: [
          { id: '1', action: 'closed', import: null },
          { id: '2', action: 'accepted', import: { id: '12', filename: 'obiettivi.csv' } },
        ],
      },
    },
  },
];

describe('each field asks for what its route takes, and shows what it answers', () => {
  test.each(cases)('$ask', async ({ ask, call, answer, data, body, query, idempotencyKey, role }) => {
    if (role) upstream.on('GET /user', userWith(role));
    upstream.on(call, enveloped(answer));
    const shown = await gateway.ask(ask);
    expect(shown.errors).toEqual([]);
    expect(shown.data).toEqual(data);
    expect(upstream.calls.filter((made) => made !== 'GET /user')).toEqual([call]);
    const [made] = upstream.requestsOf(call);
    expect(made?.body).toEqual(body);
    expect(made?.query).toEqual(query ?? {});
    expect(made?.headers['idempotency-key']).toBe(idempotencyKey);
  });

  test('every field of the area stands in the table', () => {
    const schema = buildGatewaySchema();
    // Reminders of many are an area of their own, with its own tests.
    const isOfArea = (path: string) =>
      /campaign|constants|prospect/i.test(path) && !/^\/(campaigns\/reminders|share\/)/.test(path);
    const wraps = (field: RootField['field']) =>
      (getDirective(schema, field, 'rest') ?? []).some(({ path }) => isOfArea(String(path)));
    const fields = rootFieldsOf(schema)
      .filter(({ field }) => wraps(field) && getNamedType(field.type).name !== 'FileTicket')
      .map(({ field }) => field.name);
    const asked = new Set(cases.map(({ ask }) => /\{ (\w+)/.exec(ask)?.[1]));
    expect(fields.filter((name) => !asked.has(name))).toEqual([]);
  });
});

describe('the totals of campaigns', () => {
  const asked = () => upstream.requestsOf('GET /campaigns/totals').map(({ query }) => query['ids'] ?? '');
  const answerTotals = () =>
    upstream.on('GET /campaigns/totals', ({ query }) => {
      const ids = (query as { ids: string }).ids.split(',').map(Number);
      // In the reverse order and with a hole: the loader maps by key.
      const seen = ids.reverse().filter((id) => id !== 2);
      return enveloped({ totals: seen.map(totalsRecord) });
    });

  test.each([1, 10, 100])('for a page of %i campaigns are one call', async (rows) => {
    const items = Array.from({ length: rows }, (_, index) => summaryRecord(index + 1));
    upstream.on('POST /campaigns/table', enveloped({ items, total: rows }));
    answerTotals();
    const { data, errors } = await gateway.ask(
      '{ campaignsTable(input: {}) { items { id totals { tiresPurchased } } } }',
    );
    expect(errors).toEqual([]);
    const expected = items.map((_, index) => ({
      id: String(index + 1),
      totals: index === 1 ? null : { tiresPurchased: index + 1 },
    }));
    expect(data).toEqual({ campaignsTable: { items: expected } });
    expect(asked()).toHaveLength(1);
  });

  test('for more campaigns than one call may name grow by hundreds', async () => {
    const campaign = Array.from({ length: 250 }, (_, index) => summaryRecord(index + 1));
    upstream.on('GET /campaigns', enveloped({ campaign }));
    answerTotals();
    await gateway.ask('{ campaigns { totals { dealers } } }');
    const sizes = asked().map((ids) => ids.split(',').length);
    expect(sizes.sort((a, b) => b - a)).toEqual([100, 100, 50]);
  });

  test('of one campaign in several places are one call', async () => {
    upstream
      .on('GET /campaigns', enveloped({ campaign: [summaryRecord(7)] }))
      .on('GET /campaigns/7', enveloped({ campaign: campaignRecord(7) }));
    answerTotals();
    const { data } = await gateway.ask('{ campaigns { totals { dealers } } campaign(id: 7) { totals { dealers } } }');
    expect(data).toEqual({ campaigns: [{ totals: { dealers: 12 } }], campaign: { totals: { dealers: 12 } } });
    expect(asked()).toEqual(['7']);
  });

  test('that cannot be had leave the campaigns', async () => {
    upstream
      .on('GET /campaigns', enveloped({ campaign: [summaryRecord(7)] }))
      .on('GET /campaigns/totals', (_, reply) => reply.code(503).send('down'));
    const { data, errors } = await gateway.ask('{ campaigns { id totals { dealers } } }');
    expect(data).toEqual({ campaigns: [{ id: '7', totals: null }] });
    expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [['campaigns', 0, 'totals'], 'UPSTREAM_UNAVAILABLE'],
    ]);
  });

  test('are asked for again after a write that may have changed them', async () => {
    upstream.on('PATCH /campaigns/7/close-registration', enveloped({ campaign: campaignRecord(7) }));
    answerTotals();
    const close = 'closeCampaignRegistration(id: 7) { totals { dealers } }';
    await gateway.ask(`mutation { a: ${close} b: ${close} }`);
    expect(asked()).toEqual(['7', '7']);
  });
});

describe('a refusal says why', () => {
  const add = `mutation { addDealerToCampaign(campaignId: 7, dealerId: 4, goalThreshold: 100, idempotencyKey: "k") { dealerId } }`;
  const edit =
    'mutation { editDealerGoal(campaignId: 7, dealerId: 4, input: { goalThreshold: 9, version: 2 }) { version } }';
  const remove = 'mutation { removeDealerFromCampaign(campaignId: 7, dealerId: 4) }';
  const accept = 'mutation { acceptCampaign(id: 7) { accepted } }';
  const remind = 'mutation { sendCampaignReminder(campaignId: 7, dealerId: 4) }';
  const redeem = `mutation { recordRedemption(campaignId: 7, dealerId: 4, idempotencyKey: "k",
    input: { redeemedOn: "2025-12-01", amount: "12.50" }) { id } }`;

  test.each<[ErrorReason, string, string, Role]>([
    ['alreadyInCampaign', 'POST /campaigns/7/dealer/add', add, 'KA Administrator'],
    ['campaignClosed', 'PATCH /campaigns/7/dealer/4/edit', edit, 'KA Administrator'],
    ['hasRedemptions', 'DELETE /campaigns/7/dealer/4', remove, 'KA Administrator'],
    ['registrationClosed', 'PATCH /campaigns/7/dealer/accept', accept, 'Dealer'],
    ['periodOver', 'PATCH /campaigns/7/dealer/accept', accept, 'Dealer'],
    ['periodOver', 'GET /campaigns/7/dealer-email/4', remind, 'KA Administrator'],
    ['alreadyRemindedToday', 'GET /campaigns/7/dealer-email/4', remind, 'KA Administrator'],
    ['noMailAddress', 'GET /campaigns/7/dealer-email/4', remind, 'KA Administrator'],
    ['notExpendable', 'POST /campaigns/7/dealer/4/redemptions', redeem, 'KA Administrator'],
  ])('%s', async (reason, call, ask, role) => {
    upstream.on('GET /user', userWith(role)).on(call, (_, reply) => refuse(reply, 'CONFLICT', { reason }));
    const { errors } = await gateway.ask(ask);
    expect(errors.map(({ extensions }) => extensions)).toMatchObject([{ code: 'CONFLICT', reason }]);
  });

  test('a stale version comes with the newer one and its goal', async () => {
    const details = { reason: 'staleVersion', currentVersion: 5, currentGoalThreshold: 130 };
    upstream.on('PATCH /campaigns/7/dealer/4/edit', (_, reply) => refuse(reply, 'CONFLICT', details));
    expect((await gateway.ask(edit)).errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', ...details });
  });

  test('wrong rules are named by the number of their tier and boost', async () => {
    upstream.on('POST /campaigns', (_, reply) =>
      refuse(reply, 'BAD_USER_INPUT', {
        fields: {
          'incentiveDetail.tiers.1.from': 'invalid',
          'factorBoostDetail.boosts.0.match.brand.2': 'tooLong',
          'eligibility.rimTo': 'invalid',
          endsOn: 'invalid',
          secret: 'invalid',
        },
      }),
    );
    const { errors } = await gateway.ask(
      `mutation { createCampaign(input: ${campaignInput}, idempotencyKey: "k") { id } }`,
    );
    expect(errors[0]?.extensions['fields']).toEqual({
      'incentiveDetail.tiers.1.from': 'invalid',
      'factorBoostDetail.boosts.0.match.brand': 'tooLong',
      'eligibility.rimTo': 'invalid',
      endsOn: 'invalid',
    });
  });

  test('a file that cannot be attached is named as the upload that brought it', async () => {
    upstream.on('POST /campaigns/7/attachments', (_, reply) =>
      refuse(reply, 'BAD_USER_INPUT', { fields: { file: 'notAllowed' } }),
    );
    const { errors } = await gateway.ask('mutation { addCampaignAttachment(campaignId: 7, uploadId: 44) { id } }');
    expect(errors[0]?.extensions['fields']).toEqual({ uploadId: 'notAllowed' });
  });

  test('what a body calls otherwise is named as the argument is', async () => {
    upstream.on('POST /campaigns/7/dealer/add', (_, reply) =>
      refuse(reply, 'BAD_USER_INPUT', { fields: { 'data.dealer': 'unknown', 'data.goalThreshold': 'invalid' } }),
    );
    expect((await gateway.ask(add)).errors[0]?.extensions['fields']).toEqual({
      dealerId: 'unknown',
      goalThreshold: 'invalid',
    });
  });
});

describe('a reminder is a write, although its route is a GET', () => {
  const remind = 'sendCampaignReminder(campaignId: 7, dealerId: 4)';
  const call = 'GET /campaigns/7/dealer-email/4';

  test('two of them in one operation are two calls', async () => {
    upstream.on(call, enveloped({}));
    await gateway.ask(`mutation { a: ${remind} b: ${remind} }`);
    expect(upstream.requestsOf(call)).toHaveLength(2);
  });

  test('one whose answer is lost is not sent again, and is not called failed', async () => {
    upstream.on(call, (_, reply) => {
      reply.hijack();
      reply.raw.destroy();
    });
    const { errors } = await gateway.ask(`mutation { ${remind} }`);
    expect(errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', reason: 'outcomeUnknown' });
    expect(upstream.requestsOf(call)).toHaveLength(1);
  });
});

test('an example is a read, although its route is a POST: asked twice in one operation, it is one call', async () => {
  upstream.on('POST /campaigns/example', enveloped({ example: exampleRecord }));
  const example = cases.find(({ call }) => call === 'POST /campaigns/example')?.ask.slice(1, -1);
  await gateway.ask(`{ a: ${example} b: ${example} }`);
  expect(upstream.requestsOf('POST /campaigns/example')).toHaveLength(1);
});

describe('a decimal', () => {
  const ask = (amount: unknown) =>
    gateway.ask(
      `mutation ($input: RedemptionInput!) {
        recordRedemption(campaignId: 7, dealerId: 4, idempotencyKey: "k", input: $input) { amount } }`,
      { variables: { input: { redeemedOn: '2025-12-01', amount } } },
    );

  test.each([
    ['12.50', '12.50'],
    [12.5, '12.5'],
    [0, '0'],
    ['-0.000001', '-0.000001'],
    ['999999999999999.999999', '999999999999999.999999'],
  ])('%j goes on as the text %j', async (given, text) => {
    upstream.on('POST /campaigns/7/dealer/4/redemptions', enveloped({ redemption: redemptionRecord }));
    expect((await ask(given)).errors).toEqual([]);
    expect(upstream.requestsOf('POST /campaigns/7/dealer/4/redemptions')[0]?.body).toMatchObject({ amount: text });
  });

  test.each([
    '',
    '1,5',
    '1e3',
    1e21,
    1e-7,
    '0.1234567',
    '.5',
    '5.',
    ' 1',
    '0x1',
    'NaN',
    true,
    null,
    {},
    '1'.repeat(16),
  ])('%j is none', async (given) => {
    expect((await ask(given)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(upstream.requestsOf('POST /campaigns/7/dealer/4/redemptions')).toEqual([]);
  });
});

test('an answer whose money is no text is not shown', async () => {
  const broken = { ...(campaignDealerRecord(4) as Record<string, unknown>), plafondAccumulated: 150 };
  upstream.on('POST /campaigns/7/dealers', enveloped({ items: [broken], total: 1 }));
  expect((await gateway.ask('{ campaignDealers(id: 7, input: {}) { total } }')).code).toBe('UPSTREAM_INVALID');
});
