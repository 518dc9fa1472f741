import { campaignTextLengths } from '@gdd/schema/campaigns';
import type { RequestMadeFragment } from '../../../../domain/approvals/approvals.generated';
import { forgetApprovals } from '../../../../domain/approvals/forgetApprovals';
import { forgetEntries } from '../../../../domain/campaigns/forgetCampaign';
import { ReasonDialog } from '../../../../shared/forms/ReasonDialog';
import { useIdempotencyKey } from '../../../../shared/forms/saving/useIdempotencyKey';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { useToasts } from '../../../../shared/toasts/ToastsContext';
import { useDealersChanged } from '../../campaignCache';
import { useTakeEntryBackMutation, type EntryFieldsFragment } from './entries.generated';

interface ReversalDialogProps {
  readonly campaignId: string;
  readonly dealerId: string;
  readonly entry: EntryFieldsFragment;
  /** Called where the reversal waits for a second person. */
  readonly onRequested: (request: RequestMadeFragment) => void;
  readonly onClose: () => void;
}

/** Reverses an entry of a ledger: the entry stays, and the dealer sees the reason (docs/domain/ledger.md). */
export function ReversalDialog({ campaignId, dealerId, entry, onRequested, onClose }: ReversalDialogProps) {
  const { say, format } = useTexts('campaigns.entries');
  const toasts = useToasts();
  const refetchDealers = useDealersChanged();
  const keyOf = useIdempotencyKey();
  const [reverse] = useTakeEntryBackMutation({
    update: (cache) => {
      forgetEntries(cache);
      forgetApprovals(cache);
    },
  });
  return (
    <ReasonDialog
      draftName={`reversal.${entry.id}`}
      title={say('reverse.title')}
      text={say('reverse.text', { amount: format.euro(entry.amount), date: format.date(entry.day) })}
      label={say('adjustment.reason')}
      maxLength={campaignTextLengths.reason}
      submitLabel={say('reverse.submit')}
      onSubmit={async (reason) => {
        const input = { campaignId, dealerId, entryId: entry.id, reason };
        const { data } = await reverse({ variables: { ...input, idempotencyKey: keyOf(input) } });
        if (data?.takeEntryBack.approval) {
          onRequested(data.takeEntryBack.approval);
          return;
        }
        toasts.success(say('reverse.done'));
        refetchDealers();
      }}
      onClose={onClose}
    />
  );
}
