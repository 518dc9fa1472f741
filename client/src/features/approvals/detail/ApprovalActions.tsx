import type { ApolloCache } from '@apollo/client';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { forgetApprovals } from '../../../domain/approvals/forgetApprovals';
import { requestAmount } from '../../../domain/approvals/requestParts';
import { forgetEntries, forgetTimeline } from '../../../domain/campaigns/forgetCampaign';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import {
  useApproveRequestMutation,
  useWithdrawRequestMutation,
  type ApprovalDetailsFragment,
  type ApproveRequestMutation,
} from '../approval.generated';
import { requestTitle } from '../requestTitle';
import { RefuseDialog } from './RefuseDialog';

type Decision = 'approve' | 'withdraw';

interface ApprovalActionsProps {
  readonly approval: ApprovalDetailsFragment;
  /** The id of the note that explains why users cannot approve their own requests. */
  readonly ownRequestNote: string;
  /** Called when the decision was refused: the request may have changed since it was read. */
  readonly onRefused: () => void;
}

/** The decisions about a pending request: approve or refuse another user's, withdraw one's own. */
export function ApprovalActions({ approval, ownRequestNote, onRefused }: ApprovalActionsProps) {
  const { intl, say, format } = useTexts('approvals');
  const { id, mayDecide, mayWithdraw } = approval;
  const amount = requestAmount(approval.request, format);
  const approve = say(amount === '' ? 'approve' : 'approve.amount', { amount });
  const [opened, setOpened] = useState<Decision | 'refuse'>();
  const [approveRequest] = useApproveRequestMutation({ update: forgetApproved });
  const [withdrawRequest] = useWithdrawRequestMutation({ update: forgetApprovals });
  const decisions = { approve: approveRequest, withdraw: withdrawRequest } as const;
  const close = () => setOpened(undefined);
  if (!mayDecide && !mayWithdraw) return null;
  return (
    <>
      <Button
        variant="contained"
        disabled={!mayDecide}
        onClick={() => setOpened('approve')}
        {...(!mayDecide && { 'aria-describedby': ownRequestNote })}
      >
        {approve}
      </Button>
      {mayDecide && (
        <Button variant="outlined" color="error" onClick={() => setOpened('refuse')}>
          {say('refuse')}
        </Button>
      )}
      {mayWithdraw && (
        <Button variant="outlined" onClick={() => setOpened('withdraw')}>
          {say('withdraw')}
        </Button>
      )}
      {opened === 'refuse' && <RefuseDialog id={id} onRefused={onRefused} onClose={close} />}
      {(opened === 'approve' || opened === 'withdraw') && (
        <ActionDialog
          title={say(`${opened}.title`)}
          text={`${sentence(requestTitle(approval, intl, format))} ${say(`${opened}.text`)}`}
          confirmLabel={opened === 'approve' ? approve : say(`${opened}.submit`)}
          destructive={opened === 'withdraw'}
          act={(): Promise<unknown> => decisions[opened]({ variables: { id } })}
          done={say(`${opened}.done`)}
          onRefused={onRefused}
          onClose={close}
        />
      )}
    </>
  );
}

/** A text with a full stop at its end; one that ends with an abbreviation, such as a company's form, has it already. */
const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

/** Evicts what an approved request may have changed: timelines, ledgers, a dealer, and the lists of requests. */
function forgetApproved(cache: ApolloCache, { data }: { readonly data?: ApproveRequestMutation | null }): void {
  forgetTimeline(cache);
  forgetEntries(cache);
  forgetApprovals(cache);
  const { kind, dealer } = data?.approveRequest ?? {};
  if (kind !== 'INVOICING' || !dealer) return;
  for (const type of ['Dealer', 'DealerRow']) cache.evict({ id: `${type}:${dealer.id}` });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'dealerAudit' });
}
