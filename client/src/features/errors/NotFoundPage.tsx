import { FormattedMessage } from 'react-intl';
import { ErrorPage } from './ErrorPage';

/** The page of unknown paths. */
export function Component() {
  return (
    <ErrorPage code="404">
      <FormattedMessage id="errors.404.text" />
    </ErrorPage>
  );
}
