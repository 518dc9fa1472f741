import type { ApolloCache } from '@apollo/client';
import { forgetEntity } from '../../shared/apollo/forgetEntity';
import type { DealerRecordFragment } from './dealer.generated';
import { DealerListPage_RowFragmentDoc } from './list/DealerListPage.generated';

/**
 * Takes a changed dealer over into the lists that hold it, so that they show it before they are asked again, and forgets
 * its timeline, which has grown. The record itself Apollo knows by its id.
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

/** Takes a deleted dealer out of the lists that hold it. The record stays until its page is left or asked for again. */
export function forgetDealer(cache: ApolloCache, id: string): void {
  for (const __typename of ['DealerRow', 'DealerOption']) forgetEntity(cache, __typename, id);
}
