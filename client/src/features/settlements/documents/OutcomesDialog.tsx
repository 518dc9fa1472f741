import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ResultDialog } from '../../../shared/dialogs/ResultDialog';
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
  const { say, format } = useTexts('settlements.outcomes');
  const { given, delivered, undelivered, rejected, unchanged, refusedCount } = outcomes;
  const counts = { given, delivered, undelivered, rejected, unchanged, refused: refusedCount };
  const written = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [`${name}Number`, format.number(count)]),
  );
  return (
    <ResultDialog title={say('title')} onClose={onClose}>
      <Typography role="status">{say('outcome', { ...counts, ...written })}</Typography>
      {outcomes.rejections.length > 0 && <Rejections outcomes={outcomes} />}
      {outcomes.refused.length > 0 && <Refused outcomes={outcomes} />}
      <Typography sx={{ color: 'text.secondary' }}>{say('unsigned')}</Typography>
    </ResultDialog>
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
