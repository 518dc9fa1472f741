import { memo } from 'react';
import type { DealerTier } from '../../shared/apollo/schema.generated';
import { useTexts } from '../../shared/i18n/useTexts';
import { parts } from '../../shared/page/partStyles';
import { tierNames } from './dealerOptions';

/** A dealer's tier, in a neutral colour: it is no rating. */
export const TierLabel = memo(function TierLabel({ tier }: { tier: DealerTier }) {
  const { say } = useTexts('dealers.tier');
  return <span className={parts.tag}>{say(tierNames[tier])}</span>;
});
