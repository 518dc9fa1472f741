import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DealerTier } from '../../shared/apollo/schema.generated';
import { parts } from '../../shared/page/partStyles';
import { tierNames } from './dealerOptions';

/** A dealer's tier, in a neutral colour: it is no rating. */
export const TierLabel = memo(function TierLabel({ tier }: { tier: DealerTier }) {
  return (
    <span className={parts.tag}>
      <FormattedMessage id={`dealers.tier.${tierNames[tier]}`} />
    </span>
  );
});
