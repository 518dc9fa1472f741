import ArrowRightAltOutlined from '@mui/icons-material/ArrowRightAltOutlined';
import Box from '@mui/material/Box';
import { useTexts } from '../../shared/i18n/useTexts';
import type { AuditChange } from './auditLabels';

interface ChangeListProps {
  readonly changes: readonly AuditChange[];
  /** Side by side, instead of one per line. */
  readonly dense?: boolean;
}

/** The changes, field by field: old → new. */
export function ChangeList({ changes, dense = false }: ChangeListProps) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        typography: 'table',
        ...(dense && { display: 'flex', flexWrap: 'wrap', columnGap: 2 }),
      }}
    >
      {changes.map((change) => (
        <Change key={change.field} change={change} />
      ))}
    </Box>
  );
}

function Change({ change: { label, before, after } }: { change: AuditChange }) {
  const { say } = useTexts('audit');
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
        <ArrowRightAltOutlined titleAccess={say('becomes')} sx={{ fontSize: 16 }} />
      )}
      {after !== undefined && (
        <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 550, whiteSpace: 'pre-line' }}>
          {after}
        </Box>
      )}
    </Box>
  );
}
