import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { Explained } from './Explained';

/** One fact: its name and its value. */
interface Fact {
  readonly label: string;
  /** What the name means. */
  readonly explanation?: string | undefined;
  readonly value: ReactNode;
}

interface FactListProps {
  readonly facts: readonly Fact[];
  /** The grid's columns and gaps. */
  readonly sx: Exclude<SxProps, readonly unknown[] | ((theme: never) => unknown)>;
  /** Screen readers announce facts that replace these. */
  readonly isLive?: boolean;
}

/** Names and values as a description list, in a grid. */
export function FactList({ facts, sx, isLive = false }: FactListProps) {
  return (
    <Box component="dl" {...(isLive && { 'aria-live': 'polite' })} sx={{ m: 0, display: 'grid', columnGap: 2, ...sx }}>
      {facts.map(({ label, explanation, value }) => (
        <Fragment key={label}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            <Explained text={explanation}>{label}</Explained>
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** The width of the names in pixels. */
  readonly labelWidth?: number;
}

/** Facts below one another, names left and values right; on a phone each value is below its name. */
export function Facts({ facts, labelWidth = 160 }: FactsProps) {
  return (
    <FactList
      facts={facts}
      sx={{
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `${labelWidth}px minmax(0, 1fr)` },
        rowGap: { xs: 0, sm: 1 },
        fontVariantNumeric: 'tabular-nums',
        '& > dd': { mb: { xs: 1, sm: 0 } },
      }}
    />
  );
}
