import { languageStorageKey } from '@gdd/schema/session';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, HttpResponse, type RequestHandler } from 'msw';
import type { CampaignCostInput, CampaignExampleInput } from '../../../shared/apollo/schema.generated';
import { pending } from '../../../shared/test/pending';
import { phone, setPageWidth } from '../../../shared/test/pageWidth';
import { respond, refusal, serveNetwork } from '../../../shared/test/network';
import { renderApp } from '../../../shared/test/renderApp';
import { renderPart } from '../../../shared/test/renderPart';
import { textOf, withPercents } from '../../../shared/test/textOf';
import { users } from '../../../shared/test/users';
import { Component as CampaignCreatePage } from './CampaignCreatePage';
import { Component as CampaignEditPage } from './CampaignEditPage';
import { campaignRecord } from '../testing/campaignRecords';
import { campaignCost, campaignGateway, campaignsGateway } from '../testing/campaignsGateway';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

beforeEach(() => setPageWidth(phone));

const brands = graphql.query('Brands', () => HttpResponse.json({ data: { brands: ['Aquila', 'Corsa'] } }));

/** An example that pays one euro a tyre, and what it was asked. */
function exampleGateway() {
  const requests: CampaignExampleInput[] = [];
  const handler = graphql.query('CampaignExample', ({ variables }) => {
    const { input } = variables as { input: CampaignExampleInput };
    requests.push(input);
    const tires = input.boostedTires.reduce((sum, some) => sum + some, input.tires);
    const amount = `${tires}.00`;
    return HttpResponse.json({
      data: {
        campaignExample: {
          __typename: 'CampaignExample',
          tiresMissing: Math.max(input.goalThreshold - tires, 0),
          plafondAccumulated: amount,
          plafondExpendable: amount,
          tiers: input.incentiveDetail.tiers.map(({ from, rate }) => ({
            __typename: 'StatementTier',
            from,
            startsAt: 1,
            rate,
            tires,
            amount,
            reached: true,
          })),
          base: amount,
          lineTires: tires,
          boostedTires: String(tires),
          factorLimit: null,
          averageFactor: '1.000000',
          beforeCap: amount,
          capped: false,
          unlockTires: input.goalThreshold,
          unlocked: tires >= input.goalThreshold,
        },
      },
    });
  });
  return { requests, handler };
}

const pages = { '/campaigns/new': <CampaignCreatePage />, '/campaigns/:id/edit': <CampaignEditPage /> };

/** The form alone, on the page that makes or edits a campaign. */
async function openForm(path: keyof typeof pages, url: string = path) {
  const { options, ...stub } = editor(url);
  const app = await renderPart(pages[path], { ...options, path, messages: 'office' });
  await screen.findByRole('textbox', { name: 'Titolo' });
  return { ...app, ...stub };
}

/** The whole app with the form. */
async function openEditor(url: string, handlers: readonly RequestHandler[] = []) {
  const { options, ...stub } = editor(url, handlers);
  const app = await renderApp(options);
  await screen.findByRole('textbox', { name: 'Titolo' });
  return { ...app, ...stub };
}

function editor(url: string, before: readonly RequestHandler[] = []) {
  const example = exampleGateway();
  const gateway = campaignGateway(1);
  const handlers = [...before, brands, example.handler, ...gateway.handlers];
  return { options: { url, user: users.GD_ADMINISTRATOR, handlers }, requests: example.requests, gateway };
}

/** Writes a text at once: letter by letter takes jsdom its time. */
async function write(person: UserEvent, field: HTMLElement, text: string) {
  await person.clear(field);
  await person.click(field);
  await person.paste(text);
}

const tier = (number: number) => within(screen.getByRole('group', { name: `Scaglione ${number}` }));
const from = (number: number) => tier(number).getByRole('textbox', { name: 'Dal % dell’obiettivo' });
const rate = (number: number) => tier(number).getByRole('textbox', { name: 'Euro a pneumatico' });

describe('a new campaign', () => {
  test('begins at its heading, with nothing called wrong before it was written', async () => {
    const { person } = await openEditor('/campaigns/new', campaignsGateway(1).handlers);
    await person.click(screen.getByRole('link', { name: 'Annulla' }));
    await person.click(await screen.findByRole('link', { name: 'Nuova campagna' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Nuova campagna' })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'Titolo' })).toBeValid();
  });

  test('offers in English to add a brand in the specification’s words', async () => {
    localStorage.setItem(languageStorageKey, 'en');
    const { person } = await renderApp(editor('/campaigns/new').options);
    await person.click(await screen.findByRole('combobox', { name: /^Brands/ }));
    await person.paste('Nuova Marca');
    expect(await screen.findByRole('option', { name: 'Add item: Nuova Marca' })).toBeInTheDocument();
  });

  test('is sent as the API takes it: exact decimals, and no condition that asks for nothing', async () => {
    const { person, path } = await openEditor('/campaigns/new');
    await write(person, screen.getByRole('textbox', { name: 'Titolo' }), ' Spot  Aquila ');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Gold');
    const brand = screen.getByRole('combobox', { name: /^Marche/ });
    await person.click(brand);
    await person.click(await screen.findByRole('option', { name: 'Aquila' }));
    await person.paste('Nuova Marca');
    await person.click(screen.getByRole('option', { name: 'Aggiungi elemento: Nuova Marca' }));
    await person.click(screen.getByRole('checkbox', { name: 'Invernali' }));
    await person.selectOptions(screen.getByRole('combobox', { name: /^Cerchio da/ }), '17 pollici');
    await write(person, rate(1), '0,8');
    await person.click(screen.getByRole('button', { name: 'Aggiungi scaglione' }));
    expect(from(2)).toHaveFocus();
    await person.paste('66,7');
    await write(person, rate(2), '1,355');
    await write(person, screen.getByRole('textbox', { name: /^Premio massimo/ }), '1.500,00');
    await write(person, screen.getByRole('textbox', { name: /^Budget/ }), '20.000,50');
    await person.click(screen.getByRole('button', { name: 'Aggiungi moltiplicatore' }));
    const boost = within(screen.getByRole('group', { name: 'Moltiplicatore 1' }));
    await write(person, boost.getByRole('textbox', { name: 'Nome' }), 'Flotte');
    await write(person, boost.getByRole('textbox', { name: 'Fattore' }), '0,5');
    await person.selectOptions(boost.getByRole('combobox', { name: /^Canale/ }), 'Flotta');
    let sent: unknown;
    respond(
      graphql.mutation('CreateCampaign', ({ variables }) => {
        sent = variables;
        return HttpResponse.json({ data: { createCampaign: campaignRecord({ title: 'Spot Aquila' }) } });
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Crea campagna' }));
    expect(await screen.findByText('Spot Aquila è stata creata.')).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/campaigns/113'));
    expect(sent).toEqual({
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      state: 'OPEN',
      input: {
        title: 'Spot Aquila',
        type: 'GOLD',
        duration: 'ANNUAL',
        isMain: false,
        year: 2025,
        startsOn: '2025-01-01',
        endsOn: '2025-12-31',
        settlement: 'CREDIT_NOTE',
        budget: '20000.50',
        description: null,
        eligibility: { brand: ['Aquila', 'Nuova Marca'], season: ['WINTER'], rimFrom: 17 },
        incentiveDetail: {
          basis: 'MARGINAL',
          tiers: [
            { from: '0', rate: '0.8' },
            { from: '66.7', rate: '1.355' },
          ],
          unlockAt: '100',
          cap: '1500.00',
        },
        factorBoostDetail: { boosts: [{ label: 'Flotte', match: { channel: 'FLEET' }, factor: '0.5' }] },
      },
    });
  });

  test('says what is wrong before it asks the server', async () => {
    const { person } = await openForm('/campaigns/new');
    expect(from(1)).toHaveAttribute('readonly');
    await person.click(screen.getByRole('button', { name: 'Aggiungi scaglione' }));
    await person.click(screen.getByRole('button', { name: 'Crea campagna' }));
    expect(await screen.findByText('Titolo è obbligatorio')).toBeInTheDocument();
    await write(person, from(2), '0');
    expect(from(2)).toHaveAccessibleDescription('Le soglie devono crescere da uno scaglione al successivo');
    await write(person, from(2), '66.666');
    expect(from(2)).toHaveAccessibleDescription(/con la virgola per i decimali/);
    await write(person, rate(1), 'due');
    expect(rate(1)).toHaveAccessibleDescription(/Un importo in euro/);
    await person.click(screen.getByRole('button', { name: 'Togli lo scaglione 2' }));
    expect(screen.queryByRole('group', { name: 'Scaglione 2' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Aggiungi scaglione' })).toHaveFocus();
  });

  test('suggests the days of its duration and year, and says in which group it will stand', async () => {
    const { person } = await openForm('/campaigns/new');
    expect(screen.getByText('Sarà tra le campagne principali.')).toBeInTheDocument();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Durata' }), 'Semestrale');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Anno' }), '2026');
    expect(screen.getByLabelText('Inizio')).toHaveValue('01/01/2026');
    expect(screen.getByLabelText('Fine')).toHaveValue('30/06/2026');
    expect(screen.getByRole('checkbox', { name: 'Campagna principale' })).not.toBeChecked();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Durata' }), 'Altra durata');
    expect(screen.getByText('Sarà tra le campagne secondarie.')).toBeInTheDocument();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Anno' }), '2024');
    expect(await screen.findByText('Il periodo non tocca questo anno')).toBeInTheDocument();
  });

  test('the server’s refusals land on the fields that they name', async () => {
    const { person } = await openForm('/campaigns/new', '/campaigns/new?da=113');
    respond(
      graphql.mutation('CreateCampaign', () =>
        refusal({ code: 'BAD_USER_INPUT', fields: { 'incentiveDetail.tiers.1.from': 'invalid' } }),
      ),
    );
    await person.click(screen.getByRole('button', { name: 'Crea campagna' }));
    await waitFor(() => expect(from(2)).toHaveAccessibleDescription('Campo non valido'));
    expect(from(2)).toHaveFocus();
  });

  test('a refusal of more than one field is shown above the form', async () => {
    const { person } = await openForm('/campaigns/new', '/campaigns/new?da=113');
    respond(
      graphql.mutation('CreateCampaign', () =>
        refusal({ code: 'BAD_USER_INPUT', fields: { 'incentiveDetail.tiers': 'invalid' } }),
      ),
    );
    await person.click(screen.getByRole('button', { name: 'Crea campagna' }));
    expect(await screen.findByText('Alcuni dati non sono validi. Controllali e riprova.')).toBeInTheDocument();
  });

  test('a copy begins with all that the other campaign is, under a title of its own', async () => {
    const { person } = await openForm('/campaigns/new', '/campaigns/new?da=113');
    expect(screen.getByRole('textbox', { name: 'Titolo' })).toHaveValue('Copia di Inverno 2025 Gold');
    expect([from(1), from(2), from(3)].map((field) => (field as HTMLInputElement).value)).toEqual(['0', '66,7', '100']);
    let sent: { input: Record<string, unknown> } | undefined;
    respond(
      graphql.mutation('CreateCampaign', ({ variables }) => {
        sent = variables as typeof sent;
        return HttpResponse.json({ data: { createCampaign: campaignRecord() } });
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Crea campagna' }));
    await waitFor(() => expect(sent).toBeDefined());
    const { eligibility, factorBoostDetail, incentiveDetail } = sent?.input ?? {};
    expect(eligibility).toEqual({ season: ['WINTER', 'ALL_SEASON'] });
    expect(factorBoostDetail).toEqual({
      boosts: [
        { label: '18 pollici e oltre', match: { rimFrom: 18 }, factor: '1.25' },
        { label: 'Invernali SUV', match: { season: ['WINTER'], segment: ['SUV'] }, factor: '1.333' },
      ],
    });
    expect(incentiveDetail).toMatchObject({ unlockAt: '100', cap: '1500.00' });
  });
});

test('a new campaign is saved as a draft by a button of its own, under another key than the open one', async () => {
  const { person } = await openForm('/campaigns/new', '/campaigns/new?da=113');
  const sent: Record<string, unknown>[] = [];
  respond(
    graphql.mutation('CreateCampaign', ({ variables }) => {
      sent.push(variables);
      return refusal({ code: 'UPSTREAM_UNAVAILABLE' });
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Crea campagna' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salva come bozza' })).toBeEnabled());
  await person.click(screen.getByRole('button', { name: 'Salva come bozza' }));
  await waitFor(() => expect(sent.map(({ state }) => state)).toEqual(['OPEN', 'DRAFT']));
  expect(sent[0]?.['idempotencyKey']).not.toBe(sent[1]?.['idempotencyKey']);
});

test('a campaign that is edited is not saved as a draft', async () => {
  await openForm('/campaigns/:id/edit', '/campaigns/113/edit');
  expect(screen.queryByRole('button', { name: 'Salva come bozza' })).not.toBeInTheDocument();
});

describe('the live example', () => {
  const panel = () => within(screen.getByRole('region', { name: 'Quanto guadagnerebbe un dealer' }));

  test('waits for rules that can be worked out', async () => {
    const { person, requests } = await openForm('/campaigns/new');
    expect(panel().getByText(/Completa gli scaglioni/)).toBeInTheDocument();
    expect(requests).toEqual([]);
    await write(person, rate(1), '1,50');
    expect(await panel().findByText(/130,00/, { selector: 'p.MuiTypography-kpi' })).toBeInTheDocument();
    expect(requests).toEqual([
      {
        incentiveDetail: { basis: 'MARGINAL', tiers: [{ from: '0', rate: '1.50' }], unlockAt: '100' },
        factorBoostDetail: { boosts: [] },
        goalThreshold: 120,
        tires: 130,
        boostedTires: [],
      },
    ]);
    expect(panel().getByText('Si può già spendere.')).toBeInTheDocument();
    expect(panel().getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      withPercents('130 di 120 pneumatici (108,3 %): obiettivo raggiunto e ogni soglia superata'),
    );
  });

  test('follows the tyres that are typed, those of each boost apart', async () => {
    const { person, requests } = await openForm('/campaigns/new', '/campaigns/new?da=113');
    await waitFor(() => expect(requests).toHaveLength(1));
    const tires = panel().getByRole('textbox', { name: 'Pneumatici senza moltiplicatore' });
    await write(person, tires, '40');
    await write(person, panel().getByRole('textbox', { name: /«Invernali SUV»/ }), '10');
    await waitFor(() => expect(textOf(panel().getByText('Premio accumulato').nextElementSibling)).toBe('50,00 €'));
    expect(panel().getByText('Si potrà spendere da 120 pneumatici.')).toBeInTheDocument();
    expect(requests.at(-1)).toMatchObject({ goalThreshold: 120, tires: 40, boostedTires: [0, 10] });
    await write(person, tires, '1.240');
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ tires: 1240 }));
  });
});

describe('the live cost', () => {
  const panel = () => within(screen.getByRole('region', { name: 'Quanto costerebbe alla rete' }));
  const cost = async (amount: RegExp) =>
    expect(await panel().findByText(amount, { selector: 'p.MuiTypography-kpi' })).toBeInTheDocument();

  test('stands beside the example of a campaign that is edited, and says on which sales it rests', async () => {
    const response = pending<undefined>();
    await openEditor('/campaigns/113/edit', [graphql.query('CampaignCost', () => response.promise, { once: true })]);
    expect(panel().getByText('Il costo è in arrivo…')).toBeInTheDocument();
    response.release(undefined);
    await cost(/12\.345,60/);
    expect(panel().getByText('7 dealer su 12 sbloccano il premio.')).toBeInTheDocument();
    expect(
      panel().getByText(/^Con le vendite dal 01\/10\/2024 al 31\/12\/2024: 1\.840 pneumatici/),
    ).toBeInTheDocument();
  });

  test('a new campaign has no dealers that could cost anything', async () => {
    await openForm('/campaigns/new');
    expect(screen.queryByRole('region', { name: 'Quanto costerebbe alla rete' })).not.toBeInTheDocument();
  });

  test('asks once for what is typed in one go, and not for rules with a number that is none', async () => {
    const { person } = await openForm('/campaigns/:id/edit', '/campaigns/113/edit');
    await cost(/12\.345,60/);
    const requests: CampaignCostInput[] = [];
    respond(
      graphql.query('CampaignCost', ({ variables }) => {
        requests.push((variables as { input: CampaignCostInput }).input);
        return undefined;
      }),
      campaignCost('9.90'),
    );
    await write(person, rate(1), 'due');
    expect(panel().getByText(/Completa gli scaglioni/)).toBeInTheDocument();
    await person.clear(rate(1));
    await person.type(rate(1), '2,25');
    await cost(/9,90/);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.incentiveDetail.tiers[0]).toMatchObject({ rate: '2.25' });
    expect(requests[0]?.eligibility).toEqual({ season: ['WINTER', 'ALL_SEASON'] });
  });

  test('cancels the request under way when other rules are typed', async () => {
    const { person } = await openForm('/campaigns/:id/edit', '/campaigns/113/edit');
    await cost(/12\.345,60/);
    const started: AbortSignal[] = [];
    respond(
      graphql.query(
        'CampaignCost',
        async ({ request }) => {
          started.push(request.signal);
          await delay('infinite');
        },
        { once: true },
      ),
      campaignCost('9.90'),
    );
    await write(person, rate(1), '2');
    await waitFor(() => expect(started).toHaveLength(1));
    expect(started[0]?.aborted).toBe(false);
    await write(person, rate(1), '3');
    await cost(/9,90/);
    expect(started[0]?.aborted).toBe(true);
  });

  test('a failure is a quiet sentence, and the next rules are asked for all the same', async () => {
    const { person } = await openForm('/campaigns/:id/edit', '/campaigns/113/edit');
    await cost(/12\.345,60/);
    respond(graphql.query('CampaignCost', () => refusal({ code: 'UPSTREAM_TIMEOUT' })));
    await write(person, rate(1), '2');
    expect(await panel().findByText(/^Al momento il costo non è disponibile/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    respond(graphql.query('CampaignCost', () => refusal({ code: 'BAD_USER_INPUT', fields: { to: 'notAllowed' } })));
    await write(person, rate(1), '3');
    expect(await panel().findByText(/^Il periodo di un anno prima non è ancora trascorso/)).toBeInTheDocument();
    respond(campaignCost('9.90'));
    await write(person, rate(1), '4');
    await cost(/9,90/);
  });
});

describe('editing', () => {
  const page = '/campaigns/113/edit';

  test('begins with what is saved, and saves over its version', async () => {
    const { person, path } = await openEditor(page);
    const title = screen.getByRole('textbox', { name: 'Titolo' });
    expect(title).toHaveValue('Inverno 2025 Gold');
    await write(person, title, 'Inverno 2025 Gold bis');
    let sent: { id: string; version: number; input: { title: string } } | undefined;
    respond(
      graphql.mutation('UpdateCampaign', ({ variables }) => {
        sent = variables as typeof sent;
        return HttpResponse.json({
          data: { updateCampaign: { ...campaignRecord({ title: 'Inverno 2025 Gold bis' }), pendingApproval: null } },
        });
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Le modifiche a Inverno 2025 Gold bis sono state salvate.')).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/campaigns/113'));
    expect(sent).toMatchObject({ id: '113', version: 3, input: { title: 'Inverno 2025 Gold bis' } });
  });

  test('somebody else was faster: only what both changed is asked about, the rest is taken over', async () => {
    const { person, gateway } = await openForm('/campaigns/:id/edit', page);
    await write(person, screen.getByRole('textbox', { name: 'Titolo' }), 'Inverno 2025 Gold bis');
    gateway.campaign = campaignRecord({ title: 'Inverno 2025 Oro', description: 'Nuova descrizione.', version: 4 });
    const sent: { version: number; input: { title: string; description: string } }[] = [];
    respond(
      graphql.mutation('UpdateCampaign', ({ variables }) => {
        sent.push(variables as (typeof sent)[number]);
        return variables['version'] === 4
          ? HttpResponse.json({
              data: { updateCampaign: { ...campaignRecord({ version: 5 }), pendingApproval: null } },
            })
          : refusal({ code: 'CONFLICT', reason: 'staleVersion', currentVersion: 4 });
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Salva' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const rows = dialog.getAllByRole('row').slice(1);
    expect(rows.map(textOf)).toEqual(['TitoloInverno 2025 OroInverno 2025 Gold bis']);
    await person.click(dialog.getByRole('button', { name: 'Tieni i miei e salva' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({
      version: 4,
      input: { title: 'Inverno 2025 Gold bis', description: 'Nuova descrizione.' },
    });
  });

  test('a campaign that was closed meanwhile says so', async () => {
    const { person } = await openForm('/campaigns/:id/edit', page);
    respond(graphql.mutation('UpdateCampaign', () => refusal({ code: 'CONFLICT', reason: 'campaignClosed' })));
    await person.click(screen.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('La campagna è chiusa: non si può più modificare.')).toBeInTheDocument();
  });
});
