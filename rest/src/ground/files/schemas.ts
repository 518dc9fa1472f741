import { uploadPurposes } from '@gdd/schema/campaigns';
import { z } from 'zod';
import { isStorable } from '../domain/text.js';
import { bodyId } from '../platform/http/routes.js';

const instant = z.iso.datetime();

/** The body that announces an upload. */
export const uploadInput = z.strictObject({
  purpose: z.enum(uploadPurposes),
  filename: z.string().min(1).max(1000).refine(isStorable).describe('Kept without folders and what no name may hold'),
  size: z.number().int().min(1).describe('Bytes, exactly those that will come'),
  contentType: z
    .string()
    .max(200)
    .regex(/^([\w!#$&^.+-]+\/[\w!#$&^.+-]+(;.*)?)?$/)
    .describe('As the browser names it; may be empty'),
});

export type UploadInput = z.output<typeof uploadInput>;

/** The response of POST /uploads. */
export const uploadTicket = z
  .object({
    uploadId: z.number().int(),
    ticket: z.string().describe('Where to PUT the bytes: /uploads/{ticket}'),
    expiresAt: instant.describe('Until when the bytes must begin to come'),
  })
  .meta({ id: 'UploadTicket' });

/** The response of PUT /uploads/{ticket}. */
export const receivedUpload = z
  .object({ id: z.number().int(), size: z.number().int().describe('Bytes') })
  .meta({ id: 'ReceivedUpload' });

/** The JSON body of routes that accept a file: the id of an upload instead. */
export const uploadReference = z.strictObject({ upload: bodyId });

/** The body of POST /file-tickets. */
export const fileTicketInput = z.strictObject({
  route: z.string().max(100).describe('The operationId of a route that answers a file'),
  params: z.record(z.string().max(100), z.union([z.string().max(1000), z.number()])).default({}),
  body: z.record(z.string().max(100), z.unknown()).optional(),
  query: z
    .record(z.string().max(100), z.union([z.string().max(1000), z.array(z.string().max(100)).max(200), z.number()]))
    .optional(),
});

export type FileTicketInput = z.output<typeof fileTicketInput>;

/** The response of POST /file-tickets. */
export const fileTicket = z
  .object({
    ticket: z.string().describe('Where to GET the file: /files/{ticket}'),
    filename: z.string(),
    contentType: z.string(),
    expiresAt: instant,
  })
  .meta({ id: 'FileTicket' });
