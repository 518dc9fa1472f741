import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal, serveNetwork, type respond } from '../../shared/test/network';
import { phone, setPageWidth } from '../../shared/test/pageWidth';
import { renderPart } from '../../shared/test/renderPart';
import { users } from '../../shared/test/users';
import { Component as WebhookPage } from './detail/WebhookPage';
import { Component as WebhookListPage } from './list/WebhookListPage';
import type { WebhookDeliveryListedFragment, WebhookDetailsFragment } from './webhooks.generated';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

beforeEach(() => setPageWidth(phone));

const answer = (data: object): Response => HttpResponse.json({ data });

const webhook: WebhookDetailsFragment = {
  __typename: 'Webhook',
  ...{ id: '4', url: 'https://erp.example/hooks', isPortAllowed: true, description: 'ERP' },
  kinds: ['IMPORT_APPLIED', 'MONTH_CLOSED'],
  ...{ state: 'ENABLED', goneAt: null, rotationUntil: null, waiting: 1, dead: 2, version: 3 },
  ...{ createdBy: 'Anna', createdAt: '2025-10-12T08:00:00.000Z' },
};
const dead: WebhookDeliveryListedFragment = {
  __typename: 'WebhookDelivery',
  ...{ id: '9', messageId: 'evt_7', type: 'IMPORT_APPLIED', state: 'DEAD', queuedAt: '2025-10-12T08:00:00.000Z' },
  ...{ nextTryAt: null, tries: 10, doneAt: '2025-10-15T08:00:00.000Z', lastStatus: 500, lastError: null },
};

const deliveries = graphql.query('WebhookDeliveries', () =>
  answer({ webhookDeliveriesTable: { __typename: 'WebhookDeliveryPage', items: [dead], total: 1 } }),
);

const openPage = (shown: WebhookDetailsFragment, ...handlers: Parameters<typeof respond>) =>
  renderPart(<WebhookPage />, {
    path: '/webhooks/:id',
    url: '/webhooks/4',
    user: users.KA_ADMINISTRATOR,
    messages: 'office',
    handlers: [...handlers, deliveries, graphql.query('Webhook', () => answer({ webhook: shown }))],
  });

const openList = (...handlers: Parameters<typeof respond>) =>
  renderPart(<WebhookListPage />, {
    path: '/webhooks',
    url: '/webhooks?stato=enabled,gone',
    user: users.KA_ADMINISTRATOR,
    messages: 'office',
    handlers,
  });

test('a webhook is created with its events, and its secret is displayed once', async () => {
  const [inputs, lists]: [unknown[], unknown[]] = [[], []];
  const { person } = await openList(
    graphql.query('WebhookList', ({ variables }) => {
      lists.push(variables['input']);
      return answer({ webhooksTable: { __typename: 'WebhookPage', items: [webhook], total: 1 } });
    }),
    graphql.mutation('CreateWebhook', ({ variables }) => {
      inputs.push(variables['input']);
      if (inputs.length === 1) return refusal({ code: 'BAD_USER_INPUT', fields: { url: 'notAllowed' } });
      if (inputs.length === 2) return refusal({ code: 'BAD_USER_INPUT', fields: { url: 'portNotAllowed' } });
      const made = { __typename: 'WebhookWithSecret', webhook, secret: 'whsec_segreto' };
      return answer({ createWebhook: made });
    }),
  );
  expect(await screen.findByRole('link', { name: /erp\.example/ })).toHaveAttribute('href', '/webhooks/4');
  expect(lists).toEqual([expect.objectContaining({ filter: { state: ['ENABLED', 'GONE'] } })]);
  await person.click(screen.getByRole('button', { name: 'Nuovo webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuovo webhook' }));
  await person.type(dialog.getByRole('textbox', { name: 'Indirizzo' }), 'https://10.0.0.1');
  await person.click(dialog.getByRole('button', { name: 'Crea' }));
  expect(await dialog.findByText('Scegli almeno un evento')).toBeInTheDocument();
  expect(inputs).toEqual([]);
  await person.click(dialog.getByRole('checkbox', { name: 'Mese chiuso' }));
  await person.click(dialog.getByRole('button', { name: 'Crea' }));
  expect(await dialog.findByText(/i messaggi vanno solo a indirizzi pubblici/)).toBeInTheDocument();
  const address = dialog.getByRole('textbox', { name: 'Indirizzo' });
  await person.clear(address);
  await person.type(address, 'https://erp.example:8443');
  await person.click(dialog.getByRole('button', { name: 'Crea' }));
  expect(await dialog.findByText(/La porta di questo indirizzo non è ammessa/)).toBeInTheDocument();
  await person.clear(address);
  await person.type(address, 'https://erp.example/hooks');
  await person.click(dialog.getByRole('button', { name: 'Crea' }));
  const secret = within(await screen.findByRole('dialog', { name: 'Webhook creato' }));
  expect(secret.getByRole('textbox', { name: 'Segreto per la firma' })).toHaveValue('whsec_segreto');
  expect(secret.getByRole('button', { name: 'Copia' })).toBeInTheDocument();
  expect(inputs.at(-1)).toEqual({ url: 'https://erp.example/hooks', description: '', kinds: ['MONTH_CLOSED'] });
});

test('the page of a webhook from before the ports were limited says that its next change wants another address', async () => {
  await openPage({ ...webhook, url: 'https://erp.example:8443/hooks', isPortAllowed: false });
  expect(await screen.findByText(/alla prossima modifica serve un altro indirizzo/)).toBeInTheDocument();
});

test('the page says what was sent, why it failed, and sends it again', async () => {
  const sent: unknown[] = [];
  const { person } = await openPage(
    webhook,
    graphql.query('WebhookDelivery', () =>
      answer({
        webhookDelivery: { __typename: 'WebhookDeliveryDetail', id: '9', body: '{"type":"import.applied","data":{}}' },
      }),
    ),
    graphql.mutation('ReplayWebhookDelivery', ({ variables }) => {
      sent.push(variables);
      const replayed = { id: '9', state: 'WAITING', nextTryAt: '2025-10-16T08:00:00.000Z', tries: 0, doneAt: null };
      return answer({ replayWebhookDelivery: { __typename: 'WebhookDeliveryDetail', ...replayed } });
    }),
    graphql.mutation('ReplayWebhook', ({ variables }) => {
      sent.push(variables);
      return answer({ replayWebhook: 2_000 });
    }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'ERP' })).toBeInTheDocument();
  expect(screen.getByText(/^Importazione applicata,? (e )?Mese chiuso$/)).toBeInTheDocument();
  expect(await screen.findByText('500')).toBeInTheDocument();
  const open = async (item: string) => {
    await person.click(screen.getByRole('button', { name: /Importazione applicata/ }));
    await person.click(await screen.findByRole('menuitem', { name: item }));
  };
  await open('Dettagli della consegna');
  const details = within(await screen.findByRole('dialog', { name: 'Importazione applicata' }));
  expect(await details.findByText(/"type": "import\.applied"/)).toBeInTheDocument();
  expect(details.getByText('evt_7')).toBeInTheDocument();
  await person.click(details.getByRole('button', { name: 'Chiudi' }));
  await open('Invia di nuovo');
  expect(await screen.findByText('Il messaggio è di nuovo in coda.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Invia di nuovo…' }));
  const again = within(await screen.findByRole('dialog', { name: 'Inviare di nuovo i messaggi' }));
  await person.type(again.getByRole('textbox', { name: 'Dal giorno' }), '01/10/2025');
  await person.click(again.getByRole('button', { name: 'Invia di nuovo' }));
  expect(await screen.findByText('2.000 messaggi sono di nuovo in coda.')).toBeInTheDocument();
  expect(sent).toEqual([
    { id: '4', deliveryId: '9' },
    { id: '4', since: '2025-10-01' },
  ]);
});

test('a webhook whose receiver wants no more says so, and is enabled again by its form', async () => {
  const inputs: unknown[] = [];
  const gone = { ...webhook, state: 'GONE', goneAt: '2025-10-15T08:00:00.000Z' } as const;
  const { person } = await openPage(
    gone,
    graphql.mutation('UpdateWebhook', ({ variables }) => {
      inputs.push(variables['input']);
      return answer({ updateWebhook: { ...webhook, version: 4 } });
    }),
  );
  expect(await screen.findByText(/non vuole più messaggi \(410\)/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Invia una prova' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Modifica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifica webhook' }));
  expect(dialog.getByRole('checkbox', { name: 'Importazione applicata' })).toBeChecked();
  await person.click(dialog.getByRole('checkbox', { name: /^Attivo/ }));
  await person.click(dialog.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Webhook salvato.')).toBeInTheDocument();
  expect(inputs).toEqual([
    {
      ...{ url: webhook.url, description: 'ERP', kinds: ['IMPORT_APPLIED', 'MONTH_CLOSED'] },
      ...{ enabled: true, version: 3 },
    },
  ]);
  expect(screen.getByRole('button', { name: 'Invia una prova' })).toBeInTheDocument();
});

test('a fresh secret is asked for, confirmed and displayed once', async () => {
  const { person } = await openPage(
    webhook,
    graphql.mutation('RotateWebhookSecret', () =>
      answer({ rotateWebhookSecret: { __typename: 'WebhookWithSecret', webhook, secret: 'whsec_nuovo' } }),
    ),
    graphql.mutation('PingWebhook', () => answer({ pingWebhook: { ...dead, id: '10', type: 'PING' } })),
  );
  await person.click(await screen.findByRole('button', { name: 'Nuovo segreto' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Genera' }));
  const secret = within(await screen.findByRole('dialog', { name: 'Segreto nuovo' }));
  expect(secret.getByRole('textbox', { name: 'Segreto per la firma' })).toHaveValue('whsec_nuovo');
  await person.click(secret.getByRole('button', { name: 'Ho copiato il segreto' }));
  expect(screen.queryByDisplayValue('whsec_nuovo')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Invia una prova' }));
  expect(await screen.findByText(/^Prova in coda/)).toBeInTheDocument();
});
