import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Pixels of a main number on its paper, for whatever stands in its place while it loads. */
export const kpiHeight = 132;

interface KpiGridProps {
  /** The matter of the numbers, for whoever cannot see that they belong together. */
  readonly label: string;
  /** How many stand side by side on a desktop; a phone has two. */
  readonly columns: number;
  readonly children: ReactNode;
}

/** The main numbers of a page, side by side. */
export function KpiGrid({ label, columns, children }: KpiGridProps) {
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: `repeat(${columns}, minmax(0, 1fr))` },
        '@media print': { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
      }}
    >
      {children}
    </Box>
  );
}

interface KpiProps {
  readonly label: string;
  readonly value: string;
  /** The whole that it is part of, or the number beside it. */
  readonly detail?: string | undefined;
  /** What can be done about it, below the detail. */
  readonly action?: ReactNode;
  /** Takes a phone's whole width, so that the others stand in pairs. */
  readonly wide?: boolean;
  /** A band below the number. */
  readonly children?: ReactNode;
}

/** One main number with its name and what it is compared with. */
export function Kpi({ label, value, detail, action, wide = false, children }: KpiProps) {
  return (
    <Paper
      sx={{
        p: 2,
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        minHeight: { md: kpiHeight },
        containerType: 'inline-size',
        breakInside: 'avoid',
        gridColumn: { xs: wide ? 'span 2' : undefined, md: 'auto' },
        '@media print': { gridColumn: 'auto' },
      }}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        variant="kpi"
        sx={{ lineHeight: 36 / 32, whiteSpace: 'nowrap' }}
        style={{ fontSize: fittingSize(value) }}
      >
        {value}
      </Typography>
      {detail !== undefined && (
        <Typography variant="table" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      )}
      {action && <Box sx={{ display: 'flex', displayPrint: 'none', mb: 0.5 }}>{action}</Box>}
      <Box sx={{ mt: 'auto' }}>{children}</Box>
    </Paper>
  );
}

/** The width of a character of the main numbers, as a share of its size. */
const characterWidth = 0.54;

/** The size at which a number stands on one line of its paper: an amount of money never breaks, nor is it cut. */
function fittingSize(value: string): string {
  return `min(2rem, ${(100 / (characterWidth * Math.max(value.length, 8))).toFixed(2)}cqi)`;
}
