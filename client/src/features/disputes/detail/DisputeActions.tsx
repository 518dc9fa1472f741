import Button from '@mui/material/Button';
import { disputeLimits } from '@gdd/schema/disputes';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { useAction } from '../../../shared/actions/useAction';
import { ReasonDialog } from '../../../shared/forms/ReasonDialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useUser } from '../../../shared/session/SessionContext';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import {
  useAssignDisputeMutation,
  useRefuseDisputeMutation,
  useWithdrawDisputeMutation,
  type DisputeDetailsFragment,
} from '../dispute.generated';
import { forgetDisputes } from '../forgetDisputes';
import { AcceptDialog } from './AcceptDialog';

interface DisputeActionsProps {
  readonly dispute: DisputeDetailsFragment;
  /** The programme's day, yyyy-mm-dd; undefined while it is not known. */
  readonly today: string | undefined;
  /** Called after a refusal: the dispute may have changed since it was read. */
  readonly onRefused: () => void;
}

/** The actions of the user on a pending dispute: accept, refuse and assign it, or withdraw it. */
export function DisputeActions({ dispute, today, onRefused }: DisputeActionsProps) {
  const { say } = useTexts('disputes');
  const toasts = useToasts();
  const me = useUser()?.id;
  const [opened, setOpened] = useState<'accept' | 'refuse' | 'withdraw'>();
  const [refuse] = useRefuseDisputeMutation({ update: forgetDisputes });
  const [withdraw] = useWithdrawDisputeMutation({ update: forgetDisputes });
  const [assign] = useAssignDisputeMutation({ update: forgetDisputes });
  const { run, busy } = useAction();
  const { id, mayDecide, mayWithdraw, assignee } = dispute;
  const close = () => setOpened(undefined);
  const isMine = assignee !== null && assignee.id === me;
  if (!mayDecide && !mayWithdraw) return null;
  return (
    <>
      {mayDecide && (
        <>
          <Button variant="contained" onClick={() => setOpened('accept')}>
            {say('accept')}
          </Button>
          <Button variant="outlined" color="error" onClick={() => setOpened('refuse')}>
            {say('refuse')}
          </Button>
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() =>
              run(() => assign({ variables: { id, assigneeId: isMine ? null : (me ?? null) } }), {
                done: say(isMine ? 'release.done' : 'take.done'),
                onRefused,
              })
            }
          >
            <FormattedMessage id={isMine ? 'disputes.release' : 'disputes.take'} />
          </Button>
        </>
      )}
      {mayWithdraw && (
        <Button variant="outlined" onClick={() => setOpened('withdraw')}>
          {say('withdraw')}
        </Button>
      )}
      {opened === 'accept' && <AcceptDialog dispute={dispute} today={today} onRefused={onRefused} onClose={close} />}
      {opened === 'refuse' && (
        <ReasonDialog
          draftName={`dispute.refuse.${id}`}
          title={say('refuse.title')}
          text={say('refuse.text')}
          label={say('reason')}
          maxLength={disputeLimits.reason}
          submitLabel={say('refuse.submit')}
          onSubmit={async (reason) => {
            await refuse({ variables: { id, reason } });
            toasts.success(say('refuse.done'));
          }}
          onRefused={onRefused}
          onClose={close}
        />
      )}
      {opened === 'withdraw' && (
        <ActionDialog
          title={say('withdraw.title')}
          text={say('withdraw.text')}
          confirmLabel={say('withdraw')}
          destructive
          act={() => withdraw({ variables: { id } })}
          done={say('withdraw.done')}
          onRefused={onRefused}
          onClose={close}
        />
      )}
    </>
  );
}
