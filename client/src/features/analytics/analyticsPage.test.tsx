import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { AnalyticsFileInput, AnalyticsInput } from '../../shared/apollo/schema.generated';
import { pending } from '../../shared/test/pending';
import { respond, refusal, serveNetwork } from '../../shared/test/network';
import { phone, setPageWidth } from '../../shared/test/pageWidth';
import { followedFiles } from '../../shared/test/followedFiles';
import { renderApp } from '../../shared/test/renderApp';
import { users } from '../../shared/test/users';
import { analyticsGateway } from './testing/analyticsGateway';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

const followed = followedFiles();

/** Cards say what the grid says, and jsdom draws them many times faster. */
beforeEach(() => setPageWidth(phone));

const brands = [
  ['Aquila', 'Aquila', 300],
  ['Vento', 'Vento', 100],
] as const;

async function openPage(url: string, groups: Parameters<typeof analyticsGateway>[0] = brands) {
  const gateway = analyticsGateway(groups);
  const app = await renderApp({ url, user: users.KA_ADMINISTRATOR, handlers: gateway.handlers });
  return { ...app, gateway };
}

test('an analysis has a sentence and a chart, and the next one is a step of the history', async () => {
  const { person, path, gateway, portal } = await openPage('/analytics');
  expect(
    await screen.findByText('Nel 2025 sono stati venduti 400 pneumatici; la marca più venduta è Aquila, 75 %.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Pneumatici per marca' })).toBeInTheDocument();

  await person.click(screen.getByRole('checkbox', { name: 'Confronta con l’anno prima' }));
  expect(await screen.findByText(/Rispetto al 2024 \(200\): \+100,0 %\.$/)).toBeInTheDocument();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Dividi per' }), 'Regione');
  await waitFor(() => expect(path()).toBe('/analytics?per=region&confronto=si'));
  await waitFor(() => expect(gateway.inputs.at(-1)).toMatchObject({ dimensions: ['REGION'], compareYear: true }));

  await act(() => portal.router.navigate(-2));
  expect(path()).toBe('/analytics');
  expect(screen.getByRole('combobox', { name: 'Dividi per' })).toHaveValue('brand');
});

test('a bar leads to the parts of its group, which its chip takes back', async () => {
  const { person, path } = await openPage('/analytics?per=region', [
    ['Puglia', null, 300],
    ['Lazio', null, 100],
    ['Ticino', null, 1],
  ]);
  const lazio = await screen.findByRole('button', { name: 'Lazio' });
  // A region outside the programme cannot be asked for.
  expect(screen.getAllByText('Ticino')[0]).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ticino' })).toBeNull();
  await person.click(lazio);
  expect(path()).toBe('/analytics?per=distributor&regione=Lazio');
  const chips = within(await screen.findByRole('list', { name: 'Filtri attivi' }));
  await person.click(chips.getByRole('button', { name: /Regione: Lazio/ }));
  expect(path()).toBe('/analytics?per=distributor');
});

test('two dimensions are drawn together: the largest values as series, the others named and added up', async () => {
  const values = Array.from({ length: 7 }, (_, index) => [`${index + 1}`, `N. ${index + 1}`, 70 - index] as const);
  const { person, path, gateway } = await openPage('/analytics?per=brand,distributor', values);
  const chart = within(await screen.findByRole('region', { name: 'Pneumatici per marca e distributore' }));
  expect(chart.getByText(/Le 5 serie maggiori su 7; le altre 2 sono insieme in «Altri»/)).toBeInTheDocument();
  // each series is asked for by itself, over all groups
  const sentInput = gateway.inputs.flatMap(({ filter, pageSize }) => (pageSize === 100 ? [filter?.distributorId] : []));
  expect(sentInput).toEqual(['1', '2', '3', '4', '5']);
  const [first] = chart.getAllByRole('listitem', { hidden: true });
  expect(first).toHaveTextContent(/N\. 1.*Altri−280Totale70$/);
  await person.click(chart.getByRole('button', { name: 'Mostra i numeri' }));
  expect(path()).toContain('vista=tabella');
});

test('the table has the groups page by page, and stays while the next page is under way', async () => {
  const agents = Array.from(
    { length: 5 },
    (_, index) => [String(index + 1), `Agente ${index + 1}`, 50 - index] as const,
  );
  const { person, path } = await openPage('/analytics?per=agent&vista=tabella&righe=3', agents);
  const cards = () => within(screen.getByRole('list', { name: 'Gruppi' })).getAllByRole('link');
  await screen.findByRole('link', { name: 'Agente 1' });
  expect(cards().map((card) => card.getAttribute('href'))).toEqual(
    ['1', '2', '3'].map((id) => `/reports/previous-year?agente=${id}&ordina=tires.desc`),
  );
  const later = pending<void>();
  respond(
    graphql.query('Analytics', async () => {
      await later.promise;
      return undefined;
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Pagina successiva' }));
  expect(path()).toBe('/analytics?per=agent&vista=tabella&pagina=2&righe=3');
  expect(cards()).toHaveLength(3);
  later.release();
  expect(await screen.findByRole('link', { name: 'Agente 4' })).toBeInTheDocument();
});

test('goals are not measured by brand, and the page says why; campaigns say that a line may count twice', async () => {
  const { person } = await openPage('/analytics');
  const goals = await screen.findByRole('button', { name: 'Raggiungimento obiettivi' });
  expect(goals).toBeDisabled();
  expect(goals).toHaveAccessibleDescription(/solo per campagna, distributore e agente/);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Dividi per' }), 'Campagna');
  await waitFor(() => expect(goals).toBeEnabled());
  expect(await screen.findByRole('note')).toHaveTextContent(/conta in ogni campagna/);
});

test('nothing with these filters offers to take them away, and a failure to try again', async () => {
  const { person, path } = await openPage('/analytics?regione=Puglia', []);
  await person.click((await screen.findAllByRole('button', { name: 'Azzera filtri' })).at(-1) ?? document.body);
  expect(path()).toBe('/analytics');
  expect(await screen.findByText('Non ci sono ancora vendite')).toBeInTheDocument();

  respond(
    graphql.query('Analytics', () => refusal({ code: 'UPSTREAM_UNAVAILABLE', requestId: 'r-503' }), { once: true }),
  );
  await person.selectOptions(screen.getByRole('combobox', { name: 'Dividi per' }), 'Tier');
  expect(await screen.findByText(/r-503/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Non ci sono ancora vendite')).toBeInTheDocument();
});

test.each([
  ['the sentence', 'Analytics', (input: AnalyticsInput | undefined) => input?.pageSize === 3],
  ['the chart', 'AnalyticsParts', () => true],
] as const)(
  'a failure of what %s needs beyond the groups says so, with a way to try again',
  async (_, query, isIts) => {
    const gateway = analyticsGateway(brands);
    let fails = true;
    const failing = graphql.query(query, ({ variables }) =>
      fails && isIts(variables['input'] as AnalyticsInput)
        ? refusal({ code: 'UPSTREAM_UNAVAILABLE', requestId: 'r-503' })
        : undefined,
    );
    const { person } = await renderApp({
      url: '/analytics?per=brand,distributor',
      user: users.KA_ADMINISTRATOR,
      handlers: [failing, ...gateway.handlers],
    });
    expect(await screen.findByText(/r-503/)).toBeInTheDocument();
    fails = false;
    await person.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText(/sono stati venduti 400 pneumatici/)).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Pneumatici per marca e distributore' })).toBeInTheDocument();
    expect(screen.queryByText(/r-503/)).toBeNull();
  },
);

test('the query is copied as the page asked it, and the file has the rows of the page', async () => {
  const { person } = await openPage('/analytics?per=brand&anno=2024');
  await screen.findByText(/la marca più venduta/);
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await person.click(screen.getByRole('button', { name: 'Copia query GraphQL' }));
  expect(write).toHaveBeenCalledWith(
    expect.stringMatching(
      /^query Analytics \{\n {2}analytics\(input: \{dimensions: \[BRAND\], measures: \[TIRES\], compareYear: false, filter: \{year: 2024\}/,
    ),
  );
  expect(await screen.findByText(/Query copiata/)).toBeInTheDocument();

  let sentInput: AnalyticsFileInput | undefined;
  respond(
    graphql.query('AnalyticsFile', ({ variables }) => {
      sentInput = variables['input'] as AnalyticsFileInput;
      return HttpResponse.json({
        data: {
          analyticsFile: { __typename: 'FileTicket', url: '/files/ticket/analisi.xlsx', filename: 'analisi.xlsx' },
        },
      });
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Esporta' }));
  await person.click(await screen.findByRole('menuitem', { name: /Excel/ }));
  await waitFor(() => expect(followed).toEqual(['/files/ticket/analisi.xlsx analisi.xlsx']));
  expect(sentInput).toMatchObject({
    format: 'XLSX',
    dimensions: ['BRAND'],
    filter: { year: 2024 },
    page: '/analytics?anno=2024',
  });
});

test('the comparison with the year before is not offered by campaign, and the page says why', async () => {
  const { person, path } = await openPage('/analytics?per=region&confronto=si', [['Lazio', null, 100]]);
  const compare = () => screen.getByRole('checkbox', { name: 'Confronta con l’anno prima' });
  await screen.findByRole('button', { name: 'Lazio' });
  expect(compare()).toBeChecked();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Dividi per' }), 'Campagna');
  await waitFor(() => expect(path()).toBe('/analytics?per=campaign'));
  expect(compare()).toBeDisabled();
  expect(compare()).not.toBeChecked();
  expect(compare()).toHaveAccessibleDescription(
    'Una campagna è di un solo anno: le campagne non si confrontano con l’anno prima.',
  );
});
