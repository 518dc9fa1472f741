import { lazy, startTransition, Suspense, useMemo, useState } from 'react';
import type { AuditRowFieldsFragment } from '../../domain/audit/auditRows.generated';
import { actionLabels } from '../../domain/audit/useAuditRowLabels';
import { useTexts } from '../../shared/i18n/useTexts';
import { DefinedListView } from '../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../shared/list/definition/ListFilters';
import { useListPage } from '../../shared/list/definition/useListPage';
import { Notice } from '../../shared/page/Notice';
import { PageHeader } from '../../shared/page/PageHeader';
import { auditList } from './auditList';
import { useAuditListQuery } from './auditPage.generated';
import { AuditExport } from './AuditExport';
import { useAuditActions } from './useAuditActions';

// Loaded when it is first opened.
const AuditDetailsDialog = lazy(async () => ({ default: (await import('./AuditDetailsDialog')).AuditDetailsDialog }));

/** The audit: the changes of the programme and the events of accounts, newest first. */
export function Component() {
  const { intl, say } = useTexts('audit.list');
  const { controls, input, data, listed } = useListPage(auditList, useAuditListQuery, ({ auditTable }) => auditTable);
  const { state, setFilter } = controls;
  const found = data?.auditTable;
  const [visible, setVisible] = useState<AuditRowFieldsFragment>();
  const person = found?.items.find(({ actor }) => actor?.id === state.filter.userId)?.actor?.name;
  const own = useMemo(() => ({ userId: { text: person } }), [person]);

  const actionsOf = useAuditActions(setFilter, (row) => startTransition(() => setVisible(row)));

  return (
    <>
      <PageHeader
        title={say('title')}
        subtitle={say('subtitle')}
        // An inexact total is a lower bound: `Infinity` makes the export a background job.
        actions={<AuditExport input={input} rows={found?.isTotalExact === false ? Infinity : found?.total} />}
      />
      <ListFilters list={auditList} controls={controls.filters} own={own} />
      {found?.isTotalExact === false && <Notice>{say('many', { total: found.total })}</Notice>}
      <DefinedListView
        {...listed}
        row={{ labelOf: ({ action }) => actionLabels(action, intl), hrefOf: () => undefined, actionsOf }}
      />
      <Suspense>
        {visible !== undefined && <AuditDetailsDialog row={visible} onClose={() => setVisible(undefined)} />}
      </Suspense>
    </>
  );
}
