import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { desktop, setPageWidth } from '../../shared/test/pageWidth';
import { users } from '../../shared/test/users';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

const figures = {
  ...{ dealers: 2, opening: '10.00', accrued: '5.00', corrections: '-1.00', adjustments: '0.00', paid: '4.00' },
  ...{ released: '0.00', closing: '10.00', owed: '11.00', debts: '1.00' },
  ...{ unlocked: '6.00', notUnlocked: '3.00', awaitingClosing: '1.00' },
};
const sums = { __typename: 'AccrualSums', ...figures };
const closedMonth = {
  __typename: 'AccrualMonth',
  ...{
    month: '2025-08',
    state: 'CLOSED',
    isOver: true,
    isFirst: true,
    closedAt: '2025-09-03T08:00:00.000Z',
    closedBy: 'Anna Capo',
  },
  ...{ rows: 2, hash: 'a1b2c3' },
};
const row = {
  __typename: 'AccrualRow',
  campaign: { __typename: 'AccrualCampaign', id: '7', title: 'Annuale 2025' },
  ...{ distributor: null, region: null, dealer: null, prizeState: null },
  ...figures,
};

interface Asked {
  readonly closed: string[];
  readonly rows: { readonly filter?: object; readonly sort?: object }[];
}

function accrualsGateway({ isFirst = false, refusal = '', isEmpty = false } = {}) {
  const asked: Asked = { closed: [], rows: [] };
  const handlers = [
    graphql.query('AccrualMonths', () => {
      const open = { __typename: 'AccrualMonth', month: '2025-09', isOver: true, isFirst };
      const { rows: _rows, hash: _hash, state: _state, isOver: _isOver, isFirst: _isFirst, ...closed } = closedMonth;
      const items = isFirst ? [] : [{ ...closed, __typename: 'AccrualMonthRow', sums }];
      return HttpResponse.json({
        data: { accrualMonths: { __typename: 'AccrualMonthPage', items, total: items.length, open } },
      });
    }),
    graphql.query('AccrualChart', () => {
      const point = {
        __typename: 'AccrualPoint',
        month: '2025-08',
        opening: '9.00',
        closing: '10.00',
        unlocked: '6.00',
        notUnlocked: '3.00',
        awaitingClosing: '1.00',
      };
      const forecast = [
        { month: '2025-09', low: '10.00', expected: '10.00', high: '10.00', unlocked: '6.00', notUnlocked: '4.00' },
        { month: '2025-10', low: '11.00', expected: '12.00', high: '13.00', unlocked: '7.00', notUnlocked: '5.00' },
      ].map((each) => ({ __typename: 'AccrualForecastPoint', ...each }));
      const chart = { __typename: 'AccrualChart', points: isFirst ? [] : [point], forecast };
      return HttpResponse.json({ data: { accrualChart: chart } });
    }),
    graphql.mutation('CloseAccrualMonth', ({ variables }) => {
      asked.closed.push(variables['month'] as string);
      if (refusal !== '') {
        const extensions = { code: 'CONFLICT', reason: refusal };
        return HttpResponse.json({ data: null, errors: [{ message: refusal, extensions }] });
      }
      const month = { __typename: 'AccrualMonth', month: '2025-09', state: 'CLOSED', hash: 'd4' };
      return HttpResponse.json({ data: { closeAccrualMonth: month } });
    }),
    graphql.query('AccrualRows', ({ variables }) => {
      const input = variables['input'] as Asked['rows'][number];
      asked.rows.push(input);
      const dealer = { __typename: 'AccrualDealer', id: '3', code: 'DE00003', businessName: 'Gomme Rossi' };
      const isByDealer = JSON.stringify(input.filter).includes('DEALER');
      const items = isEmpty ? [] : [isByDealer ? { ...row, dealer, prizeState: 'UNLOCKED' } : row];
      return HttpResponse.json({
        data: {
          accrualRows: { __typename: 'AccrualRowPage', month: closedMonth, items, total: items.length, totals: sums },
        },
      });
    }),
    graphql.mutation('SetListColumns', () => HttpResponse.json({ data: { setListColumns: true } })),
    graphql.query('AccrualCauses', () =>
      HttpResponse.json({
        data: {
          accrualCauses: {
            __typename: 'AccrualCauses',
            row: {
              ...row,
              dealer: { __typename: 'AccrualDealer', id: '3', code: 'DE00003', businessName: 'Gomme Rossi' },
              prizeState: 'AWAITING_CLOSING',
            },
            ...{ from: '2025-08-03T08:00:00.000Z', to: null, lineCount: 1 },
            steps: [
              {
                __typename: 'AccrualCause',
                ...{
                  cause: 'IMPORT_APPLIED',
                  at: '2025-08-20T08:00:00.000Z',
                  lines: 1,
                  entry: null,
                  rulesVersion: null,
                },
                import: { __typename: 'ChangeImport', id: '4', kind: 'SALES', filename: 'suppletive.csv' },
                ...{ tires: 4, accumulated: '-1.00', expendable: '-1.00', lateLines: 1, lateTires: 4 },
              },
            ],
            lines: [
              {
                __typename: 'AccrualLateLine',
                ...{ document: 'D1', line: 2, soldOn: '2025-06-30', brand: 'Aquila', quantity: 4 },
                ...{ importId: '4', filename: 'suppletive.csv' },
              },
            ],
          },
        },
      }),
    ),
  ];
  return { asked, handlers };
}

test('the next month is closed once it is confirmed', async () => {
  const { asked, handlers } = accrualsGateway();
  const app = await renderApp({ url: '/accruals', user: users.KA_ADMINISTRATOR, handlers });
  const sentence = await screen.findByText(
    /Alla fine di agosto 2025 il debito verso i dealer era di 10,00\s€: 6,00\s€ già sbloccati/,
  );
  expect(sentence).toHaveTextContent(/, 3,00\s€ che si possono ancora sbloccare e 1,00\s€ di campagne finite/);
  expect(sentence).toHaveTextContent(
    /a fine ottobre 2025 saranno circa 12,00\s€ \(da 11,00\s€ a 13,00\s€\): 7,00\s€ spendibili, 5,00\s€ ancora da sbloccare/,
  );
  await app.person.click(await screen.findByRole('button', { name: 'Chiudi settembre 2025' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Chiudere settembre 2025?' }));
  expect(asked.closed).toEqual([]);
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  await app.person.click(dialog.getByRole('button', { name: 'Chiudi il mese' }));
  expect(await screen.findByText('Il mese di settembre 2025 è chiuso.')).toBeInTheDocument();
  // longer than the gateway's bound for it
  expect(timeout).toHaveBeenCalledWith(115_000);
  expect(asked.closed).toEqual(['2025-09']);
});

test('whoever closes the first month chooses it; a refusal is said', async () => {
  const { asked, handlers } = accrualsGateway({ isFirst: true, refusal: 'monthNotOver' });
  const app = await renderApp({ url: '/accruals', user: users.KA_ADMINISTRATOR, handlers });
  await app.person.click(await screen.findByRole('button', { name: 'Chiudi il primo mese' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByLabelText('Primo mese')).toHaveValue('2025-09');
  await app.person.click(dialog.getByRole('button', { name: 'Chiudi il mese' }));
  expect(await screen.findByText(/Il mese non è ancora finito/)).toBeInTheDocument();
  expect(asked.closed).toEqual(['2025-09']);
});

test('the network has no page of accruals', async () => {
  const { handlers } = accrualsGateway();
  await renderApp({ url: '/accruals', user: users.DISTRIBUTOR, handlers });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Premi maturati');
  expect(screen.queryByRole('link', { name: 'Guarda com’è adesso' })).not.toBeInTheDocument();
});

test('a month has its movement, hash and rows, by campaign and, where it is asked for, by dealer', async () => {
  const { asked, handlers } = accrualsGateway();
  const app = await renderApp({ url: '/accruals/2025-08', user: users.KA_ADMINISTRATOR, handlers });
  expect(await screen.findByRole('heading', { name: 'Premi maturati di agosto 2025', level: 1 })).toBeInTheDocument();
  expect(await screen.findByText('a1b2c3')).toBeInTheDocument();
  expect(
    screen.getByText(/6,00\s€ già sbloccati, 3,00\s€ non ancora, 1,00\s€ in attesa di chiusura/),
  ).toBeInTheDocument();
  expect(asked.rows[0]).toMatchObject({ filter: {}, sort: { column: 'NAME', direction: 'ASC' } });
  expect(await screen.findByRole('link', { name: 'Annuale 2025' })).toHaveAttribute(
    'href',
    '/accruals/2025-08?per=dealer&campagna=7',
  );
  await app.person.click(screen.getByRole('button', { name: 'Dealer' }));
  await waitFor(() => expect(asked.rows.at(-1)?.filter).toEqual({ by: 'DEALER' }));
  expect(app.path()).toBe('/accruals/2025-08?per=dealer');
  expect(await screen.findByRole('link', { name: 'Gomme Rossi' })).toHaveAttribute(
    'href',
    '/accruals/2025-08/campaigns/7/dealers/3',
  );
});

test('on a desktop the rows of a month show how it led to the next; what the closing is made of is one click away', async () => {
  setPageWidth(desktop);
  const { handlers } = accrualsGateway();
  const { person } = await renderApp({ url: '/accruals/2025-08', user: users.KA_ADMINISTRATOR, handlers });
  await screen.findByRole('link', { name: 'Annuale 2025' });
  const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const movement = ['Apertura', 'Maturato', 'Correzioni', 'Rettifiche', 'Pagato', 'Non più dovuto', 'Chiusura'];
  expect(headers()).toEqual(['Nome', 'Dealer', ...movement]);
  await person.click(screen.getByRole('button', { name: 'Colonne' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Da recuperare' }));
  await person.click(screen.getByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(headers()).toEqual(['Nome', 'Dealer', ...movement, 'Da recuperare']));
});

test('a month in which nothing had begun says where to look', async () => {
  const { handlers } = accrualsGateway({ isEmpty: true });
  await renderApp({ url: '/accruals/2025-08', user: users.KA_ADMINISTRATOR, handlers });
  expect(await screen.findByText('Nessun premio in questo mese')).toBeInTheDocument();
  expect(screen.getByText(/torna all’elenco e apri un mese più recente/)).toBeInTheDocument();
});

test('the corrections of a dealer have their causes and late lines, which lead to the import', async () => {
  const { handlers } = accrualsGateway();
  const url = '/accruals/2025-08/campaigns/7/dealers/3';
  await renderApp({ url, user: users.KA_ADMINISTRATOR, handlers });
  expect(await screen.findByText('1 riga, 4 pneumatici')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /suppletive.csv, 1 riga/ })).toHaveAttribute('href', '/imports/4');
  expect(screen.getByText('D1/2')).toBeInTheDocument();
  expect(screen.getByText(/la campagna è finita, in attesa di chiusura/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Gomme Rossi · Annuale 2025' })).toHaveAttribute(
    'href',
    '/campaigns/7/dealers/3',
  );
});
