import { skipToken } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { PendingApprovals } from '../../../domain/approvals/PendingApprovals';
import { DocumentPdf } from '../../../domain/settlements/DocumentPdf';
import { problemOf } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { BackLink } from '../../../shared/page/BackLink';
import { PageHeader } from '../../../shared/page/PageHeader';
import { useCan } from '../../../shared/permissions/useCan';
import { ErrorState } from '../../../shared/states/ErrorState';
import { PageState } from '../../../shared/states/PageState';
import { RecordNotFound } from '../../../shared/states/RecordNotFound';
import { WithMessages } from '../../../shared/states/WithMessages';
import { DocumentActions } from './DocumentActions';
import { DocumentHistory } from './DocumentHistory';
import { DocumentSheet } from './DocumentSheet';
import {
  useSettlementDocumentHistoryQuery,
  useSettlementDocumentQuery,
  type DocumentDetailsFragment,
} from './documents.generated';

/** A document of a settlement as printed on one A4 page, for administrators and its receiver. */
export function Component() {
  const { say } = useTexts('document');
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useSettlementDocumentQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const problem = loading ? undefined : problemOf(error);
  const document = data?.settlementDocument;
  if (document) return <OneDocument document={document} />;
  if (problem?.code === 'NOT_FOUND') {
    return <RecordNotFound title={say('notFound.title')} text={say('notFound.text')} back={<Back />} />;
  }
  return (
    <PageState title={say('title')} back={<Back />} heights={[640]} problem={problem} onRetry={() => void refetch()} />
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
  const { say } = useTexts('document');
  const isOffice = useCan()('accessCampaigns');
  const { id, number, kind, settlement, dealerId } = document;
  const history = useSettlementDocumentHistoryQuery(
    isOffice ? { variables: { id }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const today = history.data?.constants?.today;
  const events = history.data?.settlementDocumentEvents ?? undefined;
  const problem = history.loading ? undefined : problemOf(history.error);
  return (
    <>
      <Back dealerId={dealerId} />
      <PageHeader
        title={say('titleOf', { kind, number })}
        actions={
          <>
            {isOffice && today !== undefined && (
              <WithMessages part="office">
                <DocumentActions document={document} today={today} />
              </WithMessages>
            )}
            <DocumentPdf document={document} />
            <Button variant="outlined" onClick={() => window.print()}>
              {say('print')}
            </Button>
            {isOffice && (
              <Button component={Link} to={`/settlements/${settlement.id}`}>
                {say('toRun')}
              </Button>
            )}
          </>
        }
      />
      {isOffice && <PendingApprovals about={{ documentId: [id] }} queue={`/approvals?documento=${id}`} />}
      <DocumentSheet document={document} />
      {events !== undefined && (
        <WithMessages part="office">
          <DocumentHistory events={events} resendBy={document.resendBy} today={today} />
        </WithMessages>
      )}
      {events === undefined && problem !== undefined && (
        <ErrorState problem={problem} onRetry={() => void history.refetch()} />
      )}
    </>
  );
}
