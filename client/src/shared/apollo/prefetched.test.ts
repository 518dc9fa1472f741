/** @jest-environment node */

import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { of } from 'rxjs';
import { InboxUnreadDocument } from '../../domain/notifications/unread.generated';
import { prefetchLink, type Prefetched } from './prefetched';
import { hashOf } from './documentHash';

const hash = hashOf(InboxUnreadDocument) ?? '';
const response = { data: { inboxUnread: 1 } };

/** Asks for the unread items, past the cache, with a query on its way that the document has sent. */
function portal(prefetched: Partial<Prefetched['queries'][number]>, token = 'mine', now = 1000) {
  const queries = [{ hash, variables: {}, response: Promise.resolve({ data: { inboxUnread: 9 } }), ...prefetched }];
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      new SetContextLink(() => ({ sentToken: 'mine' })),
      prefetchLink({ token, at: 0, queries }, () => now),
      new ApolloLink(() => of(response)),
    ]),
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  return async () => {
    const { data } = await client.query({ query: InboxUnreadDocument, fetchPolicy: 'network-only' });
    return data?.inboxUnread;
  };
}

test('what the document has asked for is the first such query’s response, and no later one’s', async () => {
  const send = portal({});
  expect(await send()).toBe(9);
  expect(await send()).toBe(1);
});

test('a response to another query, for other variables or in another session is never taken', async () => {
  expect(await portal({ hash: 'another' })()).toBe(1);
  expect(await portal({ variables: { id: '7' } })()).toBe(1);
  expect(await portal({}, 'another’s')()).toBe(1);
});

test('who comes to the page later asks for what is true then', async () => {
  expect(await portal({}, 'mine', 30_000)()).toBe(9);
  expect(await portal({}, 'mine', 30_001)()).toBe(1);
});

test('one that has brought nothing is asked again', async () => {
  expect(await portal({ response: Promise.resolve(undefined) })()).toBe(1);
});
