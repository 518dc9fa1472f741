import Box from '@mui/material/Box';
import type { AriaAttributes, ReactNode } from 'react';

interface CardGridProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  /** The minimum width of an entry in pixels, unless the page is narrower. */
  readonly entryWidth: number;
  /** The gap between rows, in the theme's units. */
  readonly rowGap?: number;
  /** The gap between columns, in the theme's units; default: `rowGap`. */
  readonly columnGap?: number;
  readonly children: ReactNode;
}

/** A list with as many entries side by side as fit. */
export function CardGrid({ entryWidth, rowGap = 2, columnGap = rowGap, children, ...name }: CardGridProps) {
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
        rowGap,
        columnGap,
        '& > *': { breakInside: 'avoid' },
      }}
    >
      {children}
    </Box>
  );
}
