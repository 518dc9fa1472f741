import Box from '@mui/material/Box';
import { useId, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';

interface ExplainedProps {
  /** The programme's word. */
  readonly children: ReactNode;
  /** What it means, in a sentence; undefined: the word stands as it is. */
  readonly text: string | undefined;
}

/** Pixels. */
const width = 280;

/** A word of the programme with its meaning, which a pointer, a tap and the keyboard's focus show; Escape hides it. */
export function Explained({ children, text }: ExplainedProps) {
  const id = useId();
  const [at, setAt] = useState<{ readonly left: number; readonly top: number }>();
  if (text === undefined) return children;
  const show = ({ currentTarget }: SyntheticEvent) => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    setAt({ left: Math.max(8, Math.min(left, window.innerWidth - width - 8)), top: bottom });
  };
  const hide = () => setAt(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || at === undefined) return;
    // a dialog around it stays open
    event.stopPropagation();
    hide();
  };
  return (
    <Box component="span" onMouseLeave={hide}>
      <Box
        component="button"
        type="button"
        {...(at !== undefined && { 'aria-describedby': id })}
        onMouseEnter={show}
        onFocus={show}
        onClick={show}
        onBlur={hide}
        onKeyDown={onKeyDown}
        sx={{
          p: 0,
          border: 0,
          background: 'none',
          font: 'inherit',
          color: 'inherit',
          textAlign: 'inherit',
          cursor: 'help',
          textDecoration: 'underline dotted',
          textUnderlineOffset: 3,
          '@media print': { textDecoration: 'none' },
        }}
      >
        {children}
      </Box>
      {at !== undefined && (
        <Box
          component="span"
          role="tooltip"
          id={id}
          style={at}
          sx={{
            display: 'block',
            displayPrint: 'none',
            position: 'fixed',
            zIndex: 'tooltip',
            width: `min(${width}px, calc(100vw - 16px))`,
            p: 1.5,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            color: 'text.primary',
            typography: 'table',
            fontWeight: 450,
            textAlign: 'left',
            whiteSpace: 'normal',
          }}
        >
          {text}
        </Box>
      )}
    </Box>
  );
}
