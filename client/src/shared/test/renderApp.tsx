import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { graphql, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { createMemoryRouter } from 'react-router-dom';
import { smsNoticeVersion } from '@gdd/schema/consent';
import { sessionStorageKey } from '@gdd/schema/session';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import { App } from '../../app/App';
import { layouts, routes } from '../../app/routes';
import { createPortal, type Portal } from '../../app/portal';
import type { SessionUser } from '../session/SessionStore';
import { unwrittenStyles } from './unwrittenStyles';

/** The login response that stands in storage for a signed-in user. */
export const storedSession = {
  api_token: 'token-1',
  accessToken: 'token-1',
  refreshToken: null,
  expiresIn: 43_200,
  max_age: 43_200,
};

/** A dealer that was asked before: nothing stands over the page. */
const answeredConsent = {
  __typename: 'SmsConsent',
  given: false,
  version: smsNoticeVersion,
  decidedAt: '2025-03-12T09:05:00.000Z',
  contactEmail: 'privacy@gdd.example',
};

/** The session of whoever is signed in: its only one. */
const ownSession = () => ({
  __typename: 'Session',
  id: '1',
  createdAt: new Date().toISOString(),
  signedInFrom: '192.0.2.7',
  lastUsedAt: new Date().toISOString(),
  lastUsedFrom: '192.0.2.7',
  current: true,
});

interface RenderAppOptions {
  /** The address to open; '/' unless told. */
  readonly url?: string;
  /** Who is signed in; nobody unless told. */
  readonly user?: SessionUser;
  readonly handlers?: readonly RequestHandler[];
  /** The clock of the session; the machine's unless told. */
  readonly now?: () => number;
}

export interface RenderedApp {
  readonly portal: Portal;
  readonly person: UserEvent;
  /** The address as it stands. */
  readonly path: () => string;
}

const server = setupServer();
const opened: Portal[] = [];
/** The requests of the running test that it has no answer for. */
const unexpected: Promise<string>[] = [];

/**
 * Puts the network's stand-in round every test of a file; to be called once, at its top. A request that a test has no
 * answer for fails the test.
 */
export function serveNetwork(): void {
  beforeAll(fetchPages);
  beforeAll(() =>
    server.listen({
      onUnhandledRequest: (request) => {
        unexpected.push(nameOf(request));
        throw new Error('This test has no answer for the request.');
      },
    }),
  );
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
  });
  afterEach(async () => {
    for (const portal of opened.splice(0)) portal.close();
    server.resetHandlers();
    expect(await Promise.all(unexpected.splice(0))).toEqual([]);
  });
  afterAll(() => server.close());
}

/**
 * Fetches every page's chunk, one after the other. Jest's native modules can wait for ever on one another where two
 * dynamic imports that share a module begin at once, as a layout and its page do.
 */
async function fetchPages(): Promise<void> {
  for (const lazy of [...Object.values(layouts), ...routes.map((entry) => entry.lazy)]) await lazy();
}

/** 'POST /graphql DealerList' */
async function nameOf(request: Request): Promise<string> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  const { operationName = '' } = (body ?? {}) as { readonly operationName?: string };
  return `${request.method} ${new URL(request.url).pathname} ${operationName}`.trim();
}

/** Adds answers after the app was rendered. */
export function answer(...handlers: RequestHandler[]): void {
  server.use(...handlers);
}

/** A refusal in the gateway's form. */
export function refusal(extensions: Record<string, unknown>, status = 200): Response {
  return HttpResponse.json({ errors: [{ message: 'refused', extensions }], data: null }, { status });
}

/** Renders the real app: router, providers, links and Italian messages, with msw behind. */
export async function renderApp({
  url = '/',
  user,
  handlers = [],
  now = Date.now,
}: RenderAppOptions = {}): Promise<RenderedApp> {
  server.use(
    ...handlers,
    graphql.query('CurrentUser', () => HttpResponse.json({ data: { user: user ?? null } })),
    graphql.query('SmsConsent', () => HttpResponse.json({ data: { smsConsent: answeredConsent } })),
    graphql.query('Sessions', () => HttpResponse.json({ data: { sessions: [ownSession()] } })),
    graphql.query('PersonalTokens', () => HttpResponse.json({ data: { personalTokens: [] } })),
    graphql.mutation('Logout', () => HttpResponse.json({ data: { logout: true } })),
  );
  if (user !== undefined) localStorage.setItem(sessionStorageKey, JSON.stringify(storedSession));
  const portal = await createPortal({
    uri: 'http://localhost/graphql',
    documents: 'text',
    storage: localStorage,
    now,
    createRouter: (tree) => createMemoryRouter(tree, { initialEntries: [url] }),
  });
  opened.push(portal);
  render(<App portal={portal} styleCache={unwrittenStyles()} />);
  return {
    portal,
    person: userEvent.setup({ delay: null }),
    path: () => portal.router.state.location.pathname + portal.router.state.location.search,
  };
}
