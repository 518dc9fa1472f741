import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { phone, setPageWidth } from '../../shared/test/pageWidth';
import { answer, refusal, renderApp, serveNetwork } from '../../shared/test/renderApp';
import { textOf } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import { campaignDealerRow } from './testing/campaignRecords';
import { campaignGateway } from './testing/campaignsGateway';

serveNetwork();

beforeEach(() => setPageWidth(phone));

async function openCampaign() {
  const gateway = campaignGateway(3);
  const app = await renderApp({
    url: '/campaigns/113?righe=3',
    user: users.KA_ADMINISTRATOR,
    handlers: gateway.handlers,
  });
  await screen.findByRole('link', { name: 'Gomme 1' });
  return { ...app, gateway };
}

async function openAction(action: string) {
  const app = await openCampaign();
  await app.person.click(screen.getByRole('button', { name: 'Azioni per Gomme 1' }));
  await app.person.click(await screen.findByRole('menuitem', { name: action }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

/** The toasts that are shown; an open dialog hides them from whoever cannot see, so that it tells the problem too. */
/** Announced, too, while a dialog hides the rest of the page from screen readers. */
const toasts = () => within(screen.getByRole('region', { name: 'Avvisi' }));

describe('«Aggiungi dealer»', () => {
  const unsubscribed = graphql.query('UnsubscribedDealers', ({ variables }) =>
    HttpResponse.json({
      data: {
        unsubscribedDealers: [
          { __typename: 'DealerOption', id: '71', code: 'DE00071', businessName: 'Pneus Bari', city: 'Bari' },
          { __typename: 'DealerOption', id: '72', code: 'DE00072', businessName: 'Pneus Lecce', city: 'Lecce' },
        ].filter(({ businessName }) => businessName.includes(variables['search'] as string)),
      },
    }),
  );

  async function openAdd() {
    const app = await openCampaign();
    answer(unsubscribed);
    await app.person.click(screen.getByRole('button', { name: 'Aggiungi dealer' }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Aggiungi dealer' })) };
  }

  async function fill({ person, dialog }: Awaited<ReturnType<typeof openAdd>>, goal = '150') {
    await person.type(dialog.getByRole('combobox', { name: 'Dealer' }), 'Lecce');
    await person.click(await screen.findByRole('option', { name: /Pneus Lecce/ }));
    await person.type(dialog.getByRole('textbox', { name: 'Obiettivo' }), goal);
  }

  test('does not save before both are there, and says what is missing once they were touched', async () => {
    const { person, dialog } = await openAdd();
    const save = dialog.getByRole('button', { name: 'Salva' });
    expect(save).toBeDisabled();
    expect(dialog.queryByText('Campo obbligatorio')).not.toBeInTheDocument();
    const goal = dialog.getByRole('textbox', { name: 'Obiettivo' });
    await person.click(dialog.getByRole('combobox', { name: 'Dealer' }));
    await person.click(goal);
    await person.tab();
    expect(await dialog.findAllByText('Campo obbligatorio')).toHaveLength(2);
    await person.type(goal, '1.2');
    expect(await dialog.findByText('Un numero intero da 1 a 1.000.000')).toBeInTheDocument();
    expect(save).toBeDisabled();
  });

  test('takes a goal with the thousands as the portal writes them', async () => {
    const app = await openAdd();
    let sent: unknown;
    answer(
      graphql.mutation('AddDealerToCampaign', ({ variables }) => {
        sent = variables['goalThreshold'];
        return HttpResponse.json({
          data: { addDealerToCampaign: { __typename: 'CampaignDealer', dealerId: '72' } },
        });
      }),
    );
    await fill(app, '12.000');
    await app.person.click(app.dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Dealer aggiunto.')).toBeInTheDocument();
    expect(sent).toBe(12_000);
  });

  test('adds a dealer that is not in the campaign, and closes', async () => {
    const app = await openAdd();
    const sent: Record<string, unknown>[] = [];
    answer(
      graphql.mutation('AddDealerToCampaign', ({ variables }) => {
        sent.push(variables);
        app.gateway.dealers = [...app.gateway.dealers, { ...campaignDealerRow(72), businessName: 'Pneus Lecce' }];
        return HttpResponse.json({
          data: { addDealerToCampaign: { __typename: 'CampaignDealer', dealerId: '72' } },
        });
      }),
    );
    await fill(app);
    await app.person.click(app.dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Dealer aggiunto.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      {
        campaignId: '113',
        dealerId: '72',
        goalThreshold: 150,
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(await screen.findByText('1–3 di 4')).toBeInTheDocument();
  });

  test.each([
    [
      { code: 'CONFLICT', reason: 'alreadyInCampaign' },
      'Non è stato possibile aggiungere il dealer alla campagna. Il dealer partecipa già alla campagna.',
      'Il dealer partecipa già alla campagna.',
    ],
    [
      { code: 'UPSTREAM_UNAVAILABLE' },
      'Non è stato possibile aggiungere il dealer alla campagna.',
      'Il servizio non è disponibile in questo momento. Riprova tra poco.',
    ],
  ])('a failure is told in the specification’s words, and in the dialog: %j', async (problem, text, reason) => {
    const app = await openAdd();
    answer(graphql.mutation('AddDealerToCampaign', () => refusal(problem)));
    await fill(app);
    await app.person.click(app.dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Errore imprevisto')).toBeInTheDocument();
    expect(toasts().getByText(text)).toBeInTheDocument();
    expect(app.dialog.getByRole('alert')).toHaveTextContent(reason);
    expect(app.dialog.getByRole('textbox', { name: 'Obiettivo' })).toHaveValue('150');
  });
});

describe('editing an objective', () => {
  async function changeTo(goal: string) {
    const app = await openAction('Modifica obiettivo');
    const field = app.dialog.getByRole('textbox', { name: 'Obiettivo' });
    await app.person.clear(field);
    await app.person.type(field, goal);
    await app.person.click(app.dialog.getByRole('button', { name: 'Salva' }));
    return { ...app, confirmation: within(await screen.findByRole('alertdialog')) };
  }

  test('is named for the dealer, begins with the goal, and asks before it saves', async () => {
    const { dialog, person } = await openAction('Modifica obiettivo');
    expect(screen.getByRole('dialog', { name: 'Gomme 1' })).toBeInTheDocument();
    expect(dialog.getAllByRole('textbox')).toHaveLength(1);
    expect(dialog.getByRole('textbox', { name: 'Obiettivo' })).toHaveValue('120');
    await person.clear(dialog.getByRole('textbox', { name: 'Obiettivo' }));
    expect(await dialog.findByText('Campo obbligatorio')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Salva' })).toBeDisabled();
  });

  test('saves after the confirmation', async () => {
    const { person, confirmation } = await changeTo('150');
    expect(confirmation.getByText("Sei sicuro di voler modificare l'obiettivo di Gomme 1?")).toBeInTheDocument();
    let sent: unknown;
    answer(
      graphql.mutation('EditDealerGoal', ({ variables }) => {
        sent = variables;
        return HttpResponse.json({ data: { editDealerGoal: { __typename: 'CampaignDealer', dealerId: '1' } } });
      }),
    );
    await person.click(confirmation.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Obiettivo aggiornato.')).toBeInTheDocument();
    expect(sent).toEqual({ campaignId: '113', dealerId: '1', input: { goalThreshold: 150, version: 2 } });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('changes nothing where the person thinks better of it', async () => {
    const { person, confirmation, dialog } = await changeTo('150');
    await person.click(confirmation.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(dialog.getByRole('textbox', { name: 'Obiettivo' })).toHaveValue('150');
  });

  test('somebody else was faster: the newer value is shown, and saving again is over it', async () => {
    const { person, confirmation, dialog } = await changeTo('150');
    const versions: unknown[] = [];
    answer(
      graphql.mutation('EditDealerGoal', ({ variables }) => {
        const { version } = (variables as { input: { version: number } }).input;
        versions.push(version);
        return version === 3
          ? HttpResponse.json({ data: { editDealerGoal: { __typename: 'CampaignDealer', dealerId: '1' } } })
          : refusal({ code: 'CONFLICT', reason: 'staleVersion', currentVersion: 3, currentGoalThreshold: 135 });
      }),
    );
    await person.click(confirmation.getByRole('button', { name: 'Salva' }));
    expect(await dialog.findByText(/ha portato l’obiettivo a 135/)).toBeInTheDocument();
    expect(
      await screen.findByText(
        "Non è stato possibile modificare l'obiettico di questo utente. Qualcun altro ha modificato questi dati nel frattempo.",
      ),
    ).toBeInTheDocument();
    // the question closes first: until then the dialog below it is hidden
    expect(await dialog.findByRole('textbox', { name: 'Obiettivo' })).toHaveValue('150');
    await person.click(dialog.getByRole('button', { name: 'Salva' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Obiettivo aggiornato.')).toBeInTheDocument();
    expect(versions).toEqual([2, 3]);
  });
});

describe('the redemptions of a dealer', () => {
  const redemption = (id: number) => ({
    __typename: 'Redemption',
    id: String(id),
    redeemedOn: '2025-09-01',
    amount: '23.45',
    note: 'Buono carburante',
    recordedAt: '2025-09-01T08:00:00.000Z',
    recordedBy: 'Chiara Amato',
  });

  async function openRedemptions() {
    const recorded = [redemption(1)];
    const app = await openCampaign();
    answer(graphql.query('CampaignRedemptions', () => HttpResponse.json({ data: { campaignRedemptions: recorded } })));
    await app.person.click(screen.getByRole('button', { name: 'Azioni per Gomme 1' }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Riscossioni' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Riscossioni di Gomme 1' }));
    return { ...app, recorded, dialog };
  }

  type Opened = Awaited<ReturnType<typeof openRedemptions>>;

  async function record({ person, dialog }: Opened, amount: string) {
    await person.type(dialog.getByLabelText('Data'), '2025-10-15');
    await person.type(dialog.getByRole('textbox', { name: 'Importo (€)' }), amount);
    await person.click(dialog.getByRole('button', { name: 'Registra riscossione' }));
  }

  test('stand below what can be spent', async () => {
    const { dialog } = await openRedemptions();
    expect(textOf(dialog.getByText('Premio spendibile').nextElementSibling)).toBe('100,00 €');
    await dialog.findByText('01/09/2025');
    expect(dialog.getAllByRole('definition').map(textOf)).toEqual(['23,45 €', 'Buono carburante', 'Chiara Amato']);
  });

  test('another one is recorded, each under a key of its own', async () => {
    const app = await openRedemptions();
    const sent: { input: unknown; idempotencyKey: string }[] = [];
    answer(
      graphql.mutation('RecordRedemption', ({ variables }) => {
        sent.push(variables as (typeof sent)[number]);
        app.recorded.unshift(redemption(app.recorded.length + 1));
        app.gateway.dealers = app.gateway.dealers.map((row) => ({ ...row, plafondExpendable: '87.50' }));
        return HttpResponse.json({ data: { recordRedemption: redemption(2) } });
      }),
    );
    await record(app, '12,50');
    expect(await screen.findByText('Riscossione registrata.')).toBeInTheDocument();
    await waitFor(() => expect(textOf(app.dialog.getByText('Premio spendibile').nextElementSibling)).toBe('87,50 €'));
    expect(app.dialog.getAllByRole('listitem')).toHaveLength(2);
    expect(app.dialog.getByRole('textbox', { name: 'Importo (€)' })).toHaveValue('');
    await record(app, '12,50');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.input).toEqual({ redeemedOn: '2025-10-15', amount: '12.50', note: null });
    expect(sent[1]?.input).toEqual(sent[0]?.input);
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  });

  test.each([
    ['2026-01-01', 'Non dopo oggi, il 31/12/2025'],
    ['2025-06-30', 'Non prima dell’inizio della campagna, il 01/07/2025'],
  ])('one of %s is not sent', async (day, sentence) => {
    const { person, dialog } = await openRedemptions();
    await person.type(dialog.getByLabelText('Data'), day);
    await person.tab();
    await waitFor(() => expect(dialog.getByLabelText('Data')).toHaveAccessibleDescription(sentence));
    await person.type(dialog.getByRole('textbox', { name: 'Importo (€)' }), '10');
    expect(dialog.getByRole('button', { name: 'Registra riscossione' })).toBeDisabled();
  });

  test('more than what can be spent is told at the amount', async () => {
    const app = await openRedemptions();
    answer(graphql.mutation('RecordRedemption', () => refusal({ code: 'CONFLICT', reason: 'notExpendable' })));
    await record(app, '1000');
    const amount = app.dialog.getByRole('textbox', { name: 'Importo (€)' });
    await waitFor(() => expect(amount).toHaveAccessibleDescription('L’importo supera il premio spendibile.'));
    expect(amount).toBeInvalid();
    expect(amount).toHaveFocus();
  });
});
