import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../shared/i18n/useTexts';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import { useSelection } from '../../../shared/list/selection/useSelection';
import { useListState } from '../../../shared/list/state/useListState';
import { PageHeader } from '../../../shared/page/PageHeader';
import { useCan } from '../../../shared/permissions/useCan';
import { useSession } from '../../../shared/session/SessionContext';
import { requestTitle } from '../requestTitle';
import { useApprovalListQuery, type ApprovalListPage_RowFragment } from './ApprovalListPage.generated';
import { approvalList, type ApprovalListed } from './approvalList';
import { waitingDays } from '../../../shared/dates/waitingDays';

/** A request with the number of days that it has been pending. */
function withDays(row: ApprovalListPage_RowFragment, now: number): ApprovalListed {
  return { ...row, days: row.state === 'PENDING' ? waitingDays(row.proposedAt, now) : null };
}

/** The requests that a second person approves: the pending ones with their age, and the decided ones. */
export function Component() {
  const { intl, say, format } = useTexts('approvals');
  const can = useCan();
  const { now } = useSession();
  const controls = useListState(approvalList.codec);
  const input = useMemo(() => approvalList.input(controls.state), [controls.state]);
  const { data, loading, error, refetch } = useApprovalListQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.approvalsTable;
  const page = useMemo(
    () => found && { ...found, items: found.items.map((row) => withDays(row, now())) },
    [found, now],
  );
  const view = useVisiblePage({ page, loading, error }, controls.state, controls.key);
  useSelection(approvalList.name, controls, view.visible !== undefined);
  return (
    <>
      <PageHeader
        title={say('title')}
        subtitle={say('subtitle')}
        actions={
          can('accessUsersManager') && (
            <Button component={Link} to="/approvals/settings">
              {say('toSettings')}
            </Button>
          )
        }
      />
      <ListFilters list={approvalList} controls={controls.filters} />
      <DefinedListView
        list={approvalList}
        controls={controls}
        view={view}
        row={{ labelOf: (row) => requestTitle(row, intl, format), hrefOf: ({ id }) => `/approvals/${id}` }}
        onRetry={() => void refetch()}
      />
    </>
  );
}
