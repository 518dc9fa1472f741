/** The fields of campaigns with the calls that they make. */
import type { Role } from '@gdd/schema/permissions';
import {
  attachmentRecord,
  campaignRecord,
  exampleRecord,
  rulesPreviewDealerRecord,
  rulesPreviewRecord,
  rulesVersionRecord,
  summaryRecord,
  summaryWithTotals,
} from './campaignRecords.js';

export const campaignInput = `{
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

/** A field of a query or mutation: the call that it makes, and what it shows of the response. */
export interface FieldCase {
  readonly operation: string;
  readonly call: string;
  readonly response: object;
  readonly data: unknown;
  readonly body?: object;
  readonly query?: object;
  readonly idempotencyKey?: string;
  readonly role?: Role;
}

const auditRecord = { source: 'audit', at: '2025-12-01T08:00:00.000Z', actor: null, before: null, after: {} };

const curveRecord = {
  campaignId: 7,
  today: '2025-10-15',
  goalThreshold: 100,
  tires: 40,
  tiresBefore: 200,
  unplacedTires: 0,
  step: 'week',
  pace: 'yearBefore',
  points: [
    { day: '2025-07-07', dayOfPeriod: 7, tires: 40, expected: 20, before: 30 },
    { day: '2025-12-31', dayOfPeriod: 184, tires: null, expected: 100, before: 200 },
  ],
};

const comparedFigures = {
  dealers: 3,
  accepted: 2,
  goalReached: 1,
  unlocked: 1,
  tiresPurchased: 42,
  plafondAccumulated: '45.00',
  plafondExpendable: '15.00',
};

const comparedDealerRecord = {
  dealerId: 4,
  code: 'DE00004',
  businessName: 'Gomme Rossi',
  vatNumber: '01234567897',
  region: 'Lazio',
  tier: 'gold',
  distributor: null,
  tires: 12,
  otherTires: 5,
  accumulated: '15.00',
  otherAccumulated: '5.00',
  difference: '10.00',
};

export const campaignCases: readonly FieldCase[] = [
  {
    operation: `{ campaignCurve(campaignId: 7) { campaignId today goalThreshold tires tiresBefore unplacedTires step pace
      points { day dayOfPeriod tires expected before } } }`,
    call: 'GET /campaigns/7/curve',
    response: { curve: curveRecord },
    data: { campaignCurve: { ...curveRecord, campaignId: '7', step: 'WEEK', pace: 'YEAR_BEFORE' } },
    role: 'Dealer',
  },
  {
    operation: '{ campaignCurve(campaignId: 7, memberId: 4) { pace } }',
    call: 'GET /campaigns/7/curve',
    query: { memberId: '4' },
    response: { curve: { ...curveRecord, pace: 'days' } },
    data: { campaignCurve: { pace: 'DAYS' } },
  },
  {
    operation: '{ campaignCalendar(year: 2025) { id title } }',
    call: 'GET /campaigns/calendar/2025',
    response: { campaigns: [summaryRecord(7)] },
    data: { campaignCalendar: [{ id: '7', title: 'Campagna 7' }] },
    role: 'Dealer',
  },
  {
    operation: `{ campaignComparison(campaignId: 7, otherId: 8) { here { campaign { id } figures { unlocked } } other { campaign { id } }
      differences { plafondAccumulated } percentages { plafondAccumulated unlocked } inBoth { dealers more less same difference } } }`,
    call: 'GET /campaigns/7/comparison/8',
    response: {
      comparison: {
        here: { campaign: summaryRecord(7), figures: comparedFigures },
        other: { campaign: summaryRecord(8), figures: comparedFigures },
        differences: { ...comparedFigures, plafondAccumulated: '-1.00' },
        percentages: {
          dealers: '50.0',
          accepted: '0.0',
          goalReached: '0.0',
          unlocked: null,
          tiresPurchased: '20.0',
          plafondAccumulated: '-2.2',
          plafondExpendable: '0.0',
        },
        inBoth: { dealers: 2, more: 1, less: 1, same: 0, difference: '-1.00' },
      },
    },
    data: {
      campaignComparison: {
        here: { campaign: { id: '7' }, figures: { unlocked: 1 } },
        other: { campaign: { id: '8' } },
        differences: { plafondAccumulated: '-1.00' },
        percentages: { plafondAccumulated: '-2.2', unlocked: null },
        inBoth: { dealers: 2, more: 1, less: 1, same: 0, difference: '-1.00' },
      },
    },
    role: 'Agent',
  },
  {
    operation: `{ comparedDealers(campaignId: 7, otherId: 8, input: { filter: { outcome: [MORE], distributorId: ["3"] },
      sort: { column: OTHER_ACCUMULATED, direction: DESC }, search: "rossi" }) { total items { dealerId tires otherTires difference } } }`,
    call: 'POST /campaigns/7/comparison/8/dealers',
    body: {
      filter: { outcome: ['more'], distributorId: [3] },
      paginator: { page: 1, pageSize: 10 },
      sorting: { column: 'otherAccumulated', direction: 'desc' },
      searchTerm: 'rossi',
    },
    response: { items: [comparedDealerRecord], total: 1 },
    data: {
      comparedDealers: { total: 1, items: [{ dealerId: '4', tires: 12, otherTires: 5, difference: '10.00' }] },
    },
    role: 'Agent',
  },
  {
    operation: '{ constants { today currentYear currentPeriod } }',
    call: 'GET /constants',
    response: { today: '2025-12-31', current_year: 2025, current_period: '2025_2' },
    data: { constants: { today: '2025-12-31', currentYear: 2025, currentPeriod: '2025_2' } },
    role: 'Consultant',
  },
  {
    operation: '{ campaigns { id title type duration isMain group year startsOn endsOn state } }',
    call: 'GET /campaigns',
    response: { campaign: [summaryRecord(7)] },
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
    operation: `{ campaignsTable(input: {
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
    response: { items: [summaryRecord(7)], total: 51 },
    data: { campaignsTable: { total: 51, items: [{ id: '7' }] } },
  },
  {
    operation: '{ allCampaignsByYear(year: 2024) { id } }',
    call: 'POST /allCampaignsByYear',
    body: { year: 2024 },
    response: { campaigns: [summaryRecord(7)] },
    data: { allCampaignsByYear: [{ id: '7' }] },
  },
  {
    operation: '{ campaignsByYear(year: 2024) { id } }',
    call: 'GET /campaignsByYear/2024',
    response: { campaigns: [summaryRecord(7)] },
    data: { campaignsByYear: [{ id: '7' }] },
    role: 'Dealer',
  },
  {
    operation: '{ adminCampaignsByYear(year: 2024) { id } }',
    call: 'GET /campaignsByYear/admin/2024',
    response: { campaigns: [summaryRecord(7)] },
    data: { adminCampaignsByYear: [{ id: '7' }] },
  },
  {
    operation: '{ distributorCampaigns(year: 2025) { id totals { tiresPurchased } } }',
    call: 'POST /campaigns/distributor',
    body: { year: 2025 },
    response: { campaigns: [summaryWithTotals(7)] },
    data: { distributorCampaigns: [{ id: '7', totals: { tiresPurchased: 7 } }] },
    role: 'Distributor',
  },
  {
    operation: '{ agentCampaigns(year: 2025, memberId: 12) { id totals { plafondAccumulated } } }',
    call: 'POST /campaigns/agent',
    body: { year: 2025, memberId: 12 },
    response: { campaigns: [summaryWithTotals(7)] },
    data: { agentCampaigns: [{ id: '7', totals: { plafondAccumulated: '1800.50' } }] },
    role: 'Agent',
  },
  {
    operation: '{ brands }',
    call: 'GET /campaigns/brands',
    response: { brands: ['Aurora', 'Borea'] },
    data: { brands: ['Aurora', 'Borea'] },
  },
  {
    operation: `{ campaign(id: 7) { id description version closedAt attachments { id filename size }
      eligibility { brand season segment rimFrom rimTo channel }
      incentiveDetail { basis unlockAt cap tiers { from rate } }
      factorBoostDetail { boosts { label factor match { rimFrom channel } } } } }`,
    call: 'GET /campaigns/7',
    response: { campaign: campaignRecord(7) },
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
    operation: `mutation { createCampaign(input: ${campaignInput}, idempotencyKey: "new-1") { id } }`,
    call: 'POST /campaigns',
    body: { ...campaignBody, state: 'open' },
    idempotencyKey: 'new-1',
    response: { campaign: campaignRecord(7) },
    data: { createCampaign: { id: '7' } },
  },
  {
    operation: `mutation { createCampaign(input: ${campaignInput}, state: DRAFT, idempotencyKey: "new-2") { state } }`,
    call: 'POST /campaigns',
    body: { ...campaignBody, state: 'draft' },
    idempotencyKey: 'new-2',
    response: { campaign: { ...campaignRecord(7), state: 'draft' } },
    data: { createCampaign: { state: 'DRAFT' } },
  },
  {
    operation:
      'mutation { openCampaign(id: 7, invite: true, idempotencyKey: "open-1") { campaign { id } run { id total counts { outcome count } } } }',
    call: 'POST /campaigns/7/open',
    body: { invite: true },
    idempotencyKey: 'open-1',
    response: {
      campaign: campaignRecord(7),
      run: {
        id: 3,
        askedAt: '2025-12-01T08:00:00.000Z',
        askedBy: 'Chiara Amato',
        status: 'running',
        total: 2,
        done: 1,
        counts: [
          { outcome: 'waiting', count: 1 },
          { outcome: 'noMailAddress', count: 1 },
        ],
      },
    },
    data: {
      openCampaign: {
        campaign: { id: '7' },
        run: {
          id: '3',
          total: 2,
          counts: [
            { outcome: 'WAITING', count: 1 },
            { outcome: 'NO_MAIL_ADDRESS', count: 1 },
          ],
        },
      },
    },
  },
  {
    operation: 'mutation { openCampaign(id: 7, idempotencyKey: "open-2") { run { id } } }',
    call: 'POST /campaigns/7/open',
    body: { invite: false },
    idempotencyKey: 'open-2',
    response: { campaign: campaignRecord(7), run: null },
    data: { openCampaign: { run: null } },
  },
  {
    operation: 'mutation { copyCampaign(id: 7, input: { withDealers: true }, idempotencyKey: "copy-1") { id state } }',
    call: 'POST /campaigns/7/copy',
    body: { withDealers: true, withGoals: false },
    idempotencyKey: 'copy-1',
    response: { campaign: { ...campaignRecord(8), state: 'draft' } },
    data: { copyCampaign: { id: '8', state: 'DRAFT' } },
  },
  {
    operation: 'mutation { deleteCampaign(id: 7) }',
    call: 'DELETE /campaigns/7',
    response: {},
    data: { deleteCampaign: true },
  },
  {
    operation: `mutation { updateCampaign(id: 7, version: 3, input: ${campaignInput}) { version } }`,
    call: 'PUT /campaigns/7',
    body: { ...campaignBody, version: 3 },
    response: { campaign: campaignRecord(7) },
    data: { updateCampaign: { version: 4 } },
  },
  {
    operation: `mutation { updateCampaign(id: 7, version: 3, reason: "Listino", preview: 6, input: ${campaignInput}) {
      rulesVersion } }`,
    call: 'PUT /campaigns/7',
    body: { ...campaignBody, version: 3, reason: 'Listino', preview: 6 },
    response: { campaign: campaignRecord(7) },
    data: { updateCampaign: { rulesVersion: 2 } },
  },
  {
    operation:
      '{ campaignRules(campaignId: 7) { version changed createdBy worsening { dealers } incentiveDetail { unlockAt } } }',
    call: 'GET /campaigns/7/rules',
    response: { versions: [rulesVersionRecord] },
    data: {
      campaignRules: [
        {
          ...{ version: 2, changed: ['PERIOD', 'INCENTIVE'], createdBy: 'Anna', worsening: { dealers: 2 } },
          incentiveDetail: { unlockAt: '100' },
        },
      ],
    },
  },
  {
    operation: `mutation { previewRules(campaignId: 7, input: { startsOn: "2025-07-01", endsOn: "2025-12-31",
      incentiveDetail: { basis: MARGINAL, tiers: [{ from: "0", rate: "1.5" }] }, factorBoostDetail: { boosts: [] },
      eligibility: {} }) { id better accumulatedDifference worsening { dealers terms { term fromTires dealers } } } }`,
    call: 'POST /campaigns/7/rules/preview',
    body: {
      ...{ startsOn: '2025-07-01', endsOn: '2025-12-31', factorBoostDetail: { boosts: [] }, eligibility: {} },
      incentiveDetail: { basis: 'marginal', tiers: [{ from: '0', rate: '1.5' }] },
    },
    response: { preview: rulesPreviewRecord },
    data: {
      previewRules: {
        ...{ id: '6', better: 1, accumulatedDifference: '11.50' },
        worsening: { dealers: 2, terms: [{ term: 'PRIZE', fromTires: 80, dealers: 2 }] },
      },
    },
  },
  {
    operation: `{ rulesPreviewDealers(id: 6, input: { filter: { outcome: [BETTER, WORSE], accepted: true },
      sort: { column: ACCUMULATED_DIFFERENCE, direction: DESC } }) { total items { dealerId outcome expendableAfter } } }`,
    call: 'POST /rules-previews/6/dealers',
    body: {
      filter: { outcome: ['better', 'worse'], accepted: true },
      paginator: { page: 1, pageSize: 10 },
      sorting: { column: 'accumulatedDifference', direction: 'desc' },
    },
    response: { items: [rulesPreviewDealerRecord], total: 1 },
    data: {
      rulesPreviewDealers: { total: 1, items: [{ dealerId: '4', outcome: 'BETTER', expendableAfter: '131.50' }] },
    },
  },
  {
    operation: 'mutation { closeCampaignRegistration(id: 7) { state } }',
    call: 'PATCH /campaigns/7/close-registration',
    response: { campaign: campaignRecord(7) },
    data: { closeCampaignRegistration: { state: 'REGISTRATION_CLOSED' } },
  },
  {
    operation: 'mutation { closeCampaign(id: 7) { id } }',
    call: 'DELETE /campaigns/7/close',
    response: { campaign: campaignRecord(7) },
    data: { closeCampaign: { id: '7' } },
  },
  {
    operation: 'mutation { addCampaignAttachment(campaignId: 7, uploadId: 44) { id contentType addedAt } }',
    call: 'POST /campaigns/7/attachments',
    body: { upload: 44 },
    response: { attachment: attachmentRecord },
    data: {
      addCampaignAttachment: { id: '3', contentType: 'application/pdf', addedAt: '2025-07-01T08:00:00.000Z' },
    },
  },
  {
    operation: 'mutation { removeCampaignAttachment(campaignId: 7, attachmentId: 3) }',
    call: 'DELETE /campaigns/7/attachments/3',
    response: {},
    data: { removeCampaignAttachment: true },
  },
  {
    operation: `{ campaignExample(input: { incentiveDetail: { basis: MARGINAL, tiers: [{ from: "0", rate: "1.5" }], unlockAt: 80 }
      factorBoostDetail: { boosts: [] } goalThreshold: 100, tires: 80, boostedTires: [] }) { plafondAccumulated unlockTires } }`,
    call: 'POST /campaigns/example',
    body: {
      incentiveDetail: { basis: 'marginal', tiers: [{ from: '0', rate: '1.5' }], unlockAt: '80' },
      factorBoostDetail: { boosts: [] },
      goalThreshold: 100,
      tires: 80,
      boostedTires: [],
    },
    response: { example: exampleRecord },
    data: { campaignExample: { plafondAccumulated: '150.00', unlockTires: 100 } },
  },
  {
    operation: '{ campaignAudit(id: 7, page: 2, pageSize: 5) { total items { id action import { id filename } } } }',
    call: 'GET /campaigns/7/audit',
    query: { page: '2', pageSize: '5' },
    response: {
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
