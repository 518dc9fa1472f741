import Box from '@mui/material/Box';
import type { LineLabels } from './useLineLabels';

/** A line on a phone: the tyre and the quantity, the sale with its factor, its document, and why it does not count. */
export function LineItem({ texts }: { readonly texts: LineLabels }) {
  const { tyre, tyres, soldOn, channel, amount, document, factor, boostLabel, why, dispute } = texts;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        rowGap: 0.25,
        typography: 'table',
        '& > :nth-of-type(even)': { textAlign: 'right' },
      }}
    >
      <Box sx={{ fontWeight: 600 }}>{tyre}</Box>
      <Box sx={{ fontWeight: 600 }}>{tyres}</Box>
      <Box>{[soldOn, channel, amount].join(' · ')}</Box>
      <Box>{factor}</Box>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{document}</Box>
      <Box sx={{ color: 'text.secondary' }}>{boostLabel}</Box>
      {why !== undefined && <Box sx={{ gridColumn: '1 / -1', textAlign: 'left !important' }}>{why}</Box>}
      {dispute !== undefined && <Box sx={{ gridColumn: '1 / -1', textAlign: 'left !important' }}>{dispute}</Box>}
    </Box>
  );
}
