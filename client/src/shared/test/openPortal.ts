import { HttpResponse, type RequestHandler } from 'msw';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { smsNoticeVersion } from '@gdd/schema/consent';
import { sessionStorageKey } from '@gdd/schema/session';
import { createPortal, type Portal } from '../../app/portal';
import type { SessionUser } from '../session/SessionStore';
import { respond, closeAfterTest } from './network';
import { graphql } from './graphql';
import { waitingWork } from './waitingWork';

/** The stored login response of a signed-in user. */
export const storedSession = {
  api_token: 'token-1',
  accessToken: 'token-1',
  refreshToken: null,
  expiresIn: 43_200,
  max_age: 43_200,
};

/** The login response of the API, of which `storedSession` is stored. */
export const loginResponse = {
  __typename: 'LoginResponse',
  ...storedSession,
  challenge: null,
  factors: null,
  passkey: null,
};

/** The consent of a dealer that has already been asked, so that no prompt covers the page. */
const givenConsent = {
  __typename: 'SmsConsent',
  given: false,
  version: smsNoticeVersion,
  decidedAt: '2025-03-12T09:05:00.000Z',
  contactEmail: 'privacy@gdd.example',
};

/** The only session of the signed-in user. */
const ownSession = () => ({
  __typename: 'Session',
  id: '1',
  createdAt: new Date().toISOString(),
  signedInFrom: '192.0.2.7',
  device: 'Chrome · Windows',
  lastUsedAt: new Date().toISOString(),
  lastUsedFrom: '192.0.2.7',
  current: true,
});

export interface PortalOptions {
  /** The address to open; default: '/'. */
  readonly url?: string;
  /** The signed-in user; default: none. */
  readonly user?: SessionUser;
  readonly handlers?: readonly RequestHandler[];
  /** The clock of the session; default: `Date.now`. */
  readonly now?: () => number;
  /** The path of the script that runs; default: none. */
  readonly ownFile?: string;
  /** Called when another document is loaded. */
  readonly leave?: (address: string) => void;
}

/** Adds handlers for the queries of every page, and stores the session of the user. */
export function serve({ user, handlers = [] }: Pick<PortalOptions, 'user' | 'handlers'>): void {
  respond(
    ...handlers,
    graphql.query('CurrentUser', () => HttpResponse.json({ data: { user: user ?? null } })),
    graphql.query('SmsConsent', () => HttpResponse.json({ data: { smsConsent: givenConsent } })),
    graphql.query('SecondFactors', () =>
      HttpResponse.json({
        data: { secondFactors: { __typename: 'SecondFactors', factors: [], recoveryCodes: null } },
      }),
    ),
    graphql.query('Sessions', () => HttpResponse.json({ data: { sessions: [ownSession()] } })),
    waitingWork({}),
    graphql.query('ListSettings', () => HttpResponse.json({ data: { listSettings: [] } })),
    graphql.query('Exports', () => HttpResponse.json({ data: { exports: [] } })),
    graphql.query('PersonalTokens', () => HttpResponse.json({ data: { personalTokens: [] } })),
    graphql.mutation('Logout', () => HttpResponse.json({ data: { logout: true } })),
  );
  if (user !== undefined) localStorage.setItem(sessionStorageKey, JSON.stringify(storedSession));
}

/** Opens the real portal over a mocked network: session, Apollo client with its links, messages, memory router. */
export async function openPortal(
  { url = '/', user, handlers = [], now = Date.now, ownFile, leave = () => undefined }: PortalOptions,
  routesOf: (tree: RouteObject[]) => RouteObject[],
): Promise<Portal> {
  serve({ ...(user && { user }), handlers });
  return start({ url, now, ...(ownFile && { ownFile }), leave }, routesOf);
}

/** Loads the portal's document at an address. */
export async function start(
  {
    url = '/',
    now = Date.now,
    ownFile,
    leave = () => undefined,
  }: Pick<PortalOptions, 'url' | 'now' | 'ownFile' | 'leave'>,
  routesOf: (tree: RouteObject[]) => RouteObject[],
): Promise<Portal> {
  const portal = await createPortal({
    uri: 'http://localhost/graphql',
    documents: 'text',
    storage: localStorage,
    tabStorage: sessionStorage,
    now,
    ownFile,
    createRouter: (tree) => createMemoryRouter(routesOf(tree), { initialEntries: [url] }),
    leave,
  });
  closeAfterTest(portal.close);
  return portal;
}
