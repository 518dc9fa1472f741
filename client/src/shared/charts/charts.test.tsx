import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPart } from '../test/renderPart';
import { textOf } from '../test/textOf';
import { BarsChart } from './BarsChart';
import { MonthsChart } from './MonthsChart';
import type { MonthFigures } from './data/monthToDay';

/** Twelve months: 100 tyres in the first one, ten more in each that follows; 80 in each of the year before. */
const months = Array.from({ length: 12 }, (_, index): MonthFigures => ({
  month: `2025-${String(index + 1).padStart(2, '0')}`,
  tires: 100 + 10 * index,
  tiresBefore: index === 1 ? 0 : 80,
  tiresWhole: index === 1 ? 0 : 80,
  amount: `${1000 + index}.10`,
  amountBefore: '800.00',
  amountWhole: '800.00',
}));

/** Each row of the table as its cells, joined. */
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(textOf).join(' | '));

test('a chart of months says what it shows, and shows the same numbers', async () => {
  const { person } = await renderPart(<MonthsChart title="Acquisti" year={2025} months={months} />);
  const chart = within(screen.getByRole('region', { name: 'Acquisti' }));
  expect(chart.getByText('Nel 2025: 1.860 pneumatici, contro 880 pneumatici nel 2024 (+111,4 %).')).toBeVisible();
  expect(chart.queryByRole('table')).not.toBeInTheDocument();

  await person.click(chart.getByRole('button', { name: 'Mostra i numeri' }));
  expect(rows()[0]).toBe('Mese | 2024 | 2025 | Differenza');
  expect(rows()[1]).toBe('gennaio | 80 | 100 | +25,0 %');
  expect(rows()[2]).toBe('febbraio | 0 | 110 | –');
  expect(rows().at(-1)).toBe('Totale | 880 | 1.860 | +111,4 %');

  await person.click(chart.getByRole('button', { name: 'Mostra il grafico' }));
  expect(chart.queryByRole('table')).not.toBeInTheDocument();
});

test('a chart with amounts displays them to the cent', async () => {
  const { person } = await renderPart(<MonthsChart title="Acquisti" year={2025} months={months} />);
  await person.click(screen.getByRole('button', { name: 'Importo' }));
  expect(screen.getByText('Nel 2025: 12.067,20 €, contro 9.600,00 € nel 2024 (+25,7 %).')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Mostra i numeri' }));
  expect(rows()[1]).toBe('gennaio | 800,00 € | 1.000,10 € | +25,0 %');
});

test('without amounts there is nothing to choose', async () => {
  const tires = months.map(({ month, tires, tiresBefore, tiresWhole }) => ({
    ...{ month, tires, tiresBefore, tiresWhole },
  }));
  await renderPart(<MonthsChart title="Acquisti" year={2025} months={tires} />);
  expect(screen.queryByRole('button', { name: 'Importo' })).not.toBeInTheDocument();
});

test.each([
  [
    '2025-10-15',
    'Dal 1º gennaio al 15 ottobre 2025: 1.450 pneumatici, contro 720 pneumatici nello stesso periodo del 2024 (+101,4 %).',
  ],
  [
    '2025-01-08',
    'Dal 1º gennaio all’8 gennaio 2025: 100 pneumatici, contro 80 pneumatici nello stesso periodo del 2024 (+25,0 %).',
  ],
  ['2025-12-31', 'Nel 2025: 1.860 pneumatici, contro 880 pneumatici nel 2024 (+111,4 %).'],
])('on %s both years end at the same day, and months to come are only outlined', async (today, sentence) => {
  const toDay = months.map((month) =>
    month.month > today.slice(0, 7)
      ? { ...month, tires: null, tiresBefore: null, amount: null, amountBefore: null }
      : month,
  );
  const { person } = await renderPart(<MonthsChart title="Acquisti" year={2025} months={toDay} today={today} />);
  expect(screen.getByText(sentence)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Mostra i numeri' }));
  const december = today === '2025-12-31' ? 'dicembre | 80 | 210 | +162,5 %' : 'dicembre | – | – | –';
  const isRunning = today !== '2025-12-31';
  expect(rows().at(isRunning ? -3 : -2)).toBe(december);
  // the whole of the year before stands apart while the year runs
  if (isRunning) expect(rows().at(-1)).toBe('2024 intero | 880 | – | –');
  expect(screen.queryAllByText('2024 intero: 880')).toHaveLength(isRunning ? 1 : 0);
  await person.click(screen.getByRole('button', { name: 'Mostra il grafico' }));
  expect(screen.queryAllByText('2024, mesi interi')).toHaveLength(isRunning ? 1 : 0);
});

const categories = [
  { key: 'PU', label: 'Puglia', value: 1200, before: 1000 },
  { key: 'LO', label: 'Lombardia', value: 800 },
];
const labels = { category: 'Regione', value: 'Pneumatici', before: '2024' };
const written = (value: number | string) => `${value} pz`;

test('a chart of categories leads into each of them, from the picture and from the numbers', async () => {
  const onSelect = jest.fn();
  const { person } = await renderPart(
    <BarsChart
      title="Per regione"
      sentence="La Puglia è davanti."
      categories={categories}
      labels={labels}
      written={written}
      onSelect={onSelect}
    />,
  );
  expect(screen.getByText('La Puglia è davanti.')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Puglia' }));
  expect(onSelect).toHaveBeenLastCalledWith('PU');

  await person.click(screen.getByRole('button', { name: 'Mostra i numeri' }));
  expect(rows()).toEqual(['Regione | Pneumatici | 2024', 'Puglia | 1200 pz | 1000 pz', 'Lombardia | 800 pz | –']);
  await person.click(screen.getByRole('button', { name: 'Lombardia' }));
  expect(onSelect).toHaveBeenLastCalledWith('LO');
});

test('of many categories the first twenty are drawn, and all are numbers', async () => {
  const many = Array.from({ length: 23 }, (_, index) => ({ key: `${index}`, label: `n. ${index}`, value: index }));
  const { person } = await renderPart(
    <BarsChart title="Molte" sentence="Sono 23." categories={many} labels={labels} written={written} />,
  );
  expect(await screen.findByText('Altre 3 voci sono nei numeri.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Mostra i numeri' }));
  expect(rows()).toHaveLength(24);
});
