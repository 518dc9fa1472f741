import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { disputeTitle } from '../../../domain/disputes/disputeTitle';
import { waitingDays } from '../../../shared/dates/waitingDays';
import { useTexts } from '../../../shared/i18n/useTexts';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import { useSelection } from '../../../shared/list/selection/useSelection';
import { useListState } from '../../../shared/list/state/useListState';
import { PageHeader } from '../../../shared/page/PageHeader';
import { useCan } from '../../../shared/permissions/useCan';
import { useSession } from '../../../shared/session/SessionContext';
import { disputeList, type DisputeListed } from './disputeList';
import { useDisputeListQuery, type DisputeListPage_RowFragment } from './DisputeListPage.generated';
import { QueueSummary } from './QueueSummary';

/** A dispute with the number of days since it was opened. */
function withDays(row: DisputeListPage_RowFragment, now: number): DisputeListed {
  return { ...row, days: row.waitingFor === null ? null : waitingDays(row.openedAt, now) };
}

/** The queue of disputes: the pending ones with their age and the side that has to answer, and the decided ones. */
export function Component() {
  const { intl, say } = useTexts('disputes');
  const can = useCan();
  const { now } = useSession();
  const controls = useListState(disputeList.codec);
  const input = useMemo(() => disputeList.input(controls.state), [controls.state]);
  const { data, loading, error, refetch } = useDisputeListQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.disputesTable;
  const page = useMemo(
    () => found && { ...found, items: found.items.map((row) => withDays(row, now())) },
    [found, now],
  );
  const view = useVisiblePage({ page, loading, error }, controls.state, controls.key);
  useSelection(disputeList.name, controls, view.visible !== undefined);
  return (
    <>
      <PageHeader
        title={say('title')}
        subtitle={<FormattedMessage id={can('accessSubscription') ? 'disputes.own' : 'disputes.subtitle'} />}
      />
      {!can('accessSubscription') && <QueueSummary />}
      <ListFilters list={disputeList} controls={controls.filters} />
      <DefinedListView
        list={disputeList}
        controls={controls}
        view={view}
        row={{
          labelOf: ({ about, dealer }) => `${disputeTitle(about, intl)} · ${dealer.businessName}`,
          hrefOf: ({ id }) => `/disputes/${id}`,
        }}
        onRetry={() => void refetch()}
      />
    </>
  );
}
