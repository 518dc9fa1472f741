import type { ReactNode } from 'react';
import type { Problem } from '../apollo/problem';
import { PageHeader } from '../page/PageHeader';
import { ErrorState } from './ErrorState';
import { SkeletonBlocks } from './Skeletons';

interface PageOpeningProps {
  /** The page's name while that of what it shows is not known. */
  readonly title: string;
  /** Above the title. */
  readonly back?: ReactNode;
  /** Pixels that the page's content takes, part by part from the top. */
  readonly heights: readonly number[];
  /** Why there is nothing to show; undefined while it may still come. */
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
}

/** A page about one thing before the thing is there: under way, or not to be had for now. */
export function PageOpening({ title, back, heights, problem, onRetry }: PageOpeningProps) {
  return (
    <>
      {back}
      <PageHeader title={title} />
      {problem === undefined ? (
        <SkeletonBlocks heights={heights} />
      ) : (
        <ErrorState problem={problem} onRetry={onRetry} />
      )}
    </>
  );
}
