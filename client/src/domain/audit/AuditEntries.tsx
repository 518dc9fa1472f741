import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useTexts } from '../../shared/i18n/useTexts';
import { useFormat } from '../../shared/i18n/useFormat';
import { useCan } from '../../shared/permissions/useCan';
import type { AuditEntry, AuditLabels } from './auditLabels';
import { ChangeList } from './ChangeList';

interface AuditEntriesProps<Entry extends AuditEntry> {
  readonly entries: readonly Entry[];
  /** The portal's labels of an entry. */
  readonly describe: (entry: Entry) => AuditLabels;
}

/** The entries of a timeline, one under another. */
export function AuditEntries<Entry extends AuditEntry>({ entries, describe }: AuditEntriesProps<Entry>) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry) => (
        <EntryItem key={entry.id} entry={entry} texts={describe(entry)} />
      ))}
    </Box>
  );
}

function EntryItem({ entry, texts: { sentence, changes, detail } }: { entry: AuditEntry; texts: AuditLabels }) {
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
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <time dateTime={entry.at}>{format.dateTime(entry.at)}</time>
        {entry.import && (
          <>
            {' · '}
            <MadeBy file={entry.import} />
          </>
        )}
        {detail !== undefined && ` · ${detail}`}
      </Typography>
      {changes.length > 0 && (
        <Box sx={{ mt: 0.75 }}>
          <ChangeList changes={changes} />
        </Box>
      )}
    </Box>
  );
}

/** The import that made a change; a link for users who may see imports. */
function MadeBy({ file: { id, filename } }: { file: NonNullable<AuditEntry['import']> }) {
  const { say } = useTexts('audit');
  const can = useCan();
  const name = say('import', { id, filename });
  if (!can('accessImportManager')) return name;
  return (
    <Link component={RouterLink} to={`/imports/${id}`}>
      {name}
    </Link>
  );
}
