import { useApolloClient } from '@apollo/client/react';
import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { lazy, startTransition, Suspense, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { enumText } from '../../shared/apollo/enumTexts';
import type { AuditRowFieldsFragment } from '../../shared/audit/auditRows.generated';
import { actionWords } from '../../shared/audit/useAuditRowWords';
import { ExportButton } from '../../shared/files/ExportButton';
import type { RowAction } from '../../shared/list/ListColumn';
import { ListView } from '../../shared/list/ListView';
import { useListState } from '../../shared/list/useListState';
import { useShownPage } from '../../shared/list/useShownPage';
import { Notice } from '../../shared/page/Notice';
import { PageHeader } from '../../shared/page/PageHeader';
import { EmptyState } from '../../shared/states/EmptyState';
import { AuditFilters } from './AuditFilters';
import { auditListCodec, auditTableInput } from './auditList';
import { AuditFileDocument, RequestAuditExportDocument, useAuditListQuery } from './auditPage.generated';
import { useAuditColumns } from './useAuditColumns';

// Fetched when it is opened first.
const AuditDetailsDialog = lazy(async () => ({ default: (await import('./AuditDetailsDialog')).AuditDetailsDialog }));

/** Who did what, from where and when: the changes of the programme and what happened to accounts, newest first. */
export function Component() {
  const intl = useIntl();
  const client = useApolloClient();
  const controls = useListState(auditListCodec);
  const { state, setFilter } = controls;
  const input = useMemo(() => auditTableInput(state), [state]);
  const { data, loading, error, refetch } = useAuditListQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
  });
  const { filter, sort, search } = input;
  const found = data?.auditTable;
  const view = useShownPage({ page: found, loading, error }, state, controls.key);
  const columns = useAuditColumns();
  const [shown, setShown] = useState<AuditRowFieldsFragment>();
  const say = (id: string) => intl.formatMessage({ id: `audit.list.${id}` });
  const person = found?.items.find(({ actor }) => actor?.id === state.filter.userId)?.actor?.name;

  const actionsOf = (row: AuditRowFieldsFragment): readonly RowAction[] => {
    const { actor, entity, entityId } = row;
    return [
      {
        key: 'details',
        label: say('details'),
        icon: VisibilityOutlined,
        onSelect: () => startTransition(() => setShown(row)),
      },
      ...(actor === null
        ? []
        : [
            {
              key: 'person',
              label: say('onlyPerson'),
              icon: PersonSearchOutlined,
              onSelect: () => setFilter({ userId: actor.id }),
            },
          ]),
      ...(entityId === null
        ? []
        : [
            {
              key: 'thing',
              label: say('onlyThing'),
              icon: FilterAltOutlined,
              onSelect: () => setFilter({ entity: [enumText(entity)], entityId }),
            },
          ]),
    ];
  };

  return (
    <>
      <PageHeader
        title={say('title')}
        subtitle={<FormattedMessage id="audit.list.subtitle" />}
        actions={
          <ExportButton
            label={say('export')}
            rows={found?.isTotalExact === false ? Infinity : found?.total}
            askForJob={(format, idempotencyKey) => {
              const variables = { filter, sort, search, format, idempotencyKey };
              return client.mutate({ mutation: RequestAuditExportDocument, variables });
            }}
            ask={async (format) => {
              const variables = { filter, sort, search, format };
              const answer = await client.query({ query: AuditFileDocument, variables, fetchPolicy: 'no-cache' });
              return answer.data?.auditFile;
            }}
          />
        }
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
        row={{ labelOf: ({ action }) => actionWords(action, intl), hrefOf: () => undefined, actionsOf }}
        empty={<EmptyState title={say('empty')} />}
        onRetry={() => void refetch()}
      />
      <Suspense>
        {shown !== undefined && <AuditDetailsDialog row={shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </>
  );
}
