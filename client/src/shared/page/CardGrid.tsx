import Box from '@mui/material/Box';
import type { AriaAttributes, ReactNode } from 'react';

interface CardGridProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  /** Pixels that an entry has at least, where the page has them. */
  readonly entryWidth: number;
  /** Between rows, in the theme's units. */
  readonly rowGap?: number;
  /** Between columns, in the theme's units; as between rows where it is not given. */
  readonly columnGap?: number;
  readonly children: ReactNode;
}

/** A list whose entries stand side by side, as many as fit. */
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
