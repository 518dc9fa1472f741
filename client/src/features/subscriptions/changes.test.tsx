import { beforeEach, describe, expect, test } from '@jest/globals';
import type { FieldReason } from '@gdd/schema/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { bridgeStep, dealerStatement } from '../../shared/test/campaigns';
import { refusal, serveNetwork } from '../../shared/test/network';
import { desktop, setPageWidth } from '../../shared/test/pageWidth';
import { renderApp } from '../../shared/test/renderApp';
import { textOf } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import {
  forecastResponse,
  linesResponse,
  statementResponse,
  subscriptionResponse,
} from './testing/subscriptionsGateway';
import { graphql } from '../../shared/test/graphql';

serveNetwork();
beforeEach(() => setPageWidth(desktop));

const bridge = {
  __typename: 'Bridge',
  from: '2025-10-14',
  to: '2025-10-15',
  recordedSince: null,
  opening: { __typename: 'RecordedFigures', tires: 83, accumulated: '83.00', expendable: '0.00' },
  steps: [
    bridgeStep(),
    bridgeStep({
      cause: 'ENTRY',
      import: null,
      lines: null,
      entry: { __typename: 'ChangeEntry', id: '3', kind: 'REDEMPTION', day: '2025-10-15' },
      ...{ tires: 0, accumulated: '0.00', expendable: '-5.00' },
    }),
  ],
  closing: { __typename: 'RecordedFigures', tires: 95, accumulated: '95.00', expendable: '90.00' },
};

interface Opened {
  readonly user?: (typeof users)['DEALER'];
  readonly url?: string;
  readonly found?: object;
  /** The days that the service refuses. */
  readonly wrong?: Readonly<Record<string, FieldReason>>;
}

/** Opens the page and what changed; `asked` are its requests, in order. */
async function open({
  user = users.DEALER,
  url = '/subscriptions/113?scheda=premio',
  found = bridge,
  wrong = {},
}: Opened = {}) {
  const asked: Record<string, unknown>[] = [];
  const page = await renderApp({
    url,
    user,
    handlers: [
      subscriptionResponse(),
      statementResponse(),
      linesResponse([]),
      forecastResponse(),
      graphql.query('CampaignBridge', ({ variables }) => {
        asked.push(variables);
        return Object.keys(wrong).length > 0
          ? refusal({ code: 'BAD_USER_INPUT', fields: wrong })
          : HttpResponse.json({ data: { campaignBridge: found } });
      }),
    ],
  });
  await page.person.click(await screen.findByRole('button', { name: 'Mostra i cambiamenti' }));
  return { ...page, asked };
}

const form = async () => within(await screen.findByRole('region', { name: 'Perché è cambiato?' }));

describe('why figures changed', () => {
  test('the changes are first those between yesterday and today, and lead from one figure to the other', async () => {
    const { asked } = await open();
    const chart = within(await screen.findByRole('region', { name: 'Premio accumulato' }));
    expect(
      chart.getByText('Da 83,00 € alla fine del 14/10/2025 a 95,00 € alla fine del 15/10/2025, in 2 passi.'),
    ).toBeInTheDocument();
    const { dealerId } = dealerStatement();
    expect(asked).toEqual([{ campaignId: '113', dealerId }]);
  });

  test('is a table of all steps, whose lines lead to those of the statement', async () => {
    const { person } = await open();
    const chart = within(await screen.findByRole('region', { name: 'Premio accumulato' }));
    await person.click(chart.getByRole('button', { name: 'Mostra i numeri' }));
    const rows = chart.getAllByRole('row').slice(1).map(textOf);
    expect(rows).toEqual([
      expect.stringMatching(/importazione vendite-ottobre\.csv, 12 righe.*\+12.*\+12,00.*\+95,00/),
      expect.stringMatching(/premio speso il 15\/10\/2025.*0.*0,00.*−5,00/),
    ]);
    const link = chart.getByRole('link', { name: 'importazione vendite-ottobre.csv, 12 righe' });
    expect(link).toHaveAttribute('href', '/subscriptions/113?scheda=vendite');
  });

  test('leads the office to the import', async () => {
    const { dealerId } = dealerStatement();
    const { person } = await open({
      user: users.GD_ADMINISTRATOR,
      url: `/campaigns/113/dealers/${dealerId}?scheda=premio`,
    });
    const chart = within(await screen.findByRole('region', { name: 'Premio accumulato' }));
    await person.click(chart.getByRole('button', { name: 'Mostra i numeri' }));
    expect(chart.getByRole('link', { name: /importazione/ })).toHaveAttribute('href', '/imports/9');
  });

  test('the bridge leads to the statement as it was known on either day, and to all changes', async () => {
    await open();
    const opened = await screen.findByRole('link', { name: 'Apri l’estratto com’era noto il 14/10/2025' });
    expect(opened).toHaveAttribute('href', '/subscriptions/113?noto=2025-10-14');
    expect(screen.getByRole('link', { name: 'Tutti i cambiamenti' })).toHaveAttribute(
      'href',
      '/subscriptions/113/changes',
    );
  });

  test('the changes of another figure can be selected', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Pneumatici acquistati' }));
    const chart = within(await screen.findByRole('region', { name: 'Pneumatici acquistati' }));
    expect(chart.getByText(/^Da 83 alla fine .* a 95 alla fine/)).toBeInTheDocument();
  });

  test('is asked between the days that are chosen', async () => {
    const { person, asked } = await open();
    await screen.findByRole('region', { name: 'Premio accumulato' });
    const days = await form();
    fireEvent.change(days.getByRole('textbox', { name: 'Dal giorno' }), { target: { value: '01/10/2025' } });
    await person.click(days.getByRole('button', { name: 'Mostra' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ from: '2025-10-01', to: '2025-10-15' }));
  });

  test('is refused where the second day comes before the first', async () => {
    const { person, asked } = await open();
    await screen.findByRole('region', { name: 'Premio accumulato' });
    const days = await form();
    fireEvent.change(days.getByRole('textbox', { name: 'Al giorno' }), { target: { value: '01/10/2025' } });
    await person.click(days.getByRole('button', { name: 'Mostra' }));
    expect(await days.findByText('Il secondo giorno viene prima del primo.')).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['notAllowed', 'Uno dei due giorni deve ancora arrivare: scegli al massimo oggi.'],
    ['invalid', 'Il secondo giorno viene prima del primo.'],
  ] as const)('is refused by the service in a sentence: %s', async (reason, sentence) => {
    await open({ wrong: { to: reason } });
    expect(await (await form()).findByText(sentence)).toBeInTheDocument();
  });

  test('says so where nothing changed, and since when causes are known', async () => {
    const still = { ...bridge, steps: [], closing: bridge.opening, recordedSince: '2025-10-01T08:00:00.000Z' };
    const { person } = await open({ found: still });
    expect(await screen.findByText('Dal 14/10/2025 al 15/10/2025 non è cambiato nulla: 83,00 €.')).toBeInTheDocument();
    const chart = within(screen.getByRole('region', { name: 'Premio accumulato' }));
    await person.click(chart.getByRole('button', { name: 'Mostra i numeri' }));
    expect(chart.getByText(/^Le cause si registrano dal 01\/10\/2025/)).toBeInTheDocument();
  });
});
