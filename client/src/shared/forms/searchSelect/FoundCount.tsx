import { FormattedMessage } from 'react-intl';

interface FoundCountProps {
  readonly count: number;
  /** How many the server was asked for; with as many there may be more. */
  readonly limit: number;
}

/** The number of results of a search; where it was cut, that there are at least so many. */
export function FoundCount({ count, limit }: FoundCountProps) {
  return <FormattedMessage id={count < limit ? 'selects.found' : 'selects.foundFirst'} values={{ count }} />;
}
