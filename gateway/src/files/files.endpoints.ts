import { endpoint, sameNames, type DataOf } from '../upstream/endpoint.js';
import { enveloped, integer, record, text } from '../upstream/shape.js';

/** A ticket to a file and one for an upload as the REST service writes them. */
export type FileTicketRecord = DataOf<'/file-tickets', 'POST'>;
export type UploadTicketRecord = DataOf<'/uploads', 'POST'>['upload'];

export const prepareUpload = endpoint('POST', '/uploads', {
  area: 'files',
  effect: 'write',
  access: ['accessCampaigns', 'accessImportManager'],
  answer: enveloped(
    record({ upload: record<UploadTicketRecord>({ uploadId: integer, ticket: text, expiresAt: text }) }),
  ),
  fields: sameNames('purpose', 'filename', 'size', 'contentType'),
});

/**
 * The bytes of an upload, which `web/files.ts` streams. Sending them again does no harm, for they count for nothing
 * until a mutation names the upload.
 */
export const receiveUpload = endpoint('PUT', '/uploads/{ticket}', {
  area: 'files',
  effect: 'read',
  access: 'public',
  answer: enveloped(record({ upload: record({ id: integer, size: integer }) })),
});

/** A ticket to the file of a route; no field of its own, for each file has one. */
export const issueFileTicket = endpoint('POST', '/file-tickets', {
  area: 'files',
  effect: 'read',
  access: 'signedIn',
  answer: enveloped(record<FileTicketRecord>({ ticket: text, filename: text, contentType: text, expiresAt: text })),
});
