import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';

/** Milliseconds (specification, section 9): visible, visible after the pointer has left, and of the fade in or out. */
const toastTiming = { timeout: 5000, extendedTimeout: 1000, animation: 300 } as const;

/** The states of a toast (specification, section 4). */
type ToastState = 'inactive' | 'active' | 'removed';

export interface ToastContent {
  readonly id: number;
  readonly tone: 'success' | 'error';
  readonly text: string;
  readonly title?: string;
}

interface ToastProps {
  readonly toast: ToastContent;
  /** Called when the toast has faded out and can be removed from the page. */
  readonly onRemoved: () => void;
}

/** One toast, from its fade in to its removal. Its timeout is paused while it has the pointer or the focus. */
export function Toast({ toast, onRemoved }: ToastProps) {
  const intl = useIntl();
  const [state, setState] = useState<ToastState>('inactive');
  const [isPaused, setPaused] = useState(false);
  const [timeout, setTimeoutLength] = useState<number>(toastTiming.timeout);
  const isRemoved = state === 'removed';
  const remove = useEffectEvent(onRemoved);

  useEffect(() => {
    const frame = requestAnimationFrame(() => setState('active'));
    return () => cancelAnimationFrame(frame);
  }, []);

  useEffect(() => {
    if (isPaused || isRemoved) return;
    const timer = setTimeout(() => setState('removed'), timeout);
    return () => clearTimeout(timer);
  }, [isPaused, isRemoved, timeout]);

  useEffect(() => {
    if (!isRemoved) return;
    const timer = setTimeout(() => remove(), toastTiming.animation);
    return () => clearTimeout(timer);
  }, [isRemoved]);

  const pause = (): void => setPaused(true);
  const resume = (): void => {
    setPaused(false);
    setTimeoutLength(toastTiming.extendedTimeout);
  };
  const Icon = toast.tone === 'success' ? CheckCircleOutlined : ErrorOutlineOutlined;

  return (
    <Box
      role={toast.tone === 'success' ? 'status' : 'alert'}
      data-state={state}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
      sx={{
        pointerEvents: 'auto',
        display: 'flex',
        gap: 1.5,
        alignItems: 'flex-start',
        p: 1.5,
        pl: 2,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: `${toast.tone}.main`,
        borderLeftWidth: 4,
        borderRadius: 2,
        opacity: state === 'active' ? 1 : 0,
        transform: state === 'active' ? 'none' : 'translateY(-8px)',
        transition: `opacity ${toastTiming.animation}ms, transform ${toastTiming.animation}ms`,
        '@media (prefers-reduced-motion: reduce)': { transition: 'none', transform: 'none' },
      }}
    >
      <Icon fontSize="small" aria-hidden sx={{ color: `${toast.tone}.main`, mt: '1px' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {toast.title !== undefined && <Typography sx={{ fontWeight: 600 }}>{toast.title}</Typography>}
        <Typography>{toast.text}</Typography>
      </Box>
      <IconButton
        size="small"
        aria-label={intl.formatMessage({ id: 'toasts.close' })}
        onClick={() => setState('removed')}
        sx={{ m: -0.5 }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
