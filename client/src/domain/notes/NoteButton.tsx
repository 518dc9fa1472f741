import Button from '@mui/material/Button';
import { useTexts } from '../../shared/i18n/useTexts';
import { lazy, startTransition, Suspense, useState } from 'react';

// Loaded when it is first opened.
const NoteDialog = lazy(async () => ({ default: (await import('./NoteDialog')).NoteDialog }));

interface NoteButtonProps {
  readonly dealer: { readonly id: string; readonly businessName: string };
}

/** The button that opens the form of a note on a dealer: at the top of its page, in reach of a thumb. */
export function NoteButton({ dealer }: NoteButtonProps) {
  const { say } = useTexts('note');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => startTransition(() => setOpen(true))}>
        {say('write')}
      </Button>
      <Suspense>{isOpen && <NoteDialog dealer={dealer} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
