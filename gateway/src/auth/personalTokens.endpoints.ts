import { endpoint, type DataOf } from '../upstream/endpoint.js';
import { emptyRecord, enveloped, flag, integer, list, nullable, record, text } from '../upstream/shape.js';

/** A personal token as the REST service writes it. */
export type PersonalTokenRecord = DataOf<'/user/tokens', 'GET'>['personalTokens'][number];

const personalToken = record<PersonalTokenRecord>({
  id: integer,
  name: text,
  ending: text,
  createdAt: text,
  expiresAt: text,
  expired: flag,
  lastUsedAt: nullable(text),
});

export const listPersonalTokens = endpoint('GET', '/user/tokens', {
  area: 'auth',
  effect: 'read',
  access: 'signedIn',
  answer: enveloped(record({ personalTokens: list(personalToken) })),
});

export const createPersonalToken = endpoint('POST', '/user/tokens', {
  area: 'auth',
  effect: 'write',
  access: 'signedIn',
  answer: enveloped(record({ personalToken, token: nullable(text) })),
  fields: {
    'data.name': 'name',
    'data.expiresInDays': 'expiresInDays',
    'data.current_password': 'currentPassword',
  },
});

export const revokePersonalToken = endpoint('DELETE', '/user/tokens/{id}', {
  area: 'auth',
  effect: 'write',
  access: 'signedIn',
  answer: enveloped(emptyRecord),
});
