/** A campaign in a list, as the REST service writes it. */
export function summaryRecord(id: number): object {
  return {
    id,
    title: `Campagna ${id}`,
    type: 'gold',
    duration: 'halfYearly',
    isMain: true,
    group: 'main',
    year: 2025,
    startsOn: '2025-07-01',
    endsOn: '2025-12-31',
    state: 'registrationClosed',
  };
}

const sums = {
  dealers: 12,
  accepted: 10,
  goalReached: 4,
  goalThreshold: 1200,
  tiresPurchased: 900,
  tiresFleet: 90,
  plafondAccumulated: '1800.50',
  plafondExpendable: '700.00',
  redeemed: '300.00',
  adjusted: '-20.00',
  debt: '12.50',
};

/** The totals of a campaign; its id makes them different from those of others. */
export function totalsRecord(campaignId: number): object {
  return { campaignId, ...sums, tiresPurchased: campaignId };
}

/** A campaign in a list with totals. */
export function summaryWithTotals(id: number): object {
  return { ...summaryRecord(id), totals: { ...sums, tiresPurchased: id } };
}

/** Rules with decimals both as numbers and as texts, as users enter them. */
const rulesRecord = {
  incentiveDetail: {
    basis: 'marginal',
    tiers: [
      { from: 0, rate: '1.50' },
      { from: '33.50', rate: '2.00' },
    ],
    unlockAt: 100,
    cap: '5000.00',
  },
  factorBoostDetail: { boosts: [{ label: '18 pollici e oltre', match: { rimFrom: 18 }, factor: '1.50' }] },
};

export const attachmentRecord = {
  id: 3,
  filename: 'regolamento.pdf',
  contentType: 'application/pdf',
  size: 2048,
  addedAt: '2025-07-01T08:00:00.000Z',
};

/** A campaign in full. */
export function campaignRecord(id: number): object {
  return {
    ...summaryRecord(id),
    ...rulesRecord,
    description: null,
    eligibility: { brand: ['Aurora'], season: ['allSeason'], segment: ['suv'], channel: 'fleet' },
    settlement: 'creditNote',
    budget: '1000.00',
    attachments: [attachmentRecord],
    version: 4,
    rulesVersion: 2,
    createdAt: '2025-06-01T08:00:00.000Z',
    updatedAt: '2025-06-02T08:00:00.000Z',
    closedAt: null,
  };
}

const figures = {
  tiresPurchased: 80,
  tiresMissing: 20,
  tiresFleet: 8,
  tiresFleetPercentage: '10.0',
  plafondAccumulated: '150.00',
  plafondExpendable: '0.00',
  debt: '12.50',
};

const terms = { goalThreshold: 100, accepted: true, acceptedAt: '2025-07-02T08:00:00.000Z' };

/** A dealer in a campaign. */
export function campaignDealerRecord(dealerId: number): object {
  return {
    dealerId,
    code: `D-${dealerId}`,
    businessName: `Dealer ${dealerId}`,
    vatNumber: '01234567897',
    region: 'Lombardia',
    province: 'MI',
    status: 'active',
    tier: 'gold',
    phone: '+39 02 1234567',
    goalMissing: false,
    version: 2,
    ...terms,
    ...figures,
    goalPercentage: '80.0',
    nextThreshold: 100,
    tiresToNextThreshold: 20,
    euroAtStake: '30.00',
    isAtStakeLocked: true,
    distributor: { id: 12, code: 'V-12', businessName: 'Distributore 12', role: 'Distributor' },
  };
}

/** A campaign as a dealer in it sees it. */
export function dealerCampaignRecord(id: number): object {
  return { campaign: summaryRecord(id), ...rulesRecord, ...terms, ...figures };
}

/** The response to accepting a campaign. */
export function acceptedRecord(id: number): object {
  return { campaign: campaignRecord(id), membership: { ...terms, ...figures } };
}

/** A row of 'Elenco campagne'. */
export function dealerCampaignRow(campaignId: number): object {
  return { campaignId, campaignTitle: `Campagna ${campaignId}`, goalThreshold: 100, ...figures };
}

const explanation = {
  tiers: [{ from: '0', startsAt: 1, rate: '1.50', tires: 80, amount: '120.00', reached: true }],
  base: '120.00',
  lineTires: 80,
  boostedTires: '100.00',
  factorLimit: '1.25',
  averageFactor: '1.250000',
  beforeCap: '150.00',
  capped: false,
  unlockTires: 100,
  unlocked: false,
};

export const redemptionRecord = {
  id: 5,
  redeemedOn: '2025-12-01',
  amount: '12.50',
  note: null,
  method: null,
  recordedAt: '2025-12-02T08:00:00.000Z',
  recordedBy: null,
};

export const entryRecord = {
  id: 5,
  kind: 'redemption',
  day: '2025-12-01',
  amount: '-12.50',
  reason: null,
  method: null,
  origin: 'hand',
  settlementId: null,
  documentId: null,
  disputeId: null,
  reversesId: null,
  reversedById: null,
  recordedAt: '2025-12-02T08:00:00.000Z',
  recordedBy: null,
};

/** The difference that later imports make to a closed statement; GraphQL has it under the same names. */
export const sinceClosingRecord = {
  closedAt: '2026-01-31T08:00:00.000Z',
  differences: [
    { label: '18 pollici e oltre', factor: '1.50', tires: -4, fleetTires: 0 },
    { label: null, factor: '1.00', tires: 2, fleetTires: 1 },
  ],
  laterLines: 1,
  laterTires: 8,
};

const rulesBeforeRecord = {
  ...{ startsOn: '2025-07-01', endsOn: '2025-12-31' },
  ...rulesRecord,
  eligibility: { brand: ['Aurora'] },
};

const goalChangeRecord = {
  ...{ at: '2025-10-04T08:00:00.000Z', goalBefore: 100, goalAfter: 120, isWithdrawn: false, reason: 'Piano nuovo' },
  ...{ terms: [{ term: 'unlocking', fromTires: 100 }], isConfirmed: false, confirmedBy: null },
  ...{ accumulatedBefore: '131.50', accumulatedAfter: '120.00', expendableBefore: '131.50', expendableAfter: '0.00' },
};

const rulesOfDealerRecord = {
  version: 2,
  acceptedVersion: 1,
  acceptedHash: 'a1',
  changes: [
    {
      ...{ version: 2, since: '2025-10-03T08:00:00.000Z', reason: 'Listino di ottobre', isWorsening: true },
      worsening: {
        terms: [{ term: 'prize', fromTires: 80 }],
        before: rulesBeforeRecord,
        isConfirmed: true,
        confirmedBy: 'Anna',
      },
      ...{ accumulatedBefore: '120.00', accumulatedAfter: '131.50', expendableBefore: null, expendableAfter: null },
    },
  ],
};

const worsenedRules = { dealers: 2, terms: [{ term: 'prize', fromTires: 80, dealers: 2 }] };

/** A version of the rules of a campaign. */
export const rulesVersionRecord = {
  ...{ version: 2, since: '2025-10-03T08:00:00.000Z', createdBy: 'Anna', reason: 'Listino di ottobre' },
  worsening: worsenedRules,
  ...{ rulesHash: 'b2', changed: ['period', 'incentive'], startsOn: '2025-07-01', endsOn: '2025-12-31' },
  ...rulesRecord,
  eligibility: {},
};

const prizesBeforeAndAfter = {
  ...{ accumulatedBefore: '120.00', accumulatedAfter: '131.50', accumulatedDifference: '11.50' },
  ...{ expendableBefore: '0.00', expendableAfter: '131.50', expendableDifference: '131.50' },
};

/** The preview of a change of rules. */
export const rulesPreviewRecord = {
  worsening: worsenedRules,
  ...{ id: 6, campaignId: 7, rulesVersion: 1, dealers: 3, accepted: 2, better: 1, worse: 0, same: 2 },
  ...prizesBeforeAndAfter,
  createdAt: '2025-10-03T07:00:00.000Z',
};

export const rulesPreviewDealerRecord = {
  ...{ dealerId: 4, code: 'D-4', businessName: 'Dealer 4', accepted: true, outcome: 'better' },
  ...prizesBeforeAndAfter,
};

/** The statement of a dealer in a campaign. */
export function statementRecord(campaignId: number, dealerId: number): object {
  return {
    knownOn: null,
    campaign: summaryRecord(campaignId),
    dealerId,
    businessName: `Dealer ${dealerId}`,
    code: `D-${dealerId}`,
    vatNumber: '12345670017',
    ...terms,
    rules: rulesOfDealerRecord,
    goalChanges: [goalChangeRecord],
    ...rulesRecord,
    eligibility: {},
    ...figures,
    ...explanation,
    boosts: [{ label: '18 pollici e oltre', factor: '1.50', tires: 40, fleetTires: 4, boostedTires: '60.00' }],
    unboostedTires: 40,
    unboostedFleetTires: 2,
    unreconstructed: { tires: 3, fleetTires: 0, boostedTires: '4.50' },
    redeemed: '12.50',
    redemptions: [redemptionRecord],
    adjusted: '0.00',
    setOff: '0.00',
    entries: [entryRecord],
    balance: '-12.50',
    disputes: [],
    linesChangedSinceClosing: true,
    sinceClosing: sinceClosingRecord,
  };
}

export const exampleRecord = {
  tiresMissing: 20,
  plafondAccumulated: '150.00',
  plafondExpendable: '0.00',
  ...explanation,
};

const saleLine = {
  id: 'FT-1/2',
  document: 'FT-1',
  line: 2,
  soldOn: '2025-07-03',
  brand: 'Aurora',
  season: 'allSeason',
  segment: 'suv',
  rim: 18,
  channel: 'retail',
  quantity: -4,
  amount: '-400.00',
};

export const lineRecord = { ...saleLine, dispute: null, factor: '1.50', boostLabel: '18 pollici e oltre' };

export const excludedLineRecord = {
  ...saleLine,
  dispute: { id: 6, state: 'answered' },
  failedCondition: 'beforeStart',
};

export const dealerForecastRecord = {
  today: '2025-10-15',
  tires: 95,
  goalThreshold: 100,
  share: '50.0',
  forecast: {
    low: 171,
    expected: 190,
    high: 209,
    prizeLow: '171.00',
    prizeExpected: '190.00',
    prizeHigh: '209.00',
    spendableExpected: '0.00',
  },
  asLastYear: { tires: 160, prize: '160.00', spendable: '0.00' },
  noForecast: null,
  thresholds: [80, 100],
  nextThreshold: 100,
  tiresToNextThreshold: 5,
};

export const whatIfRecord = {
  tires: 20,
  boostLabel: '18 pollici e oltre',
  factor: '1.50',
  accepted: true,
  tiresPurchased: 115,
  tiresMissing: 0,
  plafondAccumulated: '180.00',
  plafondExpendable: '180.00',
  addedAccumulated: '45.00',
  addedExpendable: '180.00',
  threshold: 100,
  nextThreshold: null,
  tiresToNextThreshold: null,
};

const ofAnImport = {
  cause: 'importApplied',
  at: '2025-10-15T08:00:00.000Z',
  import: { id: 9, kind: 'sales', filename: 'vendite-ottobre.csv' },
  lines: 12,
  entry: null,
  rulesVersion: null,
};

/** The difference between the figures of two days, caused by one import. */
export const bridgeRecord = {
  from: '2025-10-14',
  to: '2025-10-15',
  recordedSince: null,
  opening: { tires: 83, accumulated: '83.00', expendable: '0.00' },
  steps: [{ ...ofAnImport, tires: 12, accumulated: '12.00', expendable: '95.00' }],
  closing: { tires: 95, accumulated: '95.00', expendable: '95.00' },
};

export const changeRecord = { id: 31, ...ofAnImport, before: bridgeRecord.opening, after: bridgeRecord.closing };

/** An import in the history. */
export function importRowRecord(id: number): object {
  return {
    id,
    kind: 'sales',
    status: 'ready',
    filename: 'vendite.csv',
    size: 1024,
    rowsRead: 100,
    rowsValid: 99,
    errorCount: 1,
    awaitsColumns: false,
    createdAt: '2025-12-01T08:00:00.000Z',
    createdBy: 'Anna Verdi',
    appliedAt: null,
    undoneAt: null,
  };
}

/** An import in full. */
export function importRecord(id: number): object {
  return {
    ...importRowRecord(id),
    errors: [
      {
        ...{ row: 7, column: 'cerchio', reason: 'outOfRange', parameters: { from: 10, to: 25 }, value: '9' },
        message: 'Numero fuori dai limiti. Ammessi i numeri da 10 a 25.',
      },
    ],
    groups: [{ column: 'cerchio', reason: 'outOfRange', rows: 1 }],
    sample: [{ row: 2, before: null, after: { document: 'FT-1', line: 1 } }],
    totals: {
      created: 90,
      updated: 0,
      unchanged: 9,
      months: [
        {
          month: '2024-07',
          tiresBefore: 10,
          tiresAfter: 110,
          fleetBefore: 1,
          fleetAfter: 11,
          amountBefore: '900.00',
          amountAfter: '9900.00',
        },
      ],
    },
    progress: { done: 100, total: 100 },
    warnings: [
      {
        code: 'newBrand',
        column: 'marca',
        count: 3,
        examples: [{ row: 4, value: 'Lu po' }],
        value: 'Lu po',
        suggestion: 'Lupo',
        needsConfirmation: true,
        confirmation: 'newBrand',
      },
    ],
    prizes: [
      {
        campaignId: 3,
        title: 'Annuale 2025',
        isClosed: false,
        dealers: 4,
        earned: '1240.00',
        reaching: 3,
        falling: 1,
      },
    ],
    worsening: null,
    failure: null,
    obstacles: [{ kind: 'hasUsers', text: 'Gomme Rossi (DE00001)', id: 3 }],
    obstacleCount: 12,
    columns: {
      ...{ row: 1, state: 'wanted', fields: [{ field: 'documento', isRequired: true }] },
      columns: [
        { column: 1, header: 'Fattura', samples: ['FT-1'], field: 'documento', guess: 'synonym' },
        { column: 2, header: 'Sconto', samples: [], field: null, guess: null },
      ],
    },
  };
}

export const ticketRecord = {
  ticket: 'file-ticket.signed',
  filename: 'dealer.xlsx',
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  expiresAt: '2025-12-31T10:05:00.000Z',
};
