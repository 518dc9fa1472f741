import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { dealerStatement } from '../../shared/test/campaigns';
import { refusal, serveNetwork } from '../../shared/test/network';
import { desktop, phone, setPageWidth } from '../../shared/test/pageWidth';
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

const { dealerId } = dealerStatement();
const own = '/subscriptions/113';
const ofOffice = `/campaigns/113/dealers/${dealerId}`;

const figures = { __typename: 'RecordedFigures', tires: 95, accumulated: '95.00', expendable: '90.00' };
const nothing = { __typename: 'RecordedFigures', tires: 0, accumulated: '0.00', expendable: '0.00' };

interface Opened {
  readonly url: string;
  readonly user?: (typeof users)['DEALER'];
  /** How the statement of the day is answered; it is there without. */
  readonly answer?: () => ReturnType<typeof refusal>;
}

/** Opens a statement of a past day; `asked` are the requests for it and its lines. */
async function open({ url, user = users.DEALER, answer }: Opened) {
  const asked: Record<string, unknown>[] = [];
  const page = await renderApp({
    url,
    user,
    handlers: [
      graphql.query('PastStatement', ({ variables }) => {
        asked.push(variables);
        if (answer !== undefined) return answer();
        const statement = { ...dealerStatement(), knownOn: String(variables['knownOn']) };
        return HttpResponse.json({ data: { campaignStatement: statement } });
      }),
      graphql.query('CampaignLines', ({ variables }) => {
        asked.push(variables);
        return HttpResponse.json({ data: { campaignLines: { __typename: 'CampaignLinePage', items: [], total: 0 } } });
      }),
      graphql.query('PastFigures', () =>
        HttpResponse.json({
          data: {
            campaignFiguresOn: {
              __typename: 'FiguresOnDay',
              figures,
              importsUndoneSince: [{ __typename: 'ChangeImport', id: '9', filename: 'vendite-ottobre.csv' }],
            },
          },
        }),
      ),
      subscriptionResponse(),
      statementResponse(),
      linesResponse([]),
      forecastResponse(),
    ],
  });
  return { ...page, asked };
}

const note = async () => within(await screen.findByRole('note'));

describe('the statement of a past day', () => {
  test.each([
    [own, users.DEALER],
    [ofOffice, users.GD_ADMINISTRATOR],
  ])('says its day and leads back to today: %s', async (url, user) => {
    const { asked, person, path } = await open({ url: `${url}?noto=2025-10-03`, user });
    expect(await screen.findByText('Estratto com’era noto il 03/10/2025')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Torna all’estratto di oggi' })).toHaveAttribute('href', url);
    await person.click(screen.getByRole('tab', { name: 'Premio' }));
    await screen.findByRole('region', { name: 'Come nasce il premio' });
    await person.click(screen.getByRole('tab', { name: 'Vendite' }));
    await screen.findByRole('region', { name: 'Vendite che contano' });
    expect(path()).toBe(`${url}?noto=2025-10-03&scheda=vendite`);
    expect(asked).toEqual([
      { campaignId: '113', dealerId, knownOn: '2025-10-03' },
      expect.objectContaining({ knownOn: '2025-10-03' }),
    ]);
    // what is of today
    expect(screen.queryByRole('button', { name: 'Mostra i cambiamenti' })).not.toBeInTheDocument();
  });

  test('is not shown where its lines are gone: the figures are, and which import took them along', async () => {
    const answer = () => refusal({ code: 'CONFLICT', reason: 'linesNotKept' });
    await open({ url: `${ofOffice}?noto=2025-10-03`, user: users.GD_ADMINISTRATOR, answer });
    expect(await (await note()).findByText(/^Le righe note il 03\/10\/2025 non ci sono più tutte/)).toBeInTheDocument();
    const found = within(await screen.findByRole('region', { name: 'Le cifre di quel giorno' }));
    expect(found.getByText('95,00 €')).toBeInTheDocument();
    expect(found.getByText(/^Da allora è stata annullata questa importazione/)).toBeInTheDocument();
    expect(found.getByRole('link', { name: 'vendite-ottobre.csv' })).toHaveAttribute('href', '/imports/9');
    expect(screen.queryByRole('region', { name: 'Come nasce il premio' })).not.toBeInTheDocument();
  });

  test.each([
    ['notAllowed', 'Questo giorno deve ancora arrivare: scegli al massimo oggi.'],
    ['unknown', /^Di questo giorno non c’è un estratto/],
    ['invalid', /^Questo non è un giorno/],
  ] as const)('is refused in a sentence: %s', async (reason, sentence) => {
    await open({
      url: `${own}?noto=2099-01-01`,
      answer: () => refusal({ code: 'BAD_USER_INPUT', fields: { knownOn: reason } }),
    });
    expect(await (await note()).findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Torna all’estratto di oggi' })).toBeInTheDocument();
  });
});

/** Two changes; the newest first. */
const changes = [
  {
    __typename: 'MembershipChange',
    id: '2',
    cause: 'RULES',
    at: '2025-10-15T08:00:00.000Z',
    import: null,
    lines: null,
    entry: null,
    rulesVersion: 2,
    before: { ...figures, accumulated: '83.00' },
    after: figures,
  },
  {
    __typename: 'MembershipChange',
    id: '1',
    cause: 'IMPORT_APPLIED',
    at: '2025-10-14T08:00:00.000Z',
    import: { __typename: 'ChangeImport', id: '9', kind: 'SALES', filename: 'vendite-ottobre.csv' },
    lines: 12,
    entry: null,
    rulesVersion: null,
    before: nothing,
    after: { ...figures, accumulated: '83.00' },
  },
];

async function openChanges(url: string, user: (typeof users)['DEALER']) {
  const asked: Record<string, unknown>[] = [];
  const page = await renderApp({
    url,
    user,
    handlers: [
      graphql.query('MembershipChangesHead', () => {
        const { businessName, campaign } = dealerStatement();
        return HttpResponse.json({
          data: {
            campaignStatement: {
              __typename: 'Statement',
              dealerId,
              businessName,
              campaign: { __typename: 'CampaignSummary', id: campaign.id, title: campaign.title },
            },
          },
        });
      }),
      graphql.query('MembershipChanges', ({ variables }) => {
        asked.push(variables);
        return HttpResponse.json({
          data: { campaignChanges: { __typename: 'MembershipChangePage', items: changes, total: 40 } },
        });
      }),
    ],
  });
  return { ...page, asked };
}

describe('all changes of a dealer’s figures', () => {
  test('are a table by pages of the service, each cause a way to what made it', async () => {
    const { asked } = await openChanges(`${ofOffice}/changes?pagina=2`, users.GD_ADMINISTRATOR);
    expect(await screen.findByRole('link', { name: 'importazione vendite-ottobre.csv, 12 righe' })).toHaveAttribute(
      'href',
      '/imports/9',
    );
    expect(screen.getByRole('link', { name: 'regole della campagna, versione 2' })).toHaveAttribute(
      'href',
      '/campaigns/113?scheda=regole',
    );
    const rows = screen.getAllByRole('row').slice(1).map(textOf);
    expect(rows[0]).toMatch(/95.*83,00 € → 95,00 €.*90,00 €/);
    expect(rows[1]).toMatch(/0 → 95.*0,00 € → 83,00 €/);
    expect(asked.at(-1)).toEqual({ campaignId: '113', dealerId, page: 2, pageSize: 10 });
    expect(screen.getByRole('link', { name: 'Torna all’estratto' })).toHaveAttribute('href', ofOffice);
  });

  test('are cards on a phone, and lead the dealer to its lines', async () => {
    setPageWidth(phone);
    await openChanges(`${own}/changes`, users.DEALER);
    const link = await screen.findByRole('link', { name: 'importazione vendite-ottobre.csv, 12 righe' });
    expect(link).toHaveAttribute('href', `${own}?scheda=vendite`);
    expect(screen.getByText('0,00 € → 83,00 €')).toBeInTheDocument();
  });
});
