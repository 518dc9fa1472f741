import type { ReactNode } from 'react';
import type { Problem } from '../apollo/problem';
import { PageHeader } from '../page/PageHeader';
import { ErrorState } from './ErrorState';
import { SkeletonBlocks } from './Skeletons';

interface PageStateProps {
  /** The page's title until the record's name is known. */
  readonly title: string;
  /** Above the title. */
  readonly back?: ReactNode;
  /** The heights of the page's parts in pixels, from the top, for their placeholders. */
  readonly heights: readonly number[];
  /** The problem in place of the content; undefined while it is loading. */
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
}

/** The page of a record that is loading, or could not be loaded. */
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
