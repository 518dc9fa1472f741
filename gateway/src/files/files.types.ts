import { ObjectType } from 'type-graphql';
import { id, instant, text } from '../schema/fields.js';
import type { Schema } from '../upstream/endpoint.js';

@ObjectType({ description: 'A way to fetch one file, good for five minutes.', simpleResolvers: true })
export class FileTicket {
  @text('Where the file is fetched from, below the address of the portal.') url: string;
  @text('The name of the file.') filename: string;
  @text('The media type of the file.') contentType: string;
  @instant('Until when the address is good.') expiresAt: string;
}

@ObjectType({
  description: 'Where to PUT the bytes of a file, good for five minutes; a mutation then names the upload.',
  simpleResolvers: true,
})
export class UploadTicket {
  @id('The number of the upload.') uploadId: number;
  @text('Where the bytes are sent to, below the address of the portal.') url: string;
  @instant('Until when the bytes must begin to come.') expiresAt: string;
}

/** A ticket to a file, as the address that the gateway streams it from. */
export function fileTicketOf({ ticket, ...file }: Schema<'FileTicket'>): FileTicket {
  return { ...file, url: `/files/${ticket}` };
}

/** A ticket for an upload, as the address that the gateway streams it to. */
export function uploadTicketOf({ ticket, ...upload }: Schema<'UploadTicket'>): UploadTicket {
  return { ...upload, url: `/uploads/${ticket}` };
}
