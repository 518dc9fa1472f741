import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../../shared/i18n/useTexts';
import { HoldDialog } from './HoldDialog';

interface HoldButtonProps {
  /** The dealer; without one the dialog asks for it. */
  readonly dealer?: { readonly id: string; readonly businessName: string };
  /** Default: outlined. */
  readonly variant?: 'contained' | 'outlined';
}

/** The button of the office that puts credits on hold. */
export function HoldButton({ dealer, variant = 'outlined' }: HoldButtonProps) {
  const { say } = useTexts('hold');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} startIcon={<PauseCircleOutlined />} onClick={() => setOpen(true)}>
        {say('put')}
      </Button>
      {isOpen && <HoldDialog {...(dealer && { dealer })} onClose={() => setOpen(false)} />}
    </>
  );
}
