import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import type { DealerTier } from '../../shared/apollo/schema.generated';
import { tierNames } from './dealerOptions';

/** A dealer's tier, quietly: it is no judgement. */
export function TierLabel({ tier }: { tier: DealerTier }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 0.75,
        py: 0.125,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        typography: 'caption',
        fontWeight: 550,
        color: 'text.secondary',
        verticalAlign: 'middle',
        whiteSpace: 'nowrap',
      }}
    >
      <FormattedMessage id={`dealers.tier.${tierNames[tier]}`} />
    </Box>
  );
}
