import type { ReactNode } from 'react';
import type { Problem } from '../apollo/problem';
import { PageHeader } from '../page/PageHeader';
import { ErrorState } from './ErrorState';
import { SkeletonBlock } from './Skeletons';

interface PageOpeningProps {
  /** The page's name while that of what it shows is not known. */
  readonly title: string;
  /** Above the title. */
  readonly back?: ReactNode;
  /** Pixels that the page's content takes. */
  readonly height: number;
  /** Why there is nothing to show; undefined while it may still come. */
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
}

/** A page about one thing before the thing is there: under way, or not to be had for now. */
export function PageOpening({ title, back, height, problem, onRetry }: PageOpeningProps) {
  return (
    <>
      {back}
      <PageHeader title={title} />
      {problem === undefined ? <SkeletonBlock height={height} /> : <ErrorState problem={problem} onRetry={onRetry} />}
    </>
  );
}
