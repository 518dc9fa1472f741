import { getConfig, prettyDOM } from '@testing-library/dom';

/**
 * The error of a query that found nothing, with the document. `waitFor` queries again after every change of the
 * document and discards all errors but the last: there the document is printed only when the message is read.
 */
export function elementError(message: string | null, container: Element): Error {
  const text = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const error = new Error(isWaiting ? '' : text());
  if (isWaiting) Object.defineProperty(error, 'message', { configurable: true, get: text });
  error.name = 'TestingLibraryElementError';
  return error;
}
