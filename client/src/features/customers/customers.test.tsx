import { languageStorageKey } from '@gdd/schema/session';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import type { CustomerTableInput } from '../../shared/apollo/schema.generated';
import { pending } from '../../shared/test/pending';
import { refusal, serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { textOf } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import type { CustomerRecordFragment } from './customers.generated';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

const business = (id: number, change: Partial<CustomerRecordFragment> = {}): CustomerRecordFragment => ({
  __typename: 'Customer',
  id: String(id),
  type: 'BUSINESS',
  status: 'ACTIVE',
  businessName: `Autolinee ${id} S.r.l.`,
  firstName: null,
  lastName: null,
  email: `cliente${id}@gdd.example`,
  phone: null,
  city: 'Forlì',
  createdOn: '2025-03-04',
  version: 1,
  ...change,
});
const person = (id: number): CustomerRecordFragment =>
  business(id, { type: 'INDIVIDUAL', businessName: null, firstName: 'Noemi', lastName: 'Cantù', city: null });

/** A stub of the gateway: it stores what it receives, and records the requests. */
function customersGateway(...rows: CustomerRecordFragment[]) {
  const gateway = { rows, requests: [] as CustomerTableInput[], sent: [] as unknown[] };
  const outcomes = (ids: readonly string[]) =>
    ids.map((id) => ({ __typename: 'CustomerOutcome' as const, id, ok: true, reason: null }));
  const handlers = [
    graphql.query('CustomerList', ({ variables }) => {
      gateway.requests.push(variables['input'] as CustomerTableInput);
      return HttpResponse.json({
        data: { customersTable: { __typename: 'CustomerPage', items: gateway.rows, total: gateway.rows.length } },
      });
    }),
    graphql.mutation('CreateCustomer', ({ variables }) => {
      gateway.sent.push(variables['input']);
      gateway.rows = [...gateway.rows, business(99)];
      return HttpResponse.json({ data: { createCustomer: '99' } });
    }),
    graphql.mutation('UpdateCustomersStatus', ({ variables }) => {
      gateway.sent.push(variables);
      return HttpResponse.json({ data: { updateCustomersStatus: outcomes(variables['ids'] as string[]) } });
    }),
    graphql.mutation('DeleteCustomers', ({ variables }) => {
      gateway.sent.push(variables);
      const ids = variables['ids'] as string[];
      gateway.rows = gateway.rows.filter(({ id }) => !ids.includes(id));
      return HttpResponse.json({ data: { deleteCustomers: outcomes(ids) } });
    }),
  ];
  return Object.assign(gateway, { handlers });
}

const open = (handlers: readonly RequestHandler[]) =>
  renderApp({ url: '/customers', user: users.KA_ADMINISTRATOR, handlers });
const row = async (name: string) => (await screen.findByText(name)).closest('[role=row]') as HTMLElement;

describe('the customers', () => {
  test('stand in a list, businesses and people by their names', async () => {
    const { requests, handlers } = customersGateway(business(7), person(8));
    await open(handlers);
    expect(textOf(await row('Autolinee 7 S.r.l.'))).toBe(
      'Autolinee 7 S.r.l.Aziendacliente7@gdd.example–ForlìAttivo04/03/2025',
    );
    expect(textOf(await row('Cantù Noemi'))).toContain('Cantù NoemiPrivato');
    expect(requests[0]).toEqual({ filter: {}, sort: { column: 'ID', direction: 'ASC' }, page: 1, pageSize: 10 });
  });

  test('are narrowed by type and status, in the address too', async () => {
    const { requests, handlers } = customersGateway(business(7));
    const app = await open(handlers);
    await row('Autolinee 7 S.r.l.');
    await app.person.click(screen.getByRole('button', { name: 'Tipo' }));
    await app.person.click(screen.getByRole('checkbox', { name: 'Privato' }));
    await waitFor(() => expect(requests.at(-1)?.filter).toEqual({ type: ['INDIVIDUAL'] }));
    expect(app.path()).toBe('/customers?tipo=Individual');
  });

  test('that could not be had say why and wait no longer, and are asked for again', async () => {
    const app = await open([
      graphql.query('CustomerList', () => refusal({ code: 'UPSTREAM_TIMEOUT', requestId: 'r-504' }), { once: true }),
      ...customersGateway(business(7)).handlers,
    ]);
    expect(await screen.findByText('Codice della richiesta: r-504')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await app.person.click(screen.getByRole('button', { name: 'Riprova' }));
    await row('Autolinee 7 S.r.l.');
  });

  test('are closed to whoever does not manage users', async () => {
    const { path } = await renderApp({ url: '/customers', user: users.REGIONAL_MANAGER });
    await screen.findByRole('heading', { level: 1, name: 'Non puoi aprire questa pagina' });
    expect(path()).toBe('/error/403?missing=accessUsersManager');
  });
});

describe('a new customer', () => {
  test('is asked for the names that its type has, and is entered', async () => {
    const gateway = customersGateway();
    const app = await open(gateway.handlers);
    await screen.findByText('Inserisci il primo: comparirà qui.');
    const [button] = screen.getAllByRole('button', { name: 'Nuovo cliente' });
    await app.person.click(button as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuovo cliente' }));
    expect(dialog.queryByRole('textbox', { name: 'Cognome' })).not.toBeInTheDocument();
    await app.person.selectOptions(dialog.getByRole('combobox', { name: 'Tipo' }), 'Privato');
    expect(dialog.queryByRole('textbox', { name: 'Ragione sociale' })).not.toBeInTheDocument();
    await app.person.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await dialog.findAllByText(/obbligatorio/)).toHaveLength(3);
    expect(gateway.sent).toEqual([]);

    await app.person.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Noemi');
    await app.person.type(dialog.getByRole('textbox', { name: 'Cognome' }), 'Cantù');
    await app.person.type(dialog.getByRole('textbox', { name: 'Email' }), 'noemi@cantu.example');
    await app.person.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Il cliente è stato inserito.')).toBeInTheDocument();
    expect(gateway.sent).toEqual([
      {
        ...{ type: 'INDIVIDUAL', status: 'ACTIVE', businessName: null, firstName: 'Noemi', lastName: 'Cantù' },
        ...{ email: 'noemi@cantu.example', phone: null, city: null },
      },
    ]);
    await row('Autolinee 99 S.r.l.');
  });
});

describe('a status', () => {
  const suspend = async (app: Awaited<ReturnType<typeof open>>) => {
    await app.person.click(within(await row('Autolinee 7 S.r.l.')).getByRole('checkbox'));
    await app.person.click(screen.getByRole('button', { name: 'Sospendi' }));
  };

  test('is there at once, before the server has answered', async () => {
    const response = pending();
    const gateway = customersGateway(business(7));
    const app = await open([
      graphql.mutation('UpdateCustomersStatus', async () => {
        await response.promise;
        return undefined;
      }),
      ...gateway.handlers,
    ]);
    await suspend(app);
    expect(await within(await row('Autolinee 7 S.r.l.')).findByText('Sospeso')).toBeInTheDocument();
    expect(screen.queryByText('Lo stato del cliente è stato aggiornato.')).not.toBeInTheDocument();
    response.release(undefined);
    expect(await screen.findByText('Lo stato del cliente è stato aggiornato.')).toBeInTheDocument();
    expect(gateway.sent).toEqual([{ ids: ['7'], status: 'SUSPENDED' }]);
  });

  test('is taken back with a word where the server refuses', async () => {
    const gateway = customersGateway(business(7));
    const app = await open([
      graphql.mutation('UpdateCustomersStatus', () => refusal({ code: 'SERVICE_UNAVAILABLE', requestId: 'r-503' })),
      ...gateway.handlers,
    ]);
    await suspend(app);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(within(await row('Autolinee 7 S.r.l.')).getByText('Attivo')).toBeInTheDocument();
  });
});

test('several customers are deleted after a question that counts them', async () => {
  const gateway = customersGateway(business(7), person(8), business(9));
  const app = await open(gateway.handlers);
  for (const name of ['Autolinee 7 S.r.l.', 'Cantù Noemi']) {
    await app.person.click(within(await row(name)).getByRole('checkbox'));
  }
  await app.person.click(screen.getByRole('button', { name: 'Elimina' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Eliminare 2 clienti?' }));
  expect(dialog.getByText('Vuoi eliminare definitivamente i 2 clienti selezionati?')).toBeInTheDocument();
  await app.person.click(dialog.getByRole('button', { name: 'Elimina' }));
  expect(await screen.findByText('I clienti selezionati sono stati eliminati.')).toBeInTheDocument();
  expect(gateway.sent).toEqual([{ ids: ['7', '8'] }]);
  await waitFor(() => expect(screen.queryByText('Cantù Noemi')).not.toBeInTheDocument());
  await row('Autolinee 9 S.r.l.');
});

describe('in English the customers have the texts of the specification', () => {
  const open = async (...rows: CustomerRecordFragment[]) => {
    localStorage.setItem(languageStorageKey, 'en');
    const gateway = customersGateway(...rows);
    const response = pending<undefined>();
    const waiting = graphql.mutation('DeleteCustomers', async ({ variables }) => {
      await response.promise;
      const ids = variables['ids'] as string[];
      gateway.rows = gateway.rows.filter(({ id }) => !ids.includes(id));
      return HttpResponse.json({
        data: { deleteCustomers: ids.map((id) => ({ __typename: 'CustomerOutcome', id, ok: true, reason: null })) },
      });
    });
    const waitingForOne = graphql.mutation('DeleteCustomer', async ({ variables }) => {
      await response.promise;
      gateway.rows = gateway.rows.filter(({ id }) => id !== variables['id']);
      return HttpResponse.json({ data: { deleteCustomer: true } });
    });
    const app = await renderApp({
      url: '/customers',
      user: users.KA_ADMINISTRATOR,
      handlers: [waiting, waitingForOne, ...gateway.handlers],
    });
    const choose = async (name: string) => app.person.click(within(await row(name)).getByRole('checkbox'));
    const press = async (name: string) => app.person.click(await screen.findByRole('button', { name }));
    return { ...app, choose, press, letDelete: () => response.release(undefined) };
  };

  test('one is deleted', async () => {
    const { person, choose, press, letDelete } = await open(business(7), business(9));
    await choose('Autolinee 7 S.r.l.');
    await press('Delete');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Are you sure to permanently delete this customer?')).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Customer is deleting...')).toBeInTheDocument();
    letDelete();
    expect(await screen.findByText('Customer has been deleted')).toBeInTheDocument();
  });

  test('several are deleted', async () => {
    const { person: user, choose, press, letDelete } = await open(business(7), person(8), business(9));
    await choose('Autolinee 7 S.r.l.');
    await choose('Cantù Noemi');
    await press('Delete');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Are you sure to permanently delete these 2 customers?')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Customers are deleting...')).toBeInTheDocument();
    letDelete();
    expect(await screen.findByText('Selected customers have been deleted')).toBeInTheDocument();
  });

  test('one is suspended', async () => {
    const { choose, press } = await open(business(7), business(9));
    await choose('Autolinee 7 S.r.l.');
    await press('Suspend');
    expect(await screen.findByText('Customer has been updated')).toBeInTheDocument();
  });

  test('one is entered', async () => {
    const { person, press } = await open(business(7));
    await press('New customer');
    const dialog = within(await screen.findByRole('dialog', { name: 'New customer' }));
    await person.type(dialog.getByRole('textbox', { name: 'Business name' }), 'Autolinee 99 S.r.l.');
    await person.type(dialog.getByRole('textbox', { name: 'Email' }), 'cliente99@gdd.example');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Customer has been created')).toBeInTheDocument();
  });

  test('several are suspended', async () => {
    const { choose, press } = await open(business(7), business(9));
    await choose('Autolinee 7 S.r.l.');
    await choose('Autolinee 9 S.r.l.');
    await press('Suspend');
    expect(await screen.findByText('Selected customers status have successfully been updated')).toBeInTheDocument();
  });
});
