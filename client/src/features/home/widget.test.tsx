import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { serveNetwork } from '../../shared/test/network';
import { renderPart } from '../../shared/test/renderPart';
import { textOf } from '../../shared/test/textOf';
import { itemRecord, rowsRecord, widgetRecord } from '../../shared/test/dashboard';
import type { Widget_WidgetFragment } from './Dashboard.generated';
import { Widget } from './Widget';

serveNetwork();

const show = (record: ReturnType<typeof widgetRecord>, onRetry = () => undefined as void) =>
  renderPart(<Widget widget={record as Widget_WidgetFragment} today="2025-10-15" onRetry={onRetry} />);

const campaign = { __typename: 'CampaignLink', id: '114', title: 'Annuale 2025' };
/** The last sentence with the word. */
const withWord = (word: string) => screen.getAllByRole('button', { name: word }).at(-1)?.closest('p');
const pace = () => withWord('passo atteso');
const link = (name: string | RegExp) => screen.getByRole('link', { name });

test('who is close: how many, what is at stake, and each with the way to its figures', async () => {
  await show(
    widgetRecord('CLOSE', {
      value: '3',
      euroAtStake: '1121.00',
      rowsFilter: rowsRecord({ list: 'CAMPAIGNS_REPORT', standing: 'CLOSE' }),
      items: [
        itemRecord({ campaign, value: '6', euroAtStake: '86.29' }),
        itemRecord({ id: '8', label: 'Pneus Città', campaign, value: '1', euroAtStake: '0.00' }),
      ],
    }),
  );
  const widget = within(screen.getByRole('region', { name: 'Vicini alla soglia' }));
  expect(widget.getAllByRole('button', { name: 'In gioco' })[0]?.closest('p')).toHaveTextContent(
    'In gioco 1.121,00 € di premi.',
  );
  const [first, second] = widget.getAllByRole('listitem');
  expect(first).toHaveTextContent('mancano 6 pneumatici');
  expect(first).toHaveTextContent('Annuale 2025 · In gioco 86,29 €');
  expect(second).toHaveTextContent('manca 1 pneumatico');
  expect(second).not.toHaveTextContent('In gioco');
  expect(link('Gomme Rossi S.r.l.')).toHaveAttribute('href', '/campaigns/114/dealers/7');
  expect(link('Vedi chi è vicino')).toHaveAttribute('href', '/reports?situazione=close&ordina=euroAtStake.desc');
});

test('who is behind: the way leads to the list of just those', async () => {
  await show(
    widgetRecord('BEHIND', {
      value: '1',
      rowsFilter: rowsRecord({ list: 'CAMPAIGNS_REPORT', standing: 'BEHIND' }),
      items: [itemRecord({ campaign, value: '136', part: 122, whole: 575 })],
    }),
  );
  // What the list is sorted by stands in each row.
  expect(screen.getByText('136 pneumatici sotto il passo')).toBeInTheDocument();
  expect(screen.getByText('122 pneumatici su un obiettivo di 575')).toBeInTheDocument();
  expect(link('Vedi chi è in ritardo')).toHaveAttribute('href', '/reports?situazione=behind&ordina=goalPercentage.asc');
});

test.each([
  [{ underWay: true }, '/campaigns?anno=tutti&inCorso=yes'],
  [{ endsWithin: 30 }, '/campaigns?anno=tutti&scade=30'],
  [{}, '/campaigns'],
])('the campaigns behind a number are those that it counts: %j', async (filter, href) => {
  await show(widgetRecord('ENDING_SOON', { value: '2', rowsFilter: rowsRecord({ list: 'CAMPAIGNS', ...filter }) }));
  expect(link('Vedi le campagne')).toHaveAttribute('href', href);
});

test('what can be spent adds up: the first campaigns, and the others in one line with the rest of the sum', async () => {
  const items = ['100.10', '90.20', '80.30'].map((value, index) =>
    itemRecord({ kind: 'CAMPAIGN', id: String(index + 1), label: `Campagna ${index + 1}`, value }),
  );
  const widget = {
    value: '520.75',
    whole: 10,
    items,
    rowsFilter: rowsRecord({ list: 'SUBSCRIPTIONS', expendable: true }),
  };
  await show(widgetRecord('EXPENDABLE', widget));
  const others = screen.getAllByRole('listitem').at(-1);
  expect(others).toHaveTextContent('e altre 7 campagne');
  expect(others).toHaveTextContent('250,15 €');
  expect(link('Vedi le tue campagne')).toHaveAttribute('href', '/subscriptions?daSpendere=yes');
});

test('what can be spent has no line for others where all of its campaigns stand there', async () => {
  const items = [itemRecord({ kind: 'CAMPAIGN', id: '1', label: 'Annuale', value: '100.10' })];
  await show(widgetRecord('EXPENDABLE', { value: '100.10', whole: 1, items }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('the progress against the share, ahead or behind', async () => {
  const progress = (value: string, comparison: string) =>
    widgetRecord('PROGRESS', { value, comparison, part: 322, whole: 1000 });
  await show(progress('32.2', '45.0'));
  expect(pace()).toHaveTextContent('Indietro di 12,8 punti; passo atteso a questa data: 45,0 %.');
  await show(progress('45.0', '32.2'));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  fireEvent.focus(screen.getAllByRole('button', { name: 'passo atteso' })[0]!);
  expect(screen.getByRole('tooltip')).toHaveTextContent(/come l’anno scorso negli stessi giorni/);
  expect(pace()).toHaveTextContent('Avanti di 12,8 punti; passo atteso a questa data: 32,2 %.');
});

test.each(['43.0', '45.0', '47.0'])(
  'a progress of %s %, within two points of the share, is on track',
  async (value) => {
    await show(widgetRecord('PROGRESS', { value, comparison: '45.0', part: 322, whole: 1000 }));
    expect(pace()).toHaveTextContent('In linea con il passo atteso a questa data: 45,0 %.');
  },
);

test('the months to come of the year are empty in the numbers', async () => {
  const month = (label: string, value: string | null, comparison: string | null) =>
    itemRecord({ kind: 'MONTH', id: null, label, value, comparison });
  const { person } = await show(
    widgetRecord('TIRES', {
      value: '30',
      comparison: '20',
      items: [month('2025-10', '30', '20'), month('2025-11', null, null)],
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Mostra i numeri' }));
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map(textOf);
  expect(cells('ottobre').slice(-3)).toEqual(['20', '30', '+50,0 %']);
  expect(cells('novembre').slice(-3)).toEqual(['–', '–', '–']);
  expect(cells('Totale').slice(-3)).toEqual(['20', '30', '+50,0 %']);
});

test('the next threshold with its pace and its estimate', async () => {
  await show(
    widgetRecord('NEXT_THRESHOLDS', {
      value: '1',
      items: [
        itemRecord({
          kind: 'CAMPAIGN',
          id: '114',
          label: 'Annuale 2025',
          value: '20',
          part: 80,
          whole: 100,
          day: '2025-12-31',
          daysLeft: 78,
          euroAtStake: '289.00',
          pace: { __typename: 'DashboardPace', needed: '1.8', present: '5.4' },
          forecast: {
            __typename: 'Forecast',
            low: 165,
            expected: 185,
            high: 205,
            prizeLow: '200.00',
            prizeExpected: '289.33',
            prizeHigh: '300.00',
            spendableExpected: '0.00',
          },
          asLastYear: { __typename: 'OwnForecast', tires: 64, prize: '0.00', spendable: '0.00' },
        }),
      ],
    }),
  );
  expect(link('Annuale 2025')).toHaveAttribute('href', '/subscriptions/114');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '80 pneumatici sui 100 della soglia');
  expect(withWord('In gioco')).toHaveTextContent('Fino al 31/12/2025: 78 giorni, oggi compreso · In gioco 289,00 €');
  expect(screen.getByText('Ne servono 1,8 a settimana; finora sono stati 5,4')).toBeInTheDocument();
  expect(
    screen.getByText('Al passo della rete: circa 185 pneumatici (da 165 a 205), premio di 289,33 €, spendibili 0,00 €'),
  ).toBeInTheDocument();
  expect(screen.getByText('Come il tuo anno scorso: 64 pneumatici, premio di 0,00 €')).toBeInTheDocument();
});

const forecast = {
  __typename: 'Forecast',
  low: 199,
  expected: 220,
  high: 241,
  prizeLow: '1990.00',
  prizeExpected: '2200.00',
  prizeHigh: '2410.00',
  spendableExpected: '2200.00',
};

test('in the last seven days no pace of a week is written, and a range with equal ends is one number', async () => {
  const next = (daysLeft: number) =>
    widgetRecord('NEXT_THRESHOLDS', {
      value: '1',
      items: [
        itemRecord({
          ...{ kind: 'CAMPAIGN', id: '117', label: 'Cambio gomme 2025', value: '1', part: 27, whole: 28 },
          ...{ day: '2025-10-19', daysLeft, pace: { __typename: 'DashboardPace', needed: '1.4', present: '3.9' } },
          forecast: { ...forecast, low: 29, expected: 29, high: 29 },
        }),
      ],
    });
  await show(next(7));
  expect(screen.queryByText(/a settimana/)).toBeNull();
  expect(
    screen.getByText('Al passo della rete: circa 29 pneumatici, premio di 2.200,00 €, tutto spendibile'),
  ).toBeInTheDocument();
  await show(next(8));
  expect(screen.getByText('Ne servono 1,4 a settimana; finora sono stati 3,9')).toBeInTheDocument();

  const settled = { ...forecast, prizeLow: '2200.00', prizeHigh: '2200.00' };
  await show(
    widgetRecord('FORECAST', {
      ...{ value: '2200.00', part: 12, whole: 12, forecast: settled, rowsFilter: rowsRecord({}) },
      items: [
        itemRecord({
          ...{ kind: 'CAMPAIGN', id: '114', label: 'Annuale 2025', value: '2200.00', whole: 12 },
          forecast: { ...settled, low: 220, high: 220 },
        }),
      ],
    }),
  );
  expect(screen.getByText('Circa 220 pneumatici (da 199 a 241).')).toBeInTheDocument();
  expect(screen.getByText('Circa 220 pneumatici')).toBeInTheDocument();
});

test('the prizes at the end of the campaigns, low and high, and of which nothing can be said yet', async () => {
  await show(
    widgetRecord('FORECAST', {
      value: '2200.00',
      part: 12,
      whole: 15,
      forecast,
      rowsFilter: rowsRecord({}),
      items: [
        itemRecord({ kind: 'CAMPAIGN', id: '114', label: 'Annuale 2025', value: '2200.00', forecast, whole: 12 }),
        itemRecord({ kind: 'CAMPAIGN', id: '115', label: 'Spot', part: 0, whole: 3 }),
      ],
    }),
  );
  const widget = within(screen.getByRole('region', { name: 'Premi a fine campagna' }));
  expect(
    widget.getByText(
      'Da 1.990,00 € a 2.410,00 €: circa 220 pneumatici (da 199 a 241). Per 3 partecipazioni è troppo presto per una stima.',
    ),
  ).toBeInTheDocument();
  const [first, second] = widget.getAllByRole('listitem');
  expect(first).toHaveTextContent('Annuale 20252.200,00 €');
  expect(second).toHaveTextContent('SpotTroppo presto per una stima (3 dealer)');
  expect(link('Annuale 2025')).toHaveAttribute('href', '/campaigns/114');
});

test('while nothing can be said of any campaign, no number stands there', async () => {
  await show(
    widgetRecord('FORECAST', {
      part: 0,
      whole: 3,
      rowsFilter: rowsRecord({}),
      items: [itemRecord({ kind: 'CAMPAIGN', id: '115', label: 'Spot', part: 0, whole: 3 })],
    }),
  );
  expect(screen.getByText('È troppo presto per una stima: le campagne sono appena iniziate.')).toBeInTheDocument();
  expect(screen.queryByText(/€/)).not.toBeInTheDocument();
});

test('the ranking against the year before, a member to its dealers', async () => {
  await show(
    widgetRecord('RANKING', {
      value: '2',
      rowsFilter: rowsRecord({ list: 'DEALERS' }),
      items: [
        itemRecord({ kind: 'MEMBER', id: '20', label: 'Lombardia Nord', value: '1410', comparison: '1584' }),
        itemRecord({ label: 'Nuovo', value: '10', comparison: '0' }),
      ],
    }),
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('1.410 pneumaticiUn anno fa 1.584 (−11,0 %)');
  expect(second).toHaveTextContent('Un anno fa 0');
  expect(link('Lombardia Nord')).toHaveAttribute('href', '/dealers?rete=20');
  expect(link('Nuovo')).toHaveAttribute('href', '/dealers/7');
});

test('nothing to look at is said, without a number and a way', async () => {
  await show(widgetRecord('STOPPED', { value: '0', rowsFilter: rowsRecord({ list: 'DEALERS' }) }));
  expect(screen.getByText('Nessun dealer ha smesso di comprare.')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a widget that failed says so, and can be tried again', async () => {
  const onRetry = jest.fn();
  const { person } = await show(widgetRecord('RANKING', { error: 'INTERNAL_SERVER_ERROR' }), onRetry);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

const use = (share: string, forecast: object | null) => ({
  __typename: 'BudgetUse',
  ...{ budget: '1000.00', accumulated: '812.00', share },
  forecast: forecast && {
    __typename: 'BudgetForecast',
    low: '900.00',
    expected: '950.00',
    high: '1100.00',
    ...forecast,
  },
});

test('budgets: each campaign with its share, its estimate and in words what it crosses', async () => {
  const of = (id: string, label: string, budgetUse: unknown) =>
    itemRecord({ kind: 'CAMPAIGN', id, label, value: '81.2', budgetUse });
  await show(
    widgetRecord('BUDGETS', {
      value: '2436.00',
      comparison: '3000.00',
      rowsFilter: rowsRecord({ underWay: true }),
      items: [
        of('1', 'Annuale', use('81.2', { share: '95.0' })),
        of('2', 'Spot', use('81.2', { share: '100.0' })),
        of('3', 'Nuova', use('100.0', null)),
        of('4', 'Calma', use('10.0', { share: '79.9' })),
      ],
    }),
  );
  expect(screen.getByText('2.436,00 €')).toBeInTheDocument();
  expect(screen.getByText('Budget complessivo: 3.000,00 €.')).toBeInTheDocument();
  const [annual, spot, fresh, calm] = screen.getAllByRole('listitem');
  expect(annual).toHaveTextContent('81,2 %');
  expect(annual).toHaveTextContent('Accumulati 812,00 € su 1.000,00 €');
  expect(annual).toHaveTextContent('Stima a fine campagna: 950,00 € (95,0 % del budget), da 900,00 € a 1.100,00 €');
  expect(annual).toHaveTextContent('oltre l’80 %');
  expect(spot).toHaveTextContent('stima oltre il budget');
  expect(fresh).toHaveTextContent('budget raggiunto');
  expect(fresh).toHaveTextContent('Nessuna stima');
  expect(calm).toHaveTextContent('nel budget');
  expect(link('Annuale')).toHaveAttribute('href', '/campaigns/1');
});

test('what is owed and what is owed back lead to their pages', async () => {
  await show(
    widgetRecord('LIABILITY', {
      value: '75.00',
      comparison: '50.00',
      rowsFilter: rowsRecord({ list: 'ACCRUALS' }),
      items: [itemRecord({ kind: 'MONTH', id: null, label: '2025-09', value: '75.00', comparison: '20.00' })],
    }),
  );
  expect(screen.getByText('Il mese prima: 50,00 €.')).toBeInTheDocument();
  expect(link('settembre 2025')).toHaveAttribute('href', '/accruals/2025-09');
  expect(link('Vedi i premi maturati')).toHaveAttribute('href', '/accruals');
  await show(
    widgetRecord('DEBTS', {
      value: '15.00',
      part: 1,
      rowsFilter: rowsRecord({ list: 'CAMPAIGNS_REPORT', campaignIds: ['7', '9'] }),
      items: [itemRecord({ kind: 'CAMPAIGN', id: '7', label: 'Inverno', value: '15.00', part: 1 })],
    }),
  );
  expect(screen.getByText('che un dealer ha speso e non ha più maturato')).toBeInTheDocument();
  expect(link('Inverno')).toHaveAttribute('href', '/campaigns/7?ordina=debt.desc');
  expect(link('Vedi i dealer')).toHaveAttribute('href', '/reports?campagna=7,9&ordina=debt.desc');
});

test('where no month is closed it is said, and nothing owed at its end is a number', async () => {
  await show(widgetRecord('LIABILITY'));
  expect(screen.getByText('Nessun mese è ancora chiuso.')).toBeInTheDocument();
});
