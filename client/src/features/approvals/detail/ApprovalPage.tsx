import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { problemOf } from '../../../shared/apollo/problem';
import type { ApprovalState } from '../../../shared/apollo/schema.generated';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useListReturn } from '../../../shared/list/state/useListReturn';
import { BackLink } from '../../../shared/page/BackLink';
import { Notice } from '../../../shared/page/Notice';
import { PageHeader } from '../../../shared/page/PageHeader';
import { PageState } from '../../../shared/states/PageState';
import { useApprovalQuery, type ApprovalDetailsFragment } from '../approval.generated';
import { ApprovalNotFound } from '../ApprovalNotFound';
import { ApprovalStateLabel } from '../ApprovalStateLabel';
import { requestTitle } from '../requestTitle';
import { ApprovalActions } from './ApprovalActions';
import { RequestDetails } from './RequestDetails';

/** A request: what it changes, who made it, and its decision. */
export function Component() {
  const { say } = useTexts('approvals');
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useApprovalQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const problem = loading ? undefined : problemOf(error);
  const approval = data?.approval;
  if (problem?.code === 'NOT_FOUND') return <ApprovalNotFound />;
  if (approval) return <Request key={id} approval={approval} onRefused={() => void refetch()} />;
  return (
    <PageState
      title={say('one')}
      back={<BackToList />}
      heights={[64, 240]}
      problem={problem}
      onRetry={() => void refetch()}
    />
  );
}

function BackToList() {
  return <BackLink {...useListReturn('approvals', '/approvals')} labelId="approvals.back" />;
}

interface RequestProps {
  readonly approval: ApprovalDetailsFragment;
  /** Called when a decision was refused: the request may have changed since it was read. */
  readonly onRefused: () => void;
}

/** The id of the note that explains why users cannot approve their own requests. */
const ownRequestNote = 'approval-own-request';

function Request({ approval, onRefused }: RequestProps) {
  const { intl, say, format } = useTexts('approvals');
  const { state, expiresAt, mayWithdraw, reason } = approval;
  return (
    <>
      <BackToList />
      <PageHeader
        title={requestTitle(approval, intl, format)}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <ApprovalStateLabel state={state} />
            <History approval={approval} />
          </Box>
        }
        actions={<ApprovalActions approval={approval} ownRequestNote={ownRequestNote} onRefused={onRefused} />}
      />
      {mayWithdraw && (
        <Notice>
          <span id={ownRequestNote}>{say('ownRequest')}</span>
        </Notice>
      )}
      {state === 'PENDING' && <Notice>{say('expires', { at: format.dateTime(expiresAt) })}</Notice>}
      {state === 'EXPIRED' && <Notice>{say('expired', { at: format.dateTime(expiresAt) })}</Notice>}
      {reason !== null && (
        <Notice>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {say('refusedFor', { reason })}
          </Box>
        </Notice>
      )}
      <RequestDetails approval={approval} />
    </>
  );
}

/** Who made the request, who decided, and when. */
function History({ approval }: Pick<RequestProps, 'approval'>) {
  const { say, format } = useTexts('approvals.step');
  const { state, proposedBy, proposedAt, decidedBy, decidedAt } = approval;
  const step = (to: ApprovalState, at: string, name: string | null) =>
    say(`${to}${name === null ? '' : 'By'}`, { at: format.dateTime(at), name });
  const steps = [
    step('PENDING', proposedAt, proposedBy),
    ...(decidedAt === null ? [] : [step(state, decidedAt, decidedBy)]),
  ];
  return <span>{steps.join(' · ')}</span>;
}
