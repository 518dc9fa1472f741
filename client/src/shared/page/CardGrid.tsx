import Box from '@mui/material/Box';
import type { AriaAttributes, ReactNode } from 'react';

interface CardGridProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  /** Pixels that an entry has at least, where the page has them. */
  readonly entryWidth: number;
  /** Pixels between rows, and between columns where they differ. */
  readonly gap?: readonly [rows: number, columns?: number];
  readonly children: ReactNode;
}

/** A list whose entries stand side by side, as many as have room. */
export function CardGrid({ entryWidth, gap = [16], children, ...name }: CardGridProps) {
  return (
    <Box
      component="ul"
      {...name}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${entryWidth}px), 1fr))`,
        gap: gap.map((pixels) => `${pixels}px`).join(' '),
      }}
    >
      {children}
    </Box>
  );
}
