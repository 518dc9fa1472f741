import { CardGrid } from '../../shared/page/CardGrid';
import { SkeletonBlock } from '../../shared/states/Skeletons';

/** As tall as a card with its cover is, as a rule. */
const cardHeight = 340;

/** Cards with covers before they are there. */
export function CardsSkeleton({ count }: { readonly count: number }) {
  return (
    <CardGrid entryWidth={280}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <SkeletonBlock height={cardHeight} />
        </li>
      ))}
    </CardGrid>
  );
}
