/** The fields of a campaign's dealers, statements and redemptions with the calls that they make. */
import {
  campaignDealerRecord,
  acceptedRecord,
  dealerCampaignRecord,
  bridgeRecord,
  changeRecord,
  dealerCampaignRow,
  dealerForecastRecord,
  entryRecord,
  excludedLineRecord,
  lineRecord,
  whatIfRecord,
  redemptionRecord,
  sinceClosingRecord,
  statementRecord,
} from './campaignRecords.js';
import type { FieldCase } from './campaignCases.js';

export const membershipCases: readonly FieldCase[] = [
  {
    operation: '{ campaignDealer(campaignId: 7, dealerId: 4) { dealerId goalPercentage distributor { code } } }',
    call: 'GET /campaigns/7/dealer/4',
    response: { dealer: campaignDealerRecord(4) },
    data: { campaignDealer: { dealerId: '4', goalPercentage: '80.0', distributor: { code: 'V-12' } } },
  },
  {
    operation: `{ campaignDealers(id: 7, input: {
      filter: { status: [ACTIVE], tier: [GOLD], region: ["Lazio"], province: ["RM"], memberId: 12, accepted: false, goalReached: true,
        distributorId: [12, 13], tiresPurchased: { from: 5 }, goalPercentage: { from: 66.7, to: "100" },
        tiresToNextThreshold: { from: null, to: 10 } }
      sort: { column: PLAFOND_ACCUMULATED, direction: DESC } search: "gomme" }) {
      total items { dealerId status accepted acceptedAt tiresFleetPercentage plafondExpendable
        goalPercentage nextThreshold tiresToNextThreshold euroAtStake isAtStakeLocked distributor { id code businessName role } } } }`,
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
    response: { items: [campaignDealerRecord(4)], total: 1 },
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
            euroAtStake: '30.00',
            isAtStakeLocked: true,
            distributor: { id: '12', code: 'V-12', businessName: 'Distributore 12', role: 'DISTRIBUTOR' },
          },
        ],
      },
    },
    role: 'Distributor',
  },
  {
    operation: '{ dealerCampaigns { campaign { id totals { dealers } } goalThreshold incentiveDetail { cap } } }',
    call: 'POST /campaigns/dealer',
    body: {},
    response: { campaigns: [dealerCampaignRecord(7)] },
    data: {
      dealerCampaigns: [
        { campaign: { id: '7', totals: null }, goalThreshold: 100, incentiveDetail: { cap: '5000.00' } },
      ],
    },
    role: 'Dealer',
  },
  {
    operation: '{ dealerCampaigns(year: 2025, dealerId: 4) { tiresMissing } }',
    call: 'POST /campaigns/dealer',
    body: { year: 2025, dealerId: 4 },
    response: { campaigns: [dealerCampaignRecord(7)] },
    data: { dealerCampaigns: [{ tiresMissing: 20 }] },
  },
  {
    operation: `{ dealerCampaignsReport(dealerId: 4, year: 2025) { recordsFiltered recordsTotal draw
      data { campaignId campaignTitle goalThreshold tiresFleetPercentage } } }`,
    call: 'POST /report/dealers/4/campaigns',
    body: { year: 2025 },
    response: { results: [dealerCampaignRow(7), dealerCampaignRow(8)] },
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
    operation: '{ unsubscribedDealers(campaignId: 7, search: "gom", limit: 5) { id businessName } }',
    call: 'GET /dealers/unsubscribed/7',
    query: { search: 'gom', limit: '5' },
    response: { dealers: [{ id: 4, code: 'D-4', businessName: 'Gomme', city: 'Roma' }] },
    data: { unsubscribedDealers: [{ id: '4', businessName: 'Gomme' }] },
  },
  {
    operation: '{ isProspect(dealerId: 4) }',
    call: 'GET /dealers/4/is-prospect',
    response: { isProspect: true },
    data: { isProspect: true },
    role: 'Consultant',
  },
  {
    operation: `mutation { addDealerToCampaign(campaignId: 7, dealerId: 4, goalThreshold: 100, idempotencyKey: "add-1") { dealerId } }`,
    call: 'POST /campaigns/7/dealer/add',
    body: { data: { goalThreshold: 100, dealer: 4 } },
    idempotencyKey: 'add-1',
    response: { dealer: campaignDealerRecord(4) },
    data: { addDealerToCampaign: { dealerId: '4' } },
  },
  {
    operation:
      'mutation { editDealerGoal(campaignId: 7, dealerId: 4, input: { goalThreshold: 120, version: 2, reason: "Piano" }) { version pendingApproval { id } } }',
    call: 'PATCH /campaigns/7/dealer/4/edit',
    body: { data: { goalThreshold: 120, version: 2, reason: 'Piano' } },
    response: { dealer: campaignDealerRecord(4) },
    data: { editDealerGoal: { version: 2, pendingApproval: null } },
  },
  {
    operation: 'mutation { removeDealerFromCampaign(campaignId: 7, dealerId: 4) }',
    call: 'DELETE /campaigns/7/dealer/4',
    response: {},
    data: { removeDealerFromCampaign: true },
  },
  {
    operation:
      'mutation { acceptCampaign(id: 7) { accepted plafondAccumulated incentiveDetail { basis } campaign { id title } } }',
    call: 'PATCH /campaigns/7/dealer/accept',
    body: { accepted: 1 },
    response: acceptedRecord(7),
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
    operation: 'mutation { sendCampaignReminder(campaignId: 7, dealerId: 4) }',
    call: 'GET /campaigns/7/dealer-email/4',
    response: {},
    data: { sendCampaignReminder: true },
  },
  {
    operation: `{ campaignStatement(campaignId: 7, dealerId: 4) { campaign { title } dealerId base averageFactor capped unlocked
      tiers { from startsAt rate tires amount reached } lineTires boostedTires factorLimit
      boosts { label factor tires fleetTires boostedTires } unboostedTires unboostedFleetTires
      unreconstructed { tires fleetTires boostedTires }
      eligibility { brand } redemptions { id redeemedOn amount note }
      entries { id kind day amount reason origin reversesId reversedById } balance debt linesChangedSinceClosing
      sinceClosing { closedAt differences { label factor tires fleetTires } laterLines laterTires } } }`,
    call: 'GET /campaigns/7/dealer/4/statement',
    response: { statement: statementRecord(7, 4) },
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
        entries: [
          {
            id: '5',
            kind: 'REDEMPTION',
            day: '2025-12-01',
            amount: '-12.50',
            reason: null,
            origin: 'HAND',
            reversesId: null,
            reversedById: null,
          },
        ],
        balance: '-12.50',
        debt: '12.50',
        linesChangedSinceClosing: true,
        sinceClosing: sinceClosingRecord,
      },
    },
    role: 'Dealer',
  },
  {
    operation: `{ campaignLines(campaignId: 7, dealerId: 4, page: 2, pageSize: 50, search: "ft-1", sinceClosing: true) { total
      items { id document line season segment channel quantity amount factor boostLabel } } }`,
    call: 'GET /campaigns/7/dealer/4/lines',
    query: { page: '2', pageSize: '50', search: 'ft-1', sinceClosing: 'true' },
    response: { items: [lineRecord], total: 51 },
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
    operation: `{ campaignExcludedLines(campaignId: 7, dealerId: 4, pageSize: 50, search: "ft-1") { from to total
      items { id soldOn brand failedCondition } } }`,
    call: 'GET /campaigns/7/dealer/4/excluded-lines',
    query: { page: '1', pageSize: '50', search: 'ft-1' },
    response: { from: '2025-01-01', to: '2025-12-31', items: [excludedLineRecord], total: 1 },
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
    operation: `{ campaignForecast(campaignId: 7, dealerId: 4) { today tires share noForecast thresholds nextThreshold
      tiresToNextThreshold forecast { low expected high prizeExpected spendableExpected }
      asLastYear { tires prize spendable } } }`,
    call: 'GET /campaigns/7/dealer/4/forecast',
    response: { forecast: dealerForecastRecord },
    data: {
      campaignForecast: {
        today: '2025-10-15',
        tires: 95,
        share: '50.0',
        noForecast: null,
        thresholds: [80, 100],
        nextThreshold: 100,
        tiresToNextThreshold: 5,
        forecast: { low: 171, expected: 190, high: 209, prizeExpected: '190.00', spendableExpected: '0.00' },
        asLastYear: { tires: 160, prize: '160.00', spendable: '0.00' },
      },
    },
    role: 'Dealer',
  },
  {
    operation: '{ campaignForecast(campaignId: 7, dealerId: 4) { share noForecast forecast { low } } }',
    call: 'GET /campaigns/7/dealer/4/forecast',
    response: { forecast: { ...dealerForecastRecord, share: null, forecast: null, noForecast: 'notStarted' } },
    data: { campaignForecast: { share: null, noForecast: 'NOT_STARTED', forecast: null } },
  },
  {
    operation: `{ campaignChanges(campaignId: 7, dealerId: 4, pageSize: 50) { total items { id cause
      import { id kind } lines entry { amount } before { expendable } after { tires accumulated } } } }`,
    call: 'GET /campaigns/7/dealer/4/changes',
    query: { page: '1', pageSize: '50' },
    response: { items: [changeRecord], total: 1 },
    data: {
      campaignChanges: {
        total: 1,
        items: [
          {
            id: '31',
            cause: 'IMPORT_APPLIED',
            import: { id: '9', kind: 'SALES' },
            lines: 12,
            entry: null,
            before: { expendable: '0.00' },
            after: { tires: 95, accumulated: '95.00' },
          },
        ],
      },
    },
    role: 'Dealer',
  },
  {
    operation: `{ campaignBridge(campaignId: 7, dealerId: 4, from: "2025-10-14", to: "2025-10-15") { from to recordedSince
      opening { tires } steps { cause import { filename } rulesVersion tires expendable } closing { tires } } }`,
    call: 'GET /campaigns/7/dealer/4/bridge',
    query: { from: '2025-10-14', to: '2025-10-15' },
    response: { bridge: bridgeRecord },
    data: {
      campaignBridge: {
        from: '2025-10-14',
        to: '2025-10-15',
        recordedSince: null,
        opening: { tires: 83 },
        steps: [
          {
            cause: 'IMPORT_APPLIED',
            import: { filename: 'vendite-ottobre.csv' },
            rulesVersion: null,
            tires: 12,
            expendable: '95.00',
          },
        ],
        closing: { tires: 95 },
      },
    },
    role: 'Dealer',
  },
  {
    operation: '{ campaignBridge(campaignId: 7, dealerId: 4) { to } }',
    call: 'GET /campaigns/7/dealer/4/bridge',
    response: { bridge: bridgeRecord },
    data: { campaignBridge: { to: '2025-10-15' } },
  },
  {
    operation: `{ campaignFiguresOn(campaignId: 7, dealerId: 4, day: "2025-10-15") { day figures { accumulated }
      isStatementKnown importsUndoneSince { id kind filename } } }`,
    call: 'GET /campaigns/7/dealer/4/figures',
    query: { day: '2025-10-15' },
    response: {
      day: '2025-10-15',
      figures: bridgeRecord.closing,
      isStatementKnown: false,
      importsUndoneSince: [{ id: 9, kind: 'sales', filename: 'vendite-ottobre.csv' }],
    },
    data: {
      campaignFiguresOn: {
        day: '2025-10-15',
        figures: { accumulated: '95.00' },
        isStatementKnown: false,
        importsUndoneSince: [{ id: '9', kind: 'SALES', filename: 'vendite-ottobre.csv' }],
      },
    },
    role: 'Dealer',
  },
  {
    operation: '{ campaignStatement(campaignId: 7, dealerId: 4, knownOn: "2025-10-15") { knownOn dealerId } }',
    call: 'GET /campaigns/7/dealer/4/statement',
    query: { knownOn: '2025-10-15' },
    response: { statement: { ...statementRecord(7, 4), knownOn: '2025-10-15' } },
    data: { campaignStatement: { knownOn: '2025-10-15', dealerId: '4' } },
    role: 'Dealer',
  },
  {
    operation: '{ campaignLines(campaignId: 7, dealerId: 4, knownOn: "2025-10-15") { total } }',
    call: 'GET /campaigns/7/dealer/4/lines',
    query: { page: '1', pageSize: '10', sinceClosing: 'false', knownOn: '2025-10-15' },
    response: { items: [lineRecord], total: 51 },
    data: { campaignLines: { total: 51 } },
    role: 'Dealer',
  },
  {
    operation: '{ recentChanges { campaign { id title } step { cause accumulated } } }',
    call: 'GET /campaigns/changes/recent',
    response: { changes: [{ campaign: { id: 7, title: 'Inverno 2025' }, step: bridgeRecord.steps[0] }] },
    data: {
      recentChanges: [
        { campaign: { id: '7', title: 'Inverno 2025' }, step: { cause: 'IMPORT_APPLIED', accumulated: '12.00' } },
      ],
    },
    role: 'Dealer',
  },
  {
    operation: `{ campaignWhatIf(campaignId: 7, dealerId: 4, tires: 20, boost: 1) { boostLabel factor accepted tiresPurchased
      plafondAccumulated addedAccumulated threshold nextThreshold } }`,
    call: 'GET /campaigns/7/dealer/4/what-if',
    query: { tires: '20', boost: '1' },
    response: { whatIf: whatIfRecord },
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
    operation: '{ campaignWhatIf(campaignId: 7, dealerId: 4, tires: 0) { tires } }',
    call: 'GET /campaigns/7/dealer/4/what-if',
    query: { tires: '0' },
    response: { whatIf: whatIfRecord },
    data: { campaignWhatIf: { tires: 20 } },
  },
  {
    operation: '{ campaignRedemptions(campaignId: 7, dealerId: 4) { id recordedBy } }',
    call: 'GET /campaigns/7/dealer/4/redemptions',
    response: { redemptions: [redemptionRecord] },
    data: { campaignRedemptions: [{ id: '5', recordedBy: null }] },
  },
  {
    operation: `mutation { recordRedemption(campaignId: 7, dealerId: 4, idempotencyKey: "spend-1",
      input: { redeemedOn: "2025-12-01", amount: 12.50 }) { amount } }`,
    call: 'POST /campaigns/7/dealer/4/redemptions',
    body: { redeemedOn: '2025-12-01', amount: '12.50', confirmRepeated: false },
    idempotencyKey: 'spend-1',
    response: { redemption: redemptionRecord },
    data: { recordRedemption: { amount: '12.50' } },
  },
  {
    operation: `mutation { redeemPrize(campaignId: 7, dealerId: 4, idempotencyKey: "spend-2",
      input: { redeemedOn: "2025-12-01", amount: 12.50 }) { redemption { amount } approval { id } } }`,
    call: 'POST /campaigns/7/dealer/4/redemptions',
    body: { redeemedOn: '2025-12-01', amount: '12.50', confirmRepeated: false },
    idempotencyKey: 'spend-2',
    response: { redemption: redemptionRecord },
    data: { redeemPrize: { redemption: { amount: '12.50' }, approval: null } },
  },
  {
    operation: '{ campaignEntries(campaignId: 7, dealerId: 4) { id kind amount } }',
    call: 'GET /campaigns/7/dealer/4/entries',
    response: { entries: [entryRecord] },
    data: { campaignEntries: [{ id: '5', kind: 'REDEMPTION', amount: '-12.50' }] },
    role: 'Dealer',
  },
  {
    operation: `mutation { recordAdjustment(campaignId: 7, dealerId: 4, idempotencyKey: "adjust-1",
      input: { day: "2025-12-01", amount: -3.20, reason: "Accordo" }) { entry { id recordedBy } approval { id } } }`,
    call: 'POST /campaigns/7/dealer/4/adjustments',
    body: { day: '2025-12-01', amount: '-3.20', reason: 'Accordo' },
    idempotencyKey: 'adjust-1',
    response: { entry: entryRecord },
    data: { recordAdjustment: { entry: { id: '5', recordedBy: null }, approval: null } },
  },
  {
    operation: `mutation { takeEntryBack(campaignId: 7, dealerId: 4, entryId: 9, idempotencyKey: "reverse-2",
      reason: "Errore") { entry { id reversesId } approval { id } } }`,
    call: 'POST /campaigns/7/dealer/4/entries/9/reversal',
    body: { reason: 'Errore' },
    idempotencyKey: 'reverse-2',
    response: { entry: { ...entryRecord, kind: 'reversal', amount: '12.50', reason: 'Errore', reversesId: 9 } },
    data: { takeEntryBack: { entry: { id: '5', reversesId: '9' }, approval: null } },
  },
  {
    operation: `mutation { reverseEntry(campaignId: 7, dealerId: 4, entryId: 9, idempotencyKey: "reverse-1",
      reason: "Errore") { id reversesId } }`,
    call: 'POST /campaigns/7/dealer/4/entries/9/reversal',
    body: { reason: 'Errore' },
    idempotencyKey: 'reverse-1',
    response: { entry: { ...entryRecord, kind: 'reversal', amount: '12.50', reason: 'Errore', reversesId: 9 } },
    data: { reverseEntry: { id: '5', reversesId: '9' } },
  },
];
