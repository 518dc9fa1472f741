import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import { campaignHead } from '../../shared/test/campaigns';
import { refusal, serveNetwork } from '../../shared/test/network';
import { desktop, setPageWidth } from '../../shared/test/pageWidth';
import { renderPart } from '../../shared/test/renderPart';
import { textOf } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import { Component } from './ComparePage';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

const figures = {
  __typename: 'ComparedFigures',
  dealers: 3,
  accepted: 2,
  goalReached: 1,
  unlocked: 1,
  tiresPurchased: 1042,
  plafondAccumulated: '1245.00',
  plafondExpendable: '15.00',
};

const comparison = {
  __typename: 'CampaignComparison',
  here: {
    __typename: 'ComparedCampaign',
    campaign: campaignHead({ id: '113', title: 'Annuale 2025' }),
    figures,
  },
  other: {
    __typename: 'ComparedCampaign',
    campaign: campaignHead({ id: '97', title: 'Annuale 2024', year: 2024 }),
    figures: { ...figures, tiresPurchased: 842, plafondAccumulated: '1246.00', unlocked: 0 },
  },
  differences: { ...figures, dealers: 0, tiresPurchased: 200, plafondAccumulated: '-1.00' },
  percentages: {
    __typename: 'ComparedPercentages',
    dealers: '0.0',
    accepted: '0.0',
    goalReached: '0.0',
    unlocked: null,
    tiresPurchased: '23.8',
    plafondAccumulated: '-0.1',
    plafondExpendable: '0.0',
  },
  inBoth: { __typename: 'ComparedInBoth', dealers: 2, more: 1, less: 1, same: 0, difference: '-1.00' },
};

const dealer = (dealerId: string, businessName: string, difference: string) => ({
  __typename: 'ComparedDealer',
  dealerId,
  code: `DE${dealerId}`,
  businessName,
  tier: 'GOLD',
  region: 'Lazio',
  distributor: null,
  tires: 12,
  otherTires: 5,
  accumulated: '15.00',
  otherAccumulated: '5.00',
  difference,
});

const curve = (campaignId: string, points: readonly (readonly [number, number | null])[]) => ({
  __typename: 'CampaignCurve',
  campaignId,
  points: points.map(([dayOfPeriod, tires]) => ({ __typename: 'CurvePoint', dayOfPeriod, tires })),
});

async function open(query: string, ...handlers: RequestHandler[]) {
  setPageWidth(desktop);
  const requests: Record<string, unknown>[] = [];
  const app = await renderPart(<Component />, {
    path: '/campaigns/compare',
    url: `/campaigns/compare${query}`,
    user: users.KA_ADMINISTRATOR,
    messages: 'office',
    handlers: [
      ...handlers,
      graphql.query('CurrentYear', () =>
        HttpResponse.json({ data: { constants: { __typename: 'Constants', currentYear: 2025, today: '2025-10-15' } } }),
      ),
      graphql.query('ComparableCampaigns', () =>
        HttpResponse.json({
          data: { thisYear: [comparison.here.campaign], lastYear: [comparison.other.campaign], yearBefore: [] },
        }),
      ),
      graphql.query('CampaignComparison', () => HttpResponse.json({ data: { campaignComparison: comparison } })),
      graphql.query('ComparedCurves', () =>
        HttpResponse.json({
          data: {
            here: curve('113', [
              [7, 10],
              [14, null],
            ]),
            other: curve('97', [
              [7, 5],
              [10, 8],
            ]),
          },
        }),
      ),
      graphql.query('ComparedDealers', ({ variables }) => {
        requests.push(variables);
        const items = [dealer('4', 'Gomme Rossi', '10.00'), dealer('5', 'Pneus Bianchi', '-11.00')];
        return HttpResponse.json({ data: { comparedDealers: { __typename: 'ComparedDealerPage', items, total: 2 } } });
      }),
    ],
  });
  return { ...app, requests };
}

const rowsOf = (part: ReturnType<typeof within>) =>
  within(part.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(textOf));

describe('two campaigns compared', () => {
  test('stand side by side with difference and percentage', async () => {
    await open('?a=113&b=97');
    const part = within(await screen.findByRole('region', { name: 'Cifre a confronto' }));
    const rows = rowsOf(part);
    expect(rows[0]).toEqual(['Cifra', 'Annuale 2025', 'Annuale 2024', 'Differenza', 'Differenza %']);
    expect(rows[4]).toEqual(['Premio sbloccato', '1', '0', '+1', '–']);
    expect(rows[5]).toEqual(['Pneus acquistati', '1.042', '842', '+200', '+23,8 %']);
    expect(rows[6]).toEqual(['Premio accumulato', '1.245,00 €', '1.246,00 €', '−1,00 €', '−0,1 %']);
  });

  test('lay their curves over each other by the day of their period', async () => {
    const { person } = await open('?a=113&b=97');
    const part = within(await screen.findByRole('region', { name: 'Pneumatici per giorno di campagna' }));
    await person.click(part.getByRole('button', { name: 'Mostra i numeri' }));
    expect(rowsOf(part)).toEqual([
      ['Giorno di campagna', 'Annuale 2025', 'Annuale 2024'],
      ['7', '10', '5'],
      ['10', '–', '8'],
      ['14', '–', '–'],
    ]);
  });

  test('list the dealers in both, filtered and sorted by the address', async () => {
    const { requests } = await open('?a=113&b=97&esito=less&ordina=-difference');
    expect(await screen.findByText('Gomme Rossi')).toBeInTheDocument();
    expect(screen.getByText(/^2 dealer sono in tutte e due:/)).toHaveTextContent(
      '1 con un premio più alto, 1 con uno più basso, 0 con lo stesso; in totale −1,00 €.',
    );
    expect(requests[0]).toMatchObject({ campaignId: '113', otherId: '97', input: { filter: { outcome: ['LESS'] } } });
  });

  test('are chosen from the campaigns of three years', async () => {
    const { person, path } = await open('?a=113');
    expect(await screen.findByText('Scegli due campagne')).toBeInTheDocument();
    await screen.findAllByRole('option', { name: 'Annuale 2024 (2024)' });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Confrontata con' }), '97');
    expect(await screen.findByRole('region', { name: 'Cifre a confronto' })).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/campaigns/compare?a=113&b=97'));
  });

  test('are two: the same one twice is not asked for', async () => {
    await open('?a=113&b=113');
    expect(await screen.findByText('Scegli due campagne diverse.')).toBeInTheDocument();
  });

  test('may fail in one part without the others', async () => {
    await open(
      '?a=113&b=97',
      graphql.query('ComparedCurves', () => refusal({ code: 'UPSTREAM_TIMEOUT' })),
    );
    const part = within(await screen.findByRole('region', { name: 'Pneumatici per giorno di campagna' }));
    expect(await part.findByRole('alert')).toBeInTheDocument();
    expect(await screen.findByText('Gomme Rossi')).toBeInTheDocument();
  });
});
