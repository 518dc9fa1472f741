import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { fieldsOver } from '../test/operations.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('Agent');

const note = {
  ...{ id: 4, dealer: { id: 1, code: 'DE00001', businessName: 'Gomme Rossi', role: 'Dealer' } },
  ...{ author: { id: 9, name: 'Alberto' }, text: 'Chiamato', calledOn: '2025-10-14' },
  nextStep: { on: '2025-10-20', text: 'Richiamare', doneAt: null },
  ...{ createdAt: '2025-10-15T08:00:00.000Z', updatedAt: '2025-10-15T08:00:00.000Z', version: 1, mayEdit: true },
};
const input = '{ text: "Chiamato", calledOn: "2025-10-14", nextStep: { on: "2025-10-20", text: "Richiamare" } }';
const body = { text: 'Chiamato', calledOn: '2025-10-14', nextStep: { on: '2025-10-20', text: 'Richiamare' } };
const page = { paginator: { page: 1, pageSize: 10 } };

/** Each field: the call that it makes with its body, what that answers, and what is shown of it. */
const fields: readonly (readonly [operation: string, call: string, body: unknown, response: object, data: object])[] = [
  [
    `{ notesTable(input: { filter: { dealerId: [1], mine: true, nextStepTo: "2025-10-31", stepDone: false }
       sort: { column: NEXT_STEP_ON } search: "gomme" }) { total items { id dealer { code } author { name } } } }`,
    'POST /notes/table',
    {
      filter: { dealerId: [1], mine: true, nextStepOn: { to: '2025-10-31' }, stepDone: false },
      ...{ ...page, sorting: { column: 'nextStepOn', direction: 'asc' }, searchTerm: 'gomme' },
    },
    { items: [note], total: 1 },
    { notesTable: { total: 1, items: [{ id: '4', dealer: { code: 'DE00001' }, author: { name: 'Alberto' } }] } },
  ],
  [
    '{ dealerNotes(dealerId: 1, input: {}) { items { text calledOn nextStep { on text doneAt } } } }',
    'POST /dealers/1/notes/table',
    page,
    { items: [note], total: 1 },
    { dealerNotes: { items: [{ text: 'Chiamato', calledOn: '2025-10-14', nextStep: note.nextStep }] } },
  ],
  [
    `mutation { createNote(dealerId: 1, input: ${input}, idempotencyKey: "once") { id version } }`,
    'POST /dealers/1/notes',
    body,
    { note },
    { createNote: { id: '4', version: 1 } },
  ],
  [
    'mutation { updateNote(id: 4, input: { text: "Altro", calledOn: null, version: 1 }) { version mayEdit } }',
    'PUT /notes/4',
    { text: 'Altro', version: 1 },
    { note: { ...note, version: 2 } },
    { updateNote: { version: 2, mayEdit: true } },
  ],
  ['mutation { deleteNote(id: 4) }', 'DELETE /notes/4', undefined, {}, { deleteNote: true }],
  [
    'mutation { setNoteStepDone(id: 4, done: true) { nextStep { doneAt } } }',
    'PUT /notes/4/done',
    { done: true },
    { note: { ...note, nextStep: { ...note.nextStep, doneAt: '2025-10-20T08:00:00.000Z' } } },
    { setNoteStepDone: { nextStep: { doneAt: '2025-10-20T08:00:00.000Z' } } },
  ],
];

test.each(fields)('%s', async (operation, call, sent, response, data) => {
  upstream.on(call, enveloped(response));
  const visible = await gateway.send(operation);
  expect(visible.errors).toEqual([]);
  expect(visible.data).toEqual(data);
  expect(upstream.requestsOf(call).at(-1)?.body ?? undefined).toEqual(sent);
});

test('every field of notes is asked for here', () => {
  const over = fieldsOver(buildGatewaySchema(), (path) => /\/notes\b/.test(path));
  expect(fields.map(([operation]) => /\{ (\w+)/.exec(operation)?.[1]).sort()).toEqual(over.sort());
});

test('a stale edit says which version is newer', async () => {
  upstream.on('PUT /notes/4', (_request, reply) =>
    refuse(reply, 'CONFLICT', { reason: 'staleVersion', currentVersion: 3 }),
  );
  const { errors } = await gateway.send('mutation { updateNote(id: 4, input: { text: "x", version: 1 }) { id } }');
  expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'staleVersion', currentVersion: 3 });
});
