import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Explained } from '../../../shared/page/Explained';
import { TreadBar } from '../../../domain/tread/TreadBar';
import type { DealerListPage_PerformanceFragment } from './DealerListPage.generated';

export interface BestCampaignProps {
  readonly campaign: NonNullable<NonNullable<DealerListPage_PerformanceFragment['performance']>['bestCampaign']>;
}

/** In a card: a campaign's title, what its next threshold brings and the days left, and the progress with its words. */
export function BestCampaignCard({ campaign }: BestCampaignProps) {
  const { campaignTitle, goalThreshold, tiresPurchased, incentiveDetail } = campaign;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 0.5, typography: 'table' }}>
        <Box component="span" sx={{ flex: 1, minWidth: 120, fontWeight: 550, overflowWrap: 'anywhere' }}>
          {campaignTitle}
        </Box>
        <Brings campaign={campaign} />
      </Box>
      <TreadBar
        purchased={tiresPurchased}
        goal={goalThreshold}
        tiers={incentiveDetail.tiers}
        unlockAt={incentiveDetail.unlockAt}
      />
    </>
  );
}

/** What a dealer's next threshold brings, and the days that are left for it: '300,00 € in gioco · 78 giorni'. */
function Brings({ campaign: { euroAtStake, isAtStakeLocked, daysLeft } }: BestCampaignProps) {
  const { intl, say, format } = useTexts('dealers');
  const isWorth = euroAtStake !== null && Number(euroAtStake) > 0;
  return (
    // above the link that covers the card
    <Box component="span" sx={{ position: 'relative', zIndex: 1, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
      {isWorth && (
        <>
          <Explained text={intl.formatMessage({ id: 'campaign.atStake.meaning' })}>
            <FormattedMessage
              id={isAtStakeLocked === true ? 'dealers.atStakeLocked' : 'dealers.atStake'}
              values={{ euro: format.euro(euroAtStake) }}
            />
          </Explained>
          {' · '}
        </>
      )}
      {say('daysLeft', { days: daysLeft })}
    </Box>
  );
}
