import { graphql, HttpResponse, type RequestHandler } from 'msw';
import type { NoteDetailsFragment } from '../../domain/notes/notes.generated';

/** Answers the notes on any dealer; none without. */
export function notesResponse(...items: readonly NoteDetailsFragment[]): RequestHandler {
  return graphql.query('DealerNotes', () =>
    HttpResponse.json({ data: { dealerNotes: { __typename: 'DealerNotePage', items, total: items.length } } }),
  );
}
