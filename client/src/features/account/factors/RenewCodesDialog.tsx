import { useIntl } from 'react-intl';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { useRenewRecoveryCodesMutation } from './factors.generated';

interface RenewCodesDialogProps {
  readonly onDone: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Confirms that new recovery codes replace the earlier ones. */
export function RenewCodesDialog({ onDone, onClose }: RenewCodesDialogProps) {
  const intl = useIntl();
  const reportError = useErrorToast();
  // the codes are stored nowhere, so they must not be in the cache
  const [renew, { loading }] = useRenewRecoveryCodesMutation({ fetchPolicy: 'no-cache' });
  const say = (id: string) => intl.formatMessage({ id: `account.factors.codes.renew${id}` });

  const run = async () => {
    try {
      const { data } = await renew();
      onDone(data?.renewRecoveryCodes ?? []);
    } catch (error) {
      reportError(error);
      onClose();
    }
  };

  return (
    <ConfirmDialog
      open
      title={say('.title')}
      text={say('.text')}
      confirmLabel={say('')}
      busy={loading}
      onConfirm={() => void run()}
      onClose={onClose}
    />
  );
}
