import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import { HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { pendingApprovalsResponse } from './approvals';
import { curveResponse } from './curves';
import { notesResponse } from './notes';
import { notificationResponses } from './notifications';
import { completenessResponse } from './completeness';
import { dashboardResponse, recentChangesResponse } from './dashboard';
import { graphql } from './graphql';

// Default responses to queries that many pages send besides those of a test's subject: an empty dashboard, no changes,
// a curve, no pending approvals, no notes, no complete month, and nothing unread.
const server = setupServer(
  dashboardResponse(),
  recentChangesResponse(),
  curveResponse(),
  pendingApprovalsResponse(),
  notesResponse(),
  completenessResponse(null),
  ...notificationResponses(),
);
/** The requests of the running test that it has no response for. */
const unexpected: Promise<string>[] = [];
/** Close what the running test has opened, before its handlers are removed. */
const closings: (() => void)[] = [];

/** Mocks the network in all tests of a file; called once, at its top. Requests without a handler fail the test. */
export function serveNetwork(): void {
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
    for (const close of closings.splice(0)) close();
    server.resetHandlers();
    expect(await Promise.all(unexpected.splice(0))).toEqual([]);
  });
  afterAll(() => server.close());
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

/** Adds handlers for the running test, which take precedence; also possible after rendering. */
export function respond(...handlers: RequestHandler[]): void {
  server.use(...handlers);
}

/** From now on, a request for one of these operations fails the test. */
export function expectNoMore(...operations: string[]): void {
  for (const operation of operations) {
    respond(
      graphql.operation(({ operationName, request }) => {
        if (operationName !== operation) return undefined;
        unexpected.push(nameOf(request));
        return HttpResponse.error();
      }),
    );
  }
}

/** Closes what the running test has opened, at its end. */
export function closeAfterTest(close: () => void): void {
  closings.push(close);
}

/** An error response in the gateway's format. */
export function refusal(extensions: Record<string, unknown>, status = 200): Response {
  return HttpResponse.json({ errors: [{ message: 'refused', extensions }], data: null }, { status });
}
