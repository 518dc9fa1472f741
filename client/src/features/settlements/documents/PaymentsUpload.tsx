import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ResultDialog } from '../../../shared/dialogs/ResultDialog';
import { PlainTable } from '../../../shared/table/PlainTable';
import { useReadSettlementPaymentsMutation, type ReadSettlementPaymentsMutation } from './documents.generated';
import { ReadUpload } from './ReadUpload';

type Outcome = ReadSettlementPaymentsMutation['readSettlementPayments'];

/** The file that the dialog offers to begin with: its columns, and an example. */
const template = `data:text/csv;charset=utf-8,${encodeURIComponent('\ufeffnumero;pagato_il\r\nNC-2025-000001;15/10/2025\r\n')}`;

/** Explains the file of paid documents, uploads it, and displays the outcome of each row. */
export function PaymentsUpload({ onRead }: { readonly onRead: () => void }) {
  const { say } = useTexts('settlements.payments');
  const [isOpen, setOpen] = useState(false);
  const [read] = useReadSettlementPaymentsMutation();
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {say('open')}
      </Button>
      {isOpen && (
        <ResultDialog title={say('open')} onClose={() => setOpen(false)}>
          <Typography>{say('columns')}</Typography>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <ReadUpload
              purpose="SETTLEMENT_PAYMENTS"
              label={say('choose')}
              progressLabel={say('progress')}
              accept=".csv,.xlsx"
              columnsText={say('columns')}
              read={async (file) => {
                const { data } = await read({ variables: file });
                onRead();
                return data?.readSettlementPayments;
              }}
              result={(outcome, onClose) => <OutcomeDialog outcome={outcome} onClose={onClose} />}
            />
            <Button component="a" href={template} download="modello-pagamenti.csv" startIcon={<FileDownloadOutlined />}>
              {say('template')}
            </Button>
          </Stack>
        </ResultDialog>
      )}
    </>
  );
}

interface OutcomeDialogProps {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

function OutcomeDialog({ outcome, onClose }: OutcomeDialogProps) {
  const { intl, say, format } = useTexts('settlements.payments');
  const { rows, paid, unchanged, refused, refusedCount, rejected } = outcome;
  const more = refusedCount - refused.length;
  return (
    <ResultDialog title={say('title')} onClose={onClose}>
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
    </ResultDialog>
  );
}
