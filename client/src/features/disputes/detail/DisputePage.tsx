import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { disputeTitle } from '../../../domain/disputes/disputeTitle';
import { DisputeStateLabel } from '../../../domain/disputes/DisputeStateLabel';
import { problemOf } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useListReturn } from '../../../shared/list/state/useListReturn';
import { BackLink } from '../../../shared/page/BackLink';
import { Notice } from '../../../shared/page/Notice';
import { PageHeader } from '../../../shared/page/PageHeader';
import { useCan } from '../../../shared/permissions/useCan';
import { PageState } from '../../../shared/states/PageState';
import { RecordNotFound } from '../../../shared/states/RecordNotFound';
import { useDisputeQuery, type DisputeDetailsFragment } from '../dispute.generated';
import { DisputeActions } from './DisputeActions';
import { DisputeFiles } from './DisputeFiles';
import { Explanation } from './Explanation';
import { Thread } from './Thread';

/** A dispute: its subject, the portal's data about it, the thread, its files and the decision. */
export function Component() {
  const { say } = useTexts('disputes');
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useDisputeQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const problem = loading ? undefined : problemOf(error);
  const dispute = data?.dispute;
  const reread = () => void refetch();
  if (problem?.code === 'NOT_FOUND') {
    return (
      <RecordNotFound
        title={say('notFound.title')}
        text={say('notFound.text')}
        link={{ to: '/disputes', labelId: 'disputes.back' }}
      />
    );
  }
  if (dispute) return <Details key={id} dispute={dispute} today={data.constants?.today} onChanged={reread} />;
  return (
    <PageState title={say('one')} back={<BackToList />} heights={[64, 240, 160]} problem={problem} onRetry={reread} />
  );
}

function BackToList() {
  return <BackLink {...useListReturn('disputes', '/disputes')} labelId="disputes.back" />;
}

interface DetailsProps {
  readonly dispute: DisputeDetailsFragment;
  /** The programme's day, yyyy-mm-dd; undefined while it is not known. */
  readonly today: string | undefined;
  /** Called after a change or a refusal, when the dispute may have changed. */
  readonly onChanged: () => void;
}

function Details({ dispute, today, onChanged }: DetailsProps) {
  const { intl, say, format } = useTexts('disputes');
  const { about, state, openedBy, openedAt, approvalId, outcome, assignee } = dispute;
  return (
    <>
      <BackToList />
      <PageHeader
        title={disputeTitle(about, intl)}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <DisputeStateLabel state={state} />
            <span>{say('opened', { name: openedBy, at: format.dateTime(openedAt) })}</span>
            {assignee !== null && <span>{say('assigned', { name: assignee.name })}</span>}
          </Box>
        }
        actions={<DisputeActions dispute={dispute} today={today} onRefused={onChanged} />}
      />
      <About dispute={dispute} />
      {approvalId !== null && <WaitsForApproval approvalId={approvalId} />}
      {outcome !== null && <Outcome dispute={dispute} outcome={outcome} />}
      <Stack spacing={2}>
        <Thread dispute={dispute} onRefused={onChanged} />
        <Explanation dispute={dispute} />
        <DisputeFiles dispute={dispute} onAdded={onChanged} />
      </Stack>
    </>
  );
}

/** The link to the disputed statement. */
function About({ dispute: { campaign, dealer } }: Pick<DetailsProps, 'dispute'>) {
  const can = useCan();
  const to = can('accessSubscription')
    ? `/subscriptions/${campaign.id}`
    : `/campaigns/${campaign.id}/dealers/${dealer.id}`;
  return (
    <Box sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <Link component={RouterLink} to={to}>
        {campaign.title}
      </Link>
      {!can('accessSubscription') && ` · ${dealer.businessName} (${dealer.code})`}
    </Box>
  );
}

function WaitsForApproval({ approvalId }: { readonly approvalId: string }) {
  const { say } = useTexts('disputes');
  const can = useCan();
  return (
    <Notice>
      {say('waitsForApproval')}
      {can('accessCampaigns') && (
        <Link component={RouterLink} to={`/approvals/${approvalId}`}>
          <FormattedMessage id="approval.see" />
        </Link>
      )}
    </Notice>
  );
}

interface OutcomeProps extends Pick<DetailsProps, 'dispute'> {
  readonly outcome: NonNullable<DisputeDetailsFragment['outcome']>;
}

/** The adjustment, the import or the goal with which it was accepted. */
function Outcome({ dispute: { campaign }, outcome }: OutcomeProps) {
  const { amount, importId, importFilename, goalBefore, goalAfter } = outcome;
  const { say, format } = useTexts('disputes.outcome');
  const can = useCan();
  return (
    <Notice>
      {amount !== null &&
        say('adjustment', { amount: format.euro(amount, { signDisplay: 'exceptZero' }), campaign: campaign.title })}
      {goalBefore !== null &&
        goalAfter !== null &&
        say('goal', { before: format.number(goalBefore), after: format.number(goalAfter), campaign: campaign.title })}
      {importId !== null && say('import', { file: importFilename })}
      {importId !== null && can('accessImportManager') && (
        <Link component={RouterLink} to={`/imports/${importId}`}>
          {say('toImport')}
        </Link>
      )}
    </Notice>
  );
}
