import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ImportTableInput } from '../../../shared/apollo/schema.generated';
import { serveNetwork } from '../../../shared/test/network';
import { renderApp } from '../../../shared/test/renderApp';
import { textOf } from '../../../shared/test/textOf';
import { users } from '../../../shared/test/users';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

const row = (id: number, change: object = {}) => ({
  __typename: 'ImportRow',
  id: String(id),
  kind: 'SALES',
  status: 'APPLIED',
  awaitsColumns: false,
  filename: `vendite-${id}.csv`,
  rowsRead: 1_204,
  errorCount: 0,
  createdAt: '2025-12-30T08:00:00.000Z',
  createdBy: 'Chiara Amato',
  ...change,
});

/** The gateway's stand-in for the history; it tells what it was asked. */
function history(...rows: ReturnType<typeof row>[]) {
  const requests: ImportTableInput[] = [];
  const handler = graphql.query('ImportList', ({ variables }) => {
    const input = variables['input'] as ImportTableInput;
    requests.push(input);
    const items = rows.filter(({ status }) => input.filter?.status?.includes(status as never) ?? true);
    return HttpResponse.json({ data: { importsTable: { __typename: 'ImportPage', items, total: items.length } } });
  });
  return { requests, handlers: [handler] };
}

const gridRows = async () => (await screen.findByRole('grid', { name: 'Importazioni' })).querySelectorAll('[role=row]');

describe('the history of imports', () => {
  test('stands in the menu under the administration', async () => {
    await renderApp({ url: '/imports', user: users.KA_ADMINISTRATOR, handlers: history(row(1)).handlers });
    const [rail] = await screen.findAllByRole('navigation', { name: 'Menu principale' });
    expect(within(rail as HTMLElement).getByRole('link', { name: 'Importazioni' })).toHaveAttribute('href', '/imports');
  });

  test('lists the newest first, and leads to each', async () => {
    const { requests, handlers } = history(row(12, { errorCount: 3, status: 'INVALID' }), row(11));
    await renderApp({ url: '/imports', user: users.KA_ADMINISTRATOR, handlers });
    expect(await screen.findByRole('link', { name: 'vendite-12.csv' })).toHaveAttribute('href', '/imports/12');
    expect(textOf((await gridRows())[1])).toBe(
      'vendite-12.csvVenditeCon righe errate1.204330/12/2025, 09:00Chiara Amato',
    );
    expect(requests[0]).toEqual({ filter: {}, sort: { column: 'ID', direction: 'DESC' }, page: 1, pageSize: 10 });
  });

  test('says of a file that is not read before its columns are known that it waits', async () => {
    const { handlers } = history(row(12, { status: 'INVALID', awaitsColumns: true, rowsRead: 0 }));
    await renderApp({ url: '/imports', user: users.KA_ADMINISTRATOR, handlers });
    const grid = within(await screen.findByRole('grid', { name: 'Importazioni' }));
    expect(await grid.findByText('Attende le colonne')).toBeInTheDocument();
    expect(grid.queryByText('Con righe errate')).not.toBeInTheDocument();
  });

  test('is narrowed by status, in the address too', async () => {
    const { handlers } = history(row(12, { status: 'FAILED' }), row(11));
    const { person, path } = await renderApp({ url: '/imports', user: users.GD_ADMINISTRATOR, handlers });
    await screen.findByRole('link', { name: 'vendite-11.csv' });
    await person.click(screen.getByRole('button', { name: 'Stato' }));
    await person.click(screen.getByRole('checkbox', { name: 'Non riuscita' }));
    await waitFor(() => expect(screen.queryByText('vendite-11.csv')).not.toBeInTheDocument());
    expect(path()).toBe('/imports?stato=failed');
  });

  test('is narrowed to the files that wait for their columns', async () => {
    const { requests, handlers } = history(row(12, { status: 'INVALID' }));
    await renderApp({ url: '/imports?stato=awaitsColumns', user: users.KA_ADMINISTRATOR, handlers });
    expect(await screen.findByText('Stato: Attende le colonne')).toBeInTheDocument();
    expect(requests[0]?.filter).toEqual({ status: ['AWAITS_COLUMNS'] });
  });

  test('looks again while the portal is at work on one', async () => {
    const { handlers } = history(row(12));
    await renderApp({
      url: '/imports',
      user: users.KA_ADMINISTRATOR,
      handlers: [
        graphql.query(
          'ImportList',
          () =>
            HttpResponse.json({
              data: { importsTable: { __typename: 'ImportPage', items: [row(12, { status: 'APPLYING' })], total: 1 } },
            }),
          { once: true },
        ),
        ...handlers,
      ],
    });
    expect(await screen.findByText('In applicazione')).toBeInTheDocument();
    expect(await screen.findByText('Applicata', {}, { timeout: 6_000 })).toBeInTheDocument();
  });

  test('says where there is nothing yet', async () => {
    await renderApp({ url: '/imports', user: users.KA_ADMINISTRATOR, handlers: history().handlers });
    expect(await screen.findByText('Non c’è ancora nessuna importazione')).toBeInTheDocument();
  });

  test('is closed to whoever may not import', async () => {
    const { path } = await renderApp({ url: '/imports', user: users.REGIONAL_MANAGER });
    await screen.findByRole('heading', { level: 1, name: 'Non puoi aprire questa pagina' });
    expect(path()).toBe('/error/403?missing=accessImportManager');
  });
});
