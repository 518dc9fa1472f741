import Box from '@mui/material/Box';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { TreadBar } from '../../../domain/tread/TreadBar';
import { useFormat } from '../../../shared/i18n/useFormat';
import { parts } from '../../../shared/page/partStyles';
import { useIsNarrow } from '../../../shared/page/useIsNarrow';
import type { DealerListPage_PerformanceFragment } from './DealerListPage.generated';

interface BestCampaignProps {
  readonly campaign: NonNullable<NonNullable<DealerListPage_PerformanceFragment['performance']>['bestCampaign']>;
}

/**
 * The campaign in which a dealer is closest to its goal: its title above its progress. In a card also in words: what is
 * missing, what the next threshold brings, and the days that are left.
 */
export const BestCampaign = memo(function BestCampaign({ campaign }: BestCampaignProps) {
  const { campaignTitle: title, goalThreshold, tiresPurchased, incentiveDetail } = campaign;
  const isCard = useIsNarrow();
  const bar = (
    <TreadBar
      purchased={tiresPurchased}
      goal={goalThreshold}
      tiers={incentiveDetail.tiers}
      unlockAt={incentiveDetail.unlockAt}
      compact={!isCard}
    />
  );
  if (isCard) {
    return (
      <>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 0.5, typography: 'table' }}>
          <Box component="span" sx={{ flex: 1, minWidth: 120, fontWeight: 550, overflowWrap: 'anywhere' }}>
            {title}
          </Box>
          <Brings campaign={campaign} />
        </Box>
        {bar}
      </>
    );
  }
  return (
    <span className={parts.titledBand}>
      <span title={title}>{title}</span>
      {bar}
    </span>
  );
});

/** What a dealer's next threshold brings, and the days that are left for it: '300,00 € in gioco · 78 giorni'. */
function Brings({ campaign: { euroAtStake, isAtStakeLocked, daysLeft } }: BestCampaignProps) {
  const format = useFormat();
  const isWorth = euroAtStake !== null && Number(euroAtStake) > 0;
  return (
    <Box component="span" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
      {isWorth && (
        <>
          <FormattedMessage
            id={isAtStakeLocked === true ? 'dealers.atStakeLocked' : 'dealers.atStake'}
            values={{ euro: format.euro(euroAtStake) }}
          />
          {' · '}
        </>
      )}
      <FormattedMessage id="dealers.daysLeft" values={{ days: daysLeft }} />
    </Box>
  );
}
