import { useTexts } from '../../shared/i18n/useTexts';
import { ErrorPage } from './ErrorPage';

/** The page for unexpected errors. */
export function Component() {
  const { say } = useTexts('errors.500');
  return <ErrorPage code="500">{say('text')}</ErrorPage>;
}
