import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The height of a Kpi in pixels, for placeholders. */
export const kpiHeight = 132;

interface KpiGridProps {
  /** The accessible name of the group. */
  readonly label: string;
  /** The number of columns on a desktop; a phone has two. */
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
  /** A text, or a word that explains itself. */
  readonly label: ReactNode;
  readonly value: string;
  /** The total that the number is part of, or another number. */
  readonly detail?: string | undefined;
  /** A link or button below the detail. */
  readonly action?: ReactNode;
  /** Takes the whole width of a phone, so that the others form pairs. */
  readonly wide?: boolean;
  /** A band below the number. */
  readonly children?: ReactNode;
}

/** One main number with its name and its detail. */
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

/** The width of a digit relative to the font size. */
const characterWidth = 0.54;

/** The font size at which a value fits on one line of its card, so that an amount is neither wrapped nor cut. */
function fittingSize(value: string): string {
  return `min(2rem, ${(100 / (characterWidth * Math.max(value.length, 8))).toFixed(2)}cqi)`;
}
