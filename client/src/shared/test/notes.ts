import { HttpResponse, type RequestHandler } from 'msw';
import type { NoteDetailsFragment } from '../../domain/notes/notes.generated';
import { graphql } from './graphql';

/** Returns these notes for every dealer; without any, an empty list. */
export function notesResponse(...items: readonly NoteDetailsFragment[]): RequestHandler {
  return graphql.query('DealerNotes', () =>
    HttpResponse.json({ data: { dealerNotes: { __typename: 'DealerNotePage', items, total: items.length } } }),
  );
}
