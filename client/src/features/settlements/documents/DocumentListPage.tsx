import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { DocumentListedFragment } from '../../../domain/settlements/documents.generated';
import { ExportButton } from '../../../shared/files/ExportButton';
import { useTexts } from '../../../shared/i18n/useTexts';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import { useListPage } from '../../../shared/list/definition/useListPage';
import { useSelection } from '../../../shared/list/selection/useSelection';
import { BackLink } from '../../../shared/page/BackLink';
import { Notice } from '../../../shared/page/Notice';
import { PageHeader } from '../../../shared/page/PageHeader';
import { useCampaignFilter } from '../campaignFilter';
import { SettingsMissing } from '../SettingsMissing';
import { useSettlementChoices } from '../editor/useSettlementChoices';
import { documentList } from './documentList';
import {
  SettlementDocumentsFileDocument,
  useSettlementDocumentListQuery,
  useSettlementDocumentSettingsQuery,
} from './documents.generated';
import { DocumentStepSwitch } from './DocumentStepSwitch';
import { filtersOf, stepOf } from './documentSteps';
import { OutcomesUpload } from './OutcomesUpload';
import { PaymentsUpload } from './PaymentsUpload';
import { useDocumentCounts } from './useDocumentCounts';

const row = {
  labelOf: ({ number }: DocumentListedFragment) => number,
  hrefOf: ({ id }: DocumentListedFragment) => `/settlements/documents/${id}`,
};

/** The documents of all runs, their export for the ERP, and the upload of payments. */
export function Component() {
  const { say } = useTexts('settlements');
  const client = useApolloClient();
  const { controls, input, data, view, refetch, listed } = useListPage(
    documentList,
    useSettlementDocumentListQuery,
    ({ settlementDocumentsTable }) => settlementDocumentsTable,
  );
  const { state } = controls;
  const found = data?.settlementDocumentsTable;
  useSelection(documentList.name, controls, view.visible !== undefined);
  const run = found?.items.find(({ settlement }) => settlement.id === state.filter.settlementId)?.settlement.title;
  const dealer = found?.items.find(({ dealerId }) => dealerId === state.filter.dealerId)?.businessName;
  const campaignId = useCampaignFilter(useSettlementChoices().campaigns, controls.filters);
  const step = stepOf(state.filter);
  const counts = useDocumentCounts(state);
  const own = useMemo(
    () => ({ settlementId: { text: run }, dealerId: { text: dealer }, campaignId }),
    [run, dealer, campaignId],
  );
  return (
    <>
      <BackLink to="/settlements" labelId="settlements.back" />
      <PageHeader
        title={say('documents.title')}
        subtitle={say('documents.subtitle')}
        actions={
          <>
            <ExportButton
              label={say('erp')}
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
            <OutcomesUpload onRead={refetch} />
            <PaymentsUpload onRead={refetch} />
          </>
        }
      />
      <Settings />
      <DocumentStepSwitch
        value={step}
        counts={counts}
        onChange={(chosen) => controls.filters.setFilter(filtersOf(chosen))}
      />
      {step === 'prepared' && counts?.prepared === 0 && <Notice>{say('documents.nonePrepared')}</Notice>}
      <ListFilters list={documentList} controls={controls.filters} own={own} />
      <DefinedListView
        {...listed}
        row={row}
        emptyAction={
          <Button variant="outlined" component={Link} to="/settlements">
            {say('documents.toRuns')}
          </Button>
        }
      />
    </>
  );
}

/** What the settings lack for the files of notes. */
function Settings() {
  const settings = useSettlementDocumentSettingsQuery({ fetchPolicy: 'cache-and-network' }).data?.settlementSettings;
  if (!settings) return null;
  const { taxRate, taxNature, sender } = settings;
  return <SettingsMissing configured={{ tax: taxRate !== null || taxNature !== null, sender: sender !== null }} />;
}
