import Box from '@mui/material/Box';
import { useFormat } from '../../../shared/i18n/useFormat';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';
import type { DocumentDetailsFragment } from './documents.generated';
import { ExchangeCodes } from './ExchangeCodes';
import { useExchangeAnswersQuery } from './outcomes.generated';

/** The answers of the exchange system. */
const answers: readonly string[] = ['DELIVERED', 'UNDELIVERED', 'REJECTED'];

interface AnswersProps {
  readonly document: Pick<DocumentDetailsFragment, 'id' | 'delivery'>;
}

/**
 * What the exchange system answered about a credit note, oldest first, and until when a rejected one is to be sent again; for
 * the office, not on paper. Nothing of what was never sent, or without an answer.
 */
export function ExchangeAnswers({ document: { id, delivery } }: AnswersProps) {
  return delivery === null || delivery === 'NOT_SENT' ? null : <Answers documentId={id} />;
}

function Answers({ documentId }: { readonly documentId: string }) {
  const { say } = useTexts('document.answers');
  const format = useFormat();
  const { data } = useExchangeAnswersQuery({ variables: { id: documentId }, fetchPolicy: 'cache-and-network' });
  const events = data?.settlementDocumentEvents?.filter(({ event }) => answers.includes(event)) ?? [];
  const resendBy = data?.settlementDocument?.resendBy ?? null;
  const today = data?.constants?.today;
  if (events.length === 0) return null;
  return (
    <Box sx={{ mt: 2, maxWidth: 820, displayPrint: 'none' }}>
      <Surface title={say('title')}>
        {resendBy !== null && (
          <Box
            role="note"
            sx={{ mb: 2, px: 1.5, py: 1, borderLeft: 4, borderColor: 'error.main', bgcolor: 'tint.error' }}
          >
            {say(today !== undefined && resendBy < today ? 'overdue' : 'resendBy', { day: format.date(resendBy) })}
          </Box>
        )}
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {events.map(({ id, event, day, exchangeId, codes }) => (
            <li key={id}>
              <Box sx={{ fontWeight: 600 }}>{say(`event.${event}`, { day: day === null ? '' : format.date(day) })}</Box>
              {exchangeId !== null && (
                <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {say('exchangeId', { exchangeId })}
                </Box>
              )}
              <ExchangeCodes codes={codes} />
            </li>
          ))}
        </Box>
      </Surface>
    </Box>
  );
}
