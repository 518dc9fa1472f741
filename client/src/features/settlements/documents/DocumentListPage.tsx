import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DocumentListedFragment } from '../../../domain/settlements/documents.generated';
import { ExportButton } from '../../../shared/files/ExportButton';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import { useSelection } from '../../../shared/list/selection/useSelection';
import { useListState } from '../../../shared/list/state/useListState';
import { BackLink } from '../../../shared/page/BackLink';
import { PageHeader } from '../../../shared/page/PageHeader';
import { useCampaignFilter } from '../campaignFilter';
import { useSettlementChoices } from '../editor/useSettlementChoices';
import { documentList } from './documentList';
import { SettlementDocumentsFileDocument, useSettlementDocumentListQuery } from './documents.generated';
import { OutcomesUpload } from './OutcomesUpload';
import { PaymentsUpload } from './PaymentsUpload';

const row = {
  labelOf: ({ number }: DocumentListedFragment) => number,
  hrefOf: ({ id }: DocumentListedFragment) => `/settlements/documents/${id}`,
};

/** The documents of all runs, their export for the ERP, and the upload of payments. */
export function Component() {
  const intl = useIntl();
  const client = useApolloClient();
  const controls = useListState(documentList.codec);
  const { state } = controls;
  const input = useMemo(() => documentList.input(state), [state]);
  const { data, loading, error, refetch } = useSettlementDocumentListQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.settlementDocumentsTable;
  const view = useVisiblePage({ page: found, loading, error }, state, controls.key);
  useSelection(documentList.name, controls, view.visible !== undefined);
  const run = found?.items.find(({ settlement }) => settlement.id === state.filter.settlementId)?.settlement.title;
  const dealer = found?.items.find(({ dealerId }) => dealerId === state.filter.dealerId)?.businessName;
  const campaignId = useCampaignFilter(useSettlementChoices().campaigns, controls.filters);
  const own = useMemo(
    () => ({ settlementId: { text: run }, dealerId: { text: dealer }, campaignId }),
    [run, dealer, campaignId],
  );
  return (
    <>
      <BackLink to="/settlements" labelId="settlements.back" />
      <PageHeader
        title={intl.formatMessage({ id: 'settlements.documents.title' })}
        subtitle={<FormattedMessage id="settlements.documents.subtitle" />}
        actions={
          <>
            <ExportButton
              label={intl.formatMessage({ id: 'settlements.erp' })}
              rows={view.visible?.total}
              requestTicket={async (format) => {
                const { filter, sort, search } = input;
                const { data: file } = await client.query({
                  query: SettlementDocumentsFileDocument,
                  variables: { input: { filter, sort, search, format } },
                  fetchPolicy: 'no-cache',
                });
                return file?.settlementDocumentsFile;
              }}
            />
            <OutcomesUpload onRead={() => void refetch()} />
            <PaymentsUpload onRead={() => void refetch()} />
          </>
        }
      />
      <ListFilters list={documentList} controls={controls.filters} own={own} />
      <DefinedListView list={documentList} controls={controls} view={view} row={row} onRetry={() => void refetch()} />
    </>
  );
}
