import { describe, expect, test } from '@jest/globals';
import { fileTicket } from '../../testing/files/files.js';
import { openSheet } from '../../testing/files/openedSheet.js';
import { openReportedSales, reportReaders, type ReportRow } from '../../testing/programme/reportedSales.js';

const { service, whole } = await openReportedSales();

describe('a report as a file', () => {
  const exported = (type: string, body: object, as = 'ka.admin') =>
    service.call('POST', `/api/report/${type}`, { as, body });
  /** The records of a file for programs, by the names of their columns. */
  const records = (csv: string): Readonly<Record<string, string>>[] => {
    const [head = [], ...rows] = csv
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    return rows.map((cells) => Object.fromEntries(head.map((name, place) => [name, cells[place] ?? ''])));
  };
  /** A value as such a file writes it. */
  const written = (name: string, value: unknown) => {
    const visible = typeof value === 'object' ? '' : `${value as string | number | boolean}`;
    return name === 'status' || name === 'tier' ? visible.toUpperCase() : visible;
  };

  test.each(reportReaders)(
    '%s gets all rows of the report %s with the values of the screen',
    async (username, type) => {
      const sorting = { column: 'businessName', direction: 'desc' };
      const { items } = await whole(type, { year: 2025 }, username, { sorting });
      const response = await exported(type, { filter: { year: 2025 }, sorting, format: 'csvRaw' }, username);
      expect(response.statusCode).toBe(200);
      const rows = records(response.body);
      expect(rows).toHaveLength(items.length);
      const names = Object.keys(rows[0] ?? {}).filter((name) => items[0] !== undefined && name in items[0]);
      expect(names.length).toBeGreaterThan(items.length === 0 ? -1 : 8);
      const ofScreen = items.map((row) => Object.fromEntries(names.map((name) => [name, written(name, row[name])])));
      expect(rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])))).toEqual(ofScreen);
    },
  );

  test('has the earlier year before the later one, as time runs', async () => {
    const response = await exported('previous-year', { filter: { year: 2025 } });
    const { rows } = await openSheet(response.rawPayload);
    const heads = rows[0]?.map((cell) => cell?.value) ?? [];
    for (const [before, after] of [
      ['Pneumatici anno precedente', 'Pneumatici'],
      ['Importo anno precedente', 'Importo'],
      ['01/2024', '01/2025'],
    ] as const) {
      expect(heads.indexOf(before)).toBeGreaterThan(0);
      expect(heads.indexOf(after)).toBe(heads.indexOf(before) + 1);
    }
  });

  test('of a year under way has both years to the same day first, and the whole apart', async () => {
    service.fixDay('2025-05-14');
    const running = await openSheet((await exported('previous-year', { filter: { year: 2025 } })).rawPayload);
    const over = await openSheet((await exported('previous-year', { filter: { year: 2024 } })).rawPayload);
    service.fixDay('2025-12-31');
    const heads = ({ rows }: typeof running) =>
      (rows[0] ?? []).map((cell) => cell?.value).filter((head) => /^Pneu/.test(String(head)));
    expect(heads(running)).toEqual([
      ...['Pneumatici anno precedente', 'Pneumatici'],
      ...['Pneumatici anno precedente, periodo intero', 'Pneumatici, periodo intero'],
    ]);
    expect(heads(over)).toEqual(['Pneumatici anno precedente', 'Pneumatici']);
  });

  test('has the columns that are asked for, in their order, typed, and says on a second sheet what it is', async () => {
    const page = '/reports/previous-year?year=2025&tier=gold';
    const columns = ['tires', 'businessName', 'amount', 'differencePercentage'];
    const response = await exported('previous-year', { filter: { year: 2025, tier: 'gold' }, columns, page });
    const { rows, title } = await openSheet(response.rawPayload);
    expect(title).toBe('Anno precedente');
    expect(rows[0]?.map((cell) => cell?.value)).toEqual(['Pneumatici', 'Ragione sociale', 'Importo', 'Differenza %']);
    expect(rows[1]?.[0]).toMatchObject({ isText: false, format: '3' });
    expect(rows[1]?.[2]?.format).toContain('€');
    const { items, total, totals } = await whole('previous-year', { year: 2025, tier: 'gold' });
    expect(rows.slice(1).map((cells) => Number(cells[0]?.value))).toEqual(items.map(({ tires }) => tires));
    const sheet = await openSheet(response.rawPayload, 2);
    const facts = Object.fromEntries(sheet.rows.map(([label, value]) => [label?.value, value?.value]));
    expect(facts).toMatchObject({
      Report: 'Anno precedente',
      Periodo: '01/2025 – 12/2025',
      Tier: 'Gold',
      Righe: `${total}`,
      'Totale: Pneumatici': `${totals.tires}`,
      'Dati aggiornati al': '02/03/26, 10:00:00',
      'Riapri nel portale': `https://portal.example${page}`,
    });
    expect(facts['Richiesto da']).toContain('ka.admin');
  });

  test('has numbers on its second sheet as numbers', async () => {
    const response = await exported('previous-year', { filter: { year: 2025, tier: 'gold' } });
    const { rows } = await openSheet(response.rawPayload, 2);
    const cells = new Map(rows.map(([label, value]) => [label?.value, value]));
    expect(cells.get('Righe')).toMatchObject({ isText: false, format: '3' });
    expect(cells.get('Totale: Pneumatici')).toMatchObject({ isText: false, format: '3' });
    expect(cells.get('Totale: Importo (EUR)')).toMatchObject({ isText: false, format: expect.stringContaining('€') });
    expect(cells.get('Totale: Differenza %')).toMatchObject({ isText: false, format: '0.0%' });
    expect(cells.get('Tier')).toMatchObject({ isText: true });
    const { totals } = await whole('previous-year', { year: 2025, tier: 'gold' });
    expect(cells.get('Totale: Importo (EUR)')?.value).toBe(totals.amount);
  });

  test('of the year before has each month beside the same a year before', async () => {
    const { items } = await whole('previous-year', { year: 2025 });
    const response = await exported('previous-year', { filter: { year: 2025 }, format: 'csvRaw' });
    const sums = records(response.body).map((row) =>
      Array.from({ length: 12 }, (_, index) => Number(row[`2025-${`${index + 1}`.padStart(2, '0')}`])).reduce(
        (before, tires) => before + tires,
        0,
      ),
    );
    expect(sums).toEqual(items.map(({ tires }) => tires));
  });

  test('of analytics has the groups of the screen', async () => {
    const data = { dimensions: ['brand', 'season'], measures: ['tires', 'amount'], compareYear: true };
    const screen = await service.call('POST', '/api/report/analytics/search', {
      as: 'ka.admin',
      body: { data, params: { paginator: { pageSize: 100 } } },
    });
    const { items } = screen.json<{
      data: {
        items: {
          keys: { value: string }[];
          values: ReportRow;
          before: ReportRow;
          toDay: { values: ReportRow; before: ReportRow };
        }[];
      };
    }>().data;
    const response = await exported('analytics', { ...data, format: 'csvRaw' });
    expect(records(response.body)).toEqual(
      items.map(({ keys, values, before, toDay }) => ({
        brand: keys[0]?.value,
        'brand.label': keys[0]?.value,
        season: keys[1]?.value,
        'season.label': '',
        'toDay.tires': `${toDay.values.tires}`,
        'toDay.amount': toDay.values.amount,
        'toDayBefore.tires': `${toDay.before.tires}`,
        'toDayBefore.amount': toDay.before.amount,
        tires: `${values.tires}`,
        amount: values.amount,
        'before.tires': `${before.tires}`,
        'before.amount': before.amount,
      })),
    );
  });

  test('is asked for by ticket with the same refusals', async () => {
    const body = { filter: { year: 2025 }, format: 'csv' };
    const issued = await fileTicket(service, { route: 'exportReport', params: { type: 'monthly-fleet' }, body });
    expect(issued.statusCode).toBe(200);
    const foreign = await fileTicket(
      service,
      { route: 'exportReport', params: { type: 'monthly' }, body },
      'consultant',
    );
    expect(foreign.statusCode).toBe(403);
  });

  test.each([
    ['monthly-fleet', { columns: ['plafondExpendable'] }, { columns: 'invalid' }],
    ['monthly-fleet', { sorting: { column: 'amount' } }, { 'sorting.column': 'invalid' }],
    ['monthly-fleet', { filter: { brand: 'Lupo' } }, { 'filter.brand': 'invalid' }],
    ['campaigns', { dimensions: ['month'] }, { dimensions: 'invalid' }],
    ['analytics', {}, { dimensions: 'required' }],
    ['campaigns', { page: 'https://elsewhere.example' }, { page: 'invalid' }],
  ])('%s refuses %j', async (type, body, fields) => {
    const response = await exported(type, body);
    expect([response.statusCode, response.json<{ error: { fields: object } }>().error.fields]).toEqual([422, fields]);
  });

  test('a permission is asked before the input is looked at', async () => {
    expect((await exported('monthly', { nonsense: true }, 'consultant')).statusCode).toBe(403);
  });
});
