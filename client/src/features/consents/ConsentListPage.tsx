import { useApolloClient } from '@apollo/client/react';
import { ExportButton } from '../../shared/files/ExportButton';
import { useTexts } from '../../shared/i18n/useTexts';
import { DefinedListView } from '../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../shared/list/definition/ListFilters';
import { useListPage } from '../../shared/list/definition/useListPage';
import { PageHeader } from '../../shared/page/PageHeader';
import { consentList } from './consentList';
import { ConsentsFileDocument, useConsentListQuery } from './consents.generated';

/** The register of decisions on SMS messages: who agreed or withdrew, when, to which version of the notice. */
export function Component() {
  const { say } = useTexts('consents');
  const { controls, input, listed } = useListPage(
    consentList,
    useConsentListQuery,
    ({ smsConsentsTable }) => smsConsentsTable,
  );
  return (
    <>
      <PageHeader title={say('title')} subtitle={say('subtitle')} actions={<ConsentsExport input={input} />} />
      <ListFilters list={consentList} controls={controls.filters} />
      <DefinedListView
        {...listed}
        row={{
          labelOf: ({ businessName }) => businessName,
          hrefOf: ({ dealerId }) => `/dealers/${dealerId}`,
        }}
      />
    </>
  );
}

/** Exports the decisions of the list, all pages, with its filter, search and order. */
function ConsentsExport({ input: { filter, sort, search } }: { readonly input: ReturnType<typeof consentList.input> }) {
  const { say } = useTexts('consents');
  const client = useApolloClient();
  return (
    <ExportButton
      label={say('export')}
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
