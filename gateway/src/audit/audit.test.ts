import { expect, test } from '@jest/globals';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('GD Administrator');

const row = {
  ...{ source: 'security', id: 8, at: '2026-01-01T00:00:00.000Z', actor: { id: 3, name: 'Rosa' } },
  ...{ address: '192.0.2.1', requestId: null, entity: 'user', entityId: 3, entityName: 'Rosa' },
  ...{ action: 'signIn', times: 2, before: null, after: null, import: null },
};

test('the audit is asked for as its table is, and shows what it answers', async () => {
  upstream.on('POST /audit/table', enveloped({ items: [row], total: 10_000, isTotalExact: false }));
  const { data, errors } = await gateway.send(`{ auditTable(input: {
    filter: { source: [SECURITY], userId: "3", entity: [USER], entityId: "3", action: ["signIn"], atFrom: "2026-01-01", atTo: "2026-01-02" }
    sort: { column: AT, direction: ASC } search: "rosa" pageSize: 50 }) {
    total isTotalExact items { id source entity entityId actor { id name } times } } }`);
  expect(errors).toEqual([]);
  expect(upstream.requestsOf('POST /audit/table')[0]?.body).toEqual({
    filter: {
      source: ['security'],
      userId: 3,
      entity: ['user'],
      entityId: 3,
      action: ['signIn'],
      at: { from: '2026-01-01', to: '2026-01-02' },
    },
    sorting: { column: 'at', direction: 'asc' },
    searchTerm: 'rosa',
    paginator: { page: 1, pageSize: 50 },
  });
  expect(data).toEqual({
    auditTable: {
      total: 10_000,
      isTotalExact: false,
      items: [
        {
          ...{ id: 'security-8', source: 'SECURITY', entity: 'USER', entityId: '3', times: 2 },
          actor: { id: '3', name: 'Rosa' },
        },
      ],
    },
  });
});

test('a person that no id can name is refused by the name of the filter', async () => {
  const { errors } = await gateway.send('{ auditTable(input: { filter: { userId: "abc" } }) { total } }');
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { 'filter.userId': 'unknown' } });
  expect(upstream.requestsOf('POST /audit/table')).toEqual([]);
});

test('a dealer’s timeline tells changes and notes of the same number apart', async () => {
  const entry = { at: row.at, actor: row.actor, import: null, before: null, after: { text: 'Chiamato' } };
  upstream.on(
    'GET /dealers/7/audit',
    enveloped({
      items: [
        { ...entry, source: 'note', id: 8, action: 'noteWritten' },
        { ...entry, source: 'audit', id: 8, action: 'updated' },
      ],
      total: 2,
    }),
  );
  const { data, errors } = await gateway.send('{ dealerAudit(id: 7) { total items { id action after } } }');
  expect(errors).toEqual([]);
  expect(data).toEqual({
    dealerAudit: {
      total: 2,
      items: [
        { id: 'note-8', action: 'noteWritten', after: { text: 'Chiamato' } },
        { id: '8', action: 'updated', after: { text: 'Chiamato' } },
      ],
    },
  });
});
