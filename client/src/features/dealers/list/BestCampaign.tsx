import { lazy, memo, Suspense } from 'react';
import { TreadBar } from '../../../domain/tread/TreadBar';
import { parts } from '../../../shared/page/partStyles';
import { useIsNarrow } from '../../../shared/page/useIsNarrow';
import type { BestCampaignProps } from './BestCampaignCard';

// Loaded on a phone, where the list is cards.
const BestCampaignCard = lazy(async () => ({ default: (await import('./BestCampaignCard')).BestCampaignCard }));

/** The campaign in which a dealer is closest to its goal: its title above its progress. */
export const BestCampaign = memo(function BestCampaign({ campaign }: BestCampaignProps) {
  const { campaignTitle: title, goalThreshold, tiresPurchased, incentiveDetail } = campaign;
  if (useIsNarrow()) {
    return (
      <Suspense>
        <BestCampaignCard campaign={campaign} />
      </Suspense>
    );
  }
  return (
    <span className={parts.titledBand}>
      <span title={title}>{title}</span>
      <TreadBar
        purchased={tiresPurchased}
        goal={goalThreshold}
        tiers={incentiveDetail.tiers}
        unlockAt={incentiveDetail.unlockAt}
        compact
      />
    </span>
  );
});
