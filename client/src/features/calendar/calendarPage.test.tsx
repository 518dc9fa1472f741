import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { serveNetwork } from '../../shared/test/network';
import { desktop, phone, setPageWidth } from '../../shared/test/pageWidth';
import { renderPart } from '../../shared/test/renderPart';
import { textOf } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import { Component } from './CalendarPage';
import { percentOfYear } from './yearShare';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

const campaign = (id: string, title: string, startsOn: string, endsOn: string) => ({
  __typename: 'CampaignSummary',
  id,
  title,
  startsOn,
  endsOn,
  state: 'OPEN',
});

async function open(width: number, { url = '/campaigns/calendar', user = users.KA_ADMINISTRATOR } = {}) {
  setPageWidth(width);
  const years: unknown[] = [];
  const app = await renderPart(<Component />, {
    path: '/campaigns/calendar',
    url,
    user,
    handlers: [
      graphql.query('CurrentYear', () =>
        HttpResponse.json({ data: { constants: { __typename: 'Constants', currentYear: 2025, today: '2025-10-15' } } }),
      ),
      graphql.query('CampaignCalendar', ({ variables }) => {
        years.push(variables['year']);
        const campaignCalendar = [
          campaign('7', 'Inverno', '2024-11-01', '2025-03-31'),
          campaign('8', 'Annuale', '2025-01-01', '2025-12-31'),
          campaign('9', 'Estate', '2025-06-01', '2025-08-31'),
        ];
        return HttpResponse.json({ data: { campaignCalendar } });
      }),
    ],
  });
  await screen.findByText('Estate');
  return { ...app, years };
}

describe('the calendar', () => {
  test('lists the campaigns of the current year with days and state, each a link', async () => {
    await open(desktop);
    const items = within(screen.getByRole('list', { name: 'Campagne del 2025' })).getAllByRole('listitem');
    expect(items.map((item) => textOf(within(item).getByRole('link')))).toEqual(['Inverno', 'Annuale', 'Estate']);
    expect(items[0]).toHaveTextContent('dal 01/11/2024 al 31/03/2025');
    expect(items[0]).toHaveTextContent('Iscrizioni aperte');
    expect(screen.getByRole('link', { name: 'Estate' })).toHaveAttribute('href', '/campaigns/9');
  });

  test('goes to the next and the previous year', async () => {
    const { person, years } = await open(desktop);
    await person.click(screen.getByRole('link', { name: 'Anno successivo: 2026' }));
    expect(await screen.findByRole('list', { name: 'Campagne del 2026' })).toBeInTheDocument();
    await person.click(screen.getByRole('link', { name: 'Anno precedente: 2025' }));
    await person.click(await screen.findByRole('link', { name: 'Anno precedente: 2024' }));
    await screen.findByRole('list', { name: 'Campagne del 2024' });
    expect(years.filter((year, index) => years.indexOf(year) === index)).toEqual([2025, 2026, 2024]);
  });

  test('is a list by month on a phone; what began before the year is in January', async () => {
    await open(phone);
    const january = within(screen.getByRole('region', { name: /gennaio 2025/i }));
    expect(january.getAllByRole('link').map(textOf)).toEqual(['Inverno', 'Annuale']);
    const june = within(screen.getByRole('region', { name: /giugno 2025/i }));
    expect(june.getAllByRole('link').map(textOf)).toEqual(['Estate']);
    expect(screen.queryByRole('region', { name: /luglio/i })).not.toBeInTheDocument();
  });

  test('leads a dealer to its own campaigns', async () => {
    await open(desktop, { user: users.DEALER });
    expect(screen.getByRole('link', { name: 'Estate' })).toHaveAttribute('href', '/subscriptions/9');
  });

  test('takes a year that is none for the current one', async () => {
    const { years } = await open(desktop, { url: '/campaigns/calendar?anno=1850' });
    expect(years).toEqual([2025]);
  });
});

test.each([
  [2025, '2025-01-01', 'start', 0],
  [2025, '2025-12-31', 'end', 100],
  [2025, '2024-06-01', 'start', 0],
  [2025, '2026-06-01', 'end', 100],
  [2024, '2024-07-02', 'start', 50],
] as const)('of %s, %s at its %s stands at %s %%', (year, day, edge, percent) => {
  expect(percentOfYear(year, day, edge)).toBe(percent);
});
