import { useTexts } from '../../shared/i18n/useTexts';
import { ErrorPage } from './ErrorPage';

/** The page of unknown paths. */
export function Component() {
  const { say } = useTexts('errors.404');
  return <ErrorPage code="404">{say('text')}</ErrorPage>;
}
