import { lazy, startTransition, Suspense, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AuditRowFieldsFragment } from '../../domain/audit/auditRows.generated';
import { actionLabels } from '../../domain/audit/useAuditRowLabels';
import { ListView } from '../../shared/list/ListView';
import { useListState } from '../../shared/list/state/useListState';
import { useVisiblePage } from '../../shared/list/paging/useVisiblePage';
import { Notice } from '../../shared/page/Notice';
import { PageHeader } from '../../shared/page/PageHeader';
import { EmptyState } from '../../shared/states/EmptyState';
import { AuditFilters } from './AuditFilters';
import { auditListCodec, auditTableInput } from './auditList';
import { useAuditListQuery } from './auditPage.generated';
import { useAuditColumns } from './useAuditColumns';
import { AuditExport } from './AuditExport';
import { useAuditActions } from './useAuditActions';

// Fetched when it is opened first.
const AuditDetailsDialog = lazy(async () => ({ default: (await import('./AuditDetailsDialog')).AuditDetailsDialog }));

/** The audit: the changes of the programme and the events of accounts, newest first. */
export function Component() {
  const intl = useIntl();
  const controls = useListState(auditListCodec);
  const { state, setFilter } = controls;
  const input = useMemo(() => auditTableInput(state), [state]);
  const { data, loading, error, refetch } = useAuditListQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.auditTable;
  const view = useVisiblePage({ page: found, loading, error }, state, controls.key);
  const columns = useAuditColumns();
  const [visible, setVisible] = useState<AuditRowFieldsFragment>();
  const say = (id: string) => intl.formatMessage({ id: `audit.list.${id}` });
  const person = found?.items.find(({ actor }) => actor?.id === state.filter.userId)?.actor?.name;

  const actionsOf = useAuditActions(setFilter, (row) => startTransition(() => setVisible(row)));

  return (
    <>
      <PageHeader
        title={say('title')}
        subtitle={<FormattedMessage id="audit.list.subtitle" />}
        actions={<AuditExport input={input} rows={found?.isTotalExact === false ? Infinity : found?.total} />}
      />
      <AuditFilters controls={controls.filters} personName={person} />
      {found?.isTotalExact === false && (
        <Notice>
          <FormattedMessage id="audit.list.many" values={{ total: found.total }} />
        </Notice>
      )}
      <ListView
        list="audit"
        label={say('title')}
        codec={auditListCodec}
        controls={controls}
        view={view}
        columns={columns}
        row={{ labelOf: ({ action }) => actionLabels(action, intl), hrefOf: () => undefined, actionsOf }}
        empty={<EmptyState title={say('empty')} />}
        onRetry={() => void refetch()}
      />
      <Suspense>
        {visible !== undefined && <AuditDetailsDialog row={visible} onClose={() => setVisible(undefined)} />}
      </Suspense>
    </>
  );
}
