import Box from '@mui/material/Box';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';
import { PlainTable } from '../../../shared/table/PlainTable';
import type { SettlementDocumentHistoryQuery } from './documents.generated';
import { ExchangeCodes } from './ExchangeCodes';
import { Remark } from './Remark';

type Event = NonNullable<SettlementDocumentHistoryQuery['settlementDocumentEvents']>[number];

interface DocumentHistoryProps {
  readonly events: readonly Event[];
  /** Of a rejected note: the last day on which it may be sent again. */
  readonly resendBy: string | null;
  /** The programme's day, yyyy-mm-dd. */
  readonly today: string | undefined;
}

/**
 * What became of a document, oldest first, with who did it and who confirmed it, what the exchange system answered, and until
 * when a rejected note is to be sent again; for the office, not on paper.
 */
export function DocumentHistory({ events, resendBy, today }: DocumentHistoryProps) {
  const { say, format } = useTexts('document.history');
  const dayOf = ({ day }: Event) => (day === null ? '' : format.date(day));
  /** The reason, the codes of a rejection, and what is known of the file. */
  const detailsOf = ({ reason, file, exchangeId, codes }: Event) => (
    <>
      {reason}
      <ExchangeCodes codes={codes} />
      {exchangeId !== null && <div>{say('exchangeId', { exchangeId })}</div>}
      {file !== null && <div>{say('file', { name: file.name, attempt: format.number(file.attempt) })}</div>}
      {file !== null && file.invoicesLeftOut > 0 && (
        <div>
          {say('invoicesLeftOut', { count: file.invoicesLeftOut, number: format.number(file.invoicesLeftOut) })}
        </div>
      )}
    </>
  );
  const titleOf = ({ event }: Event) => say(`event.${event}`);
  return (
    <Box sx={{ mt: 2, maxWidth: 820, displayPrint: 'none' }}>
      <Surface title={say('title')}>
        {resendBy !== null && (
          <Box sx={{ mb: 2 }}>
            <Remark isWarning>
              {say(today !== undefined && resendBy < today ? 'overdue' : 'resendBy', { day: format.date(resendBy) })}
            </Remark>
          </Box>
        )}
        <PlainTable
          caption={say('title')}
          captionHidden
          columns={[
            { key: 'event', label: say('what'), cell: titleOf, width: 24 },
            { key: 'day', label: say('day'), cell: dayOf, width: 12 },
            { key: 'at', label: say('at'), cell: ({ at }) => format.dateTime(at), width: 14 },
            { key: 'by', label: say('by'), cell: ({ by }) => by, width: 14 },
            { key: 'confirmedBy', label: say('confirmedBy'), cell: ({ confirmedBy }) => confirmedBy, width: 14 },
            { key: 'details', label: say('details'), cell: detailsOf, width: 22 },
          ]}
          item={(row) => (
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 600 }}>
                {titleOf(row)}
                {row.day !== null && ` (${dayOf(row)})`}
              </Box>
              <Box sx={{ color: 'text.secondary' }}>
                {[
                  format.dateTime(row.at),
                  ...(row.by === null ? [] : [row.by]),
                  ...(row.confirmedBy === null ? [] : [say('confirmed', { name: row.confirmedBy })]),
                ].join(' · ')}
              </Box>
              {detailsOf(row)}
            </Box>
          )}
          rows={events}
          rowKey={({ id }) => id}
          empty={say('empty')}
        />
      </Surface>
    </Box>
  );
}
