import Box from '@mui/material/Box';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { Toast, type ToastContent } from './Toast';
import { ToastsContext, type Toasts } from './ToastsContext';

interface ToastsProviderProps {
  /** The success message that the previous document has left (`handover.ts`). */
  readonly reported?: string | undefined;
  readonly children: ReactNode;
}

/** Shows the toasts of the pages below it: top right, newest on top, in one area. */
export function ToastsProvider({ reported, children }: ToastsProviderProps) {
  const intl = useIntl();
  const [visible, setVisible] = useState<readonly ToastContent[]>(() =>
    reported === undefined ? [] : [{ id: 0, tone: 'success', text: reported }],
  );
  const nextId = useRef(1);
  const region = useRef<HTMLElement>(null);

  const toasts = useMemo<Toasts>(() => {
    const add = (tone: ToastContent['tone'], text: string, title: string | undefined): void => {
      const toast: ToastContent = { id: nextId.current++, tone, text, ...(title !== undefined && { title }) };
      setVisible((others) => [toast, ...others]);
    };
    return {
      success: (text, title) => add('success', text, title),
      error: (text, title) => add('error', text, title),
    };
  }, []);

  // An open dialog hides its siblings from screen readers, but a toast that reports its failure must be announced.
  useLayoutEffect(() => region.current?.removeAttribute('aria-hidden'), [visible]);

  const remove = (id: number): void => setVisible((others) => others.filter((toast) => toast.id !== id));

  return (
    <ToastsContext value={toasts}>
      {children}
      {createPortal(
        <Box
          ref={region}
          role="region"
          aria-label={intl.formatMessage({ id: 'toasts.region' })}
          sx={{
            position: 'fixed',
            // Below the page's header, whose menu stays accessible.
            top: 64,
            right: 16,
            left: { xs: 16, sm: 'auto' },
            width: { sm: 360 },
            zIndex: 'snackbar',
            display: 'flex',
            flexDirection: 'column',
            gap: 1,
            pointerEvents: 'none',
          }}
        >
          {visible.map((toast) => (
            <Toast key={toast.id} toast={toast} onRemoved={() => remove(toast.id)} />
          ))}
        </Box>,
        document.body,
      )}
    </ToastsContext>
  );
}
