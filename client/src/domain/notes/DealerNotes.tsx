import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { problemOf } from '../../shared/apollo/problem';
import { ActionDialog } from '../../shared/actions/ActionDialog';
import { useTexts } from '../../shared/i18n/useTexts';
import { Surface } from '../../shared/page/Surface';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonRows } from '../../shared/states/Skeletons';
import { forgetNotes, notesPageSize as pageSize } from './noteCache';
import { NoteDialog } from './NoteDialog';
import { useDealerNotesQuery, useDeleteNoteMutation, type NoteDetailsFragment } from './notes.generated';
import { useStepDone } from './useStepDone';

interface DealerNotesProps {
  readonly dealer: { readonly id: string; readonly businessName: string };
}

type Opened = { readonly dialog: 'write' } | { readonly dialog: 'edit' | 'delete'; readonly note: NoteDetailsFragment };

/** The notes on a dealer that the user may see, newest first, ten per page; a dealer never sees its own. */
export function DealerNotes({ dealer }: DealerNotesProps) {
  const { say } = useTexts('note');
  const [pages, setPages] = useState(1);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <Surface title={say('section')}>
      {Array.from({ length: pages }, (_, index) => (
        <NotesPage
          key={index}
          dealer={dealer}
          page={index + 1}
          isLast={index === pages - 1}
          onMore={() => setPages(pages + 1)}
          onOpen={setOpened}
        />
      ))}
      {opened?.dialog === 'edit' && <NoteDialog dealer={dealer} note={opened.note} onClose={close} />}
      {opened?.dialog === 'delete' && <DeleteNoteDialog note={opened.note} onClose={close} />}
    </Surface>
  );
}

interface NotesPageProps extends DealerNotesProps {
  readonly page: number;
  readonly isLast: boolean;
  readonly onMore: () => void;
  readonly onOpen: (opened: Opened) => void;
}

function NotesPage({ dealer, page, isLast, onMore, onOpen }: NotesPageProps) {
  const { say } = useTexts('note');
  const { data, loading, error, refetch } = useDealerNotesQuery({
    variables: { dealerId: dealer.id, page, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const problem = loading ? undefined : problemOf(error);
  const found = data?.dealerNotes;
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  if (!found) return <SkeletonRows count={2} height={56} />;
  if (found.items.length === 0 && page === 1) {
    return <Typography sx={{ color: 'text.secondary' }}>{say('empty')}</Typography>;
  }
  return (
    <>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {found.items.map((note) => (
          <Note key={note.id} note={note} onOpen={onOpen} />
        ))}
      </Stack>
      {isLast && page * pageSize < found.total && (
        <Button variant="outlined" size="small" onClick={onMore} sx={{ mt: 2 }}>
          {say('more')}
        </Button>
      )}
    </>
  );
}

interface NoteProps {
  readonly note: NoteDetailsFragment;
  readonly onOpen: (opened: Opened) => void;
}

function Note({ note, onOpen }: NoteProps) {
  const { say, format } = useTexts('note');
  const { author, text, calledOn, createdAt, mayEdit } = note;
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
        '&:first-of-type': { pt: 0, borderTop: 0 },
      }}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {calledOn === null
          ? say('by', { name: author.name, at: format.dateTime(createdAt) })
          : say('calledBy', { name: author.name, day: format.date(calledOn) })}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
      <NextStep note={note} />
      {mayEdit && (
        <Box sx={{ display: 'flex', gap: 1, ml: -1.5 }}>
          <Button size="small" onClick={() => onOpen({ dialog: 'edit', note })}>
            {say('edit')}
          </Button>
          <Button size="small" color="error" onClick={() => onOpen({ dialog: 'delete', note })}>
            {say('delete')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** The next step of a note, with the button that marks it as done or not done. */
function NextStep({ note }: Pick<NoteProps, 'note'>) {
  const { say, format } = useTexts('note');
  const { toggle, busy } = useStepDone();
  if (note.nextStep === null) return null;
  const { on, text, doneAt } = note.nextStep;
  const isDone = doneAt !== null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography sx={{ fontWeight: 600, ...(isDone && { textDecoration: 'line-through', color: 'text.secondary' }) }}>
        {say('nextStep', { day: format.date(on), text })}
      </Typography>
      <Button size="small" disabled={busy} onClick={() => toggle(note)} sx={{ ml: -1.5 }}>
        <FormattedMessage id={isDone ? 'note.undone' : 'note.done'} />
      </Button>
    </Box>
  );
}

function DeleteNoteDialog({ note, onClose }: { readonly note: NoteDetailsFragment; readonly onClose: () => void }) {
  const { say } = useTexts('note');
  const [deleteNote] = useDeleteNoteMutation({ update: forgetNotes });
  return (
    <ActionDialog
      title={say('delete.title')}
      text={say('delete.text')}
      confirmLabel={say('delete')}
      destructive
      act={() => deleteNote({ variables: { id: note.id } })}
      done={say('deleted')}
      onClose={onClose}
    />
  );
}
