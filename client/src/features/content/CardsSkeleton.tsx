import { CardGrid } from '../../shared/page/CardGrid';
import { SkeletonBlock } from '../../shared/states/Skeletons';

/** The usual height of a card with a cover, in pixels. */
const cardHeight = 340;

/** Placeholders for cards with covers while they load. */
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
