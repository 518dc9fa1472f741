import { ObjectType } from 'type-graphql';
import { id, instant, text } from '../schema/fields.js';
import type { Schema } from '../upstream/endpoint.js';

@ObjectType({ description: 'A way to fetch one file, good for five minutes.', simpleResolvers: true })
export class FileTicket {
  @text('The path of the file, below the address of the portal.') url: string;
  @text('The name of the file.') filename: string;
  @text('The media type of the file.') contentType: string;
  @instant('The time at which the address expires.') expiresAt: string;
}

@ObjectType({
  description:
    'The address for the PUT of the bytes of a file, valid for five minutes; a mutation then names the upload.',
  simpleResolvers: true,
})
export class UploadTicket {
  @id('The id of the upload.') uploadId: number;
  @text('The path to which the bytes are sent, below the address of the portal.') url: string;
  @instant('The time by which sending must begin.') expiresAt: string;
}

/** A ticket to a file, as the address that the gateway streams it from. */
export function fileTicketOf({ ticket, ...file }: Schema<'FileTicket'>): FileTicket {
  return { ...file, url: `/files/${ticket}` };
}

/** A ticket for an upload, as the address that the gateway streams it to. */
export function uploadTicketOf({ ticket, ...upload }: Schema<'UploadTicket'>): UploadTicket {
  return { ...upload, url: `/uploads/${ticket}` };
}
