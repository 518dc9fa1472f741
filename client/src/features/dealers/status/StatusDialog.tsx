import { useState } from 'react';
import { problemOf } from '../../../shared/apollo/problem';
import type { DealerStatus as StatusOption } from '../../../shared/apollo/schema.generated';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useUpdateDealerStatusMutation } from '../dealer.generated';
import { rememberDealer } from '../dealerCache';
import { statusNames, statusOptions } from '../dealerOptions';
import { StatusChoice } from './StatusChoice';

interface StatusDialogProps {
  readonly dealer: { readonly id: string; readonly businessName: string; readonly status: StatusOption };
  /** Called with whether the cached dealer is up to date, which is unknown after a failure. */
  readonly onClose: (isKnown: boolean) => void;
}

/** Changes a dealer's status; each can follow any other (docs/domain/network-and-access.md). */
export function StatusDialog({ dealer, onClose }: StatusDialogProps) {
  const { say } = useTexts('dealers');
  const toasts = useToasts();
  const [status, setStatus] = useState(statusNames[dealer.status]);
  const [updateStatus, { loading, error }] = useUpdateDealerStatusMutation({
    update: (cache, { data }) => data && rememberDealer(cache, data.updateDealerStatus),
    onCompleted: () => {
      const statusName = say(`status.${status}`);
      toasts.success(say('statusDialog.done', { name: dealer.businessName, status: statusName }));
      onClose(true);
    },
    // The dialog displays the error.
    onError: () => undefined,
  });
  const isUnchanged = statusOptions[status] === dealer.status;

  return (
    <FormDialog
      open
      title={say('statusDialog.title', { name: dealer.businessName })}
      submitLabel={say('statusDialog.submit')}
      busy={loading}
      disabled={isUnchanged}
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading && !isUnchanged) {
          void updateStatus({ variables: { id: dealer.id, status: statusOptions[status] } });
        }
      }}
      onClose={() => onClose(error === undefined)}
    >
      <FormProblem problem={problemOf(error)} />
      <StatusChoice value={status} onChange={setStatus} disabled={loading} />
    </FormDialog>
  );
}
