import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { itemRecord, widgetRecord } from '../../shared/test/dashboard';
import { serveNetwork } from '../../shared/test/network';
import { renderPart } from '../../shared/test/renderPart';
import { textOf } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import { waitingWork } from '../../shared/test/waitingWork';
import type { Widget_WidgetFragment } from './Dashboard.generated';
import { OfficeOverview } from './OfficeOverview';

serveNetwork();

const show = (counts: Parameters<typeof waitingWork>[0], ...widgets: readonly ReturnType<typeof widgetRecord>[]) =>
  renderPart(
    <OfficeOverview
      widgets={widgets as unknown as readonly Widget_WidgetFragment[]}
      today="2025-10-15"
      onRetry={() => undefined}
    />,
    { user: users.KA_ADMINISTRATOR, handlers: [waitingWork(counts)] },
  );
const todo = async () => within(await screen.findByRole('region', { name: 'Da fare oggi' }));

test('the office’s day is one list: what waits, with its number and the way to it', async () => {
  const budget = (id: string, share: string, expected: string) => {
    const forecast = { __typename: 'BudgetForecast', low: '1.00', expected: '1.00', high: '1.00', share: expected };
    const budgetUse = { __typename: 'BudgetUse', budget: '1.00', accumulated: '1.00', share, forecast };
    return itemRecord({ kind: 'CAMPAIGN', id, label: `Campagna ${id}`, budgetUse });
  };
  await show(
    { IMPORTS: 1, APPROVALS: 2, DISPUTES: 3, SETTLEMENTS: 1, REJECTED_NOTES: 1, USERS: 4, MONTHS: 2 },
    widgetRecord('IMPORTS', { items: [itemRecord({ kind: 'IMPORT', id: null, label: '2025-10' })] }),
    widgetRecord('BUDGETS', {
      items: [budget('1', '104.0', '110.0'), budget('2', '20.0', '101.0'), budget('3', '20.0', '99.0')],
    }),
  );
  const list = await todo();
  const links = await list.findAllByRole('link');
  expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
    ['1 importazione con errori', '/imports?stato=invalid,awaitsColumns,failed'],
    ['1 importazione di vendite che manca: ottobre 2025', '/imports/new'],
    ['2 richieste da approvare', '/approvals'],
    ['3 contestazioni aspettano una risposta', '/disputes?attende=office'],
    ['1 liquidazione in bozza o da approvare', '/settlements?stato=draft,proposed'],
    ['1 nota scartata dallo SdI', '/settlements/documents?stato=issued&invio=rejected'],
    ['4 utenti aspettano l’attivazione', '/users?stato=waiting'],
    ['2 mesi da chiudere', '/accruals'],
    ['2 campagne oltre il budget, già o a fine campagna', '/campaigns?anno=tutti&inCorso=yes'],
  ]);
});

test('a day without work says so', async () => {
  await show({ IMPORTS: 0, APPROVALS: 0, MONTHS: 0 });
  const list = await todo();
  expect(await list.findByText('Niente da fare: è tutto a posto.')).toBeInTheDocument();
  expect(list.queryByRole('link')).not.toBeInTheDocument();
});

test('each campaign under way is one row: who accepted, how far its goals are, and its prizes', async () => {
  const ofCampaign = (given: object) => itemRecord({ kind: 'CAMPAIGN', id: '114', label: 'Annuale', ...given });
  await show(
    {},
    widgetRecord('PARTICIPATION', {
      value: '75.0',
      part: 3,
      whole: 4,
      items: [ofCampaign({ value: '75.0', part: 3, whole: 4 })],
    }),
    widgetRecord('PROGRESS', {
      value: '50.0',
      comparison: '78.6',
      part: 50,
      whole: 100,
      items: [ofCampaign({ value: '50.0', comparison: '78.6', part: 50, whole: 100 })],
    }),
    widgetRecord('PRIZES', {
      value: '12.50',
      comparison: '2.00',
      items: [ofCampaign({ value: '12.50', comparison: '2.00' })],
    }),
  );
  const [, row] = within(screen.getByRole('table', { name: 'Campagne in corso' })).getAllByRole('row');
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map(textOf),
  ).toEqual([...['75,0 % · 3 / 4', '50,0 % · 50 / 100', '78,6 %', '12,50 €', '2,00 €']]);
  expect(within(row as HTMLElement).getByRole('link', { name: 'Annuale' })).toHaveAttribute('href', '/campaigns/114');
  // the figures above have no items of their own
  expect(screen.getAllByRole('link', { name: 'Annuale' })).toHaveLength(1);
});

test('a widget that failed leaves the others', async () => {
  await show(
    {},
    widgetRecord('PARTICIPATION', { error: 'INTERNAL_SERVER_ERROR' }),
    widgetRecord('PRIZES', {
      value: '1.00',
      items: [itemRecord({ kind: 'CAMPAIGN', id: '9', label: 'Estate', value: '1.00', comparison: '0.00' })],
    }),
  );
  expect(screen.getByRole('region', { name: 'Accettazioni' })).toHaveTextContent('Riprova');
  expect(screen.getByRole('row', { name: /Estate/ })).toHaveTextContent('1,00 €');
});
