import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface DrawingProps {
  /** Pixels. */
  readonly height: number;
  /** Draws in a container of so many pixels, which neither moves nor takes the keyboard. */
  readonly children: (container: typeof still & { readonly width: number; readonly height: number }) => ReactNode;
}

const still = { skipAnimation: true, disableKeyboardNavigation: true } as const;

/** The container of a drawing, which is made again where its width changes; print takes the last one to its own width. */
export function Drawing({ height, children }: DrawingProps) {
  const container = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    // Where there is no layout there is nothing to draw in.
    if (!('ResizeObserver' in window) || container.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box
      ref={container}
      sx={{ height, overflow: 'hidden', '@media print': { '& .MuiChartsLayerContainer-root': { width: '100%' } } }}
    >
      {width > 0 && children({ ...still, width, height })}
    </Box>
  );
}
