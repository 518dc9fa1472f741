import type { ApolloCache } from '@apollo/client';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { forgetApprovals } from '../../../domain/approvals/forgetApprovals';
import { forgetEntries, forgetTimeline } from '../../../domain/campaigns/forgetCampaign';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { useFormat } from '../../../shared/i18n/useFormat';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import {
  useApproveRequestMutation,
  useWithdrawRequestMutation,
  type ApprovalDetailsFragment,
} from '../approval.generated';
import { requestTitle } from '../requestTitle';
import { RefuseDialog } from './RefuseDialog';

type Decision = 'approve' | 'withdraw';

interface ApprovalActionsProps {
  readonly approval: ApprovalDetailsFragment;
  /** The id of the note that says why who asked cannot decide. */
  readonly ownRequestNote: string;
  /** The decision was refused: the request may have changed since it was read. */
  readonly onRefused: () => void;
}

/** The decisions about a request that waits: approve or refuse somebody else's, withdraw one's own. */
export function ApprovalActions({ approval, ownRequestNote, onRefused }: ApprovalActionsProps) {
  const intl = useIntl();
  const format = useFormat();
  const { id, mayDecide, mayWithdraw } = approval;
  const [asked, setAsked] = useState<Decision | 'refuse'>();
  const { decide, isBusy } = useDecisions(id, onRefused);
  const close = () => setAsked(undefined);
  const say = (part: string) => intl.formatMessage({ id: `approvals.${asked ?? ''}.${part}` });
  if (!mayDecide && !mayWithdraw) return null;
  return (
    <>
      <Button
        variant="contained"
        disabled={!mayDecide}
        onClick={() => setAsked('approve')}
        {...(!mayDecide && { 'aria-describedby': ownRequestNote })}
      >
        <FormattedMessage id="approvals.approve" />
      </Button>
      {mayDecide && (
        <Button variant="outlined" color="error" onClick={() => setAsked('refuse')}>
          <FormattedMessage id="approvals.refuse" />
        </Button>
      )}
      {mayWithdraw && (
        <Button variant="outlined" onClick={() => setAsked('withdraw')}>
          <FormattedMessage id="approvals.withdraw" />
        </Button>
      )}
      {asked === 'refuse' && <RefuseDialog id={id} onRefused={onRefused} onClose={close} />}
      {(asked === 'approve' || asked === 'withdraw') && (
        <ConfirmDialog
          open
          title={say('title')}
          text={`${requestTitle(approval, intl, format)}. ${say('text')}`}
          confirmLabel={say('submit')}
          destructive={asked === 'withdraw'}
          busy={isBusy}
          onConfirm={() => void decide(asked).then(close)}
          onClose={close}
        />
      )}
    </>
  );
}

/** What was carried out has changed a timeline or a ledger: they are asked for again, as is what waits. */
function forgetCarriedOut(cache: ApolloCache): void {
  forgetTimeline(cache);
  forgetEntries(cache);
  forgetApprovals(cache);
}

/** Carries a decision out, and tells what became of it. */
function useDecisions(id: string, onRefused: () => void) {
  const intl = useIntl();
  const toasts = useToasts();
  const reportError = useErrorToast();
  const [approve] = useApproveRequestMutation({ update: forgetCarriedOut });
  const [withdraw] = useWithdrawRequestMutation({ update: forgetApprovals });
  const [isBusy, setBusy] = useState(false);
  const calls = { approve, withdraw } as const;
  const decide = async (decision: Decision) => {
    setBusy(true);
    try {
      await calls[decision]({ variables: { id } });
      toasts.success(intl.formatMessage({ id: `approvals.${decision}.done` }));
    } catch (error) {
      reportError(error);
      onRefused();
    } finally {
      setBusy(false);
    }
  };
  return { decide, isBusy };
}
