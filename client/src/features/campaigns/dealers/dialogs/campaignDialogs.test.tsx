import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { requestMade } from '../../../../shared/test/approvals';
import { respond, refusal, serveNetwork } from '../../../../shared/test/network';
import { phone, setPageWidth } from '../../../../shared/test/pageWidth';
import { renderPart } from '../../../../shared/test/renderPart';
import { textOf } from '../../../../shared/test/textOf';
import { users } from '../../../../shared/test/users';
import { AddDealerDialog } from './AddDealerDialog';
import { useCampaignTotalsQuery } from '../../campaign.generated';
import { useCampaignDealersQuery } from '../campaignDealers.generated';
import { EditGoalDialog } from './EditGoalDialog';
import { AdjustmentDialog } from './AdjustmentDialog';
import { RedemptionsDialog } from './RedemptionsDialog';
import { campaignDealerRow } from '../../testing/campaignRecords';
import { campaignGateway } from '../../testing/campaignsGateway';
import { graphql } from '../../../../shared/test/graphql';

serveNetwork();

beforeEach(() => setPageWidth(phone));

/** The queries of the campaign's page: a dialog refetches them after it saved. */
function PageQueries() {
  useCampaignDealersQuery({ variables: { id: '113', input: {} } });
  useCampaignTotalsQuery({ variables: { id: '113' } });
  return null;
}

async function openDialog(dialogOf: (onClose: () => void) => ReactNode) {
  const gateway = campaignGateway(3);
  let closed = 0;
  const app = await renderPart(
    <>
      <PageQueries />
      {dialogOf(() => closed++)}
    </>,
    { messages: 'office', user: users.KA_ADMINISTRATOR, handlers: gateway.handlers },
  );
  await waitFor(() => expect(gateway.requests).toHaveLength(1));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...app, gateway, dialog, closed: () => closed };
}

/** The answer to a redemption that is recorded at once. */
const redeemed = {
  __typename: 'RedemptionOutcome',
  redemption: { __typename: 'Redemption', id: '2' },
  approval: null,
} as const;

/** The region of the toasts, which screen readers reach while a dialog is open too. */
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
    respond(unsubscribed);
    return openDialog((onClose) => <AddDealerDialog campaignId="113" onClose={onClose} />);
  }

  async function fill({ person, dialog }: Awaited<ReturnType<typeof openAdd>>, goal = '150') {
    await person.type(dialog.getByRole('combobox', { name: 'Dealer' }), 'Lecce');
    await person.click(await screen.findByRole('option', { name: /Pneus Lecce/ }));
    await person.type(dialog.getByRole('textbox', { name: 'Obiettivo' }), goal);
  }

  test('the dialog that adds a dealer cannot be saved without dealer and goal, and names what is missing once touched', async () => {
    const { person, dialog } = await openAdd();
    expect(screen.getByRole('dialog', { name: 'Aggiungi dealer' })).toBeInTheDocument();
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

  test('the dialog that adds a dealer accepts a goal with a separator of thousands', async () => {
    const app = await openAdd();
    let sent: unknown;
    respond(
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
    expect(app.closed()).toBe(1);
    await waitFor(() => expect(app.gateway.requests).toHaveLength(2));
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
  ])(
    'a dealer that cannot be added: the toast has the text of the specification, the dialog the reason: %j',
    async (problem, text, reason) => {
      const app = await openAdd();
      respond(graphql.mutation('AddDealerToCampaign', () => refusal(problem)));
      await fill(app);
      await app.person.click(app.dialog.getByRole('button', { name: 'Salva' }));
      expect(await screen.findByText('Errore imprevisto')).toBeInTheDocument();
      expect(toasts().getByText(text)).toBeInTheDocument();
      expect(app.dialog.getByRole('alert')).toHaveTextContent(reason);
      expect(app.dialog.getByRole('textbox', { name: 'Obiettivo' })).toHaveValue('150');
      expect(app.closed()).toBe(0);
    },
  );
});

describe('editing an objective', () => {
  const openGoal = () =>
    openDialog((onClose) => <EditGoalDialog campaignId="113" dealer={campaignDealerRow(1)} onClose={onClose} />);

  async function changeTo(goal: string) {
    const app = await openGoal();
    const field = app.dialog.getByRole('textbox', { name: 'Obiettivo' });
    await app.person.clear(field);
    await app.person.type(field, goal);
    await app.person.click(app.dialog.getByRole('button', { name: 'Salva' }));
    return { ...app, confirmation: within(await screen.findByRole('alertdialog')) };
  }

  test('the dialog that edits a goal has the dealer’s name and the present goal, and requires a value', async () => {
    const { dialog, person } = await openGoal();
    expect(screen.getByRole('dialog', { name: 'Gomme 1' })).toBeInTheDocument();
    expect(dialog.getAllByRole('textbox')).toHaveLength(1);
    expect(dialog.getByRole('textbox', { name: 'Obiettivo' })).toHaveValue('120');
    await person.clear(dialog.getByRole('textbox', { name: 'Obiettivo' }));
    expect(await dialog.findByText('Campo obbligatorio')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Salva' })).toBeDisabled();
  });

  test('cancelling the confirmation of an edited goal saves nothing and leaves the dialog open', async () => {
    const { person, confirmation, dialog, closed } = await changeTo('150');
    expect(confirmation.getByText("Sei sicuro di voler modificare l'obiettivo di Gomme 1?")).toBeInTheDocument();
    await person.click(confirmation.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(dialog.getByRole('textbox', { name: 'Obiettivo' })).toHaveValue('150');
    expect(closed()).toBe(0);
  });

  test('a goal that somebody else has edited meanwhile is shown, and saving again overwrites it', async () => {
    const { person, confirmation, dialog, gateway, closed } = await changeTo('150');
    const versions: unknown[] = [];
    respond(
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
    await waitFor(() => expect(gateway.requests).toHaveLength(2));
    // the dialog can be found again only when the confirmation above it has closed
    expect(await dialog.findByRole('textbox', { name: 'Obiettivo' })).toHaveValue('150');
    await person.click(dialog.getByRole('button', { name: 'Salva' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Obiettivo aggiornato.')).toBeInTheDocument();
    expect(versions).toEqual([2, 3]);
    expect(closed()).toBe(1);
  });
});

describe('the redemptions of a dealer', () => {
  const entry = {
    __typename: 'LedgerEntry',
    ...{ id: '1', kind: 'REDEMPTION', day: '2025-09-01', amount: '-23.45', reason: 'Buono carburante' },
    ...{ method: 'VOUCHER', origin: 'HAND', reversedById: null, recordedBy: 'Chiara Amato' },
  };

  const campaign = { id: '113', startsOn: '2025-07-01' };

  async function openRedemptions() {
    respond(graphql.query('CampaignEntries', () => HttpResponse.json({ data: { campaignEntries: [entry] } })));
    return openDialog((onClose) => (
      <RedemptionsDialog campaign={campaign} today="2025-12-31" dealer={campaignDealerRow(1)} onClose={onClose} />
    ));
  }

  test('the redemptions of a dealer are listed below the prize that can be spent', async () => {
    const { dialog } = await openRedemptions();
    expect(screen.getByRole('dialog', { name: 'Riscossioni e movimenti di Gomme 1' })).toBeInTheDocument();
    expect(textOf(dialog.getByText('Premio spendibile').nextElementSibling)).toBe('100,00 €');
    await dialog.findByText('01/09/2025');
    expect(dialog.getAllByRole('definition').map(textOf)).toEqual([
      'Riscossione: buono',
      '−23,45 €',
      'Buono carburante',
      'Chiara Amato',
      'Annulla',
    ]);
  });

  test('a redemption is recorded with how it was paid', async () => {
    const { person, dialog } = await openRedemptions();
    const inputs: unknown[] = [];
    respond(
      graphql.mutation('RedeemPrize', ({ variables }) => {
        inputs.push(variables['input']);
        return HttpResponse.json({ data: { redeemPrize: redeemed } });
      }),
    );
    await person.type(dialog.getByLabelText('Data'), '15/10/2025');
    await person.type(dialog.getByRole('textbox', { name: 'Importo (€)' }), '10');
    await person.selectOptions(dialog.getByRole('combobox', { name: /^Come è stata pagata/ }), 'merce');
    await person.click(dialog.getByRole('button', { name: 'Registra riscossione' }));
    await waitFor(() => expect(inputs).toEqual([expect.objectContaining({ amount: '10', method: 'GOODS' })]));
  });

  test.each([
    ['2026-01-01', 'Non dopo oggi, il 31/12/2025'],
    ['2025-06-30', 'Non prima dell’inizio della campagna, il 01/07/2025'],
  ])('a redemption of %s, outside the campaign’s days, is not sent', async (day, sentence) => {
    const { person, dialog } = await openRedemptions();
    await person.type(dialog.getByLabelText('Data'), day);
    await person.tab();
    await waitFor(() => expect(dialog.getByLabelText('Data')).toHaveAccessibleDescription(sentence));
    await person.type(dialog.getByRole('textbox', { name: 'Importo (€)' }), '10');
    expect(dialog.getByRole('button', { name: 'Registra riscossione' })).toBeDisabled();
  });

  test('a redemption above the prize that can be spent shows the error at the amount', async () => {
    const app = await openRedemptions();
    respond(graphql.mutation('RedeemPrize', () => refusal({ code: 'CONFLICT', reason: 'notExpendable' })));
    await app.person.type(app.dialog.getByLabelText('Data'), '15/10/2025');
    await app.person.type(app.dialog.getByRole('textbox', { name: 'Importo (€)' }), '1000');
    await app.person.click(app.dialog.getByRole('button', { name: 'Registra riscossione' }));
    const amount = app.dialog.getByRole('textbox', { name: 'Importo (€)' });
    await waitFor(() => expect(amount).toHaveAccessibleDescription('L’importo supera il premio spendibile.'));
    expect(amount).toBeInvalid();
    expect(amount).toHaveFocus();
    await waitFor(() => expect(app.gateway.requests).toHaveLength(2));
  });

  test('a redemption that repeats one of the last 24 hours is recorded after a confirmation', async () => {
    const app = await openRedemptions();
    const inputs: { confirmRepeated?: boolean }[] = [];
    respond(
      graphql.mutation('RedeemPrize', ({ variables }) => {
        const { input } = variables as { input: { confirmRepeated?: boolean } };
        inputs.push(input);
        return input.confirmRepeated === true
          ? HttpResponse.json({ data: { redeemPrize: redeemed } })
          : refusal({ code: 'CONFLICT', reason: 'looksRepeated' });
      }),
    );
    await app.person.type(app.dialog.getByLabelText('Data'), '15/10/2025');
    await app.person.type(app.dialog.getByRole('textbox', { name: 'Importo (€)' }), '10');
    await app.person.click(app.dialog.getByRole('button', { name: 'Registra riscossione' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Sembra già registrato' }));
    expect(question.getByText(/Registrare comunque\?/)).toBeInTheDocument();
    await app.person.click(question.getByRole('button', { name: 'Registra comunque' }));
    await toasts().findByText('Riscossione registrata.');
    expect(inputs.map(({ confirmRepeated }) => confirmRepeated)).toEqual([false, true]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('are taken back with a reason', async () => {
    const { person, dialog } = await openRedemptions();
    const sent: Record<string, unknown>[] = [];
    respond(
      graphql.mutation('TakeEntryBack', ({ variables }) => {
        sent.push(variables);
        const reversal = { ...entry, id: '2', kind: 'REVERSAL', amount: '23.45', reason: 'Importo errato' };
        return HttpResponse.json({
          data: { takeEntryBack: { __typename: 'ReversalOutcome', entry: reversal, approval: null } },
        });
      }),
    );
    await person.click(await dialog.findByRole('button', { name: /Annulla il movimento di/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Annulla movimento' }));
    expect(question.getByRole('button', { name: 'Annulla movimento' })).toBeDisabled();
    await person.type(question.getByRole('textbox', { name: 'Motivo' }), 'Importo errato');
    await person.click(question.getByRole('button', { name: 'Annulla movimento' }));
    await screen.findByText('Movimento annullato.');
    expect(sent).toEqual([
      { campaignId: '113', dealerId: '1', entryId: '1', reason: 'Importo errato', idempotencyKey: expect.any(String) },
    ]);
  });

  test('wait for a second person where one has to approve the redemption', async () => {
    const { person, dialog } = await openRedemptions();
    const outcome = { __typename: 'RedemptionOutcome', redemption: null, approval: requestMade };
    respond(graphql.mutation('RedeemPrize', () => HttpResponse.json({ data: { redeemPrize: outcome } })));
    await person.type(dialog.getByLabelText('Data'), '15/10/2025');
    await person.type(dialog.getByRole('textbox', { name: 'Importo (€)' }), '10');
    await person.click(dialog.getByRole('button', { name: 'Registra riscossione' }));
    await screen.findByRole('dialog', { name: 'Serve l’approvazione di un altro utente' });
    expect(screen.queryByText('Riscossione registrata.')).toBeNull();
  });

  test('wait for a second person where one has to approve the reversal', async () => {
    const { person, dialog } = await openRedemptions();
    const outcome = { __typename: 'ReversalOutcome', entry: null, approval: requestMade };
    respond(graphql.mutation('TakeEntryBack', () => HttpResponse.json({ data: { takeEntryBack: outcome } })));
    await person.click(await dialog.findByRole('button', { name: /Annulla il movimento di/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Annulla movimento' }));
    await person.type(question.getByRole('textbox', { name: 'Motivo' }), 'Importo errato');
    await person.click(question.getByRole('button', { name: 'Annulla movimento' }));
    await screen.findByRole('dialog', { name: 'Serve l’approvazione di un altro utente' });
    expect(screen.queryByText('Movimento annullato.')).toBeNull();
  });

  test.each([
    ['debit', '-12.50'],
    ['credit', '12.50'],
  ])('are adjusted with a reason: %s', async (direction, amount) => {
    const inputs: unknown[] = [];
    respond(
      graphql.mutation('RecordAdjustment', ({ variables }) => {
        inputs.push(variables['input']);
        const recorded = { ...entry, id: '3', kind: 'ADJUSTMENT' };
        const outcome = { __typename: 'AdjustmentOutcome', entry: recorded, approval: null };
        return HttpResponse.json({ data: { recordAdjustment: outcome } });
      }),
    );
    const { person, dialog } = await openDialog((onClose) => (
      <AdjustmentDialog campaign={campaign} today="2025-12-31" dealer={campaignDealerRow(1)} onClose={onClose} />
    ));
    await person.selectOptions(dialog.getByRole('combobox', { name: /Segno/ }), direction);
    await person.type(dialog.getByRole('textbox', { name: 'Importo (€)' }), '12,50');
    expect(dialog.getByRole('button', { name: 'Registra rettifica' })).toBeDisabled();
    await person.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Accordo commerciale');
    await person.click(dialog.getByRole('button', { name: 'Registra rettifica' }));
    await screen.findByText('Rettifica registrata.');
    expect(inputs).toEqual([{ day: '2025-12-31', amount, reason: 'Accordo commerciale' }]);
  });

  test('wait for a second person where one has to approve the adjustment', async () => {
    respond(
      graphql.mutation('RecordAdjustment', () => {
        const outcome = { __typename: 'AdjustmentOutcome', entry: null, approval: requestMade };
        return HttpResponse.json({ data: { recordAdjustment: outcome } });
      }),
    );
    const { person, dialog } = await openDialog((onClose) => (
      <AdjustmentDialog campaign={campaign} today="2025-12-31" dealer={campaignDealerRow(1)} onClose={onClose} />
    ));
    await person.type(dialog.getByRole('textbox', { name: 'Importo (€)' }), '1250');
    await person.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Accordo commerciale');
    await person.click(dialog.getByRole('button', { name: 'Registra rettifica' }));
    const made = within(await screen.findByRole('dialog', { name: 'Serve l’approvazione di un altro utente' }));
    expect(made.getByRole('link', { name: 'Vedi la richiesta' })).toHaveAttribute('href', '/approvals/4');
    expect(screen.queryByText('Rettifica registrata.')).not.toBeInTheDocument();
  });
});
