import { useIntl } from 'react-intl';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { forgetHolds } from './forgetHolds';
import { useReleaseSettlementCreditsMutation, type HoldFieldsFragment } from './holds.generated';

interface ReleaseDialogProps {
  readonly hold: HoldFieldsFragment;
  readonly onClose: () => void;
}

/** Releases credits on hold, once it is confirmed. */
export function ReleaseDialog({ hold: { id, dealer, campaign }, onClose }: ReleaseDialogProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const reportError = useErrorToast();
  const [release, { loading }] = useReleaseSettlementCreditsMutation({ update: forgetHolds });
  const say = (part: string) =>
    intl.formatMessage(
      { id: `hold.release.${part}` },
      { name: dealer.businessName, what: campaign?.title ?? intl.formatMessage({ id: 'hold.all' }) },
    );
  const confirm = async () => {
    try {
      await release({ variables: { id } });
      toasts.success(say('done'));
    } catch (error) {
      reportError(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={say('title')}
      text={say('text')}
      confirmLabel={say('submit')}
      busy={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
