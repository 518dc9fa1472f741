import { useIntl } from 'react-intl';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import { forgetHolds } from './forgetHolds';
import { useReleaseSettlementCreditsMutation, type HoldFieldsFragment } from './holds.generated';

interface ReleaseDialogProps {
  readonly hold: HoldFieldsFragment;
  readonly onClose: () => void;
}

/** Releases credits on hold, once it is confirmed. */
export function ReleaseDialog({ hold: { id, dealer, campaign }, onClose }: ReleaseDialogProps) {
  const intl = useIntl();
  const [release] = useReleaseSettlementCreditsMutation({ update: forgetHolds });
  const say = (part: string) =>
    intl.formatMessage(
      { id: `hold.release.${part}` },
      { name: dealer.businessName, what: campaign?.title ?? intl.formatMessage({ id: 'hold.all' }) },
    );
  return (
    <ActionDialog
      title={say('title')}
      text={say('text')}
      confirmLabel={say('submit')}
      act={() => release({ variables: { id } })}
      done={say('done')}
      onClose={onClose}
    />
  );
}
