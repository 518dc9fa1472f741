import { HttpResponse } from 'msw';
import { graphql } from '../../../shared/test/graphql';

export const tokenRow = {
  __typename: 'PersonalToken',
  id: '4',
  name: 'Vendite in Excel',
  ending: 'a1_Z',
  createdAt: '2025-12-01T08:00:00.000Z',
  expiresAt: '2026-03-01T08:00:00.000Z',
  expired: false,
  lastUsedAt: '2025-12-30T08:05:00.000Z',
};

export const secret = 'gdd_pat_il-token-che-si-vede-una-volta';

/** A mock of the gateway for tokens: it stores them and records the requests. */
export function tokenGateway(stored: (typeof tokenRow)[] = [tokenRow], token: string | null = secret) {
  const sent: Record<string, unknown>[] = [];
  const handlers = [
    graphql.query('PersonalTokens', () => HttpResponse.json({ data: { personalTokens: stored } })),
    graphql.mutation('CreatePersonalToken', ({ variables }) => {
      sent.push(variables);
      const personalToken = { ...tokenRow, id: '9', name: String(variables['name']) };
      const created = { __typename: 'CreatedPersonalToken', personalToken, token };
      return HttpResponse.json({ data: { createPersonalToken: created } });
    }),
    graphql.mutation('RevokePersonalToken', ({ variables }) => {
      sent.push(variables);
      stored.splice(0, stored.length, ...stored.filter(({ id }) => id !== variables['id']));
      return HttpResponse.json({ data: { revokePersonalToken: true } });
    }),
  ];
  return { handlers, sent };
}

export const thisSession = {
  __typename: 'Session',
  id: '7',
  createdAt: '2025-12-30T08:00:00.000Z',
  signedInFrom: '192.0.2.7',
  device: 'Chrome · Windows',
  lastUsedAt: '2025-12-30T09:05:00.000Z',
  lastUsedFrom: '198.51.100.4',
  current: true,
};
const otherSession = {
  ...thisSession,
  id: '4',
  createdAt: '2025-12-29T18:30:00.000Z',
  lastUsedAt: '2025-12-29T19:00:00.000Z',
  signedInFrom: null,
  device: null,
  lastUsedFrom: '2001:db8::7',
  current: false,
};

/** Responses for sessions: the stored ones, and the recorded requests. */
export function sessionGateway(stored = [thisSession, otherSession]) {
  const sent: unknown[] = [];
  const handlers = [
    graphql.query('Sessions', () => HttpResponse.json({ data: { sessions: stored } })),
    graphql.mutation('EndSession', ({ variables }) => {
      sent.push(variables['id']);
      stored.splice(0, stored.length, ...stored.filter(({ id }) => id !== variables['id']));
      return HttpResponse.json({ data: { endSession: true } });
    }),
    graphql.mutation('EndOtherSessions', () => {
      sent.push('others');
      stored.splice(0, stored.length, ...stored.filter(({ current }) => current));
      return HttpResponse.json({ data: { endOtherSessions: true } });
    }),
  ];
  return { handlers, sent };
}
