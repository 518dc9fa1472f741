import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { useTexts } from '../../../shared/i18n/useTexts';
import { PlainTable } from '../../../shared/table/PlainTable';
import { ExchangeCodes } from './ExchangeCodes';
import type { ReadSettlementOutcomesMutation } from './outcomes.generated';

export type Outcomes = ReadSettlementOutcomesMutation['readSettlementOutcomes'];

interface DialogProps {
  readonly outcomes: Outcomes;
  readonly onClose: () => void;
}

/** What became of an upload of outcomes: counts, rejected notes with their codes, and what was refused. */
export function OutcomesDialog({ outcomes, onClose }: DialogProps) {
  const id = useId();
  const { say, format } = useTexts('settlements.outcomes');
  const { given, delivered, undelivered, rejected, unchanged, refusedCount } = outcomes;
  const counts = { given, delivered, undelivered, rejected, unchanged, refused: refusedCount };
  const written = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [`${name}Number`, format.number(count)]),
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{say('title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography role="status">{say('outcome', { ...counts, ...written })}</Typography>
          {outcomes.rejections.length > 0 && <Rejections outcomes={outcomes} />}
          {outcomes.refused.length > 0 && <Refused outcomes={outcomes} />}
          <Typography sx={{ color: 'text.secondary' }}>{say('unsigned')}</Typography>
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

type PartProps = Pick<DialogProps, 'outcomes'>;

function Rejections({ outcomes: { rejections, rejected } }: PartProps) {
  const { say, format } = useTexts('settlements.outcomes');
  return (
    <>
      <PlainTable
        caption={say('rejections')}
        columns={[
          {
            key: 'number',
            label: say('number'),
            cell: ({ documentId, number }) => (
              <Link component={RouterLink} to={`/settlements/documents/${documentId}`}>
                {number}
              </Link>
            ),
          },
          {
            key: 'codes',
            label: say('codes'),
            cell: ({ codes, isPaid }) => (
              <>
                <ExchangeCodes codes={codes} />
                {isPaid && <div>{say('isPaid')}</div>}
              </>
            ),
          },
          { key: 'resendBy', label: say('resendBy'), cell: ({ resendBy }) => format.date(resendBy) },
        ]}
        rows={rejections}
        rowKey={({ documentId }) => documentId}
      />
      <More count={rejected - rejections.length} />
    </>
  );
}

function Refused({ outcomes: { refused, refusedCount } }: PartProps) {
  const { say, intl, format } = useTexts('settlements.outcomes');
  const stateOf = (delivery: string | null) =>
    delivery === null ? '' : ` (${intl.formatMessage({ id: `document.delivery.${delivery}` })})`;
  return (
    <>
      <PlainTable
        caption={say('refused')}
        columns={[
          {
            key: 'name',
            label: say('name'),
            cell: ({ row, name }) => (row === null ? name : say('row', { row: format.number(row), name })),
          },
          {
            key: 'reason',
            label: say('reason'),
            cell: ({ reason, states }) =>
              say(`reason.${reason}`) + (reason === 'DOCUMENT_STATE' ? stateOf(states?.delivery ?? null) : ''),
          },
        ]}
        rows={refused.map((each, index) => ({ ...each, index }))}
        rowKey={({ index }) => String(index)}
      />
      <More count={refusedCount - refused.length} />
    </>
  );
}

function More({ count }: { readonly count: number }) {
  const { say, format } = useTexts('settlements.outcomes');
  return count > 0 ? (
    <Typography sx={{ color: 'text.secondary' }}>{say('more', { count, number: format.number(count) })}</Typography>
  ) : null;
}
