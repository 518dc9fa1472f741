import { csrfHeaders } from '../apollo/csrf';
import { problemOfResponse, ProblemError, type Problem } from '../apollo/problem';

export interface Transfer {
  /** Cancels the transfer. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the part that has been sent, from 0 to 1. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

/**
 * Sends a file's bytes to an upload's address, by XMLHttpRequest because `fetch` does not report progress.
 *
 * @throws ProblemError for an error response or a broken connection; AbortError if it was cancelled
 */
export function sendBytes(url: string, file: File, { signal, onProgress }: Transfer = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const rejectCancelled = () => reject(new DOMException('The transfer was given up.', 'AbortError'));
    if (signal?.aborted) return rejectCancelled();
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
    request.addEventListener('abort', rejectCancelled);
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort);
    request.send(file);
  });
}

/** The content type of a file; browsers know none for some. */
export function contentTypeOf(file: File): string {
  return file.type === '' ? 'application/octet-stream' : file.type;
}
