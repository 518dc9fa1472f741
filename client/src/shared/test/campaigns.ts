import type { DealerCampaign } from '../../domain/campaigns/DealerCampaignCard';
import type { EligibleLineFragment, StatementFieldsFragment } from '../../domain/statements/statement.generated';

import type { BridgeStepFieldsFragment } from '../../domain/statements/changes/changes.generated';

type Head = DealerCampaign['campaign'];

/** A campaign's head for tests: 'Inverno 2025 Gold', open, one of the main ones. */
export function campaignHead(head: Partial<Head> = {}): Head {
  return {
    __typename: 'CampaignSummary',
    id: '113',
    title: 'Inverno 2025 Gold',
    type: 'GOLD',
    duration: 'HALF_YEARLY',
    group: 'MAIN',
    year: 2025,
    startsOn: '2025-07-01',
    endsOn: '2025-12-31',
    state: 'OPEN',
    ...head,
  };
}

/** Three tiers, two boosts, a cap: the rules of the campaigns in tests. */
export function incentiveRules(): Pick<StatementFieldsFragment, 'incentiveDetail' | 'factorBoostDetail'> {
  const tiers = [
    { __typename: 'IncentiveTier', from: '0', rate: '0.80' },
    { __typename: 'IncentiveTier', from: '66.7', rate: '1.35' },
    { __typename: 'IncentiveTier', from: '100', rate: '2.10' },
  ] as const;
  const boosts = [
    { __typename: 'Boost', label: '18 pollici e oltre', match: saleMatch({ rimFrom: 18 }), factor: '1.25' },
    {
      __typename: 'Boost',
      label: 'Invernali SUV',
      match: saleMatch({ season: ['WINTER'], segment: ['SUV'] }),
      factor: '1.333',
    },
  ] as const;
  return {
    incentiveDetail: {
      __typename: 'IncentiveDetail',
      basis: 'MARGINAL',
      tiers: [...tiers],
      unlockAt: '100',
      cap: '1500.00',
    },
    factorBoostDetail: { __typename: 'FactorBoostDetail', boosts: [...boosts] },
  };
}

export function saleMatch(
  match: Partial<StatementFieldsFragment['eligibility']>,
): StatementFieldsFragment['eligibility'] {
  return {
    __typename: 'SaleMatch',
    brand: null,
    season: null,
    segment: null,
    rimFrom: null,
    rimTo: null,
    channel: null,
    ...match,
  };
}

/** A campaign as its dealer sees it: 98 of 120 tyres, accepted. */
export function dealerCampaign(
  head: Partial<Head> = {},
  campaign: Partial<Omit<DealerCampaign, 'campaign'>> = {},
): DealerCampaign {
  return {
    __typename: 'DealerCampaign',
    campaign: campaignHead(head),
    ...incentiveRules(),
    goalThreshold: 120,
    accepted: true,
    acceptedAt: '2025-07-04T08:00:00.000Z',
    tiresPurchased: 98,
    tiresMissing: 22,
    tiresFleet: 31,
    tiresFleetPercentage: '31.6',
    plafondAccumulated: '1234.50',
    plafondExpendable: '0.00',
    debt: '0.00',
    ...campaign,
  };
}

/** The statement of a dealer beyond its goal: 130 of 120 tyres, 40 EUR redeemed. */
export function dealerStatement(statement: Partial<StatementFieldsFragment> = {}): StatementFieldsFragment {
  return {
    __typename: 'Statement',
    knownOn: null,
    campaign: campaignHead(),
    dealerId: '7',
    businessName: 'Gomme Rossi S.r.l.',
    code: 'DE00001',
    vatNumber: '12345670017',
    ...incentiveRules(),
    eligibility: saleMatch({ season: ['WINTER', 'ALL_SEASON'] }),
    goalThreshold: 120,
    accepted: true,
    acceptedAt: '2025-07-04T08:00:00.000Z',
    rules: { __typename: 'RulesOfDealer', version: 1, acceptedVersion: 1, changes: [] },
    goalChanges: [],
    tiresPurchased: 130,
    tiresMissing: 0,
    tiresFleet: 26,
    tiresFleetPercentage: '20.0',
    plafondAccumulated: '147.81',
    plafondExpendable: '107.81',
    tiers: [
      tier('0', 1, '0.80', 80, '64.00'),
      tier('66.7', 81, '1.35', 39, '52.65'),
      tier('100', 120, '2.10', 11, '23.10'),
    ],
    base: '139.75',
    boosts: [
      statementBoost('18 pollici e oltre', '1.25', 30, 4, '37.50'),
      statementBoost('Invernali SUV', '1.333', 0, 0, '0.00'),
    ],
    unboostedTires: 100,
    unboostedFleetTires: 22,
    unreconstructed: null,
    lineTires: 130,
    boostedTires: '137.50',
    factorLimit: null,
    averageFactor: '1.057692',
    beforeCap: '147.81',
    capped: false,
    unlockTires: 120,
    unlocked: true,
    debt: '0.00',
    balance: '107.81',
    entries: [
      {
        __typename: 'LedgerEntry',
        id: '1',
        kind: 'REDEMPTION',
        day: '2025-12-10',
        amount: '-40.00',
        reason: 'Buono carburante',
        reversedById: null,
      },
    ],
    disputes: [],
    linesChangedSinceClosing: false,
    sinceClosing: null,
    ...statement,
  };
}

/** Lines of sale that count, numbered. */
export function eligibleLines(count: number): readonly EligibleLineFragment[] {
  return Array.from({ length: count }, (_, index) => ({
    __typename: 'CampaignLine',
    id: String(index + 1),
    document: `DDT-${index + 1}`,
    line: 1,
    soldOn: '2025-10-03',
    brand: 'Aquila',
    season: 'WINTER',
    segment: 'SUV',
    rim: 18,
    channel: 'FLEET',
    quantity: 4,
    amount: '412.00',
    factor: '1.25',
    boostLabel: '18 pollici e oltre',
    dispute: null,
  }));
}

function tier(
  from: string,
  startsAt: number,
  rate: string,
  tires: number,
  amount: string,
): StatementFieldsFragment['tiers'][number] {
  return { __typename: 'StatementTier', from, startsAt, rate, tires, amount, reached: tires > 0 };
}

function statementBoost(
  label: string,
  factor: string,
  tires: number,
  fleetTires: number,
  boostedTires: string,
): StatementFieldsFragment['boosts'][number] {
  return { __typename: 'StatementBoost', label, factor, tires, fleetTires, boostedTires };
}

/** A step of a bridge: 12 lines of an import, unless the test says more. */
export function bridgeStep(changes: Partial<BridgeStepFieldsFragment> = {}): BridgeStepFieldsFragment {
  return {
    __typename: 'BridgeStep',
    cause: 'IMPORT_APPLIED',
    at: '2025-10-15T08:00:00.000Z',
    import: { __typename: 'ChangeImport', id: '9', kind: 'SALES', filename: 'vendite-ottobre.csv' },
    lines: 12,
    entry: null,
    rulesVersion: null,
    tires: 12,
    accumulated: '12.00',
    expendable: '95.00',
    ...changes,
  };
}
