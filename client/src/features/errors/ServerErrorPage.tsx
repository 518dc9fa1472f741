import { FormattedMessage } from 'react-intl';
import { ErrorPage } from './ErrorPage';

/** Something went wrong that nobody here can mend. */
export function Component() {
  return (
    <ErrorPage code="500">
      <FormattedMessage id="errors.500.text" />
    </ErrorPage>
  );
}
