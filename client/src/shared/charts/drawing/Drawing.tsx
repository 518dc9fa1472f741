import Box from '@mui/material/Box';
import { chartsSurfaceClasses } from '@mui/x-charts/ChartsSurface';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface DrawingProps {
  /** Pixels. */
  readonly height: number;
  /** Renders the chart in a container of this size, without animations and keyboard navigation. */
  readonly children: (
    container: typeof containerProps & { readonly width: number; readonly height: number },
  ) => ReactNode;
}

const containerProps = { skipAnimation: true, disableKeyboardNavigation: true } as const;

/** The container of a chart, which is rendered again when its width changes; print scales it to the paper's width. */
export function Drawing({ height, children }: DrawingProps) {
  const container = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    // Tests have no ResizeObserver and no layout: nothing is drawn.
    if (!('ResizeObserver' in window) || container.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box
      ref={container}
      sx={{ height, overflow: 'hidden', '@media print': { [`& .${chartsSurfaceClasses.root}`]: { width: '100%' } } }}
    >
      {width > 0 && children({ ...containerProps, width, height })}
    </Box>
  );
}
