import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ExportButton } from '../../shared/files/ExportButton';
import { DefinedListView } from '../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../shared/list/definition/ListFilters';
import { useVisiblePage } from '../../shared/list/paging/useVisiblePage';
import { useListState } from '../../shared/list/state/useListState';
import { PageHeader } from '../../shared/page/PageHeader';
import { consentList } from './consentList';
import { ConsentsFileDocument, useConsentListQuery } from './consents.generated';

/** The register of decisions on SMS messages: who agreed or withdrew, when, to which version of the notice. */
export function Component() {
  const intl = useIntl();
  const controls = useListState(consentList.codec);
  const input = useMemo(() => consentList.input(controls.state), [controls.state]);
  const { data, loading, error, refetch } = useConsentListQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
  });
  const view = useVisiblePage({ page: data?.smsConsentsTable, loading, error }, controls.state, controls.key);
  return (
    <>
      <PageHeader
        title={intl.formatMessage({ id: 'consents.title' })}
        subtitle={<FormattedMessage id="consents.subtitle" />}
        actions={<ConsentsExport input={input} />}
      />
      <ListFilters list={consentList} controls={controls.filters} />
      <DefinedListView
        list={consentList}
        controls={controls}
        view={view}
        row={{
          labelOf: ({ businessName }) => businessName,
          hrefOf: ({ dealerId }) => `/dealers/${dealerId}`,
        }}
        onRetry={() => void refetch()}
      />
    </>
  );
}

/** Exports the decisions of the list, all pages, with its filter, search and order. */
function ConsentsExport({ input: { filter, sort, search } }: { readonly input: ReturnType<typeof consentList.input> }) {
  const intl = useIntl();
  const client = useApolloClient();
  return (
    <ExportButton
      label={intl.formatMessage({ id: 'consents.export' })}
      requestTicket={async (format) => {
        const { data } = await client.query({
          query: ConsentsFileDocument,
          variables: { input: { filter, sort, search, format } },
          fetchPolicy: 'no-cache',
        });
        return data?.smsConsentsFile;
      }}
    />
  );
}
