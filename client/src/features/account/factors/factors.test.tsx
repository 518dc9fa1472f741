import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { graphql } from '../../../shared/test/graphql';
import { refusal, serveNetwork } from '../../../shared/test/network';
import { renderPart } from '../../../shared/test/renderPart';
import { users } from '../../../shared/test/users';
import { SecondFactors } from './SecondFactors';

serveNetwork();

const phone = {
  __typename: 'SecondFactor',
  id: '4',
  kind: 'TOTP',
  name: 'Telefono',
  createdAt: '2025-12-01T08:00:00.000Z',
  lastUsedAt: null,
};
const codes = ['7k2m-x0pd-aaaa-bbbb', '8k2m-x0pd-aaaa-bbbb'];

/** A mock of the gateway for factors: it stores them, takes the code 123456 and records the requests. */
function factorGateway(stored: (typeof phone)[] = [], offered = true) {
  const sent: unknown[] = [];
  const handlers = [
    graphql.query('SecondFactors', () => {
      const left = { __typename: 'RecoveryCodesLeft', left: 9, createdAt: phone.createdAt };
      const recoveryCodes = stored.length === 0 ? null : left;
      const secondFactors = { __typename: 'SecondFactors', factors: [...stored], offered, recoveryCodes };
      return HttpResponse.json({ data: { secondFactors } });
    }),
    graphql.mutation('BeginTotp', () => {
      const setup = { challenge: 'domanda', secret: 'ABCDEFGH', uri: 'otpauth://totp/x', expiresAt: phone.createdAt };
      return HttpResponse.json({ data: { beginTotp: { __typename: 'TotpSetup', ...setup } } });
    }),
    graphql.mutation('ConfirmTotp', ({ variables }) => {
      sent.push(variables);
      if (variables['code'] !== '123456')
        return refusal({ code: 'BAD_USER_INPUT', reason: 'wrongFactor', fields: { code: 'invalid' } });
      const factor = { ...phone, name: String(variables['name']) };
      stored.push(factor);
      return HttpResponse.json({ data: { confirmTotp: { __typename: 'AddedFactor', factor, recoveryCodes: codes } } });
    }),
    graphql.mutation('RemoveFactor', ({ variables }) => {
      sent.push(variables);
      stored.splice(0, stored.length);
      return HttpResponse.json({ data: { removeFactor: true } });
    }),
    graphql.mutation('RenewRecoveryCodes', () => HttpResponse.json({ data: { renewRecoveryCodes: codes } })),
  ];
  return { handlers, sent };
}

async function openFactors(stored: (typeof phone)[] = [], offered = true) {
  const gateway = factorGateway(stored, offered);
  const part = { user: users.DISTRIBUTOR, handlers: gateway.handlers, messages: 'account' } as const;
  return { ...(await renderPart(<SecondFactors />, part)), ...gateway };
}

test('an app is added by its QR code and first code, and the recovery codes are shown once', async () => {
  const { person, sent } = await openFactors();
  expect(await screen.findByText('Per ora entri con la sola password.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Aggiungi un’app di codici' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'App di codici' }));
  expect(dialog.getByRole('img', { name: 'Codice QR con la chiave per l’app' })).toBeInTheDocument();
  expect(dialog.getByText('ABCD EFGH')).toBeInTheDocument();
  await person.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Telefono');
  await person.type(dialog.getByRole('textbox', { name: 'Codice' }), '000000');
  await person.click(dialog.getByRole('button', { name: 'Conferma' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Il codice non è giusto, oppure è già stato usato');
  await person.clear(dialog.getByRole('textbox', { name: 'Codice' }));
  await person.type(dialog.getByRole('textbox', { name: 'Codice' }), '123456');
  await person.click(dialog.getByRole('button', { name: 'Conferma' }));
  const kept = within(await screen.findByRole('dialog', { name: 'Conserva i codici di recupero' }));
  expect(kept.getByRole('textbox', { name: 'Codici di recupero' })).toHaveValue(codes.join('\n'));
  await person.click(kept.getByRole('button', { name: 'Li ho conservati' }));
  expect(await screen.findByText(/9 codici di recupero rimasti/)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Telefono/ })).toHaveTextContent('Mai usato');
  expect(sent).toEqual([
    { challenge: 'domanda', name: 'Telefono', code: '000000' },
    { challenge: 'domanda', name: 'Telefono', code: '123456' },
  ]);
});

test('removing the last factor says that the password alone signs in then', async () => {
  const { person, sent } = await openFactors([phone]);
  await person.click(await screen.findByRole('button', { name: 'Elimina «Telefono»' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Eliminare «Telefono»?' }));
  expect(dialog.getByText(/entrerai con la sola password/)).toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: 'Elimina' }));
  expect(await screen.findByText('Per ora entri con la sola password.')).toBeInTheDocument();
  expect(sent).toEqual([{ id: '4' }]);
});

test('new recovery codes are confirmed first, and shown once', async () => {
  const { person } = await openFactors([phone]);
  await person.click(await screen.findByRole('button', { name: 'Crea nuovi codici di recupero' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Creare nuovi codici di recupero?' }));
  await person.click(dialog.getByRole('button', { name: 'Crea nuovi codici di recupero' }));
  await person.click(await screen.findByRole('button', { name: 'Li ho conservati' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('nothing can be added where the settings switch the second factor off', async () => {
  await openFactors([phone], false);
  expect(await screen.findByText(/il secondo fattore è disattivato nelle impostazioni/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Aggiungi/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Elimina «Telefono»' })).toBeInTheDocument();
});
