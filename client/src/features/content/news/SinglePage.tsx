import { ArticlePage } from './ArticlePage';

/** A page of its own, such as the programme's rules. */
export function Component() {
  return <ArticlePage kind="SINGLE" />;
}
