import type { ApolloClient } from '@apollo/client';
import { problemOf, ProblemError } from '../apollo/problem';
import type { UploadPurpose } from '../apollo/schema.generated';
import { PrepareUploadDocument } from './files.generated';
import { contentTypeOf, sendBytes, type Transfer } from './sendBytes';

/**
 * Asks for an upload and sends the file to it; a mutation of the caller then names the upload.
 *
 * @returns the upload's id
 * @throws ProblemError where it was refused; AbortError where it was given up
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
    // Not carried out, and the response has brought a new cookie: as the API's link does.
    if (problemOf(error)?.reason !== 'csrf') throw error;
    await sendBytes(url, file, transfer);
  }
  return uploadId;
}
