/** @jest-environment node */

import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { describe, expect, test } from '@jest/globals';
import { print } from 'graphql';
import { CampaignListDocument } from '../../features/campaigns/list/CampaignListPage.generated';
import manifest from '@gdd/schema/trusted-documents.json' with { type: 'json' };
import { hashOf } from './documentHash';
import { trustedDocumentsLink } from './trustedDocuments';

const documents: Readonly<Record<string, string>> = manifest;

describe('a document of the portal', () => {
  test('is sent as its hash, which the manifest knows by the very text that Apollo Client would send', async () => {
    const sent: Record<string, unknown>[] = [];
    let text = '';
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      defaultOptions: { watchQuery: { errorPolicy: 'all' } },
      link: ApolloLink.from([
        trustedDocumentsLink(),
        new ApolloLink((operation, forward) => {
          text = print(operation.query);
          return forward(operation);
        }),
        new HttpLink({
          uri: 'http://portal.test/graphql',
          fetch: (_uri, init) => {
            sent.push(JSON.parse(init?.body as string) as Record<string, unknown>);
            return Promise.resolve(Response.json({ data: { campaignsTable: null } }));
          },
        }),
      ]),
    });
    const variables = { input: { page: 1, pageSize: 10 } };
    await client.query({ query: CampaignListDocument, variables });
    const hash = hashOf(CampaignListDocument) ?? '';
    expect(sent).toMatchObject([
      { operationName: 'CampaignList', variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
    ]);
    expect(sent[0]).not.toHaveProperty('query');
    expect(documents[hash]).toBe(text);
  });
});
