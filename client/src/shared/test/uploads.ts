import { graphql, http, HttpResponse } from 'msw';

/** The gateway's stand-in for uploads: it gives one ticket, and takes whatever is sent to it. */
export const takesUploads = [
  graphql.mutation('PrepareUpload', () =>
    HttpResponse.json({
      data: { prepareUpload: { __typename: 'UploadTicket', uploadId: 'u-1', url: '/uploads/ticket-1' } },
    }),
  ),
  http.put('*/uploads/ticket-1', () => HttpResponse.json({ success: true })),
];

/** An upload that never comes further than its beginning. */
export const stalledUpload = graphql.mutation('PrepareUpload', () => new Promise<never>(() => undefined));

/** Pictures of files that were chosen: the test's document has no addresses for them. */
export function previewFiles(): void {
  URL.createObjectURL = () => 'blob:preview';
}
