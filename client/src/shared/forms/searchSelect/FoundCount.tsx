import { FormattedMessage } from 'react-intl';

interface FoundCountProps {
  readonly count: number;
  /** The most results that were requested; with as many there may be more. */
  readonly limit: number;
}

/** The number of results of a search, or that there are at least so many. */
export function FoundCount({ count, limit }: FoundCountProps) {
  return <FormattedMessage id={count < limit ? 'selects.found' : 'selects.foundFirst'} values={{ count }} />;
}
