import Button from '@mui/material/Button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { forgetApprovals } from '../../../domain/approvals/forgetApprovals';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { useIdempotencyKey } from '../../../shared/forms/saving/useIdempotencyKey';
import { WaitingWorkDocument } from '../../../domain/work/waitingWork.generated';
import { userName } from '../userName';
import { useTexts } from '../../../shared/i18n/useTexts';
import {
  useDisableUserMutation,
  useEnableUserMutation,
  useEndUserSessionsMutation,
  useInviteUserAgainMutation,
  useRequestFactorResetMutation,
  type UserRecordFragment,
} from '../users.generated';

type Action = 'disable' | 'enable' | 'endSessions' | 'inviteAgain' | 'resetFactors';

interface UserActionsProps {
  readonly user: UserRecordFragment;
  /** Whether there are second factors, and nobody has asked for their removal yet. */
  readonly mayResetFactors: boolean;
  /** Called after an action; the account data beside the user may have changed. */
  readonly onDone: () => void;
}

/** The actions on a user, each after a confirmation. */
export function UserActions({ user, mayResetFactors, onDone }: UserActionsProps) {
  const { say } = useTexts('users.action');
  const [asking, setAsking] = useState<Action>();
  const actions: readonly Action[] = [
    ...(user.state === 'INVITED' ? (['inviteAgain'] as const) : []),
    ...(user.state === 'ACTIVE' || user.state === 'WAITING' ? (['endSessions'] as const) : []),
    ...(mayResetFactors && user.state === 'ACTIVE' ? (['resetFactors'] as const) : []),
    user.state === 'DISABLED' ? 'enable' : 'disable',
  ];
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'disable' ? 'text' : 'outlined'}
          color={action === 'disable' ? 'error' : 'primary'}
          onClick={() => setAsking(action)}
        >
          {say(action)}
        </Button>
      ))}
      {asking !== undefined && (
        <UserActionDialog action={asking} user={user} onDone={onDone} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
}

interface UserActionDialogProps extends Omit<UserActionsProps, 'mayResetFactors'> {
  readonly action: Action;
  readonly onClose: () => void;
}

function UserActionDialog({ action, user, onDone, onClose }: UserActionDialogProps) {
  const intl = useIntl();
  const keyOf = useIdempotencyKey();
  const [disable] = useDisableUserMutation({ refetchQueries: [WaitingWorkDocument] });
  const [enable] = useEnableUserMutation({ refetchQueries: [WaitingWorkDocument] });
  const [endSessions] = useEndUserSessionsMutation();
  const [inviteAgain] = useInviteUserAgainMutation();
  const [requestFactorReset] = useRequestFactorResetMutation({ update: forgetApprovals });
  const { id } = user;
  const send: Readonly<Record<Action, () => Promise<unknown>>> = {
    disable: () => disable({ variables: { id } }),
    enable: () => enable({ variables: { id } }),
    endSessions: () => endSessions({ variables: { id } }),
    inviteAgain: () => inviteAgain({ variables: { id, idempotencyKey: keyOf(id) } }),
    resetFactors: () => requestFactorReset({ variables: { id } }),
  };
  const { say } = useTexts(`users.${action}`, { name: userName(user), email: user.email ?? '' });
  return (
    <ActionDialog
      title={say('title')}
      text={say('text')}
      confirmLabel={intl.formatMessage({ id: `users.action.${action}` })}
      destructive={action !== 'enable' && action !== 'inviteAgain'}
      act={send[action]}
      done={say('done')}
      onDone={() => {
        onDone();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
