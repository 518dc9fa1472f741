import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { graphql } from '../../../shared/test/graphql';
import { serveNetwork } from '../../../shared/test/network';
import { renderApp } from '../../../shared/test/renderApp';
import { users } from '../../../shared/test/users';
import { monthsToMark } from './monthsToMark';

serveNetwork();

/** The gateway's stand-in for the marks. */
function marks(...marked: string[]) {
  const view = () => ({ __typename: 'SalesCompleteness', through: marked.at(-1) ?? null, lastOver: '2025-09' });
  return [
    graphql.query('ImportList', () =>
      HttpResponse.json({ data: { importsTable: { __typename: 'ImportPage', items: [], total: 0 } } }),
    ),
    graphql.query('SalesCompleteness', () => HttpResponse.json({ data: { salesCompleteness: view() } })),
    graphql.mutation('CompleteSalesMonth', ({ variables }) => {
      marked.push(String(variables['month']));
      return HttpResponse.json({ data: { completeSalesMonth: view() } });
    }),
    graphql.mutation('ReopenSalesMonth', () => {
      marked.pop();
      return HttpResponse.json({ data: { reopenSalesMonth: view() } });
    }),
  ];
}

test('the office marks a month as complete, and takes it back once it has confirmed that', async () => {
  const { person } = await renderApp({
    url: '/imports',
    user: users.KA_ADMINISTRATOR,
    handlers: marks('2025-08'),
  });
  expect(await screen.findByText('Dati completi fino ad agosto 2025.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Mese da segnare come completo' })).toHaveTextContent('settembre 2025');
  await person.click(screen.getByRole('button', { name: 'Segna come completo' }));
  expect(await screen.findByText('Dati completi fino a settembre 2025.')).toBeInTheDocument();
  // no month to come
  expect(screen.queryByRole('button', { name: 'Segna come completo' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Riapri settembre 2025' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Riaprire settembre 2025?' });
  await person.click(within(dialog).getByRole('button', { name: 'Riapri settembre 2025' }));
  expect(await screen.findByText('Dati completi fino ad agosto 2025.')).toBeInTheDocument();
});

test('where no month is marked, the list of imports says so', async () => {
  await renderApp({ url: '/imports', user: users.KA_ADMINISTRATOR, handlers: marks() });
  expect(await screen.findByText('Nessun mese è ancora segnato come completo.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Riapri/ })).not.toBeInTheDocument();
});

test.each([
  ['2025-08', '2025-09', ['2025-09']],
  ['2025-09', '2025-09', []],
  ['2025-11', '2026-02', ['2025-12', '2026-01', '2026-02']],
])('after %s, of months until %s, %j can be marked', (through, lastOver, months) => {
  expect(monthsToMark(through, lastOver)).toEqual(months);
});

test('before the first mark, the last year can be marked', () => {
  const months = monthsToMark(null, '2025-09');
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2024-10', '2025-09']);
});
