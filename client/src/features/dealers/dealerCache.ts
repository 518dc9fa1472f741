import type { ApolloCache } from '@apollo/client';
import { forgetEntity } from '../../shared/apollo/forgetEntity';
import type { DealerRecordFragment } from './dealer.generated';
import { DealerListPage_RowFragmentDoc } from './list/DealerListPage.generated';

/**
 * Writes a changed dealer into the cached rows of lists, so that they show it before they are fetched again, and evicts
 * its timeline, which has a new entry. Apollo updates the record itself by its id.
 */
export function rememberDealer(cache: ApolloCache, dealer: DealerRecordFragment): void {
  cache.writeFragment({
    id: `DealerRow:${dealer.id}`,
    fragment: DealerListPage_RowFragmentDoc,
    fragmentName: 'DealerListPage_row',
    data: { ...dealer, __typename: 'DealerRow' },
  });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'dealerAudit' });
}

/** Removes a deleted dealer from the cached lists. Its record stays until its page is left or fetched again. */
export function forgetDealer(cache: ApolloCache, id: string): void {
  for (const __typename of ['DealerRow', 'DealerOption']) forgetEntity(cache, __typename, id);
}
