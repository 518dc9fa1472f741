import { FormattedMessage } from 'react-intl';
import { ErrorPage } from './ErrorPage';

/** The page for unexpected errors. */
export function Component() {
  return (
    <ErrorPage code="500">
      <FormattedMessage id="errors.500.text" />
    </ErrorPage>
  );
}
