import { longExportRows } from '@gdd/schema/exports';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { followedFiles } from '../../shared/test/followedFiles';
import { respond, refusal, serveNetwork } from '../../shared/test/network';
import { desktop, phone, setPageWidth } from '../../shared/test/pageWidth';
import { renderPart } from '../../shared/test/renderPart';
import { textOf } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import { campaignsReport } from './campaigns/CampaignsReportPage';
import { monthlyFleetReport } from './monthly/MonthlyFleetReportPage';
import { monthlyReport } from './monthly/MonthlyReportPage';
import { previousYearReport } from './monthly/PreviousYearReportPage';
import { ReportPage } from './page/ReportPage';
import {
  calendar,
  campaignsReportGateway,
  fleetReportResponse,
  monthlyReportGateway,
  previousYearReportResponse,
} from './testing/reportsGateway';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

const followed = followedFiles();

/** Most of a report is the same in cards, which jsdom draws many times faster than the grid. */
beforeEach(() => setPageWidth(phone));

const rows = async () => within(await screen.findByRole('list', { name: 'Righe del report' })).getAllByRole('listitem');
const figures = () => within(screen.getByRole('region', { name: 'I numeri in breve' }));

describe('the report of campaigns', () => {
  const open = async (url: string, user = users.DISTRIBUTOR) => {
    const gateway = campaignsReportGateway(12);
    const app = await renderPart(<ReportPage report={campaignsReport} />, {
      url,
      user,
      handlers: gateway.handlers,
      messages: 'reports',
    });
    return { ...app, gateway };
  };

  test('says what the numbers say, the main ones, the rows, and what all of them come to', async () => {
    const { gateway } = await open('/reports?righe=3');
    expect(
      await screen.findByText(
        'La tua rete ha raggiunto 6 obiettivi su 20 nelle campagne del 2025, con acquisti per 12.480 pneumatici.',
      ),
    ).toBeVisible();
    expect(figures().getByText('su 20 (30,0 %)')).toBeVisible();
    expect(figures().getByText('45.678,90 €')).toBeVisible();
    expect(await rows()).toHaveLength(3);
    const [first] = await rows();
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/campaigns/3/dealers/1');
    expect(first).toHaveTextContent('Estate 2025');
    const sums = screen.getByText('Totale di 12 righe').parentElement as HTMLElement;
    expect(textOf(sums)).toContain('Premio spendibile23.456,70 €');
    expect(gateway.requests.at(-1)).toEqual({
      filter: {},
      sort: { column: 'ID', direction: 'ASC' },
      page: 1,
      pageSize: 3,
    });
  });

  test('a report of many rows is prepared in the background, as the page displays it', async () => {
    const requests: unknown[] = [];
    const gateway = campaignsReportGateway(longExportRows + 1);
    const app = await renderPart(<ReportPage report={campaignsReport} />, {
      messages: 'reports',
      url: '/reports?regione=Puglia&righe=3',
      user: users.DISTRIBUTOR,
      handlers: gateway.handlers,
    });
    respond(
      graphql.mutation('RequestCampaignsReportExport', ({ variables }) => {
        requests.push(variables['input']);
        return HttpResponse.json({ data: { export: { __typename: 'Export', id: '4' } } });
      }),
    );
    await screen.findByText(/ha raggiunto/);
    await app.person.click(screen.getByRole('button', { name: 'Esporta' }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    expect(await screen.findByText(/L’esportazione è in preparazione/)).toBeInTheDocument();
    expect(requests).toMatchObject([
      { filter: { region: ['Puglia'] }, format: 'CSV', page: '/reports?regione=Puglia&righe=3' },
    ]);
  });

  test('a report is exported with the visible rows and columns, and its page is restored on the way back', async () => {
    const requests: unknown[] = [];
    const { person } = await open('/reports?regione=Puglia&ordina=tiresPurchased.desc');
    respond(
      graphql.query('CampaignsReportFile', ({ variables }) => {
        requests.push(variables['input']);
        const file = { __typename: 'FileTicket', url: '/files/t-1', filename: 'Campagne.xlsx' };
        return HttpResponse.json({ data: { file } });
      }),
    );
    await screen.findByText(/ha raggiunto/);
    await person.click(screen.getByRole('button', { name: 'Esporta' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' }));
    await waitFor(() => expect(followed).toEqual(['/files/t-1 Campagne.xlsx']));
    expect(requests).toEqual([
      {
        filter: { region: ['Puglia'] },
        sort: { column: 'TIRES_PURCHASED', direction: 'DESC' },
        columns: expect.arrayContaining(['businessName', 'campaignTitle', 'plafondExpendable']),
        format: 'XLSX',
        page: '/reports?regione=Puglia&ordina=tiresPurchased.desc',
      },
    ]);
  });

  test('a bar narrows the report to its campaign, and its chip widens it again', async () => {
    const { person, path, gateway } = await open('/reports?righe=3');
    await person.click(await screen.findByRole('button', { name: 'Inverno 2025' }));
    await waitFor(() => expect(path()).toBe('/reports?campagna=7&righe=3'));
    expect(await screen.findByText(/obiettivi su 8 nella campagna «Inverno 2025»/)).toBeVisible();
    expect(gateway.requests.at(-1)?.filter).toEqual({ campaignId: ['7'] });
    await person.click(await screen.findByRole('button', { name: 'Togli il filtro Campagna: Inverno 2025' }));
    await waitFor(() => expect(path()).toBe('/reports?righe=3'));
  });

  test('a shared link names the members that it only has the ids of', async () => {
    await open('/reports?anno=2024&semestre=2&distributore=31&agente=40&dealer=1', users.KA_ADMINISTRATOR);
    await screen.findByText(/^Gomme 1 ha raggiunto/);
    const chips = within(screen.getByRole('list', { name: 'Filtri attivi' }));
    expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'Anno: 2024',
      'Periodo: 2º semestre',
      'Distributore: Distribuzione Nord',
      'Agente: Agenzia Neri',
      'Dealer: Gomme 1',
      'Azzera filtri',
    ]);
  });

  test('a work list has its own columns, numbers and sentence, and no picture', async () => {
    setPageWidth(desktop);
    const { gateway } = await open('/reports?situazione=close&scade=30&ordina=euroAtStake.desc&righe=3');
    expect(
      await screen.findByText(/^La tua rete ha 20 obiettivi vicini alla soglia nelle campagne che finiscono entro 30/),
    ).toBeVisible();
    const heads = within(await screen.findByRole('grid')).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent).slice(0, 6)).toEqual([
      'Dealer',
      'Campagna',
      'Ultimo giorno',
      'Pneus alla soglia',
      'Premio in gioco',
      'Obiettivo',
    ]);
    expect(screen.queryByText('Obiettivi raggiunti per campagna')).not.toBeInTheDocument();
    expect(gateway.requests.at(-1)).toMatchObject({
      filter: { standing: 'CLOSE', endsWithin: 30 },
      sort: { column: 'EURO_AT_STAKE', direction: 'DESC' },
    });
    const chips = within(screen.getByRole('list', { name: 'Filtri attivi' }));
    expect(chips.getByRole('button', { name: /Situazione: Vicini alla soglia/ })).toBeVisible();
  });

  test('the grid sorts on the server, and a row has a way to its dealer', async () => {
    setPageWidth(desktop);
    const { person, path, gateway } = await open('/reports?righe=3');
    const grid = await screen.findByRole('grid', { name: 'Righe del report' });
    const heads = within(grid).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'Dealer',
      'Campagna',
      'Accettazione',
      'Obiettivo',
      'Pneus acquistati',
      'Pneus mancanti',
      'Premio accumulato',
      'Premio spendibile',
      'Pneus flotte',
      'Pneus flotte %',
      'Codice',
      'Regione',
      'Agente',
      'Azioni',
    ]);
    // of two that have not accepted nothing is final while the campaign lasts
    expect(within(grid).getAllByText('Da accettare')).toHaveLength(1);
    await person.click(within(grid).getByText('Pneus acquistati'));
    await waitFor(() => expect(path()).toBe('/reports?ordina=tiresPurchased.desc&righe=3'));
    await waitFor(() =>
      expect(gateway.requests.at(-1)?.sort).toEqual({ column: 'TIRES_PURCHASED', direction: 'DESC' }),
    );
    for (const [head, column] of [
      ['Regione', 'REGION'],
      ['Agente', 'AGENT'],
      ['Accettazione', 'ACCEPTED'],
    ] as const) {
      await person.click(within(grid).getByText(head));
      await waitFor(() => expect(gateway.requests.at(-1)?.sort).toEqual({ column, direction: 'ASC' }));
    }
    await person.click(within(grid).getByRole('button', { name: 'Azioni per Gomme 2, Estate 2025' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Scheda del dealer' }));
    expect(path()).toBe('/dealers/2');
  });
});

describe('the monthly report', () => {
  test('compares both years to the same day, and leads to the dealer', async () => {
    const { handlers } = monthlyReportGateway(1);
    await renderPart(<ReportPage report={monthlyReport} />, {
      url: '/reports/monthly',
      user: users.AGENT,
      handlers,
      messages: 'reports',
    });
    expect(
      await screen.findByText(
        'La tua rete ha venduto 12.480 pneumatici nel 2025 fino al 30 dicembre, il 4 % in più dello stesso periodo del 2024. 14 dealer sono fermi: nessun acquisto da almeno 60 giorni.',
      ),
    ).toBeVisible();
    expect(figures().getByText('12.000 nello stesso periodo del 2024 (+4,0 %) · 2024 intero: 12.000')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Vendite per mese' })).toBeVisible();
    const [row] = await rows();
    expect(row).toHaveTextContent('luglio 2025');
    expect(row).toHaveTextContent('−10,0 %');
    expect(within(row as HTMLElement).getByRole('link', { name: 'Gomme 1' })).toHaveAttribute('href', '/dealers/1');
    expect(screen.getByText('Totale di 1 riga')).toBeVisible();
  });

  test('no row with these filters has another message than no row at all, and a failure is tried again', async () => {
    const gateway = monthlyReportGateway(0);
    const { person, path } = await renderPart(<ReportPage report={monthlyReport} />, {
      messages: 'reports',
      url: '/reports/monthly?cerca=nessuno',
      user: users.AGENT,
      handlers: [
        graphql.query('MonthlyReport', () => refusal({ code: 'UPSTREAM_TIMEOUT', requestId: 'r-7' }), { once: true }),
        ...gateway.handlers,
      ],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('r-7');
    expect(screen.queryByRole('region', { name: 'I numeri in breve' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Nessun risultato con questi filtri')).toBeVisible();
    const [clear] = screen.getAllByRole('button', { name: 'Azzera filtri' });
    await person.click(clear as HTMLElement);
    expect(await screen.findByText('Non c’è ancora niente da mostrare')).toBeVisible();
    expect(path()).toBe('/reports/monthly');
  });
});

test('the report of fleets tells their part, month by month', async () => {
  const { person } = await renderPart(<ReportPage report={monthlyFleetReport} />, {
    messages: 'reports',
    url: '/reports/monthly-fleet',
    user: users.CONSULTANT,
    handlers: [calendar, fleetReportResponse],
  });
  expect(
    await screen.findByText(
      'La rete ha venduto 12.480 pneumatici finora nel 2025: 3.120 a flotte, il 25 % del totale.',
    ),
  ).toBeVisible();
  const chart = within(screen.getByRole('region', { name: 'Vendite e flotte per mese' }));
  await person.click(chart.getByRole('button', { name: 'Mostra i numeri' }));
  expect(chart.getAllByText('25,0 %')).toHaveLength(12);
  // the second month has more for fleets than is left after returns
  expect(screen.getByText('150,0 % · resi')).toBeVisible();
});

test('the report of the year before tells the difference, and the months of each row', async () => {
  await renderPart(<ReportPage report={previousYearReport} />, {
    messages: 'reports',
    url: '/reports/previous-year?regione=Puglia',
    user: users.REGIONAL_MANAGER,
    handlers: [calendar, previousYearReportResponse],
  });
  expect(
    await screen.findByText(
      'Con questi filtri la tua rete nel 2025 fino al 30 dicembre ha venduto 480 pneumatici in più dello stesso periodo del 2024: 12.480 contro 12.000 (+4,0 %). Un dealer è fermo: nessun acquisto da almeno 60 giorni.',
    ),
  ).toBeVisible();
  expect(
    await screen.findByRole('img', { name: 'Per mese, tra parentesi l’anno precedente: gennaio 1.040 (1.000)' }),
  ).toBeVisible();
});
