import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import type { SendRemindersInput } from '../../shared/apollo/schema.generated';
import { refusal, respond, serveNetwork } from '../../shared/test/network';
import { renderPart } from '../../shared/test/renderPart';
import { reminderPreview, previewResponse } from '../../shared/test/reminders';
import { users } from '../../shared/test/users';
import { RemindDialog } from './RemindDialog';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

const input = { campaign: { campaignId: '113', filter: { accepted: false } } };

async function open(...handlers: RequestHandler[]) {
  const sent: SendRemindersInput[] = [];
  const send = graphql.mutation('SendReminders', ({ variables }) => {
    sent.push(variables['input'] as SendRemindersInput);
    return HttpResponse.json({ data: { sendCampaignReminders: { __typename: 'ReminderRun', id: '7' } } });
  });
  const app = await renderPart(<RemindDialog input={input} count={9} accepted={31} onClose={() => undefined} />, {
    user: users.KA_ADMINISTRATOR,
    handlers: [...handlers, send],
  });
  return { ...app, sent, dialog: within(await screen.findByRole('alertdialog')) };
}

test('says who gets a mail, who does not and why, shows the mail, and sends by one press', async () => {
  const preview = reminderPreview({ WAITING: 6, ALREADY_REMINDED_TODAY: 2, NO_MAIL_ADDRESS: 1 });
  const { dialog, person, path, sent } = await open(previewResponse(preview));
  expect(await dialog.findByText('6 dealer riceveranno l’email.')).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'Inviare un promemoria a 6 dealer?' })).toBeVisible();
  const value = (label: string) => dialog.getByText(label).nextElementSibling;
  expect(value('Promemoria già inviato oggi')).toHaveTextContent('2');
  expect(value('Senza indirizzo email')).toHaveTextContent('1');
  expect(value('Ha già accettato')).toHaveTextContent('31');
  expect(dialog.getByText('Come la leggerà Gomme 4')).toBeVisible();
  expect(dialog.getByText('Oggetto: Campagna «Estate»: da accettare')).toBeVisible();
  expect(dialog.getByText(/^Buongiorno Gomme 4/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Invia promemoria' }));
  await waitFor(() => expect(path()).toBe('/reminders/7'));
  expect(sent).toEqual([input]);
});

test('where nobody would get a mail there is nothing to send', async () => {
  const { dialog } = await open(previewResponse(reminderPreview({ ALREADY_REMINDED_TODAY: 9 })));
  expect(await dialog.findByText('Nessun dealer riceverà l’email.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Invia promemoria' })).toBeDisabled();
});

test('a preview that fails is reported and can be asked for again', async () => {
  const failing = graphql.query('ReminderPreview', () => refusal({ code: 'UPSTREAM_TIMEOUT', requestId: 'r-9' }));
  const { dialog, person } = await open(failing);
  expect(await dialog.findByText('Codice della richiesta: r-9')).toBeVisible();
  respond(previewResponse(reminderPreview({ WAITING: 1 })));
  await person.click(dialog.getByRole('button', { name: 'Riprova' }));
  expect(await dialog.findByText('Un dealer riceverà l’email.')).toBeVisible();
});
