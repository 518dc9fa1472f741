import { readdir } from 'node:fs/promises';
import type { UploadPurpose } from '@gdd/schema/campaigns';
import type { TestApp } from '../app/testApp.js';

/** Bytes that begin like a PDF. */
export const pdf = (content = 'Listino') => Buffer.from(`%PDF-1.7\n${content}\n%%EOF\n`);

interface Announcement {
  readonly purpose?: UploadPurpose;
  readonly filename?: string;
  readonly size?: number;
  readonly contentType?: string;
}

/** Announces an upload. @returns its id and ticket */
export async function announced(service: TestApp, bytes: Buffer, announcement: Announcement = {}, as = 'ka.admin') {
  const response = await service.call('POST', '/api/uploads', {
    as,
    body: {
      purpose: 'campaignAttachment',
      filename: 'listino.pdf',
      size: bytes.length,
      contentType: 'application/pdf',
      ...announcement,
    },
  });
  return response.json<{ data: { upload: { uploadId: number; ticket: string; expiresAt: string } } }>().data.upload;
}

/** Announces an upload and sends its bytes. @returns the id of the upload */
export async function uploaded(service: TestApp, bytes: Buffer, announcement: Announcement = {}, as = 'ka.admin') {
  const { uploadId, ticket } = await announced(service, bytes, announcement, as);
  await sent(service, ticket, bytes);
  return uploadId;
}

/** Sends the bytes of an announced file. */
export function sent(service: TestApp, ticket: string, bytes: Buffer) {
  return service.app.inject({
    method: 'PUT',
    url: `/api/uploads/${ticket}`,
    payload: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });
}

/** Requests a ticket for a download. */
export function fileTicket(service: TestApp, body: object, as = 'ka.admin') {
  return service.call('POST', '/api/file-tickets', { as, body });
}

/** The names of the files in the storage, unfinished ones included. */
export async function storedFiles(service: TestApp): Promise<string[]> {
  const entries = await readdir(service.filesFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
