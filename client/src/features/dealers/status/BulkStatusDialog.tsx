import type { DealerStatus } from '@gdd/schema/members';
import { useState } from 'react';
import { problemOf } from '../../../shared/apollo/problem';
import type { UpdateDealerStatusesInput } from '../../../shared/apollo/schema.generated';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useUpdateDealerStatusesMutation } from '../dealer.generated';
import { statusOptions } from '../dealerOptions';
import { StatusChoice } from './StatusChoice';

interface BulkStatusDialogProps {
  /** The dealers whose status changes: the selected ones, or all that match the list's filter. */
  readonly dealers: Omit<UpdateDealerStatusesInput, 'status'>;
  readonly count: number;
  /** Called with whether the statuses may have changed. */
  readonly onClose: (outcome: 'changed' | 'unknown' | 'cancelled') => void;
}

/** Changes the status of many dealers in one request: all of them or, if it fails, none. */
export function BulkStatusDialog({ dealers, count, onClose }: BulkStatusDialogProps) {
  const { say, format } = useTexts('dealers');
  const toasts = useToasts();
  const [status, setStatus] = useState<DealerStatus>();
  const [updateStatuses, { loading, error }] = useUpdateDealerStatusesMutation({
    update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'dealerAudit' }),
    onCompleted: ({ updateDealerStatuses: { changed, unchanged, missing } }) => {
      const sentence = (part: string, number: number) =>
        say(`bulk.${part}`, { count: number, number: format.number(number) });
      toasts.success(
        [
          sentence('done', changed),
          ...(unchanged > 0 ? [sentence('unchanged', unchanged)] : []),
          ...(missing > 0 ? [sentence('missing', missing)] : []),
        ].join(' '),
      );
      onClose('changed');
    },
    // The dialog displays the error.
    onError: () => undefined,
  });

  return (
    <FormDialog
      open
      title={say('bulk.title', { count, number: format.number(count) })}
      submitLabel={say('statusDialog.submit')}
      busy={loading}
      disabled={status === undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (loading || status === undefined) return;
        void updateStatuses({ variables: { input: { ...dealers, status: statusOptions[status] } } });
      }}
      onClose={() => onClose(error === undefined ? 'cancelled' : 'unknown')}
    >
      <FormProblem problem={problemOf(error)} />
      <StatusChoice value={status} onChange={setStatus} disabled={loading} />
    </FormDialog>
  );
}
