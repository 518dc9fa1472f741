import type { ApolloClient } from '@apollo/client';
import { problemOf, ProblemError } from '../apollo/problem';
import type { UploadPurpose } from '../apollo/schema.generated';
import { PrepareUploadDocument } from './files.generated';
import { contentTypeOf, sendBytes, type Transfer } from './sendBytes';

/**
 * Requests an upload and sends the file to its address; the caller then passes the upload's id to a mutation.
 *
 * @returns the upload's id
 * @throws ProblemError if it was refused; AbortError if it was cancelled
 */
export async function uploadFile(
  client: ApolloClient,
  purpose: UploadPurpose,
  file: File,
  transfer: Transfer = {},
): Promise<string> {
  const { name: filename, size } = file;
  const { data } = await client.mutate({
    mutation: PrepareUploadDocument,
    variables: { input: { purpose, filename, size, contentType: contentTypeOf(file) } },
    ...(transfer.signal && { context: { fetchOptions: { signal: transfer.signal } } }),
  });
  if (!data) throw new ProblemError({ code: 'UPSTREAM_INVALID' });
  const { url, uploadId } = data.prepareUpload;
  try {
    await sendBytes(url, file, transfer);
  } catch (error) {
    // Not carried out, and the response has set a new cookie: sent again, as csrfRetryLink does for the API.
    if (problemOf(error)?.reason !== 'csrf') throw error;
    await sendBytes(url, file, transfer);
  }
  return uploadId;
}
