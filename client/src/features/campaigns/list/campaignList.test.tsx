import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { campaignHead } from '../../../shared/test/campaigns';
import { desktop, phone, setPageWidth } from '../../../shared/test/pageWidth';
import { respond, refusal, serveNetwork } from '../../../shared/test/network';
import { renderApp } from '../../../shared/test/renderApp';
import { users } from '../../../shared/test/users';
import { campaignTotals } from '../testing/campaignRecords';
import { campaignsGateway, currentYear } from '../testing/campaignsGateway';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

/** Most of the list is the same in cards, which jsdom draws many times faster than the grid. */
beforeEach(() => setPageWidth(phone));

async function openList(url = '/campaigns', count = 12) {
  const gateway = campaignsGateway(count);
  const app = await renderApp({ url, user: users.KA_ADMINISTRATOR, handlers: gateway.handlers });
  return { ...app, gateway };
}

const titles = () =>
  within(screen.getByRole('list', { name: 'Campagne' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the administrators’ list', () => {
  test('begins with the current year', async () => {
    const { gateway, path } = await openList();
    expect(await screen.findByRole('link', { name: 'Campagna 1' })).toHaveAttribute('href', '/campaigns/1');
    expect(screen.queryByText('Campagna 12')).not.toBeInTheDocument();
    expect(gateway.requests).toEqual([
      { filter: { year: [2025] }, sort: { column: 'ID', direction: 'ASC' }, page: 1, pageSize: 10 },
    ]);
    expect(path()).toBe('/campaigns');
  });

  test('has the budgets of those that have one, with what is crossed in its text', async () => {
    await openList();
    expect(await screen.findByText('61,7 %')).toBeInTheDocument();
    expect(screen.getByTitle('61,7 % di 20.000,00 €, stima oltre l’80 %')).toHaveRole('progressbar');
  });

  test('a shared link asks for exactly what it says', async () => {
    const { gateway } = await openList(
      '/campaigns?anno=2024&gruppo=main&tipo=gold,all&durata=annual&stato=open,registrationClosed&inCorso=yes&scade=30&cerca=inv&ordina=startsOn.desc&pagina=2&righe=3',
    );
    await waitFor(() =>
      expect(gateway.requests[0]).toEqual({
        filter: {
          year: [2024],
          group: ['MAIN'],
          type: ['GOLD', 'ALL'],
          duration: ['ANNUAL'],
          state: ['OPEN', 'REGISTRATION_CLOSED'],
          underWay: true,
          endsWithin: 30,
        },
        sort: { column: 'STARTS_ON', direction: 'DESC' },
        search: 'inv',
        page: 2,
        pageSize: 3,
      }),
    );
    const chips = within(await screen.findByRole('list', { name: 'Filtri attivi' }));
    expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'Ricerca: inv',
      'Anno: 2024',
      'Tipo: Gold',
      'Tipo: Tutti i dealer',
      'Durata: Annuale',
      'Stato: Iscrizioni aperte',
      'Stato: Iscrizioni chiuse',
      'Svolgimento: In corso',
      'Scadenza: Entro 30 giorni',
      'Azzera filtri',
    ]);
  });

  test('a draft says that it is one, and the filter finds drafts', async () => {
    const requests: unknown[] = [];
    const draft = campaignHead({ state: 'DRAFT' });
    const page = (item: object) => ({ campaignsTable: { __typename: 'CampaignPage', items: [item], total: 1 } });
    const list = graphql.query('CampaignList', ({ variables }) => {
      requests.push(variables['input']);
      return HttpResponse.json({ data: page(draft) });
    });
    const totals = graphql.query('CampaignListTotals', () =>
      HttpResponse.json({ data: page({ ...draft, totals: campaignTotals(), budgetUse: null }) }),
    );
    const { handlers } = campaignsGateway(1);
    await renderApp({
      url: '/campaigns?stato=draft',
      user: users.KA_ADMINISTRATOR,
      handlers: [list, totals, ...handlers],
    });
    await screen.findByRole('link', { name: 'Inverno 2025 Gold' });
    const rows = within(screen.getByRole('list', { name: 'Campagne' }));
    expect(rows.getByText('Bozza')).toBeInTheDocument();
    expect(requests[0]).toMatchObject({ filter: { state: ['DRAFT'] } });
    expect(screen.getByRole('button', { name: /Stato: Bozza/ })).toBeInTheDocument();
  });

  test('the switch shows the main or the secondary campaigns, with how many there are', async () => {
    const { person, path } = await openList();
    const group = within(await screen.findByRole('group', { name: 'Gruppo di campagne' }));
    expect(await group.findByRole('button', { name: 'Principali 8' })).toBeInTheDocument();
    expect(group.getByRole('button', { name: 'Tutte 11' })).toHaveAttribute('aria-pressed', 'true');
    await person.click(group.getByRole('button', { name: 'Secondarie 3' }));
    await waitFor(() => expect(titles()).toEqual(['Campagna 3', 'Campagna 6', 'Campagna 9']));
    expect(path()).toBe('/campaigns?gruppo=secondary');
    await person.click(group.getByRole('button', { name: 'Tutte 11' }));
    expect(path()).toBe('/campaigns');
  });

  test('another year, and all of them', async () => {
    const { person, path } = await openList('/campaigns', 5);
    await person.click(await screen.findByRole('button', { name: 'Filtri' }));
    const year = await screen.findByRole('combobox', { name: 'Anno' });
    expect(
      within(year)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['2026', '2025', '2024', '2023', '2022', 'Tutti gli anni']);
    await person.selectOptions(year, '2024');
    await waitFor(() => expect(path()).toBe('/campaigns?anno=2024'));
    expect(await screen.findByText('Campagna 5')).toBeInTheDocument();
    await person.selectOptions(year, 'Tutti gli anni');
    expect(await screen.findByText('Campagna 4')).toBeInTheDocument();
    expect(path()).toBe('/campaigns?anno=tutti');
    await person.selectOptions(year, '2025');
    await waitFor(() => expect(path()).toBe('/campaigns'));
  });

  test('a card says what the campaign is and, when its totals have come, what has come of it', async () => {
    await openList('/campaigns?righe=3');
    const [first] = await screen.findAllByRole('listitem', { name: 'Campagna 1' });
    const card = within(first as HTMLElement);
    expect(card.getByText('Gold · Semestrale, principale · 01/07/2025 – 31/12/2025')).toBeInTheDocument();
    expect(card.getByText('Iscrizioni aperte')).toBeInTheDocument();
    const bar = await card.findByRole('progressbar', { name: 'Obiettivo raggiunto' });
    expect(bar).toHaveAttribute('aria-valuetext', '12 di 40 dealer hanno raggiunto l’obiettivo');
    expect(card.getByText('Dealer').nextElementSibling).toHaveTextContent('40');
    expect(card.getByText('Accettate').nextElementSibling).toHaveTextContent('31');
  });

  test('the rows stand without their totals, and without them for good where they cannot be had', async () => {
    const gateway = campaignsGateway(3);
    await renderApp({
      url: '/campaigns',
      user: users.GD_ADMINISTRATOR,
      handlers: [
        graphql.query('CampaignListTotals', () => refusal({ code: 'UPSTREAM_TIMEOUT', requestId: 'r-1' })),
        ...gateway.handlers,
      ],
    });
    const card = within(await screen.findByRole('listitem', { name: 'Campagna 1' }));
    expect(card.getByText('Accettate').nextElementSibling).toHaveTextContent('–');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a year without campaigns leads to the others', async () => {
    const { person, path } = await openList('/campaigns', 1);
    expect(await screen.findByText('Nessuna campagna nel 2025')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Mostra tutti gli anni' }));
    expect(await screen.findByText('Campagna 1')).toBeInTheDocument();
    expect(path()).toBe('/campaigns?anno=tutti');
  });

  test('filters that find nothing can be taken away', async () => {
    const { person } = await openList('/campaigns?cerca=zzz');
    expect(await screen.findByText('Nessun risultato con questi filtri')).toBeInTheDocument();
    const [clear] = screen.getAllByRole('button', { name: 'Azzera filtri' });
    await person.click(clear as HTMLElement);
    expect(await screen.findByText('Campagna 1')).toBeInTheDocument();
  });

  test('a failed list can be tried again', async () => {
    const gateway = campaignsGateway(3);
    const { person } = await renderApp({
      url: '/campaigns',
      user: users.KA_ADMINISTRATOR,
      handlers: [
        graphql.query('CampaignList', () => refusal({ code: 'UPSTREAM_UNAVAILABLE', requestId: 'r-9' }), {
          once: true,
        }),
        ...gateway.handlers,
      ],
    });
    expect(await screen.findByText('Codice della richiesta: r-9')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Campagna 1')).toBeInTheDocument();
  });

  test('on a desktop the campaigns stand in a grid', async () => {
    setPageWidth(desktop);
    await openList('/campaigns?righe=3');
    const grid = within(await screen.findByRole('grid', { name: 'Campagne' }));
    expect(await grid.findByRole('link', { name: 'Campagna 1' })).toHaveAttribute('href', '/campaigns/1');
    expect(grid.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Titolo',
      'Tipo',
      'Durata',
      'Periodo',
      'Stato',
      'Dealer',
      'Accettate',
      'Obiettivo raggiunto',
      'Budget',
    ]);
  });
});

describe('the networks’ list', () => {
  const main = { ...campaignHead({ id: '1', title: 'Inverno 2025 Gold' }), totals: campaignTotals() };
  const other = {
    ...campaignHead({ id: '2', title: 'Spot Aquila', group: 'SECONDARY', duration: 'OTHER', state: 'CLOSED' }),
    totals: campaignTotals({ dealers: 0, accepted: 0, goalReached: 0 }),
  };

  async function openNetwork(role: keyof typeof users, url = '/campaigns') {
    const requests: [string, unknown][] = [];
    const list = (name: string, field: string) =>
      graphql.query(name, ({ variables }) => {
        requests.push([field, variables]);
        return HttpResponse.json({ data: { [field]: variables['year'] === 2025 ? [main, other] : [] } });
      });
    const app = await renderApp({
      url,
      user: users[role],
      handlers: [
        currentYear,
        list('DistributorCampaigns', 'distributorCampaigns'),
        list('AgentCampaigns', 'agentCampaigns'),
        graphql.query('MembersOfRole', ({ variables }) =>
          HttpResponse.json({
            data: {
              dealersByRole: [
                {
                  __typename: 'Member',
                  id: '31',
                  code: 'X031',
                  businessName: variables['role'] === 'AGENT' ? 'Agenzia Neri' : 'Distribuzione Sud',
                  role: variables['role'],
                  city: 'Bari',
                },
              ],
            },
          }),
        ),
      ],
    });
    return { ...app, requests };
  }

  test.each([
    ['REGIONAL_MANAGER', 'distributorCampaigns'],
    ['DISTRIBUTOR', 'distributorCampaigns'],
    ['DISTRIBUTOR_USER', 'distributorCampaigns'],
    ['DISTRIBUTOR_AREA_MANAGER', 'distributorCampaigns'],
    ['AGENT', 'agentCampaigns'],
  ] as const)('a %s sees the campaigns of its own network', async (role, field) => {
    const { requests } = await openNetwork(role);
    const region = within(await screen.findByRole('region', { name: 'Campagne principali' }));
    expect(region.getByRole('link', { name: 'Inverno 2025 Gold' })).toHaveAttribute('href', '/campaigns/1');
    expect(requests).toEqual([[field, { year: 2025 }]]);
    expect(screen.queryByRole('link', { name: 'Nuova campagna' })).not.toBeInTheDocument();
  });

  test('the main and the secondary ones stand apart, each with its figures', async () => {
    setPageWidth(desktop);
    await openNetwork('DISTRIBUTOR');
    const table = within(await screen.findByRole('table', { name: 'Campagne principali' }));
    const cells = within(table.getByRole('row', { name: /Inverno 2025 Gold/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent.replaceAll(/\s/g, ' '))).toEqual([
      '01/07/2025 – 31/12/2025',
      'Iscrizioni aperte',
      '40',
      '31',
      '12/40',
      '3.150',
      '12.345,60 €',
    ]);
    expect(within(screen.getByRole('region', { name: 'Campagne secondarie' })).getByText('Spot Aquila')).toBeVisible();
  });

  test('a distributor singles out one of its agents, and the address keeps it', async () => {
    const { person, path, requests } = await openNetwork('DISTRIBUTOR');
    await person.click(await screen.findByRole('combobox', { name: /^Agente/ }));
    await person.click(await screen.findByRole('option', { name: /Agenzia Neri/ }));
    await waitFor(() => expect(path()).toBe('/campaigns?membro=31'));
    await waitFor(() => expect(requests.at(-1)).toEqual(['agentCampaigns', { year: 2025, memberId: '31' }]));
  });

  test('a shared link of a regional manager names the distributor', async () => {
    const { requests } = await openNetwork('REGIONAL_MANAGER', '/campaigns?membro=31&anno=2024');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Distributore/ })).toHaveValue('Distribuzione Sud'),
    );
    expect(await screen.findByText('Nessuna campagna nel 2024')).toBeInTheDocument();
    expect(requests.at(-1)).toEqual(['distributorCampaigns', { year: 2024, memberId: '31' }]);
  });

  test('a failed list can be tried again', async () => {
    const { person } = await renderApp({
      url: '/campaigns',
      user: users.AGENT,
      handlers: [
        currentYear,
        graphql.query('AgentCampaigns', () => refusal({ code: 'UPSTREAM_TIMEOUT', requestId: 'r-2' }), { once: true }),
      ],
    });
    expect(await screen.findByText('Codice della richiesta: r-2')).toBeInTheDocument();
    respond(graphql.query('AgentCampaigns', () => HttpResponse.json({ data: { agentCampaigns: [main] } })));
    await person.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('link', { name: 'Inverno 2025 Gold' })).toBeInTheDocument();
  });
});
