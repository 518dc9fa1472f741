import { provincesByRegion, regions, type Region } from '@gdd/schema/geography';
import { dealerStatuses, dealerTiers, type DealerStatus, type DealerTier } from '@gdd/schema/members';
import type { DealerSortColumn, DealerTableInput } from '../../shared/apollo/schema.generated';
import { listCodec, type ListState } from '../../shared/list/listCodec';
import { dateParameter, idParameter, listParameter } from '../../shared/list/parameters';
import { statusOptions, tierOptions } from './dealerOptions';

const sortColumns = {
  id: 'ID',
  code: 'CODE',
  businessName: 'BUSINESS_NAME',
  vatNumber: 'VAT_NUMBER',
  region: 'REGION',
  province: 'PROVINCE',
  city: 'CITY',
  status: 'STATUS',
  tier: 'TIER',
  joinedOn: 'JOINED_ON',
} as const satisfies Record<string, DealerSortColumn>;

export type DealerColumn = keyof typeof sortColumns;

/** Which dealers; an empty list or text asks for nothing. */
export interface DealerListFilter {
  readonly status: readonly DealerStatus[];
  readonly tier: readonly DealerTier[];
  readonly region: readonly Region[];
  /** Plate codes. */
  readonly province: readonly string[];
  /** The member whose dealers are asked for. */
  readonly memberId: string;
  readonly joinedFrom: string;
  readonly joinedTo: string;
}

export type DealerListState = ListState<DealerListFilter, DealerColumn>;

/** The provinces of these regions, of all where none is named: plate code → name, by name. */
export function provincesOf(chosen: readonly Region[]): readonly (readonly [code: string, name: string])[] {
  return (chosen.length > 0 ? chosen : regions)
    .flatMap((region) => Object.entries<string>(provincesByRegion[region]))
    .sort(([, one], [, other]) => one.localeCompare(other, 'it'));
}

/** The dealers' list in the address: `?stato=active,suspended&regione=Puglia&ordina=businessName.asc`. */
export const dealerListCodec = listCodec<DealerListFilter, DealerColumn>({
  filter: {
    status: listParameter('stato', dealerStatuses),
    tier: listParameter('tier', dealerTiers),
    region: listParameter('regione', regions),
    province: listParameter(
      'provincia',
      provincesOf([]).map(([code]) => code),
    ),
    memberId: idParameter('rete'),
    joinedFrom: dateParameter('dal'),
    joinedTo: dateParameter('al'),
  },
  sortColumns: Object.keys(sortColumns) as readonly DealerColumn[],
  defaultSort: { column: 'id', direction: 'asc' },
});

/** The list's state as the API asks for it. */
export function dealerTableInput({ filter, search, sort, page, pageSize }: DealerListState): DealerTableInput {
  const { status, tier, region, province, memberId, joinedFrom, joinedTo } = filter;
  return {
    filter: {
      ...(status.length > 0 && { status: status.map((name) => statusOptions[name]) }),
      ...(tier.length > 0 && { tier: tier.map((name) => tierOptions[name]) }),
      ...(region.length > 0 && { region: [...region] }),
      ...(province.length > 0 && { province: [...province] }),
      ...(memberId !== '' && { memberId }),
      ...(joinedFrom !== '' && { joinedFrom }),
      ...(joinedTo !== '' && { joinedTo }),
    },
    sort: { column: sortColumns[sort.column], direction: sort.direction === 'asc' ? 'ASC' : 'DESC' },
    ...(search !== '' && { search }),
    page,
    pageSize,
  };
}
