import ArrowRightAltOutlined from '@mui/icons-material/ArrowRightAltOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useFormat } from '../i18n/useFormat';
import type { AuditChange, AuditEntry, AuditWords } from './auditWords';

interface AuditEntriesProps {
  readonly entries: readonly AuditEntry[];
  /** An entry in the words of the portal. */
  readonly describe: (entry: AuditEntry) => AuditWords;
}

/** The entries of a timeline, one under another. */
export function AuditEntries({ entries, describe }: AuditEntriesProps) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry) => (
        <Entry key={entry.id} at={entry.at} words={describe(entry)} />
      ))}
    </Box>
  );
}

function Entry({ at, words: { sentence, changes } }: { at: string; words: AuditWords }) {
  const format = useFormat();
  return (
    <Box
      component="li"
      sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, pb: 2.5, position: 'relative', '&:last-child': { pb: 0.5 } }}
    >
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          left: -5,
          top: 6,
          width: 8,
          height: 8,
          borderRadius: '2px',
          bgcolor: 'inputBorder',
        }}
      />
      <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{sentence}</Typography>
      <Typography variant="caption" component="time" dateTime={at} sx={{ color: 'text.secondary' }}>
        {format.dateTime(at)}
      </Typography>
      {changes.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, typography: 'table' }}>
          {changes.map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Change({ change: { label, before, after } }: { change: AuditChange }) {
  const intl = useIntl();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 0.75,
        overflowWrap: 'anywhere',
        py: 0.25,
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}:
      </Box>
      {before !== undefined && (
        <Box component="del" sx={{ color: 'text.secondary', textDecorationColor: 'currentColor' }}>
          {before}
        </Box>
      )}
      {before !== undefined && after !== undefined && (
        <ArrowRightAltOutlined titleAccess={intl.formatMessage({ id: 'audit.becomes' })} sx={{ fontSize: 16 }} />
      )}
      {after !== undefined && (
        <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 550 }}>
          {after}
        </Box>
      )}
    </Box>
  );
}
