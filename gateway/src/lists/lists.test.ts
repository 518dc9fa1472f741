import { expect, test } from '@jest/globals';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('Agent');

const columns = { order: ['status'], hidden: ['region'], widths: [{ field: 'status', width: 140 }] };
const views = [{ name: 'Sospesi', query: '?stato=suspended' }];

test('the own columns and views of lists are read', async () => {
  upstream.on('GET /user/lists', enveloped({ lists: [{ list: 'campaignDealers', columns, views }] }));
  const { data } = await gateway.send(
    '{ listSettings { list columns { order hidden widths { field width } } views { name query } } }',
  );
  expect(data).toEqual({ listSettings: [{ list: 'CAMPAIGN_DEALERS', columns, views }] });
});

test('columns and views are stored by the name of their list', async () => {
  upstream.on('PUT /user/lists/campaignDealers/columns', enveloped({}));
  upstream.on('PUT /user/lists/campaignDealers/views', enveloped({}));
  const { data } = await gateway.send(
    `mutation Keep($columns: ListColumnsInput!, $views: [ListViewInput!]!) {
      setListColumns(list: CAMPAIGN_DEALERS, columns: $columns)
      setListViews(list: CAMPAIGN_DEALERS, views: $views)
    }`,
    { variables: { columns, views } },
  );
  expect(data).toEqual({ setListColumns: true, setListViews: true });
  expect(upstream.requestsOf('PUT /user/lists/campaignDealers/columns')[0]?.body).toEqual({ columns });
  expect(upstream.requestsOf('PUT /user/lists/campaignDealers/views')[0]?.body).toEqual({ views });
});

test('a view that is refused is named as it was given', async () => {
  upstream.on('PUT /user/lists/dealers/views', (_, reply) =>
    refuse(reply, 'BAD_USER_INPUT', { fields: { 'views.0.name': 'tooLong' } }),
  );
  const { errors } = await gateway.send(
    'mutation { setListViews(list: DEALERS, views: [{ name: "lungo", query: "" }]) }',
  );
  expect(errors[0]?.extensions['fields']).toEqual({ 'views.0.name': 'tooLong' });
});
