import { endpoint, type DataOf } from '../upstream/endpoint.js';
import { emptyRecord, enveloped, flag, integer, list, nullable, record, text } from '../upstream/shape.js';

/** A session as the REST service writes it. */
export type SessionRecord = DataOf<'/user/sessions', 'GET'>['sessions'][number];

export const listSessions = endpoint('GET', '/user/sessions', {
  area: 'auth',
  effect: 'read',
  access: 'account',
  answer: enveloped(
    record({
      sessions: list(
        record<SessionRecord>({
          id: integer,
          createdAt: text,
          signedInFrom: nullable(text),
          lastUsedAt: text,
          lastUsedFrom: nullable(text),
          current: flag,
        }),
      ),
    }),
  ),
});

export const endSession = endpoint('DELETE', '/user/sessions/{id}', {
  area: 'auth',
  effect: 'write',
  access: 'account',
  answer: enveloped(emptyRecord),
});

export const endOtherSessions = endpoint('DELETE', '/user/sessions', {
  area: 'auth',
  effect: 'write',
  access: 'account',
  answer: enveloped(emptyRecord),
});
