import type { dealerFilters } from '@gdd/schema/dealers';
import { dealerSortColumns, type DealerSortColumn } from '@gdd/schema/dealers';
import { regions, type Region } from '@gdd/schema/geography';
import type { FilterName } from '@gdd/schema/lists';
import { dealerStatuses, dealerTiers, type DealerStatus, type DealerTier } from '@gdd/schema/members';
import type { DealerTableInput } from '../../shared/apollo/schema.generated';
import { listCodec, type ListState } from '../../shared/list/listCodec';
import { pageInput } from '../../shared/list/pageInput';
import {
  choiceParameter,
  dateParameter,
  idParameter,
  listParameter,
  yesAndNo,
  type Tristate,
} from '../../shared/list/parameters';
import { provincesOf } from '../../shared/list/provinces';
import { statusOptions, tierOptions } from './dealerOptions';

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
  /** Whether only those that have stopped buying. */
  readonly stopped: Tristate;
}

export type DealerListState = ListState<DealerListFilter, DealerSortColumn>;

/** The dealers' list in the address: `?stato=active,suspended&regione=Puglia&ordina=businessName.asc`. */
export const dealerListCodec = listCodec<DealerListFilter, DealerSortColumn>({
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
    stopped: choiceParameter<Tristate>('fermi', yesAndNo, ''),
  } satisfies Record<FilterName<typeof dealerFilters>, unknown>,
  sortColumns: dealerSortColumns,
  defaultSort: { column: 'id', direction: 'asc' },
});

/** The list's state as the API asks for it. */
export function dealerTableInput(state: DealerListState): DealerTableInput {
  const { status, tier, region, province, memberId, joinedFrom, joinedTo, stopped } = state.filter;
  return {
    filter: {
      ...(status.length > 0 && { status: status.map((name) => statusOptions[name]) }),
      ...(tier.length > 0 && { tier: tier.map((name) => tierOptions[name]) }),
      ...(region.length > 0 && { region: [...region] }),
      ...(province.length > 0 && { province: [...province] }),
      ...(memberId !== '' && { memberId }),
      ...(joinedFrom !== '' && { joinedFrom }),
      ...(joinedTo !== '' && { joinedTo }),
      ...(stopped !== '' && { stopped: stopped === 'yes' }),
    },
    ...pageInput(state),
  };
}

/** Whether a dealer's status decides if, or where, it stands in the list. */
export function isByStatus({ filter, sort }: DealerListState): boolean {
  return filter.status.length > 0 || sort.column === 'status';
}
