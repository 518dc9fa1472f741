import { expect, test } from '@jest/globals';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('KA Administrator');

const run = {
  id: 5,
  askedAt: '2026-03-02T09:00:00.000Z',
  askedBy: 'Anna',
  status: 'running',
  total: 3,
  done: 1,
  counts: [
    { outcome: 'noMailAddress', count: 1 },
    { outcome: 'waiting', count: 2 },
  ],
};

test('all that a filter leaves are reminded by one call, with its key', async () => {
  upstream.on('POST /campaigns/reminders', enveloped({ run }));
  const { data, errors } = await gateway.send(`mutation {
    sendCampaignReminders(
      input: { filter: { standing: NOT_ACCEPTED, endsWithin: 7, campaignId: ["3"] }, search: "rossi" }
      idempotencyKey: "k-1"
    ) { id status total done counts { outcome count } }
  }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    sendCampaignReminders: {
      id: '5',
      status: 'RUNNING',
      total: 3,
      done: 1,
      counts: [
        { outcome: 'NO_MAIL_ADDRESS', count: 1 },
        { outcome: 'WAITING', count: 2 },
      ],
    },
  });
  const [request] = upstream.requestsOf('POST /campaigns/reminders');
  expect(request?.body).toEqual({
    filters: { standing: 'notAccepted', endsWithin: 7, campaignId: [3] },
    searchTerm: 'rossi',
  });
  expect(request?.headers['idempotency-key']).toBe('k-1');
});

test('a preview asks what sending asks, and answers who would get a mail and what it says', async () => {
  const mail = { businessName: 'Gomme 4', subject: 'Campagna «Estate»', text: 'Spettabile Gomme 4' };
  upstream.on('POST /campaigns/reminders/preview', enveloped({ preview: { counts: run.counts, mail } }));
  const { data, errors } = await gateway.send(`{
    campaignRemindersPreview(input: { campaign: { campaignId: "3", filter: { accepted: false } } }) {
      counts { outcome count } mail { businessName subject text }
    }
  }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    campaignRemindersPreview: {
      counts: [
        { outcome: 'NO_MAIL_ADDRESS', count: 1 },
        { outcome: 'WAITING', count: 2 },
      ],
      mail,
    },
  });
  const [request] = upstream.requestsOf('POST /campaigns/reminders/preview');
  expect(request?.body).toEqual({ campaign: { campaignId: 3, filter: { accepted: false } } });
});

test('chosen memberships are named by their numbers', async () => {
  upstream.on('POST /campaigns/reminders', enveloped({ run }));
  const send = (dealerId: string) =>
    gateway.send(`mutation { sendCampaignReminders(
      input: { memberships: [{ campaignId: 3, dealerId: "${dealerId}" }] }, idempotencyKey: "k-2") { id } }`);
  expect((await send('4')).errors).toEqual([]);
  expect(upstream.requestsOf('POST /campaigns/reminders')[0]?.body).toEqual({
    memberships: [{ campaignId: 3, dealerId: 4 }],
  });
  const wrong = await send('x');
  expect(wrong.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('a run is read with a page of one outcome', async () => {
  const row = { dealerId: 4, code: 'D4', businessName: 'Gomme 4', campaignId: 3, campaignTitle: 'Estate' };
  upstream.on(
    'GET /campaigns/reminders/5',
    enveloped({ run, items: [{ ...row, outcome: 'noMailAddress' }], total: 1 }),
  );
  const { data, errors } = await gateway.send(`{
    reminderRun(id: "5", outcome: NO_MAIL_ADDRESS, page: 2, pageSize: 50) {
      run { status askedBy } items { dealerId businessName campaign { id title } outcome } total
    }
  }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    reminderRun: {
      run: { status: 'RUNNING', askedBy: 'Anna' },
      items: [
        {
          dealerId: '4',
          businessName: 'Gomme 4',
          campaign: { id: '3', title: 'Estate' },
          outcome: 'NO_MAIL_ADDRESS',
        },
      ],
      total: 1,
    },
  });
});
