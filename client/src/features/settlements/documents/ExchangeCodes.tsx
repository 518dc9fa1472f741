import Box from '@mui/material/Box';
import type { ExchangeCodeShownFragment } from './outcomes.generated';

/** Codes with which the exchange system rejected a note, each with its meaning. */
export function ExchangeCodes({ codes }: { readonly codes: readonly ExchangeCodeShownFragment[] }) {
  if (codes.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {codes.map(({ code, meaning }, index) => (
        // a receipt may have a code twice, for two elements
        <li key={`${code} ${index}`}>{meaning === null ? code : `${code}: ${meaning}`}</li>
      ))}
    </Box>
  );
}
