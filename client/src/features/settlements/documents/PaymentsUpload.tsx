import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { ChooseFile, UploadProgress } from '../../../shared/files/UploadParts';
import { useUpload } from '../../../shared/files/useUpload';
import { useFormat } from '../../../shared/i18n/useFormat';
import { PlainTable } from '../../../shared/table/PlainTable';
import { useReadSettlementPaymentsMutation, type ReadSettlementPaymentsMutation } from './documents.generated';

type Outcome = ReadSettlementPaymentsMutation['readSettlementPayments'];

/** Uploads a file with paid documents, and displays the outcome of each row. */
export function PaymentsUpload({ onRead }: { readonly onRead: () => void }) {
  const intl = useIntl();
  const reportError = useErrorToast();
  const { sent, start, abort } = useUpload('SETTLEMENT_PAYMENTS');
  const [read] = useReadSettlementPaymentsMutation();
  const [name, setName] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const upload = async (file: File) => {
    setName(file.name);
    try {
      const uploadId = await start(file);
      if (uploadId === undefined) return;
      const { data } = await read({ variables: { uploadId } });
      setOutcome(data?.readSettlementPayments);
      onRead();
    } catch (error) {
      reportError(error, file.name);
    }
  };
  const say = (id: string) => intl.formatMessage({ id: `settlements.payments.${id}` });
  return (
    <>
      {sent === undefined ? (
        <ChooseFile label={say('choose')} size="medium" accept=".csv,.xlsx" onFile={(file) => void upload(file)} />
      ) : (
        <UploadProgress label={say('progress')} name={name} sent={sent} onAbort={abort} />
      )}
      {outcome !== undefined && <OutcomeDialog outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </>
  );
}

interface OutcomeDialogProps {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

function OutcomeDialog({ outcome, onClose }: OutcomeDialogProps) {
  const id = useId();
  const intl = useIntl();
  const format = useFormat();
  const say = (part: string, values = {}) => intl.formatMessage({ id: `settlements.payments.${part}` }, values);
  const { rows, paid, unchanged, refused, refusedCount, rejected } = outcome;
  const more = refusedCount - refused.length;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{say('title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography role="status">
            {say('outcome', {
              rows,
              rowsNumber: format.number(rows),
              paid,
              paidNumber: format.number(paid),
              unchanged,
              unchangedNumber: format.number(unchanged),
              refused: refusedCount,
              refusedNumber: format.number(refusedCount),
            })}
          </Typography>
          {rejected.length > 0 && (
            <Typography>{say('rejected', { numbers: intl.formatList(rejected, { type: 'unit' }) })}</Typography>
          )}
          {refused.length > 0 && (
            <PlainTable
              caption={say('refused')}
              columns={[
                { key: 'row', label: say('row'), cell: ({ row }) => format.number(row) },
                { key: 'number', label: say('number'), cell: ({ number }) => number },
                { key: 'paidOn', label: say('paidOn'), cell: ({ paidOn }) => paidOn },
                { key: 'reason', label: say('reason'), cell: ({ reason }) => say(`reason.${reason}`) },
              ]}
              rows={refused}
              rowKey={({ row }) => String(row)}
            />
          )}
          {more > 0 && (
            <Typography sx={{ color: 'text.secondary' }}>
              {say('more', { count: more, number: format.number(more) })}
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          <FormattedMessage id="actions.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
