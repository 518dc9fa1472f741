import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { forgetHolds } from './forgetHolds';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useReleaseSettlementCreditsMutation, type HoldFieldsFragment } from './holds.generated';

interface ReleaseDialogProps {
  readonly hold: HoldFieldsFragment;
  readonly onClose: () => void;
}

/** Releases credits on hold, once it is confirmed. */
export function ReleaseDialog({ hold: { id, dealer, campaign }, onClose }: ReleaseDialogProps) {
  const [release] = useReleaseSettlementCreditsMutation({ update: forgetHolds });
  const { say: sayOfHold } = useTexts('hold');
  const { say } = useTexts('hold.release', {
    name: dealer.businessName,
    what: campaign?.title ?? sayOfHold('all'),
  });
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
