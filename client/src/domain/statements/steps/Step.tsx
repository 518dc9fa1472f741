import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Explained } from '../../../shared/page/Explained';
import type { StatementFieldsFragment } from '../statement.generated';

export interface StepsProps {
  readonly statement: StatementFieldsFragment;
}

export interface StepProps {
  readonly name: string;
  /** What the name means. */
  readonly explanation?: string;
  readonly children: ReactNode;
  /** The result of the step: its label, its calculation, and its value. */
  readonly result?: {
    readonly label: string;
    /** Ends with the equals sign: '64,00 € + 52,65 € ='. */
    readonly working?: string;
    readonly value: string;
    readonly strong?: boolean;
  };
}

/** A numbered step with its result. */
export function Step({ name, explanation, children, result }: StepProps) {
  return (
    <Box
      component="li"
      sx={{
        counterIncrement: 'step',
        breakInside: 'avoid',
        display: 'grid',
        gridTemplateColumns: '28px minmax(0, 1fr)',
        columnGap: 1.5,
        '&::before': {
          content: 'counter(step)',
          width: 28,
          height: 28,
          borderRadius: 1,
          bgcolor: 'rubber.main',
          color: 'rubber.text',
          fontWeight: 650,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
        },
      }}
    >
      <Typography component="h3" sx={{ fontWeight: 650, lineHeight: '28px', mb: 0.5 }}>
        <Explained text={explanation}>{name}</Explained>
      </Typography>
      {/* On a phone it is as wide as number and name together. */}
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 2 }, minWidth: 0 }}>
        {children}
        {result && <Result {...result} />}
      </Box>
    </Box>
  );
}

function Result({ label, working, value, strong = false }: NonNullable<StepProps['result']>) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 2,
        mt: 1,
        px: 1.5,
        py: 1,
        borderRadius: 1,
        bgcolor: 'sunken',
        fontVariantNumeric: 'tabular-nums',
        ...(strong && { borderLeft: 4, borderColor: 'accent.main' }),
      }}
    >
      <Typography sx={{ fontWeight: 550, flex: '1 1 160px' }}>{label}</Typography>
      {working !== undefined && (
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{working}</Typography>
      )}
      <Typography sx={{ fontWeight: 650, ...(strong && { fontSize: '1.125rem' }) }}>{value}</Typography>
    </Box>
  );
}

/** A sentence that explains a step. */
export function Sentence({ children }: { children: ReactNode }) {
  return <Typography sx={{ mb: 1, color: 'text.secondary' }}>{children}</Typography>;
}
