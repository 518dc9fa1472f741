import { optionalDealerFields, tableDealerFields } from '@gdd/schema/dealers';
import { among, byName } from '@gdd/schema/fields';
import type { AuditEntry } from '../../../domain/audit/auditLabels';
import type { DealerRecordFragment } from '../dealer.generated';
import type { DealerRow } from '../list/dealerList';

/** Dealers for tests: 'Gomme 1', 'Gomme 2', …, every third one suspended. */
export function dealerRows(count: number): readonly DealerRow[] {
  return Array.from({ length: count }, (_, index) => dealerRow(index + 1));
}

export function dealerRow(number: number): DealerRow {
  return {
    __typename: 'DealerRow',
    id: String(number),
    code: `DE${String(number).padStart(5, '0')}`,
    businessName: `Gomme ${number}`,
    vatNumber: '73504760031',
    region: 'Puglia',
    province: 'BA',
    city: 'Bari',
    status: number % 3 === 0 ? 'SUSPENDED' : 'ACTIVE',
    tier: 'GOLD',
    joinedOn: '2021-03-30',
    version: 1,
    ...emptyFields(among(tableDealerFields, optionalDealerFields)),
    phone: '+39 080 123456',
    parent: { __typename: 'Member', id: '31', businessName: 'Agenzia Neri', role: 'AGENT' },
    performance: {
      __typename: 'DealerPerformance',
      tires: 1234,
      tiresBefore: 1100,
      lastPurchaseOn: '2025-12-20',
      bestCampaign: {
        __typename: 'BestCampaign',
        campaignId: '113',
        campaignTitle: 'Inverno 2025 Gold',
        goalThreshold: 120,
        tiresPurchased: 98,
        incentiveDetail: {
          __typename: 'IncentiveDetail',
          tiers: [{ __typename: 'IncentiveTier', from: '0' }],
          unlockAt: '100',
        },
        ...{ endsOn: '2025-12-31', daysLeft: 78, euroAtStake: '300.00', isAtStakeLocked: false },
      },
    },
  };
}

/** Null for all optional fields, so that a new one needs no change here. */
export function emptyFields<Field extends string>(fields: readonly Field[]): Record<Field, null> {
  return byName<Record<Field, null>>(fields, () => null);
}

export const dealerRecord: DealerRecordFragment = {
  ...emptyFields(optionalDealerFields),
  __typename: 'Dealer',
  id: '7',
  code: 'DE00007',
  businessName: 'Gomme Rossi S.r.l.',
  vatNumber: '73504760031',
  region: 'Puglia',
  province: 'BA',
  city: 'Bari',
  address: 'Via Roma 1',
  postalCode: '70121',
  country: 'IT',
  sdiCode: 'ABC1234',
  email: 'rossi@example.it',
  phone: '+39 080 123456',
  status: 'ACTIVE',
  tier: 'GOLD',
  joinedOn: '2021-03-30',
  version: 4,
  createdAt: '2021-03-30T08:00:00.000Z',
  updatedAt: '2025-06-01T08:00:00.000Z',
  parent: { __typename: 'Member', id: '31', code: 'A031', businessName: 'Agenzia Neri', role: 'AGENT' },
  path: [
    { __typename: 'Member', id: '1', businessName: 'Programma GDD', role: 'PROGRAMME' },
    { __typename: 'Member', id: '20', businessName: 'Distribuzione Sud S.p.A.', role: 'DISTRIBUTOR' },
    { __typename: 'Member', id: '31', businessName: 'Agenzia Neri', role: 'AGENT' },
  ],
};

export function auditEntry(id: number, entry: Partial<AuditEntry>): AuditEntry {
  return {
    __typename: 'AuditEntry',
    id: String(id),
    at: '2025-06-01T08:05:00.000Z',
    actor: { __typename: 'AuditActor', id: '1', name: 'Chiara Amato' },
    import: null,
    action: 'updated',
    before: null,
    after: null,
    ...entry,
  };
}
