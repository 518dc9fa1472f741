import Button from '@mui/material/Button';
import { lazy, startTransition, Suspense, useState } from 'react';
import type { NewDispute } from './OpenDisputeDialog';

const OpenDisputeDialog = lazy(async () => ({
  default: (await import('./OpenDisputeDialog')).OpenDisputeDialog,
}));

interface DisputeButtonProps {
  readonly dispute: NewDispute;
  readonly label: string;
  /** Names the object, where several buttons have the same label. */
  readonly ariaLabel?: string;
  /** Without a frame, for buttons in rows. */
  readonly isQuiet?: boolean;
}

/** The button that opens the form of a new dispute. */
export function DisputeButton({ dispute, label, ariaLabel, isQuiet = false }: DisputeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant={isQuiet ? 'text' : 'outlined'}
        {...(ariaLabel !== undefined && { 'aria-label': ariaLabel })}
        onClick={() => startTransition(() => setOpen(true))}
        sx={{ displayPrint: 'none', minHeight: { xs: 44, sm: 0 } }}
      >
        {label}
      </Button>
      <Suspense>{isOpen && <OpenDisputeDialog dispute={dispute} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
