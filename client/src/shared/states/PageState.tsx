import type { ReactNode } from 'react';
import type { Problem } from '../apollo/problem';
import { PageHeader } from '../page/PageHeader';
import { ErrorState } from './ErrorState';
import { SkeletonBlocks } from './Skeletons';

interface PageStateProps {
  /** The page's name while that of what it shows is not known. */
  readonly title: string;
  /** Above the title. */
  readonly back?: ReactNode;
  /** Pixels that the page's content takes, part by part from the top. */
  readonly heights: readonly number[];
  /** The problem in place of the content; undefined while it may still come. */
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
}

/** A page about one thing before the thing is there: under way, or not to be had for now. */
export function PageState({ title, back, heights, problem, onRetry }: PageStateProps) {
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
