import type { dealerFilters } from '@gdd/schema/dealers';
import { dealerSortColumns, type DealerSortColumn } from '@gdd/schema/dealers';
import type { FilterName } from '@gdd/schema/lists';
import { dealerTraitParameters, type DealerTraitFilter } from '../../../domain/members/dealerTraits';
import type { DealerTableInput } from '../../../shared/apollo/schema.generated';
import { listCodec, type ListState } from '../../../shared/list/state/listCodec';
import { pageInput } from '../../../shared/list/state/pageInput';
import {
  choiceParameter,
  dateParameter,
  idParameter,
  yesAndNo,
  type Tristate,
} from '../../../shared/list/state/parameters';
import { statusOptions, tierOptions } from '../dealerOptions';

/** The filter of dealers; an empty list or text sets no condition. */
export interface DealerListFilter extends DealerTraitFilter {
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
    ...dealerTraitParameters,
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
