import { ArticlePage } from './ArticlePage';

/** A single page, such as the programme's rules. */
export function Component() {
  return <ArticlePage kind="SINGLE" />;
}
