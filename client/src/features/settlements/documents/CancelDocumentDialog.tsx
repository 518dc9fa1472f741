import { settlementLimits } from '@gdd/schema/settlements';
import { useIntl } from 'react-intl';
import { ReasonDialog } from '../../../shared/forms/ReasonDialog';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useCancelSettlementDocumentMutation, type DocumentDetailsFragment } from './documents.generated';

interface CancelDocumentDialogProps {
  readonly document: DocumentDetailsFragment;
  readonly onClose: () => void;
}

/** Cancels a document: its entries are reversed, its number stays, and the dealer sees the reason. */
export function CancelDocumentDialog({ document: { id, number }, onClose }: CancelDocumentDialogProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const [cancel] = useCancelSettlementDocumentMutation();
  const say = (part: string) => intl.formatMessage({ id: `document.cancel.${part}` }, { number });
  return (
    <ReasonDialog
      title={say('title')}
      text={say('text')}
      label={say('reason')}
      maxLength={settlementLimits.reason}
      submitLabel={say('submit')}
      onSubmit={async (reason) => {
        await cancel({ variables: { id, reason } });
        toasts.success(say('done'));
      }}
      onClose={onClose}
    />
  );
}
