import { csrfHeaders } from '../apollo/csrf';
import { problemOfResponse, ProblemError, type Problem } from '../apollo/problem';

export interface Transfer {
  /** Gives the transfer up. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the part that has been sent, from 0 to 1. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

/**
 * Sends a file's bytes to an upload's address. `fetch` cannot tell how far it has come; XMLHttpRequest can.
 *
 * @throws ProblemError where it was refused or the connection broke; AbortError where it was given up
 */
export function sendBytes(url: string, file: File, { signal, onProgress }: Transfer = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DOMException('The transfer was given up.', 'AbortError'));
    if (signal?.aborted) return giveUp();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const fail = (problem: Problem) => reject(new ProblemError(problem));
    request.open('PUT', url);
    request.setRequestHeader('content-type', contentTypeOf(file));
    for (const [name, value] of Object.entries(csrfHeaders(document.cookie))) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      if (request.status < 200 || request.status >= 300) {
        return fail(problemOfResponse(request.status, request.responseText));
      }
      onProgress?.(1);
      resolve();
    });
    request.addEventListener('error', () => fail({ code: 'UPSTREAM_UNAVAILABLE', offline: true }));
    request.addEventListener('abort', giveUp);
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort);
    request.send(file);
  });
}

/** The content type of a file; browsers know none for some. */
export function contentTypeOf(file: File): string {
  return file.type === '' ? 'application/octet-stream' : file.type;
}
