import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import type { ReminderOutcome, SendRemindersInput } from '../../../shared/apollo/schema.generated';
import { refusal, serveNetwork } from '../../../shared/test/network';
import { phone, setPageWidth } from '../../../shared/test/pageWidth';
import { renderApp } from '../../../shared/test/renderApp';
import { previewResponse, reminderPreview } from '../../../shared/test/reminders';
import { users } from '../../../shared/test/users';
import { campaignsReportGateway } from '../testing/reportsGateway';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

beforeEach(() => setPageWidth(phone));

const outcomes: readonly ReminderOutcome[] = ['WAITING', 'ALREADY_REMINDED_TODAY'];

/** The gateway's stand-in for a run of two dealers, which has sent its mail at the second look. */
function runGateway() {
  const gateway = { looks: 0, requests: [] as unknown[] };
  const handler = graphql.query('ReminderRunPage', ({ variables }) => {
    gateway.requests.push(variables);
    gateway.looks += 1;
    const isSent = gateway.looks > 1;
    const now = outcomes.map((outcome) => (outcome === 'WAITING' && isSent ? 'SENT' : outcome));
    const items = now.map((outcome, index) => ({
      __typename: 'ReminderOutcomeRow',
      dealerId: String(index + 1),
      code: `D${index + 1}`,
      businessName: `Gomme ${index + 1}`,
      campaign: { __typename: 'ReminderCampaign', id: '3', title: 'Estate 2025' },
      outcome,
    }));
    const run = {
      __typename: 'ReminderRun',
      id: '7',
      askedAt: '2025-12-30T08:00:00.000Z',
      askedBy: 'Chiara Amato',
      status: isSent ? 'DONE' : 'RUNNING',
      total: 2,
      done: isSent ? 2 : 1,
      counts: now.map((outcome) => ({ __typename: 'ReminderCount', outcome, count: 1 })),
    };
    return HttpResponse.json({ data: { reminderRun: { __typename: 'ReminderRunPage', run, items, total: 2 } } });
  });
  return Object.assign(gateway, { handler });
}

/** The work list of dealers that have not accepted; it records what is sent. */
async function openWorkList(user = users.KA_ADMINISTRATOR, ...handlers: RequestHandler[]) {
  const sent: SendRemindersInput[] = [];
  const keys: string[] = [];
  const send = graphql.mutation('SendReminders', ({ variables }) => {
    sent.push(variables['input'] as SendRemindersInput);
    keys.push(variables['idempotencyKey'] as string);
    return HttpResponse.json({ data: { sendCampaignReminders: { __typename: 'SentReminders', id: '7' } } });
  });
  const run = runGateway();
  const app = await renderApp({
    url: '/reports?situazione=notAccepted&righe=3&regione=Puglia',
    user,
    handlers: [
      ...handlers,
      send,
      previewResponse(reminderPreview({ WAITING: 2 })),
      run.handler,
      ...campaignsReportGateway(15).handlers,
    ],
  });
  await screen.findByRole('link', { name: 'Gomme 1' });
  return { ...app, sent, keys };
}

const confirm = async (app: Awaited<ReturnType<typeof openWorkList>>, count: number) => {
  await app.person.click(screen.getByRole('button', { name: `Invia promemoria a ${count} dealer` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const send = dialog.getByRole('button', { name: 'Invia promemoria' });
  await waitFor(() => expect(send).toBeEnabled());
  await app.person.click(send);
};

describe('reminders', () => {
  test('go to the dealers that are chosen, and their page tells what becomes of each', async () => {
    const app = await openWorkList();
    await app.person.click(screen.getByRole('checkbox', { name: 'Seleziona Gomme 1, Estate 2025' }));
    await app.person.click(screen.getByRole('checkbox', { name: 'Seleziona Gomme 2, Estate 2025' }));
    await confirm(app, 2);
    await waitFor(() => expect(app.path()).toBe('/reminders/7'));
    expect(app.sent).toEqual([
      {
        memberships: [
          { dealerId: '1', campaignId: '3' },
          { dealerId: '2', campaignId: '3' },
        ],
      },
    ]);
    expect(app.keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(await screen.findByText('Invio in corso: 1 su 2')).toBeInTheDocument();
    const rows = within(await screen.findByRole('list', { name: 'Esito per dealer' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('In attesa di invio');
    expect(rows[1]).toHaveTextContent('Promemoria già inviato oggi');
    // it looks again by itself
    expect(await screen.findByText('Promemoria conclusi per 2 dealer', {}, { timeout: 5_000 })).toBeInTheDocument();
    expect(await screen.findByText(/Inviato: 1.*Promemoria già inviato oggi: 1/)).toBeInTheDocument();
  });

  test('reminders go to all that the filter leaves, sent as the filter; a dealer in two campaigns is one', async () => {
    const app = await openWorkList();
    await app.person.click(screen.getByRole('checkbox', { name: 'Seleziona tutta la pagina' }));
    await app.person.click(screen.getByRole('button', { name: 'Seleziona tutti i 15 risultati' }));
    await confirm(app, 12);
    await waitFor(() => expect(app.sent).toEqual([{ filter: { region: ['Puglia'], standing: 'NOT_ACCEPTED' } }]));
  });

  test('refused reminders are reported, and the selection stays', async () => {
    const app = await openWorkList(
      users.KA_ADMINISTRATOR,
      graphql.mutation('SendReminders', () => refusal({ code: 'SERVICE_UNAVAILABLE', requestId: 'r-503' })),
    );
    await app.person.click(screen.getByRole('checkbox', { name: 'Seleziona Gomme 1, Estate 2025' }));
    await confirm(app, 1);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Seleziona Gomme 1, Estate 2025' })).toBeChecked();
    expect(app.path()).toContain('/reports');
  });

  test('are not offered to whoever only reads the report', async () => {
    await openWorkList(users.DISTRIBUTOR);
    expect(screen.queryByRole('checkbox', { name: 'Seleziona Gomme 1, Estate 2025' })).not.toBeInTheDocument();
  });
});
