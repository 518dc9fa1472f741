/** @jest-environment node */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ApolloClient, ApolloLink, InMemoryCache, Observable, type OperationVariables } from '@apollo/client';
import { Kind, parse, print, type DocumentNode } from 'graphql';
import { expect, test } from '@jest/globals';
import { MembershipFileDocument } from '../features/campaigns/dealers/membershipFiles.generated';
import { CmsListDocument } from '../features/content/cms/cms.generated';
import { DealerCampaignsReportDocument } from '../features/dealers/detail/DealerCampaignsDialog.generated';
import { DealerListDocument } from '../features/dealers/list/DealerListPage.generated';
import { DealersFileDocument } from '../features/dealers/list/DealersExport.generated';
import { ImportErrorsFileDocument } from '../features/imports/imports.generated';
import { CurrentUserDocument } from '../shared/session/session.generated';
import { LoadingFlags, loadingFlagNames, type LoadingFlag } from '../shared/apollo/loadingFlags';
import { loadingLink } from '../shared/apollo/loadingLink';

/** A client whose network answers when the test lets it. */
function openClient() {
  const flags = new LoadingFlags();
  let settle: { next: (data: object) => void; fail: () => void } | undefined;
  const network = new ApolloLink(
    () =>
      new Observable<ApolloLink.Result>((observer) => {
        settle = {
          next: (data) => {
            observer.next({ data: data as Record<string, unknown> });
            observer.complete();
          },
          fail: () => observer.error(new Error('no network')),
        };
      }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([loadingLink(flags), network]),
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  const on = (): LoadingFlag[] => loadingFlagNames.filter(flags.isOn);
  const send = (query: DocumentNode, variables: OperationVariables = {}) =>
    client.query({ query, variables, fetchPolicy: 'no-cache' }).then(
      () => undefined,
      () => undefined,
    );
  return { send, on, network: () => settle };
}

/** The API's root fields: a document that asks for it, the type of its value, its REST endpoint. */
const rootFields = parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../schema/schema.graphql'), 'utf8'),
).definitions.flatMap((definition) =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION && ['Query', 'Mutation'].includes(definition.name.value)
    ? (definition.fields ?? []).map(({ name, type, directives = [] }) => ({
        name: name.value,
        document: parse(`{ ${name.value} }`),
        type: print(type),
        rest: directives.map(print).find((text) => text.startsWith('@rest')) ?? '',
      }))
    : [],
);
const files = rootFields.filter(
  ({ type, rest }) => type === 'FileTicket' || /method: POST, path: "\/exports"/.test(rest),
);
const reports = rootFields.filter(
  (field) => /path: "\/(report|salesData)["/]/.test(field.rest) && !files.includes(field),
);

const calls: readonly (readonly [LoadingFlag, string, DocumentNode])[] = [
  ['auth', 'the lookup of the user', CurrentUserDocument],
  ['dealer-table', 'the table of dealers', DealerListDocument],
  ['export', 'the file of dealers', DealersFileDocument],
  ['export', 'the file of a campaign’s dealers', MembershipFileDocument],
  ['export', 'the file of an import’s errors', ImportErrorsFileDocument],
  ['report', 'the report of a dealer’s campaigns', DealerCampaignsReportDocument],
  ['content-table', 'the table of contents', CmsListDocument],
  ...files.map(({ name, document }) => ['export', name, document] as const),
  ...reports.map(({ name, document }) => ['report', name, document] as const),
];

test('all files, exports in the background and reports of the API are among the calls', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(reports.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['analytics', 'campaignsReport', 'dashboard', 'monthlyReport', 'prevYearSales']),
  );
});

test.each(calls)(
  'the flag %s is on while %s is called, and off once it has answered or failed',
  async (flag, _name, call) => {
    const { send, on, network } = openClient();
    expect(on()).toEqual([]);
    const responded = send(call);
    expect(on()).toEqual([flag]);
    network()?.next({});
    await responded;
    expect(on()).toEqual([]);

    const failed = send(call);
    expect(on()).toEqual([flag]);
    network()?.fail();
    await failed;
    expect(on()).toEqual([]);
  },
);
