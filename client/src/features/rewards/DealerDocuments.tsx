import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { DocumentPdf } from '../../domain/settlements/DocumentPdf';
import type { DocumentListedFragment } from '../../domain/settlements/documents.generated';
import { DocumentStateLabel } from '../../domain/settlements/DocumentStateLabel';
import { useTexts } from '../../shared/i18n/useTexts';
import { CardGrid } from '../../shared/page/CardGrid';
import { EmptyState } from '../../shared/states/EmptyState';
import { isZero } from './prizeParts';

/** The documents of a dealer as cards, newest first. */
export function DealerDocuments({ documents }: { readonly documents: readonly DocumentListedFragment[] }) {
  const { say } = useTexts('rewards.documents');
  if (documents.length === 0) return <EmptyState title={say('none')} text={say('noneText')} />;
  return (
    <CardGrid entryWidth={300} rowGap={1.5} aria-label={say('title')}>
      {documents.map((document) => (
        <DocumentCard key={document.id} document={document} />
      ))}
    </CardGrid>
  );
}

function DocumentCard({ document }: { readonly document: DocumentListedFragment }) {
  const { intl, say, format } = useTexts('rewards.documents');
  const { id, number, kind, day, net, tax, total, cancelReason, answeredBy, answers, lines } = document;
  const other = answeredBy ?? answers;
  const campaigns = intl.formatList(
    lines.map(({ campaign }) => campaign.title),
    { type: 'unit' },
  );
  return (
    <Paper component="li" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Link
          component={RouterLink}
          to={`/settlements/documents/${id}`}
          sx={{ flex: '1 1 auto', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          <FormattedMessage id="document.titleOf" values={{ kind, number }} />
        </Link>
        <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {format.euro(net)}
        </Box>
      </Box>
      {!isZero(tax) && (
        <Typography variant="table" sx={{ alignSelf: 'flex-end', fontVariantNumeric: 'tabular-nums' }}>
          {say('tax', { tax: format.euro(tax), total: format.euro(total) })}
        </Typography>
      )}
      <Typography variant="table" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {say('of', { date: format.date(day), campaigns })}
      </Typography>
      {other !== null && (
        <Typography variant="table">
          <FormattedMessage
            id={answeredBy === null ? 'document.answers' : 'document.answeredBy'}
            values={{ number: other.number, date: format.date(other.day) }}
          />
        </Typography>
      )}
      {cancelReason !== null && <Typography variant="table">{say('reason', { reason: cancelReason })}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 'auto' }}>
        <Box sx={{ flex: '1 1 auto' }}>
          <DocumentStateLabel {...document} />
        </Box>
        <DocumentPdf document={document} small />
      </Box>
    </Paper>
  );
}
