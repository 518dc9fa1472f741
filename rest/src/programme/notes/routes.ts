import { noteAccess } from '@gdd/schema/notes';
import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import type { ServiceContext } from '../../ground/platform/context.js';
import { idempotentRequest } from '../../ground/platform/http/idempotency.js';
import {
  type App,
  idempotencyHeader,
  nothing,
  pageOf,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
} from '../../ground/platform/http/routes.js';
import { dealerNote, dealerNotesState, noteBody, noteChangeBody, notesState, stepDoneBody } from './schemas.js';
import { createNote, notesOfDealer, notesTable, removeNote, setStepDone, updateNote } from './service.js';

const tags = ['notes'];
const byId = z.object({ id: pathId });
const oneOf = successOf(z.object({ note: dealerNote }));
const notesPage = pageOf(dealerNote);

/** Notes on a dealer by those above it (docs/domain/notes.md). */
export function noteRoutes(app: App, context: ServiceContext, secret: AppSecret): void {
  dealerRoutes(app, context, secret);
  app.post(
    '/notes/table',
    {
      config: { access: noteAccess, effect: 'read', scope: 'notes:read', ownScope: true },
      schema: {
        operationId: 'notesTable',
        summary: 'A page of the notes on the dealers of the subtree',
        description:
          'Those that the caller wrote, or that were written from its member or below it; filtered, searched by dealer and text, sorted (ties by id) and paged, with the exact total; newest first.',
        tags,
        body: notesState,
        response: { 200: notesPage, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => success(await notesTable(context, signedInCallerOf(request), request.body)),
  );

  app.put(
    '/notes/:id',
    {
      config: { access: noteAccess, object: 'id' },
      schema: {
        operationId: 'updateNote',
        summary: 'Change a note',
        description:
          'All of it, by who wrote it. Another next step is not done yet. Conflict: notAuthor; staleVersion.',
        tags,
        params: byId,
        body: noteChangeBody,
        response: {
          200: oneOf,
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) =>
      success({ note: await updateNote(context, signedInCallerOf(request), request.params.id, request.body) }),
  );

  app.delete(
    '/notes/:id',
    {
      config: { access: noteAccess, object: 'id' },
      schema: {
        operationId: 'deleteNote',
        summary: 'Delete a note',
        description: 'For good, by who wrote it. Conflict: notAuthor.',
        tags,
        params: byId,
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT') },
      },
    },
    async (request) => {
      await removeNote(context, signedInCallerOf(request), request.params.id);
      return success({});
    },
  );

  app.put(
    '/notes/:id/done',
    {
      config: { access: noteAccess, object: 'id' },
      schema: {
        operationId: 'setNoteStepDone',
        summary: 'Mark the next step of a note as done, or as not done',
        description: 'By anybody who sees the note. Not found where it has no next step.',
        tags,
        params: byId,
        body: stepDoneBody,
        response: { 200: oneOf, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND') },
      },
    },
    async (request) =>
      success({ note: await setStepDone(context, signedInCallerOf(request), request.params.id, request.body.done) }),
  );
}

/** The routes for the notes on a dealer. */
function dealerRoutes(app: App, context: ServiceContext, secret: AppSecret): void {
  app.post(
    '/dealers/:id/notes/table',
    {
      config: { access: noteAccess, effect: 'read', object: 'id', scope: 'notes:read', ownScope: true },
      schema: {
        operationId: 'dealerNotes',
        summary: 'A page of the notes on a dealer',
        description: 'Those that the caller sees, as in the table of all of them; newest first.',
        tags,
        params: byId,
        body: dealerNotesState,
        response: { 200: notesPage, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND') },
      },
    },
    async (request) =>
      success(await notesOfDealer(context, signedInCallerOf(request), request.params.id, request.body)),
  );

  app.post(
    '/dealers/:id/notes',
    {
      config: { access: noteAccess, object: 'id' },
      schema: {
        operationId: 'createNote',
        summary: 'Write a note on a dealer',
        description: 'Seen by who wrote it and by those at its member or above it; never by the dealer.',
        tags,
        params: byId,
        headers: idempotencyHeader,
        body: noteBody,
        response: { 201: oneOf, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND') },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      const note = await createNote(context, caller, request.params.id, request.body, idempotent);
      return reply.code(201).send(success({ note }));
    },
  );
}
