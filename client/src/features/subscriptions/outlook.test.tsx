import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DealerForecastFieldsFragment } from '../../domain/statements/forecast.generated';
import type { ExcludedLineFragment, StatementFieldsFragment } from '../../domain/statements/statement.generated';
import { dealerStatement, eligibleLines, saleMatch } from '../../shared/test/campaigns';
import { respond, refusal, serveNetwork } from '../../shared/test/network';
import { desktop, phone, setPageWidth } from '../../shared/test/pageWidth';
import { renderApp } from '../../shared/test/renderApp';
import { textOf } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import {
  dealerForecast,
  excludedResponse,
  forecastResponse,
  linesResponse,
  statementResponse,
  subscriptionResponse,
  whatIfResponse,
} from './testing/subscriptionsGateway';
import { graphql } from '../../shared/test/graphql';

serveNetwork();
beforeEach(() => setPageWidth(desktop));

/** 98 of 120 tyres: the thresholds are at 81 and 120. */
const underWay = dealerStatement({ tiresPurchased: 98, tiresMissing: 22 });
const reported = dealerForecast({
  share: '50.0',
  noForecast: null,
  forecast: {
    __typename: 'Forecast',
    low: 176,
    expected: 196,
    high: 216,
    prizeLow: '210.00',
    prizeExpected: '250.00',
    prizeHigh: '1290.00',
    spendableExpected: '250.00',
  },
  asLastYear: { __typename: 'OwnForecast', tires: 110, prize: '180.00', spendable: '0.00' },
});

/** Opens the page; `asked` are its requests for further tyres, in order. */
async function open(
  forecast: DealerForecastFieldsFragment = reported,
  { statement = underWay, url = '/subscriptions/113', user = users.DEALER } = {},
) {
  const requests: Record<string, unknown>[] = [];
  const page = await renderApp({
    url,
    user,
    handlers: [
      subscriptionResponse(statement),
      statementResponse(statement),
      linesResponse([]),
      forecastResponse(forecast),
      whatIfResponse(requests),
    ],
  });
  return { ...page, requests };
}

const outlook = async () => within(await screen.findByRole('region', { name: 'Dove porta questo ritmo' }));

describe('where the pace leads', () => {
  test('the forecast is a sentence, low and high, with the next threshold', async () => {
    await open();
    const region = await outlook();
    expect(await region.findByText('Al passo della rete: 196 di 120 pneumatici il 31/12/2025.')).toBeInTheDocument();
    expect(
      region.getByText(
        'La stima va da 176 a 216 pneumatici, con un premio di circa 250,00 €: da 210,00 € a 1.290,00 €. In tutto ne diventano spendibili 250,00 €.',
      ),
    ).toBeInTheDocument();
    expect(region.getByText('Come l’anno scorso: 110 di 120 pneumatici il 31/12/2025.')).toBeInTheDocument();
    expect(
      region.getByText(
        /il premio è di circa 180,00 €\. Nessun premio spendibile: con questi pneumatici resta bloccato\./,
      ),
    ).toBeInTheDocument();
    expect(region.getByText('Mancano 22 pneumatici alla prossima soglia, di 120.')).toBeInTheDocument();
    expect(region.getByText(/; passo atteso a questa data: 50,0 %/)).toBeInTheDocument();
  });

  test('is one number where the range has equal ends', async () => {
    const settled = { low: 196, high: 196, prizeLow: '250.00', prizeHigh: '250.00' };
    const forecast = reported.forecast && { ...reported.forecast, ...settled };
    await open({ ...reported, forecast });
    expect(
      await (await outlook()).findByText(/^La stima è di 196 pneumatici, con un premio di circa 250,00 €\./),
    ).toBeInTheDocument();
    await open(
      { ...reported, forecast },
      {
        statement: { ...underWay, accepted: false, acceptedAt: null },
        url: '/campaigns/113/dealers/7',
        user: users.DISTRIBUTOR,
      },
    );
    expect(
      await screen.findByText(
        /^La stima è di 196 pneumatici; se la campagna viene accettata, il premio è di circa 250,00 €\./,
      ),
    ).toBeInTheDocument();
  });

  test('the forecast is displayed to offices too, with what it is worth if the dealer accepts', async () => {
    await open(reported, {
      statement: { ...underWay, accepted: false, acceptedAt: null },
      url: '/campaigns/113/dealers/7',
      user: users.DISTRIBUTOR,
    });
    expect(
      await (await outlook()).findByText(/se la campagna viene accettata, il premio è di circa 250,00 €/),
    ).toBeInTheDocument();
  });

  test.each([
    ['TOO_EARLY', /È troppo presto per dire dove porta il ritmo/, true],
    ['NOT_STARTED', /La campagna inizia il 01\/07\/2025/, true],
    ['ENDED', /La campagna è finita il 31\/12\/2025/, false],
  ] as const)('instead of a forecast the reason is displayed where it is %s', async (noForecast, text, hasSlider) => {
    await open(dealerForecast({ noForecast }));
    const region = await outlook();
    expect(await region.findByText(text)).toBeInTheDocument();
    expect(region.queryByText(/A questo ritmo/)).not.toBeInTheDocument();
    expect(region.queryAllByRole('slider')).toHaveLength(hasSlider ? 1 : 0);
  });

  test('its failure leaves the statement, and can be tried again', async () => {
    const { person } = await renderApp({
      url: '/subscriptions/113',
      user: users.DEALER,
      handlers: [
        subscriptionResponse(underWay),
        linesResponse([]),
        graphql.query('CampaignForecast', () => refusal({ code: 'UPSTREAM_TIMEOUT' }), { once: true }),
        forecastResponse(dealerForecast({ noForecast: 'ENDED' })),
      ],
    });
    await person.click(await (await outlook()).findByRole('button', { name: 'Riprova' }));
    expect(await (await outlook()).findByText(/La campagna è finita/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'A che punto è' })).toBeInTheDocument();
  });
});

describe('what if', () => {
  test('begins with what the next threshold is worth, as an estimate', async () => {
    const { requests } = await open();
    const region = await outlook();
    expect(await region.findByText('Premio con 22 pneumatici in più: 120 in tutto')).toBeInTheDocument();
    expect(region.getByText('Sono 22,00 € in più. Spendibili: 122,00 €.')).toBeInTheDocument();
    expect(region.getByText('Soglia raggiunta: 120 pneumatici. Non ci sono altre soglie.')).toBeInTheDocument();
    expect(region.getByText('È una stima: non viene salvata.')).toBeInTheDocument();
    expect(requests).toEqual([{ campaignId: '113', dealerId: '7', tires: 22, boost: null }]);
  });

  test('the slider moves by the keyboard and says its tyres; only where it rests is asked', async () => {
    const { requests } = await open();
    const slider = await (await outlook()).findByRole('slider', { name: 'Pneumatici in più, con il cursore' });
    expect(slider).toHaveAttribute('aria-valuetext', '22 pneumatici in più');
    for (const value of [23, 24, 25]) fireEvent.change(slider, { target: { value } });
    expect(screen.getByRole('textbox', { name: 'Pneumatici in più' })).toHaveValue('25');
    expect(await screen.findByText('Premio con 25 pneumatici in più: 123 in tutto')).toBeInTheDocument();
    expect(requests.map(({ tires }) => tires)).toEqual([22, 25]);
  });

  test('a number beyond the slider is typed, and the last answer stands until the next has come', async () => {
    const { person, requests } = await open();
    await screen.findByText('Premio con 22 pneumatici in più: 120 in tutto');
    const field = screen.getByRole('textbox', { name: 'Pneumatici in più' });
    await person.clear(field);
    expect(screen.getByRole('alert')).toHaveTextContent('Scrivi un numero intero fino a un milione.');
    expect(screen.getByText('Premio con 22 pneumatici in più: 120 in tutto')).toBeInTheDocument();
    await person.type(field, '1.500');
    expect(await screen.findByText('Premio con 1.500 pneumatici in più: 1.598 in tutto')).toBeInTheDocument();
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', screen.getByRole('slider').getAttribute('max'));
    expect(requests.at(-1)).toMatchObject({ tires: 1500 });
  });

  test('the tyres may be those of a boost', async () => {
    const { person, requests } = await open();
    await screen.findByText('Premio con 22 pneumatici in più: 120 in tutto');
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'Moltiplicatore degli pneumatici in più' }),
      '18 pollici e oltre (× 1,25)',
    );
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ tires: 22, boost: 0 }));
  });

  test('a refused question of what if is reported', async () => {
    await open();
    await screen.findByText('Premio con 22 pneumatici in più: 120 in tutto');
    respond(graphql.query('CampaignWhatIf', () => refusal({ code: 'CONFLICT', reason: 'periodOver' })));
    fireEvent.change(screen.getByRole('slider'), { target: { value: 30 } });
    expect(await screen.findByText('Il periodo della campagna è finito.')).toBeInTheDocument();
  });
});

const excluded = (line: Partial<ExcludedLineFragment>): ExcludedLineFragment => ({
  __typename: 'ExcludedLine',
  id: '1',
  document: 'DDT-1',
  line: 1,
  soldOn: '2025-10-03',
  brand: 'Aquila',
  season: 'WINTER',
  segment: 'SUV',
  rim: 18,
  channel: 'FLEET',
  quantity: 4,
  amount: '412.00',
  failedCondition: 'BRAND',
  dispute: null,
  ...line,
});

const demandsAll: Partial<StatementFieldsFragment> = {
  eligibility: saleMatch({
    brand: ['Aquila', 'Lupo'],
    season: ['WINTER', 'ALL_SEASON'],
    segment: ['SUV'],
    rimFrom: 17,
    channel: 'RETAIL',
  }),
};

async function openExcluded(lines: readonly ExcludedLineFragment[]) {
  return renderApp({
    url: '/subscriptions/113?vendite=excluded',
    user: users.DEALER,
    handlers: [subscriptionResponse(dealerStatement(demandsAll)), forecastResponse(), excludedResponse(lines)],
  });
}

describe('the sales that do not count', () => {
  test('say the first condition that they fail, and what the campaign asks', async () => {
    await openExcluded([
      excluded({ id: '1', failedCondition: 'BEFORE_START' }),
      excluded({ id: '2', failedCondition: 'AFTER_END' }),
      excluded({ id: '3', failedCondition: 'BRAND', brand: 'Volpe' }),
      excluded({ id: '4', failedCondition: 'SEASON', season: 'SUMMER' }),
      excluded({ id: '5', failedCondition: 'SEGMENT', segment: 'VAN' }),
      excluded({ id: '6', failedCondition: 'RIM', rim: 16 }),
      excluded({ id: '7', failedCondition: 'CHANNEL' }),
    ]);
    const lines = within(await screen.findByRole('region', { name: 'Vendite che non contano' }));
    const rows = await lines.findAllByRole('row');
    expect(rows.slice(1).map((row) => textOf(within(row).getAllByRole('cell').at(-2)))).toEqual([
      'prima dell’inizio: contano le vendite dal 01/07/2025',
      'dopo la fine: contano le vendite fino al 31/12/2025',
      'marca Volpe: contano Aquila e Lupo',
      'pneumatici estivi: contano invernali e quattro stagioni',
      'segmento furgone: conta SUV',
      'cerchio da 16″: contano da 17″ in su',
      'canale flotta: conta dettaglio',
    ]);
    expect(
      lines.getByText(/Le vendite dal 01\/01\/2025 al 31\/12\/2025 che la campagna non conta/),
    ).toBeInTheDocument();
  });

  test('have a tab beside those that count, page by page, on a phone too', async () => {
    setPageWidth(phone);
    const { person, path } = await renderApp({
      url: '/subscriptions/113',
      user: users.DEALER,
      handlers: [
        subscriptionResponse(dealerStatement(demandsAll)),
        forecastResponse(),
        linesResponse(eligibleLines(1)),
        excludedResponse(
          Array.from({ length: 12 }, (_, index) => excluded({ id: String(index), brand: `Volpe ${index}` })),
        ),
      ],
    });
    await person.click(await screen.findByRole('tab', { name: 'Non contano' }));
    const lines = within(await screen.findByRole('region', { name: 'Vendite che non contano' }));
    expect(await lines.findByText('marca Volpe 0: contano Aquila e Lupo')).toBeInTheDocument();
    await person.click(lines.getByRole('button', { name: 'Pagina successiva' }));
    expect(await lines.findByText('marca Volpe 11: contano Aquila e Lupo')).toBeInTheDocument();
    expect(path()).toBe('/subscriptions/113?scheda=escluse&pagina=2');
  });

  test('are found by the number of their document', async () => {
    const { person, path } = await openExcluded([
      excluded({ id: '1', document: 'FT-100', brand: 'Volpe' }),
      excluded({ id: '2', document: 'FT-200', brand: 'Lince' }),
    ]);
    const lines = within(await screen.findByRole('region', { name: 'Vendite che non contano' }));
    await person.type(await lines.findByRole('searchbox', { name: 'Cerca un documento' }), 'FT-200');
    await waitFor(() => expect(lines.queryByText(/Volpe/)).not.toBeInTheDocument());
    expect(lines.getByText('marca Lince: contano Aquila e Lupo')).toBeInTheDocument();
    expect(path()).toBe('/subscriptions/113?vendite=excluded&cerca=FT-200');
    await person.type(lines.getByRole('searchbox'), '0');
    await person.click(await lines.findByRole('button', { name: 'Azzera filtri' }));
    expect(await lines.findByText('marca Volpe: contano Aquila e Lupo')).toBeInTheDocument();
  });

  test('a message says that there are no sales that do not count', async () => {
    await openExcluded([]);
    expect(await screen.findByText('Tutte le vendite di questo periodo contano per la campagna.')).toBeInTheDocument();
  });
});
