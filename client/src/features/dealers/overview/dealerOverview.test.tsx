import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { dealerCampaign } from '../../../shared/test/campaigns';
import { respond, refusal, serveNetwork } from '../../../shared/test/network';
import { renderPart } from '../../../shared/test/renderPart';
import { textOf } from '../../../shared/test/textOf';
import { users } from '../../../shared/test/users';
import { DealerOverview, yearsToChoose } from './DealerOverview';
import { dealerRecord } from '../testing/dealerRecords';
import { overviewResponses } from '../testing/dealersGateway';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2025-${String(index + 1).padStart(2, '0')}`,
  tires: 30,
  tiresBefore: 25,
  amount: '3000.00',
  amountBefore: '2500.00',
  toDay: { __typename: 'ToDay', tires: 30, tiresBefore: 25, amount: '3000.00', amountBefore: '2500.00' },
}));
const redemptions = [
  { __typename: 'Redemption', id: '1', redeemedOn: '2025-12-10', amount: '40.00', note: 'Buono carburante' },
];
const campaigns = [
  dealerCampaign(),
  dealerCampaign({ id: '99', title: 'Estate 2024', year: 2024 }, { accepted: false, acceptedAt: null }),
];
const figures = [
  {
    __typename: 'DealerCampaignRow',
    campaignId: '113',
    campaignTitle: 'Inverno 2025 Gold',
    goalThreshold: 1200,
    tiresPurchased: 1030,
    tiresMissing: 170,
    plafondAccumulated: '1234.50',
    plafondExpendable: '0.00',
    debt: '0.00',
    tiresFleet: 206,
    tiresFleetPercentage: '20.0',
  },
];

const open = (role: keyof typeof users, url = '/') =>
  renderPart(<DealerOverview dealer={dealerRecord} />, {
    url,
    user: users[role],
    handlers: overviewResponses({ campaigns, figures, months, redemptions }),
  });

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('an administrator sees campaigns, months, fleets and redemptions', async () => {
  await open('KA_ADMINISTRATOR');
  const visible = await region('Campagne 2025');
  const link = await visible.findByRole('link', { name: 'Inverno 2025 Gold' });
  expect(link).toHaveAttribute('href', '/campaigns/113/dealers/7');
  expect(visible.getByRole('progressbar')).toHaveAttribute('aria-valuetext', expect.stringContaining('98 di 120'));
  expect(
    (await region('Acquisti mese per mese')).getByText(
      'Nel 2025: 360 pneumatici, contro 300 pneumatici nel 2024 (+20,0 %).',
    ),
  ).toBeVisible();
  expect(
    (await region('Quota flotte')).getByText(
      'Nel 2025 la quota più alta è quella di Inverno 2025 Gold: 31,6 %, 31 pneumatici su 98.',
    ),
  ).toBeVisible();
  const redeemed = await region('Premi riscossi nelle campagne 2025');
  const row = await redeemed.findByRole('row', { name: /Buono carburante/ });
  expect(textOf(row)).toBe('10/12/2025Buono carburante40,00 €');
});

test('a distributor sees no year before and no redemptions', async () => {
  await open('DISTRIBUTOR');
  expect(await (await region('Campagne 2025')).findByRole('link', { name: 'Inverno 2025 Gold' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Quota flotte' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Acquisti mese per mese' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Premi riscossi nelle campagne 2025' })).not.toBeInTheDocument();
});

test('a consultant reads the figures alone, with a band to the goal, and the months', async () => {
  await open('CONSULTANT');
  const visible = await region('Campagne 2025');
  expect(await visible.findByRole('heading', { name: 'Inverno 2025 Gold' })).toBeVisible();
  expect(visible.getByRole('progressbar')).toHaveAttribute('aria-valuetext', expect.stringContaining('1.030 di 1.200'));
  expect(visible.queryByRole('link')).not.toBeInTheDocument();
  const year = await region('Acquisti mese per mese');
  expect(await year.findByRole('button', { name: 'Mostra i numeri' })).toBeVisible();
});

test('a dealer goes from its campaign to its own page of it', async () => {
  await open('DEALER');
  const link = await (await region('Campagne 2025')).findByRole('link', { name: 'Inverno 2025 Gold' });
  expect(link).toHaveAttribute('href', '/subscriptions/113');
});

test('another year is chosen, and stands in the address', async () => {
  const { person, path } = await open('KA_ADMINISTRATOR');
  await person.click(await screen.findByRole('button', { name: '2024' }));
  expect(path()).toBe('/?anno=2024');
  expect(await (await region('Campagne 2024')).findByRole('link', { name: 'Estate 2024' })).toBeVisible();
  // It accepted none in that year.
  expect(screen.queryByRole('region', { name: 'Premi riscossi nelle campagne 2024' })).not.toBeInTheDocument();
});

test('a year without anything says so', async () => {
  await renderPart(<DealerOverview dealer={dealerRecord} />, {
    url: '/?anno=2023',
    user: users.KA_ADMINISTRATOR,
    handlers: overviewResponses({ campaigns }),
  });
  expect(await screen.findByText('Nel 2023 il dealer non partecipa a nessuna campagna.')).toBeVisible();
  expect(await screen.findByText('Nessun acquisto nel 2023 né nel 2022.')).toBeVisible();
});

test.each([
  ['DealerPageCampaigns', 'Campagne 2025', 'Acquisti mese per mese'],
  ['DealerPrevYear', 'Acquisti mese per mese', 'Campagne 2025'],
  ['DealerPageRedemptions', 'Premi riscossi nelle campagne 2025', 'Quota flotte'],
])('where %s fails, «%s» can be tried again and «%s» stands', async (operation, failed, other) => {
  const rest = overviewResponses({ campaigns, months, redemptions });
  const { person } = await renderPart(<DealerOverview dealer={dealerRecord} />, {
    user: users.KA_ADMINISTRATOR,
    handlers: [graphql.query(operation, () => refusal({ code: 'UPSTREAM_TIMEOUT', requestId: 'r-5' })), ...rest],
  });
  const retry = await (await region(failed)).findByRole('button', { name: 'Riprova' });
  expect(await screen.findByRole('region', { name: other })).toBeVisible();
  respond(...rest);
  await person.click(retry);
  expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
});

test('the years to choose go back to when the dealer joined, and to any campaign', () => {
  expect(yearsToChoose(2025, '2024-05-01', [])).toEqual([2025, 2024]);
  expect(yearsToChoose(2025, '2019-05-01', [2025, 2020, 2026])).toEqual([2026, 2025, 2024, 2023, 2022, 2020]);
});
