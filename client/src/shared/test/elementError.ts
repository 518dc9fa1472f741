import { getConfig, prettyDOM } from '@testing-library/dom';

/**
 * The error of a query that found nothing, with the document as it stands. A wait queries again after every change of
 * the document and throws all errors but the last away: there the document is printed when the message is read.
 */
export function elementError(message: string | null, container: Element): Error {
  const text = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const error = new Error(isWaiting ? '' : text());
  if (isWaiting) Object.defineProperty(error, 'message', { configurable: true, get: text });
  error.name = 'TestingLibraryElementError';
  return error;
}
