import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useTexts } from '../../../../shared/i18n/useTexts';
import type { CampaignDealer } from '../useCampaignDealerColumns';

interface BalanceProps {
  readonly dealer: Pick<CampaignDealer, 'plafondExpendable' | 'debt'>;
}

/** What a dealer may spend in a campaign, or what it owes. */
export function Balance({ dealer: { plafondExpendable, debt } }: BalanceProps) {
  const { say, format } = useTexts('campaigns');
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
      <Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {say('plafondExpendable')}
        </Typography>
        <Typography variant="kpi">{format.euro(plafondExpendable)}</Typography>
      </Box>
      {Number(debt) > 0 && (
        <Box>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="campaign.debt" />
          </Typography>
          <Typography variant="kpi">{format.euro(debt)}</Typography>
        </Box>
      )}
    </Stack>
  );
}
