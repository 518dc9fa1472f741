import { http, HttpResponse } from 'msw';
import { graphql } from './graphql';

/** Handlers for uploads: they return a ticket, and accept every file that is sent to it. */
export const takesUploads = [
  graphql.mutation('PrepareUpload', () =>
    HttpResponse.json({
      data: { prepareUpload: { __typename: 'UploadTicket', uploadId: 'u-1', url: '/uploads/ticket-1' } },
    }),
  ),
  http.put('*/uploads/ticket-1', () => HttpResponse.json({ success: true })),
];

/** A handler for an upload that never begins: its ticket does not arrive. */
export const stalledUpload = graphql.mutation('PrepareUpload', () => new Promise<never>(() => undefined));

/** Mocks the addresses of chosen files for their previews, which jsdom does not have. */
export function previewFiles(): void {
  URL.createObjectURL = () => 'blob:preview';
}
