import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { useContext, useEffect, useRef } from 'react';
import { OpenFormsContext } from '../unsaved/OpenFormsContext';

/** A dialog over the page, which the browser's back button closes as Esc does: the page stays. */
export function Dialog({ open, onClose, ...props }: DialogProps) {
  // undefined outside the portal, where there is no page to go back to
  const forms = useContext(OpenFormsContext);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (open ? forms?.openDialog(() => close.current?.({}, 'escapeKeyDown')) : undefined), [forms, open]);
  return <MuiDialog open={open} {...(onClose !== undefined && { onClose })} {...props} />;
}
