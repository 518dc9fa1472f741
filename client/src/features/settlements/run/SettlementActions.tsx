import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { thrownProblem, type Problem } from '../../../shared/apollo/problem';
import { longRequest } from '../../../shared/apollo/timeout';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { LongWork } from '../../../shared/dialogs/LongWork';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import {
  useApproveSettlementMutation,
  useDeleteSettlementMutation,
  useProposeSettlementMutation,
  useWithdrawSettlementMutation,
  type SettlementDetailsFragment,
} from '../settlement.generated';
import { ApprovedFiles } from './ApprovedFiles';

type Decision = 'propose' | 'withdraw' | 'approve' | 'delete';

/** The id of the note that explains why the user who proposed a run cannot approve it. */
export const sameUserNote = 'settlement-same-user';

interface SettlementActionsProps {
  readonly settlement: SettlementDetailsFragment;
  /** Called if an approval was refused because balances have changed: the run is a draft again. */
  readonly onOutdated: (problem: Problem) => void;
}

/** The actions on a run, by its state; each needs a confirmation. */
export function SettlementActions({ settlement, onOutdated }: SettlementActionsProps) {
  const intl = useIntl();
  const { id, title, state, mayApprove } = settlement;
  const [opened, setOpened] = useState<Decision>();
  const { decide, isBusy } = useDecisions(settlement, onOutdated);
  const say = (part: string) => intl.formatMessage({ id: `settlements.${opened ?? ''}.${part}` }, { title });
  const confirm = async (decision: Decision) => {
    await decide(decision);
    setOpened(undefined);
  };
  return (
    <>
      {state === 'DRAFT' && (
        <>
          <Button variant="contained" onClick={() => setOpened('propose')}>
            <FormattedMessage id="settlements.propose" />
          </Button>
          <Button variant="outlined" component={Link} to={`/settlements/${id}/edit`}>
            <FormattedMessage id="settlements.edit" />
          </Button>
          <Button color="error" onClick={() => setOpened('delete')}>
            <FormattedMessage id="settlements.delete" />
          </Button>
        </>
      )}
      {state === 'PROPOSED' && (
        <>
          <Button
            variant="contained"
            disabled={!mayApprove}
            onClick={() => setOpened('approve')}
            {...(!mayApprove && { 'aria-describedby': sameUserNote })}
          >
            <FormattedMessage id="settlements.approve" />
          </Button>
          <Button variant="outlined" onClick={() => setOpened('withdraw')}>
            <FormattedMessage id="settlements.withdraw" />
          </Button>
        </>
      )}
      {state === 'APPROVED' && <ApprovedFiles settlement={settlement} />}
      {opened !== undefined && (
        <ConfirmDialog
          open
          title={say('title')}
          text={say('text')}
          confirmLabel={say('submit')}
          destructive={opened === 'delete' || opened === 'withdraw'}
          busy={isBusy}
          onConfirm={() => void confirm(opened)}
          onClose={() => setOpened(undefined)}
        >
          {opened === 'approve' ? <LongWork text={say('takesLong')} isRunning={isBusy} /> : undefined}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Sends a decision and reports the outcome. */
function useDecisions({ id, title }: SettlementDetailsFragment, onOutdated: (problem: Problem) => void) {
  const intl = useIntl();
  const toasts = useToasts();
  const navigate = useNavigate();
  const reportError = useErrorToast();
  const [propose] = useProposeSettlementMutation({ context: longRequest });
  const [withdraw] = useWithdrawSettlementMutation();
  const [approve] = useApproveSettlementMutation({ context: longRequest });
  const [remove] = useDeleteSettlementMutation();
  const [isBusy, setBusy] = useState(false);
  const calls = { propose, withdraw, approve, delete: remove } as const;
  const decide = async (decision: Decision) => {
    setBusy(true);
    try {
      await calls[decision]({ variables: { id } });
      toasts.success(intl.formatMessage({ id: `settlements.${decision}.done` }, { title }));
      if (decision === 'delete') void navigate('/settlements', { replace: true });
    } catch (error) {
      const problem = thrownProblem(error);
      if (problem.obstacles === undefined) reportError(error);
      if (decision === 'approve' && problem.code === 'CONFLICT') onOutdated(problem);
    } finally {
      setBusy(false);
    }
  };
  return { decide, isBusy };
}
