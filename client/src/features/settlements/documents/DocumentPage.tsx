import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import type { RequestMadeFragment } from '../../../domain/approvals/approvals.generated';
import { PendingApprovals } from '../../../domain/approvals/PendingApprovals';
import { RequestMadeDialog } from '../../../domain/approvals/RequestMadeDialog';
import { DocumentPdf } from '../../../domain/settlements/DocumentPdf';
import { problemOf } from '../../../shared/apollo/problem';
import { BackLink } from '../../../shared/page/BackLink';
import { PageHeader } from '../../../shared/page/PageHeader';
import { useCan } from '../../../shared/permissions/useCan';
import { PageState } from '../../../shared/states/PageState';
import { RecordNotFound } from '../../../shared/states/RecordNotFound';
import { CancelDocumentDialog } from './CancelDocumentDialog';
import { DocumentSheet } from './DocumentSheet';
import { ExchangeAnswers } from './ExchangeAnswers';
import { useSettlementDocumentQuery, type DocumentDetailsFragment } from './documents.generated';

/** A document of a settlement as printed on one A4 page, for administrators and its receiver. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useSettlementDocumentQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const problem = loading ? undefined : problemOf(error);
  const document = data?.settlementDocument;
  if (document) return <OneDocument document={document} />;
  if (problem?.code === 'NOT_FOUND') {
    return (
      <RecordNotFound
        title={intl.formatMessage({ id: 'document.notFound.title' })}
        text={intl.formatMessage({ id: 'document.notFound.text' })}
        back={<Back />}
      />
    );
  }
  return (
    <PageState
      title={intl.formatMessage({ id: 'document.title' })}
      back={<Back />}
      heights={[640]}
      problem={problem}
      onRetry={() => void refetch()}
    />
  );
}

/** The link back to the documents: of all dealers, of the dealer itself, or of the receiver. */
function Back({ dealerId }: { readonly dealerId?: string }) {
  const can = useCan();
  if (can('accessCampaigns')) return <BackLink to="/settlements/documents" labelId="document.toDocuments" />;
  if (can('accessSubscription')) return <BackLink to="/rewards" labelId="document.toRewards" />;
  if (dealerId === undefined) return null;
  return <BackLink to={`/dealers/${dealerId}/documents`} labelId="document.toDocuments" />;
}

function OneDocument({ document }: { readonly document: DocumentDetailsFragment }) {
  const intl = useIntl();
  const can = useCan();
  const [isCancelling, setCancelling] = useState(false);
  const [request, setRequest] = useState<RequestMadeFragment>();
  const { id, number, kind, settlement, dealerId, possible } = document;
  return (
    <>
      <Back dealerId={dealerId} />
      <PageHeader
        title={intl.formatMessage({ id: 'document.titleOf' }, { kind, number })}
        actions={
          <>
            <DocumentPdf document={document} />
            <Button variant="outlined" onClick={() => window.print()}>
              <FormattedMessage id="document.print" />
            </Button>
            {can('accessCampaigns') && (
              <Button component={Link} to={`/settlements/${settlement.id}`}>
                <FormattedMessage id="document.toRun" />
              </Button>
            )}
            {can('accessCampaigns') && possible.includes('CANCELLED') && (
              <Button color="error" onClick={() => setCancelling(true)}>
                <FormattedMessage id="document.cancel" />
              </Button>
            )}
          </>
        }
      />
      {can('accessCampaigns') && <PendingApprovals about={{ documentId: [id] }} queue={`/approvals?documento=${id}`} />}
      <DocumentSheet document={document} />
      {can('accessCampaigns') && <ExchangeAnswers document={document} />}
      {isCancelling && (
        <CancelDocumentDialog document={document} onRequested={setRequest} onClose={() => setCancelling(false)} />
      )}
      {request && <RequestMadeDialog request={request} onClose={() => setRequest(undefined)} />}
    </>
  );
}
