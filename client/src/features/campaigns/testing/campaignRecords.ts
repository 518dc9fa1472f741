import { campaignHead, incentiveRules } from '../../../shared/test/campaigns';
import type { BudgetUseFieldsFragment } from '../../../domain/budgets/budgetUse.generated';
import type { AuditEntry } from '../../../domain/audit/auditLabels';
import type { CampaignRecordFragment, CampaignTotalsFieldsFragment } from '../campaign.generated';
import type { CampaignRulesQuery } from '../rules/rules.generated';
import type { CampaignDealerRowFragment } from '../dealers/campaignDealers.generated';

/** 'Inverno 2025 Gold' with all that its page shows. */
export function campaignRecord(campaign: Partial<CampaignRecordFragment> = {}): CampaignRecordFragment {
  return {
    ...campaignHead(),
    ...incentiveRules(),
    __typename: 'Campaign',
    isMain: true,
    description: 'La campagna degli invernali.',
    settlement: 'CREDIT_NOTE',
    budget: null,
    eligibility: {
      __typename: 'SaleMatch',
      brand: null,
      season: ['WINTER', 'ALL_SEASON'],
      segment: null,
      rimFrom: null,
      rimTo: null,
      channel: null,
    },
    attachments: [
      {
        __typename: 'CampaignAttachment',
        id: '5',
        filename: 'regolamento.pdf',
        contentType: 'application/pdf',
        size: 1_234_567,
        addedAt: '2025-06-20T08:00:00.000Z',
      },
    ],
    version: 3,
    rulesVersion: 1,
    updatedAt: '2025-06-20T08:00:00.000Z',
    closedAt: null,
    ...campaign,
  };
}

type RulesVersion = NonNullable<CampaignRulesQuery['campaignRules']>[number];

const allTires: RulesVersion['eligibility'] = {
  __typename: 'SaleMatch',
  ...{ brand: null, season: null, segment: null, rimFrom: null, rimTo: null, channel: null },
};

/** The first version of the rules. */
export function rulesVersion(version: Partial<RulesVersion> = {}): RulesVersion {
  return {
    __typename: 'RulesVersion',
    version: 1,
    since: '2025-06-20T08:00:00.000Z',
    createdBy: 'Anna Verdi',
    reason: null,
    changed: [],
    startsOn: '2025-01-01',
    endsOn: '2025-12-31',
    ...incentiveRules(),
    eligibility: allTires,
    ...version,
  };
}

export function campaignTotals(totals: Partial<CampaignTotalsFieldsFragment> = {}): CampaignTotalsFieldsFragment {
  return {
    __typename: 'CampaignTotals',
    dealers: 40,
    accepted: 31,
    goalReached: 12,
    goalThreshold: 4_800,
    tiresPurchased: 3_150,
    tiresFleet: 410,
    plafondAccumulated: '12345.60',
    plafondExpendable: '4321.00',
    redeemed: '1200.00',
    adjusted: '-50.00',
    debt: '12.50',
    ...totals,
  };
}

/** A budget of 20.000 EUR, over 80 % of which is expected. */
export function budgetUse(use: Partial<BudgetUseFieldsFragment> = {}): BudgetUseFieldsFragment {
  return {
    __typename: 'BudgetUse',
    budget: '20000.00',
    accumulated: '12345.60',
    share: '61.7',
    forecast: {
      __typename: 'BudgetForecast',
      low: '15000.00',
      expected: '16400.00',
      high: '21000.00',
      share: '82.0',
    },
    ...use,
  };
}

/** 'Gomme 1', 'Gomme 2', … with a goal of 120 each; every second one has accepted. */
export function campaignDealerRow(number: number): CampaignDealerRowFragment {
  const accepted = number % 2 === 1;
  return {
    __typename: 'CampaignDealer',
    dealerId: String(number),
    code: `DE${String(number).padStart(5, '0')}`,
    businessName: `Gomme ${number}`,
    vatNumber: '73504760031',
    phone: '+39 080 123456',
    region: 'Puglia',
    province: 'BA',
    status: 'ACTIVE',
    tier: 'GOLD',
    goalThreshold: 120,
    goalMissing: false,
    version: 2,
    accepted,
    acceptedAt: accepted ? '2025-07-04T08:00:00.000Z' : null,
    tiresPurchased: 98,
    tiresMissing: 22,
    tiresFleet: 31,
    tiresFleetPercentage: '31.6',
    plafondAccumulated: accepted ? '123.45' : '0.00',
    plafondExpendable: accepted ? '100.00' : '0.00',
    debt: '0.00',
    euroAtStake: '26.55',
    isAtStakeLocked: !accepted,
  };
}

export function campaignAuditEntry(id: number, entry: Partial<AuditEntry>): AuditEntry {
  return {
    __typename: 'AuditEntry',
    id: String(id),
    at: '2025-07-01T08:05:00.000Z',
    actor: { __typename: 'AuditActor', id: '1', name: 'Chiara Amato' },
    import: null,
    action: 'updated',
    before: null,
    after: null,
    ...entry,
  };
}
