import Box from '@mui/material/Box';
import type { StepsProps } from './Step';
import { BaseStep } from './BaseStep';
import { BoostStep } from './BoostStep';
import { CapStep, LedgerStep, ProductStep, UnlockStep } from './PrizeSteps';

/** The prize step by step, in the order in which it is worked out (docs/domain/campaigns-and-prizes.md). */
export function StatementSteps({ statement }: StepsProps) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, counterReset: 'step' }}>
      <BaseStep statement={statement} />
      <BoostStep statement={statement} />
      <ProductStep statement={statement} />
      <CapStep statement={statement} />
      <UnlockStep statement={statement} />
      <LedgerStep statement={statement} />
    </Box>
  );
}
