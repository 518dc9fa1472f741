import { beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { rememberedStorageKey } from '@gdd/schema/session';
import { campaignHead, dealerCampaign, dealerStatement } from '../../shared/test/campaigns';
import { desktop, setPageWidth } from '../../shared/test/pageWidth';
import { respond, refusal, serveNetwork } from '../../shared/test/network';
import { storedSession } from '../../shared/test/openPortal';
import { renderApp } from '../../shared/test/renderApp';
import { textOf, withPercents } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import {
  campaignsResponse,
  forecastResponse,
  linesResponse,
  statementResponse,
  subscriptionResponse,
} from './testing/subscriptionsGateway';
import { openCampaign, openList, toAccept } from './testing/openSubscriptions';
import { graphql } from '../../shared/test/graphql';

serveNetwork();
beforeEach(() => setPageWidth(desktop));

const card = async (name: string) => within(await screen.findByRole('listitem', { name }));

describe('the dealer’s campaigns', () => {
  test('stand in the menu', async () => {
    await openList();
    const [rail] = await screen.findAllByRole('navigation', { name: 'Menu principale' });
    expect(within(rail as HTMLElement).getByRole('link', { name: 'Campagne' })).toHaveAttribute(
      'href',
      '/subscriptions',
    );
  });

  test('stay as last seen where nobody answers, with the instant, and nothing is accepted on them', async () => {
    const { person } = await openList();
    await card('Spot Aquila');
    cleanup();
    respond(graphql.query('DealerCampaigns', () => HttpResponse.error()));
    await renderApp({ url: '/subscriptions', user: users.DEALER });
    expect(await screen.findByText(/^Dati di oggi alle \d\d:\d\d\.$/)).toBeInTheDocument();
    expect((await card('Spot Aquila')).queryByRole('button', { name: /Accetta/ })).not.toBeInTheDocument();
    respond(campaignsResponse([toAccept]));
    await person.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await (await card('Spot Aquila')).findByRole('button', { name: /Accetta/ })).toBeInTheDocument();
    expect(screen.queryByText(/Dati di oggi/)).not.toBeInTheDocument();
  });

  test('that were seen in another session are not there', async () => {
    await openList();
    await card('Spot Aquila');
    cleanup();
    const stored = localStorage.getItem(rememberedStorageKey) ?? '';
    expect(stored).toContain('Spot Aquila');
    localStorage.setItem(rememberedStorageKey, stored.replace(storedSession.api_token, 'another'));
    respond(graphql.query('DealerCampaigns', () => HttpResponse.error()));
    await renderApp({ url: '/subscriptions', user: users.DEALER });
    expect(await screen.findByRole('button', { name: 'Riprova' })).toBeInTheDocument();
    expect(screen.queryByText('Spot Aquila')).not.toBeInTheDocument();
  });

  test('are cards that say how far the dealer is and what it has earned', async () => {
    await openList();
    const campaign = await card('Inverno 2025 Gold');
    expect(campaign.getByRole('progressbar', { name: 'Avanzamento verso l’obiettivo' })).toHaveAttribute(
      'aria-valuetext',
      withPercents('98 di 120 pneumatici (81,6 %): mancano 22 pneumatici all’obiettivo'),
    );
    const figures = Array.from(campaign.getAllByRole('term'), (term) => [
      term.textContent,
      textOf(term.nextElementSibling),
    ]);
    expect(figures).toEqual([
      ['Pneus acquistati', '98'],
      ['Pneus mancanti', '22'],
      ['Premio accumulato', '1.234,50 €'],
      ['Premio spendibile', '0,00 €'],
      ['Pneus flotte', '31'],
      ['Pneus flotte %', '31,6 %'],
    ]);
    expect(campaign.getByText('Iscrizioni aperte')).toBeInTheDocument();
    expect(campaign.getByText('Accettata il 04/07/2025')).toBeInTheDocument();
    expect(campaign.getByRole('link', { name: 'Inverno 2025 Gold' })).toHaveAttribute('href', '/subscriptions/113');
  });

  test('say of a closed one that was never accepted that it is over, and no more what is missing', async () => {
    await openList([
      dealerCampaign({ state: 'CLOSED' }, { accepted: false, acceptedAt: null, plafondAccumulated: '0.00' }),
    ]);
    const campaign = await card('Inverno 2025 Gold');
    expect(campaign.getByText(/La campagna è finita e non è stata accettata/)).toBeInTheDocument();
    expect(campaign.queryByText(/manca/i)).not.toBeInTheDocument();
    expect(campaign.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(campaign.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Pneus acquistati',
      'Pneus flotte',
      'Pneus flotte %',
    ]);
  });

  test('stand under the main ones and the others', async () => {
    await openList([dealerCampaign(), dealerCampaign({ id: '121', title: 'Spot', group: 'SECONDARY' })]);
    const group = async (name: string) => within(await screen.findByRole('region', { name }));
    expect((await group('Campagne principali')).getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect((await group('Altre campagne')).getByRole('heading', { level: 3 })).toHaveTextContent('Spot');
  });

  test('are those of the current year, and of any other on request', async () => {
    const { person, path } = await openList([
      dealerCampaign({ id: '130', title: 'Annuale 2026', year: 2026 }),
      dealerCampaign(),
      dealerCampaign({ id: '98', title: 'Inverno 2024 Gold', year: 2024, state: 'CLOSED' }),
    ]);
    await card('Inverno 2025 Gold');
    const years = within(screen.getByRole('group', { name: 'Anno' })).getAllByRole('button');
    expect(years.map((year) => year.textContent)).toEqual(['2026', '2025', '2024']);
    await person.click(screen.getByRole('button', { name: '2024' }));
    await card('Inverno 2024 Gold');
    expect(screen.queryByRole('listitem', { name: 'Inverno 2025 Gold' })).not.toBeInTheDocument();
    expect(path()).toBe('/subscriptions?anno=2024');
  });

  test('are those with something to spend, whatever their year, where the address asks for them', async () => {
    const { person, path } = await openList(
      [
        dealerCampaign({ title: 'Inverno 2025 Gold' }, { plafondExpendable: '0.00' }),
        dealerCampaign({ id: '98', title: 'Inverno 2024 Gold', year: 2024 }, { plafondExpendable: '12.00' }),
        dealerCampaign({ id: '99', title: 'Estate 2023', year: 2023 }, { plafondExpendable: '0.50' }),
      ],
      '/subscriptions?daSpendere=yes',
    );
    await card('Inverno 2024 Gold');
    await card('Estate 2023');
    expect(screen.queryByRole('listitem', { name: 'Inverno 2025 Gold' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Da spendere' })).toHaveAttribute('aria-pressed', 'true');
    await person.click(screen.getByRole('button', { name: '2025' }));
    await card('Inverno 2025 Gold');
    expect(path()).toBe('/subscriptions?anno=2025');
    await person.click(screen.getByRole('button', { name: 'Da spendere' }));
    await card('Estate 2023');
    expect(path()).toBe('/subscriptions?daSpendere=yes');
  });

  test('a dealer without campaigns reads that there are none', async () => {
    await openList([]);
    expect(await screen.findByText('Non partecipi ancora a nessuna campagna')).toBeInTheDocument();
  });

  test('can be asked for again when the call has failed', async () => {
    const { person } = await renderApp({
      url: '/subscriptions',
      user: users.DEALER,
      handlers: [
        graphql.query('DealerCampaigns', () => refusal({ code: 'UPSTREAM_TIMEOUT', requestId: 'r-5' }), { once: true }),
        campaignsResponse([dealerCampaign()]),
      ],
    });
    expect(await screen.findByText('Codice della richiesta: r-5')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Riprova' }));
    await card('Inverno 2025 Gold');
  });
});

describe('accepting a campaign', () => {
  test('says what it means, is done once, and the card says so', async () => {
    const { person } = await openList();
    expect((await card('Spot Aquila')).getByText('Da accettare')).toBeInTheDocument();
    const requests: unknown[] = [];
    const accepted = { ...toAccept, accepted: true, acceptedAt: '2025-12-01T09:00:00.000Z' };
    respond(
      graphql.mutation('AcceptCampaign', ({ variables }) => {
        requests.push(variables);
        return HttpResponse.json({ data: { acceptCampaign: accepted } });
      }),
      campaignsResponse([accepted]),
    );
    await person.click(screen.getByRole('button', { name: 'Accetta la campagna Spot Aquila' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Accettare «Spot Aquila»?' }));
    expect(dialog.getByText(/obiettivo di 120 pneumatici.* dal 01\/07\/2025 al 31\/12\/2025/)).toBeInTheDocument();
    await person.dblClick(dialog.getByRole('button', { name: 'Accetta la campagna' }));
    expect(await screen.findByText('Hai accettato la campagna «Spot Aquila».')).toBeInTheDocument();
    expect((await card('Spot Aquila')).getByText('Accettata il 01/12/2025')).toBeInTheDocument();
    expect(requests).toEqual([{ id: '120' }]);
  });

  test('is not done without the confirmation', async () => {
    const { person } = await openList();
    await person.click(await screen.findByRole('button', { name: 'Accetta la campagna Spot Aquila' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect((await card('Spot Aquila')).getByText('Da accettare')).toBeInTheDocument();
  });

  test.each(['REGISTRATION_CLOSED', 'CLOSED'] as const)('is not offered where the campaign is %s', async (state) => {
    await openList([dealerCampaign({ state }, { accepted: false, acceptedAt: null })]);
    expect((await card('Inverno 2025 Gold')).getByText('Non accettata')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Accetta/ })).not.toBeInTheDocument();
  });

  test('is not offered after the last day, in the list and on the campaign’s own page', async () => {
    const over = { endsOn: '2025-12-30' };
    await openList([dealerCampaign(over, { accepted: false, acceptedAt: null })]);
    expect((await card('Inverno 2025 Gold')).getByText('Non accettata')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Accetta/ })).not.toBeInTheDocument();
    cleanup();
    await openCampaign(dealerStatement({ campaign: campaignHead(over), accepted: false, acceptedAt: null }));
    expect(await screen.findByText('Non accettata')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Accetta/ })).not.toBeInTheDocument();
  });

  test('tells why it was refused', async () => {
    const { person } = await openList();
    respond(graphql.mutation('AcceptCampaign', () => refusal({ code: 'CONFLICT', reason: 'registrationClosed' })));
    await person.click(await screen.findByRole('button', { name: 'Accetta la campagna Spot Aquila' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Accetta la campagna' }));
    expect(await screen.findByText('Le iscrizioni alla campagna sono chiuse.')).toBeInTheDocument();
  });

  test('is offered on the campaign’s own page too', async () => {
    const { person } = await openCampaign(dealerStatement({ accepted: false, acceptedAt: null }));
    await person.click(await screen.findByRole('button', { name: 'Accetta la campagna Inverno 2025 Gold' }));
    // the steps of the prize are asked for again
    respond(
      graphql.mutation('AcceptCampaign', () => HttpResponse.json({ data: { acceptCampaign: dealerCampaign() } })),
      subscriptionResponse(),
    );
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Accetta la campagna' }));
    expect(await screen.findByText('Hai accettato la campagna «Inverno 2025 Gold».')).toBeInTheDocument();
    expect(screen.getByText('Accettata il 04/07/2025')).toBeInTheDocument();
  });
});

describe('a campaign’s page', () => {
  test('shows the description and gives the attachments', async () => {
    const attachment = { id: '4', filename: 'regolamento.pdf', size: 184_320 };
    const { person } = await renderApp({
      url: '/subscriptions/113',
      user: users.DEALER,
      handlers: [
        subscriptionResponse(dealerStatement(), { description: 'Premi per gli invernali.', attachments: [attachment] }),
        linesResponse([]),
        forecastResponse(),
      ],
    });
    expect(await screen.findByText('Premi per gli invernali.')).toBeInTheDocument();
    const requests: unknown[] = [];
    respond(
      graphql.query('CampaignAttachmentFile', ({ variables }) => {
        requests.push(variables);
        return refusal({ code: 'NOT_FOUND' });
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Scarica regolamento.pdf (184,3 KB)' }));
    expect(await screen.findByText(/L’elemento richiesto non esiste/)).toBeInTheDocument();
    expect(requests).toEqual([{ campaignId: '113', attachmentId: '4' }]);
  });

  test('opens the incentive detail', async () => {
    const { person } = await openCampaign();
    await person.click(await screen.findByRole('button', { name: 'Dettaglio Incentivi' }));
    expect(await screen.findByRole('dialog', { name: 'Dettaglio Incentivi' })).toHaveAccessibleDescription(
      'Inverno 2025 Gold',
    );
  });

  test('says that a campaign is not there', async () => {
    await renderApp({
      url: '/subscriptions/9',
      user: users.DEALER,
      handlers: [subscriptionResponse(), linesResponse([]), forecastResponse()],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Campagna non trovata' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Torna alle mie campagne' })).toHaveAttribute('href', '/subscriptions');
  });

  test.each(['KA_ADMINISTRATOR', 'DISTRIBUTOR', 'AGENT'] as const)(
    'a %s reads the statement of a dealer, and accepts nothing',
    async (role) => {
      await renderApp({
        url: '/campaigns/113/dealers/7',
        user: users[role],
        handlers: [
          statementResponse(dealerStatement({ accepted: false, acceptedAt: null })),
          linesResponse([]),
          forecastResponse(),
        ],
      });
      expect(await screen.findByRole('heading', { level: 1, name: 'Gomme Rossi S.r.l.' })).toBeInTheDocument();
      expect(screen.getByText('Estratto del premio in «Inverno 2025 Gold»')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Torna alla campagna' })).toHaveAttribute('href', '/campaigns/113');
      expect(screen.queryByRole('button', { name: /Accetta/ })).not.toBeInTheDocument();
    },
  );

  test('a dealer outside the reader’s network is not found', async () => {
    await renderApp({
      url: '/campaigns/113/dealers/8',
      user: users.DISTRIBUTOR,
      handlers: [statementResponse(), linesResponse([]), forecastResponse()],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Campagna non trovata' })).toBeInTheDocument();
  });
});
