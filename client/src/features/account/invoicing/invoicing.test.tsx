import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { graphql } from '../../../shared/test/graphql';
import { refusal, serveNetwork } from '../../../shared/test/network';
import { renderApp } from '../../../shared/test/renderApp';
import { renderPart } from '../../../shared/test/renderPart';
import { users } from '../../../shared/test/users';
import { Invoicing } from './Invoicing';
import type { OwnInvoicingFragment } from './invoicing.generated';

serveNetwork();

const company = {
  ...{ businessName: 'Gomme Rossi', address: 'Via Roma 1', postalCode: '70121' },
  ...{ city: 'Bari', province: 'BA', country: 'IT' },
};
const data: OwnInvoicingFragment = {
  __typename: 'Invoicing',
  ...company,
  ...{ vatNumber: '73504760031', taxCode: null, sdiCode: 'ABC1234', pec: null, missing: [], request: null },
};
const asked = { ...company, address: 'Via Po 2' };
const request: NonNullable<OwnInvoicingFragment['request']> = {
  __typename: 'InvoicingRequest',
  company: { __typename: 'InvoicingCompany', ...asked },
  ...{ id: '4', state: 'PENDING', proposedAt: '2025-10-12T08:00:00.000Z', expiresAt: '2025-10-26T08:00:00.000Z' },
  ...{ decidedAt: null, reason: null },
};

/** The section, over a gateway that answers an update with what it becomes, and remembers what it was sent. */
async function open(stored: Partial<OwnInvoicingFragment> = {}, becomes: Partial<OwnInvoicingFragment> = {}) {
  const sent: unknown[] = [];
  const app = await renderPart(<Invoicing username="dealer" />, {
    user: users.DEALER,
    messages: 'account',
    handlers: [
      graphql.query('Invoicing', () => HttpResponse.json({ data: { invoicing: { ...data, ...stored } } })),
      graphql.mutation('UpdateInvoicing', ({ variables }) => {
        sent.push(variables['input']);
        return HttpResponse.json({ data: { updateInvoicing: { ...data, ...stored, ...becomes } } });
      }),
    ],
  });
  await screen.findByRole('button', { name: 'Chiedi la modifica' });
  return { ...app, sent };
}

const field = (name: string | RegExp) => screen.getByLabelText(name);

describe('SDI code and PEC', () => {
  test('SDI code and PEC are changed at once, with the password', async () => {
    const { person, sent } = await open({}, { sdiCode: 'ZZZ9999', pec: 'rossi@pec.example' });
    await person.clear(field(/^Codice SDI/));
    await person.type(field(/^Codice SDI/), 'zzz9999');
    await person.type(field(/^PEC/), 'rossi@pec.example');
    await person.type(field('Password attuale'), 'Pneus-2025!');
    await person.click(screen.getByRole('button', { name: 'Cambia codice SDI e PEC' }));
    expect(await screen.findByText('Codice SDI e PEC aggiornati.')).toBeInTheDocument();
    expect(sent).toEqual([
      { delivery: { sdiCode: 'ZZZ9999', pec: 'rossi@pec.example' }, currentPassword: 'Pneus-2025!' },
    ]);
    await waitFor(() => expect(field('Password attuale')).toHaveValue(''));
  });

  test.each([
    [/^Codice SDI/, 'ABC', 'Il codice SDI ha 7 lettere e cifre'],
    [/^Codice SDI/, 'xxxxxxx', 'XXXXXXX vale soltanto per chi ha sede all’estero'],
    [/^PEC/, 'rossi', 'La PEC è un indirizzo email, per esempio nome@pec.esempio.it'],
  ])('%s «%s»: %s', async (name, text, message) => {
    const { person } = await open({ sdiCode: null });
    await person.type(field(name), text);
    await person.tab();
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  test('SDI code and PEC with a wrong password stay, which is reported at its field', async () => {
    const { person } = await renderPart(<Invoicing username="dealer" />, {
      user: users.DEALER,
      messages: 'account',
      handlers: [
        graphql.query('Invoicing', () => HttpResponse.json({ data: { invoicing: data } })),
        graphql.mutation('UpdateInvoicing', () =>
          refusal({
            code: 'BAD_USER_INPUT',
            fields: { currentPassword: 'wrongPassword', 'delivery.sdiCode': 'invalid' },
          }),
        ),
      ],
    });
    await person.type(await screen.findByLabelText('Password attuale'), 'x');
    await person.click(screen.getByRole('button', { name: 'Cambia codice SDI e PEC' }));
    expect(await screen.findAllByText(/^(La password non è corretta|(Campo|Codice SDI) non valido)/)).toHaveLength(2);
  });
});

describe('name and seat', () => {
  test('name and seat become a request, which the page then shows as waiting', async () => {
    const { person, sent } = await open({}, { request });
    await person.clear(field('Indirizzo'));
    await person.type(field('Indirizzo'), 'Via Po 2');
    await person.click(screen.getByRole('button', { name: 'Chiedi la modifica' }));
    expect(await screen.findByText(/^La richiesta del 12\/10\/2025.* aspetta la segreteria/)).toBeInTheDocument();
    expect(sent).toEqual([{ company: asked }]);
  });

  test('name and seat of a pending request are those that were asked for, and can be withdrawn', async () => {
    const { person, sent } = await open({ request }, { request: { ...request, state: 'WITHDRAWN' } });
    expect(field('Indirizzo')).toHaveValue('Via Po 2');
    await person.click(screen.getByRole('button', { name: 'Ritira la richiesta' }));
    expect(await screen.findByText('La richiesta è ritirata: restano i dati di adesso.')).toBeInTheDocument();
    expect(sent).toEqual([{ company }]);
    expect(screen.queryByText(/aspetta la segreteria: qui sotto/)).not.toBeInTheDocument();
    expect(field('Indirizzo')).toHaveValue('Via Roma 1');
  });

  test('name and seat that were refused say why, and are the present ones again', async () => {
    await open({ request: { ...request, state: 'REFUSED', decidedAt: '2025-10-13T08:00:00.000Z', reason: 'Visura' } });
    expect(screen.getByText(/rifiutata il 13\/10\/2025.* Motivo: Visura$/)).toBeInTheDocument();
    expect(field('Indirizzo')).toHaveValue('Via Roma 1');
  });

  test('name and seat in Italy have a postal code of five digits, elsewhere any or none', async () => {
    const { person } = await open();
    await person.clear(field(/^CAP/));
    await person.type(field(/^CAP/), '701');
    await person.tab();
    expect(await screen.findByText('Il CAP ha 5 cifre')).toBeInTheDocument();
    await person.selectOptions(field('Nazione'), 'San Marino');
    await person.clear(field(/^CAP/));
    await person.tab();
    await waitFor(() => expect(screen.queryByText('Il CAP ha 5 cifre')).not.toBeInTheDocument());
  });
});

test('what electronic documents lack stands above the forms', async () => {
  await open({ sdiCode: null, missing: ['SDI_CODE', 'POSTAL_CODE'] });
  expect(screen.getByText(/^Per ricevere documenti elettronici/)).toHaveTextContent(
    'Per ricevere documenti elettronici manca ancora: il codice SDI o la PEC e il CAP.',
  );
});

test('the account page of a dealer has the section', async () => {
  const handlers = [graphql.query('Invoicing', () => HttpResponse.json({ data: { invoicing: data } }))];
  await renderApp({ url: '/account', user: users.DEALER, handlers });
  const section = within(await screen.findByRole('region', { name: 'Dati di fatturazione' }));
  expect(await section.findByText('73504760031')).toBeInTheDocument();
});

test('the account page of anybody else has no invoicing data', async () => {
  await renderApp({ url: '/account', user: users.DISTRIBUTOR });
  await screen.findByRole('region', { name: 'Profilo' });
  expect(screen.queryByRole('region', { name: 'Dati di fatturazione' })).not.toBeInTheDocument();
});
