import Typography from '@mui/material/Typography';
import { useTexts } from '../../shared/i18n/useTexts';
import { notesPageSize } from './noteCache';
import { useDealerNotesQuery } from './notes.generated';

/** The newest note on a dealer, in two lines: what was said the last time, before the next call. */
export function LastNote({ dealerId }: { readonly dealerId: string }) {
  const { say, format } = useTexts('note');
  const { data } = useDealerNotesQuery({ variables: { dealerId, page: 1, pageSize: notesPageSize } });
  const note = data?.dealerNotes?.items[0];
  if (note === undefined) return null;
  return (
    <Typography
      sx={{
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      }}
    >
      <strong>{say('last', { day: format.date(note.calledOn ?? note.createdAt) })}</strong> {note.text}
    </Typography>
  );
}
