import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { StatementPage } from '../../domain/statements/StatementPage';
import type { EligibleLineFragment } from '../../domain/statements/statement.generated';
import { dealerStatement, eligibleLines } from '../../shared/test/campaigns';
import { followedFiles } from '../../shared/test/followedFiles';
import { refusal, respond, serveNetwork } from '../../shared/test/network';
import { phone, setPageWidth } from '../../shared/test/pageWidth';
import { renderPart } from '../../shared/test/renderPart';
import { users } from '../../shared/test/users';
import type { DisputeDetailsFragment } from './dispute.generated';
import { Component as DisputePage } from './detail/DisputePage';
import { Component as DisputeListPage } from './list/DisputeListPage';
import { graphql } from '../../shared/test/graphql';

serveNetwork();
beforeEach(() => setPageWidth(phone));
const followed = followedFiles();

const answer = (data: object): Response => HttpResponse.json({ data });
const at = '2025-10-14T08:00:00.000Z';

const dispute: DisputeDetailsFragment = {
  __typename: 'Dispute',
  id: '6',
  campaign: { __typename: 'CampaignTitle', id: '7', title: 'Annuale 2025' },
  dealer: { __typename: 'Member', id: '3', code: 'DE00003', businessName: 'Gomme Rossi' },
  about: { __typename: 'DisputeSubject', kind: 'LINE', document: 'FT-1', line: 2, figure: null },
  ...{ state: 'OPEN', waitingFor: 'OFFICE', assignee: null, openedBy: 'Donatella', openedAt: at, updatedAt: at },
  explanation: {
    __typename: 'DisputeExplanation',
    line: {
      __typename: 'DisputedLine',
      ...{ soldOn: '2025-07-03', brand: 'Aurora', season: 'ALL_SEASON', segment: 'SUV', rim: 18, channel: 'FLEET' },
      ...{ quantity: 4, amount: '480.00', counts: false, failedCondition: 'CHANNEL', isAfterClosing: false },
      ...{ factor: '1.00', boostLabel: null },
    },
    ...{ documentLines: null, figure: null },
  },
  messages: [
    {
      __typename: 'DisputeMessage',
      ...{ id: '9', author: 'Donatella', side: 'DEALER', text: 'Dovrebbe contare', state: 'OPEN', at },
    },
  ],
  attachments: [],
  ...{ answeredAt: null, decidedAt: null, outcome: null, approvalId: null },
  ...{ mayAnswer: true, mayDecide: true, mayWithdraw: false },
};
const accepted: DisputeDetailsFragment = {
  ...dispute,
  ...{ state: 'ACCEPTED', waitingFor: null, mayAnswer: false, mayDecide: false, decidedAt: at },
  outcome: {
    __typename: 'DisputeOutcome',
    ...{ entryId: '5', amount: '12.50', importId: null, importFilename: null, goalBefore: null, goalAfter: null },
  },
};

const open = (shown = dispute, user = users.KA_ADMINISTRATOR) =>
  renderPart(<DisputePage />, {
    path: '/disputes/:id',
    url: `/disputes/${shown.id}`,
    user,
    messages: 'office',
    handlers: [
      graphql.query('Dispute', () =>
        answer({ constants: { __typename: 'Constants', today: '2025-10-15' }, dispute: shown }),
      ),
    ],
  });

/** Answers a mutation, and notes what it was called with. */
function noted(operation: string, data: object) {
  const calls: Record<string, unknown>[] = [];
  respond(
    graphql.mutation(operation, ({ variables }) => {
      const { idempotencyKey, ...others } = variables;
      calls.push(others);
      return answer(data);
    }),
  );
  return calls;
}

describe('from its statement a dealer disputes in two taps', () => {
  const statement = dealerStatement({ campaign: { ...dealerStatement().campaign, id: '7' } });
  const openStatement = (tab: string, shown = statement, lines: readonly EligibleLineFragment[] = eligibleLines(2)) =>
    renderPart(<StatementPage statement={shown} title="Annuale 2025" />, {
      url: `/?scheda=${tab}`,
      user: users.DEALER,
      messages: 'statement',
      handlers: [
        graphql.query('CampaignForecast', () => answer({ campaignForecast: null })),
        graphql.query('CampaignLines', () =>
          answer({ campaignLines: { __typename: 'CampaignLinePage', items: lines, total: lines.length } }),
        ),
      ],
    });
  const made = { openDispute: { __typename: 'Dispute', id: '6', state: 'OPEN' } };

  test('a line: its button, and «Invia»', async () => {
    const { person } = await openStatement('vendite');
    const calls = noted('OpenDispute', made);
    await person.click(await screen.findByRole('button', { name: 'Contesta DDT-2, riga 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Riga 1 di DDT-2' }));
    await person.click(dialog.getByRole('button', { name: 'Invia' }));
    expect(await screen.findByText('Contestazione inviata')).toBeInTheDocument();
    expect(calls).toEqual([
      {
        input: {
          ...{ campaignId: '7', dealerId: statement.dealerId },
          about: { kind: 'LINE', document: 'DDT-2', line: 1 },
          text: 'DDT-2, riga 1: i dati di questa vendita non sono giusti.',
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('a figure, and a missing invoice; what is wrong stands at the form', async () => {
    const { person } = await openStatement('contestazioni');
    const calls = noted('OpenDispute', made);
    await person.click(await screen.findByRole('button', { name: 'Manca una fattura' }));
    await person.type(await screen.findByRole('textbox', { name: /^Numero della fattura/ }), 'FT-9');
    await person.click(screen.getByRole('button', { name: 'Invia' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Contesta una cifra' }));
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Quale cifra' }), 'Saldo');
    await person.click(screen.getByRole('button', { name: 'Invia' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toMatchObject([
      { input: { about: { kind: 'MISSING', document: 'FT-9' } } },
      { input: { about: { kind: 'FIGURE', figure: 'BALANCE' }, text: 'Questa cifra non corrisponde ai miei conti.' } },
    ]);
    respond(graphql.mutation('OpenDispute', () => refusal({ code: 'CONFLICT', reason: 'lineDisputed' })));
    await person.click(screen.getByRole('button', { name: 'Altro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Altra segnalazione' }));
    expect(dialog.getByRole('button', { name: 'Invia' })).toBeDisabled();
    await person.type(dialog.getByRole('textbox', { name: 'Cosa non torna' }), 'Il listino');
    await person.click(dialog.getByRole('button', { name: 'Invia' }));
    expect(await dialog.findByText('Su questa riga c’è già una contestazione aperta.')).toBeInTheDocument();
  });

  test('what is disputed already is marked, and leads to it', async () => {
    const states = ['OPEN', 'REFUSED'] as const;
    const lines = eligibleLines(2).map((line, index) => ({
      ...line,
      dispute: { __typename: 'LineDispute' as const, id: String(6 + index), state: states[index] ?? 'OPEN' },
    }));
    const about = { ...dispute.about, kind: 'FIGURE', document: null, line: null, figure: 'BALANCE' } as const;
    const ofFigure = { __typename: 'StatementDispute', id: '8', state: 'ANSWERED', openedAt: at, about } as const;
    const { person } = await openStatement('vendite', dealerStatement({ disputes: [ofFigure] }), lines);
    const mark = await screen.findByRole('link', {
      name: 'Contestazione di DDT-1, riga 1: In attesa dell’ufficio',
    });
    expect(mark).toHaveAttribute('href', '/disputes/6');
    expect(screen.queryByRole('button', { name: 'Contesta DDT-1, riga 1' })).not.toBeInTheDocument();
    // one that was refused may be followed by another
    expect(screen.getByRole('button', { name: 'Contesta DDT-2, riga 1' })).toBeInTheDocument();
    await person.click(screen.getByRole('tab', { name: 'Contestazioni (1)' }));
    expect(await screen.findByRole('link', { name: 'Saldo' })).toHaveAttribute('href', '/disputes/8');
  });
});

test('the queue says who waits for whom, since when, and how long an answer takes', async () => {
  const inputs: unknown[] = [];
  const openedAt = new Date(Date.now() - 3.5 * 86_400_000).toISOString();
  const { explanation, messages, attachments, ...fields } = dispute;
  const row = { ...fields, __typename: 'DisputeRow', openedAt };
  const closed = { ...row, id: '8', state: 'REFUSED', waitingFor: null, about: { ...row.about, kind: 'OTHER' } };
  await renderPart(<DisputeListPage />, {
    path: '/disputes',
    url: '/disputes?mie=no&campagna=7&attende=office',
    user: users.KA_ADMINISTRATOR,
    messages: 'office',
    handlers: [
      graphql.query('DisputeList', ({ variables }) => {
        inputs.push(variables['input']);
        return answer({ disputesTable: { __typename: 'DisputePage', items: [row, closed], total: 2 } });
      }),
      graphql.query('DisputesSummary', () =>
        answer({
          disputesSummary: {
            __typename: 'DisputesSummary',
            ...{ waitingForOffice: 12, waitingForDealer: 5, mine: 2 },
            ...{ oldestOpenedAt: openedAt, medianMinutesToAnswer: 150 },
          },
        }),
      ),
    ],
  });
  const link = await screen.findByRole('link', { name: /Riga 2 di FT-1/ });
  expect(link).toHaveAttribute('href', '/disputes/6');
  expect((await screen.findByText('Tempo mediano di risposta')).nextSibling).toHaveTextContent('2,5 ore');
  expect(screen.getByText('Attendono l’ufficio').nextSibling).toHaveTextContent('12');
  expect(screen.getByText('La più vecchia').nextSibling).toHaveTextContent('3 giorni');
  expect(screen.getByRole('link', { name: /Altra segnalazione/ })).toBeInTheDocument();
  expect(inputs).toEqual([
    expect.objectContaining({
      filter: { state: ['OPEN', 'ANSWERED'], mine: false, campaignId: ['7'], waitingFor: ['OFFICE'] },
    }),
  ]);
});

describe('a dispute', () => {
  test('shows what the portal said and the thread, and is answered', async () => {
    const answered: DisputeDetailsFragment = {
      ...dispute,
      ...{ state: 'ANSWERED', waitingFor: 'DEALER' },
      messages: [
        ...dispute.messages,
        {
          __typename: 'DisputeMessage',
          ...{ id: '10', author: 'Anna', side: 'OFFICE', text: 'È una flotta', state: 'ANSWERED', at },
        },
      ],
    };
    const { person } = await open();
    const calls = noted('WriteDisputeMessage', { writeDisputeMessage: answered });
    expect(await screen.findByRole('heading', { level: 1, name: 'Riga 2 di FT-1' })).toBeInTheDocument();
    expect(screen.getByText('No: il canale non è quello della campagna')).toBeInTheDocument();
    expect(screen.getByText('480,00 €')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Annuale 2025' })).toHaveAttribute('href', '/campaigns/7/dealers/3');
    await person.type(screen.getByRole('textbox', { name: 'Scrivi un messaggio' }), 'È una flotta');
    await person.click(screen.getByRole('button', { name: 'Invia messaggio' }));
    expect(await screen.findByText('Risposta ricevuta')).toBeInTheDocument();
    expect(screen.getByText(/^Anna, ufficio/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Scrivi un messaggio' })).toHaveValue('');
    expect(calls).toEqual([{ id: '6', text: 'È una flotta' }]);
  });

  test('is accepted with an adjustment, taken on and refused', async () => {
    const { person } = await open();
    const taken = {
      ...dispute,
      assignee: { __typename: 'DisputeAssignee', id: users.KA_ADMINISTRATOR.id, name: 'Anna' },
    };
    const assigned = noted('AssignDispute', { assignDispute: taken });
    await person.click(await screen.findByRole('button', { name: 'Prendi in carico' }));
    expect(await screen.findByText('in carico: Anna')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Lascia' })).toBeInTheDocument();
    expect(assigned).toEqual([{ id: '6', assigneeId: users.KA_ADMINISTRATOR.id }]);

    respond(graphql.mutation('RefuseDispute', () => refusal({ code: 'CONFLICT', reason: 'disputeDecided' })));
    await person.click(screen.getByRole('button', { name: 'Respingi' }));
    const refusing = within(await screen.findByRole('dialog', { name: 'Respingi la contestazione' }));
    await person.type(refusing.getByRole('textbox', { name: 'Motivo' }), 'No');
    await person.click(refusing.getByRole('button', { name: 'Respingi' }));
    expect(await refusing.findByText(/^La contestazione è già chiusa/)).toBeInTheDocument();
    await person.click(refusing.getByRole('button', { name: 'Chiudi' }));

    const calls = noted('AcceptDispute', {
      acceptDispute: { __typename: 'AcceptanceOutcome', dispute: accepted, approval: null },
    });
    await person.click(screen.getByRole('button', { name: 'Accogli' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accogli la contestazione' }));
    await person.type(dialog.getByRole('textbox', { name: 'Importo in euro' }), '12,50');
    await person.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Accordo');
    await person.click(dialog.getByRole('button', { name: 'Accogli' }));
    expect(await screen.findByText(/^Accolta con una rettifica di \+12,50\s€/)).toBeInTheDocument();
    expect(calls).toEqual([
      { id: '6', input: { reason: 'Accordo', adjustment: { day: '2025-10-15', amount: '12.50' } } },
    ]);
  });

  test('is accepted by changing the goal', async () => {
    const { person } = await open();
    const outcome = { ...accepted.outcome, entryId: null, amount: null, goalBefore: 1500, goalAfter: 1200 };
    const calls = noted('AcceptDispute', {
      acceptDispute: { __typename: 'AcceptanceOutcome', dispute: { ...accepted, outcome }, approval: null },
    });
    await person.click(await screen.findByRole('button', { name: 'Accogli' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accogli la contestazione' }));
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Come' }), 'Cambiando l’obiettivo del dealer');
    expect(dialog.queryByRole('textbox', { name: 'Importo in euro' })).not.toBeInTheDocument();
    const goal = dialog.getByRole('textbox', { name: 'Nuovo obiettivo' });
    await person.type(goal, '0');
    await person.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Era 1.200');
    expect(await dialog.findByText('Un numero intero da 1 a 1.000.000')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Accogli' })).toBeDisabled();
    await person.clear(goal);
    await person.type(goal, '1.200');
    await person.click(dialog.getByRole('button', { name: 'Accogli' }));
    expect(
      await screen.findByText(/^Accolta cambiando l’obiettivo .*da 1\.500 a 1\.200 pneumatici/),
    ).toBeInTheDocument();
    expect(calls).toEqual([{ id: '6', input: { reason: 'Era 1.200', goalThreshold: 1200 } }]);
  });

  test('of a missing line is accepted with an import, and may wait for a second person', async () => {
    const about = { ...dispute.about, kind: 'MISSING', document: 'FT-9', line: null } as const;
    const explanation = { ...dispute.explanation, line: null, documentLines: 0 };
    const { person } = await open({ ...dispute, about, explanation });
    respond(
      graphql.query('DisputeImports', () =>
        answer({
          disputeImports: [{ __typename: 'DisputeImport', id: '5', filename: 'ottobre.csv', appliedAt: at, lines: 12 }],
        }),
      ),
    );
    const approval = { __typename: 'Approval', id: '4', expiresAt: '2025-10-29T08:00:00.000Z' };
    const calls = noted('AcceptDispute', {
      acceptDispute: { __typename: 'AcceptanceOutcome', dispute: { ...dispute, approvalId: '4' }, approval },
    });
    expect(await screen.findByText('Nessuna riga del documento FT-9 era registrata.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Accogli' }));
    const dialog = within(await screen.findByRole('dialog'));
    const choice = await dialog.findByRole('option', { name: 'ottobre.csv · 14/10/2025 · 12 righe del dealer' });
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Importazione' }), choice);
    await person.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Arrivata');
    await person.click(dialog.getByRole('button', { name: 'Accogli' }));
    expect(await screen.findByRole('dialog', { name: 'Serve l’approvazione di un altro utente' })).toBeInTheDocument();
    expect(calls).toEqual([{ id: '6', input: { reason: 'Arrivata', importId: '5' } }]);
  });

  test('shows pictures, gives files to take along, and takes another', async () => {
    const file = { __typename: 'DisputeAttachment', size: 2048, side: 'DEALER', addedBy: 'Donatella' } as const;
    const attachments = [
      { ...file, id: '1', filename: 'foto.png', contentType: 'image/png', addedAt: at },
      { ...file, id: '2', filename: 'fattura.pdf', contentType: 'application/pdf', addedAt: at },
    ];
    const { person } = await open({ ...dispute, attachments, mayDecide: false, mayWithdraw: true }, users.DEALER);
    respond(
      graphql.query('DisputeAttachmentFile', ({ variables }) =>
        answer({
          disputeAttachmentFile: {
            __typename: 'FileTicket',
            url: `/files/t-${String(variables['attachmentId'])}`,
            filename: 'file',
          },
        }),
      ),
      graphql.mutation('PrepareUpload', ({ variables }) => {
        expect(variables['input']).toMatchObject({ purpose: 'DISPUTE_ATTACHMENT', filename: 'nuova.png' });
        return answer({ prepareUpload: { __typename: 'UploadTicket', uploadId: '44', url: '/uploads/u-44' } });
      }),
      http.put('*/uploads/u-44', () => HttpResponse.json({ success: true })),
    );
    expect(await screen.findByRole('img', { name: 'foto.png' })).toHaveAttribute('src', '/files/t-1');
    expect(screen.queryByRole('img', { name: 'fattura.pdf' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Scarica fattura.pdf' }));
    await waitFor(() => expect(followed).toEqual(['/files/t-2 file']));
    const calls = noted('AddDisputeAttachment', {
      addDisputeAttachment: { ...attachments[0], id: '3', filename: 'nuova.png' },
    });
    fireEvent.change(screen.getByLabelText('Allega un file'), {
      target: { files: [new File(['x'], 'nuova.png', { type: 'image/png' })] },
    });
    expect(await screen.findByText('File allegato')).toBeInTheDocument();
    expect(calls).toEqual([{ id: '6', uploadId: '44' }]);
    // the dealer reads its own statement, and withdraws
    expect(screen.getByRole('link', { name: 'Annuale 2025' })).toHaveAttribute('href', '/subscriptions/7');
    const withdrawn = noted('WithdrawDispute', {
      withdrawDispute: { ...accepted, state: 'WITHDRAWN', outcome: null, mayWithdraw: false },
    });
    await person.click(screen.getByRole('button', { name: 'Ritira' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ritira' }));
    expect(await screen.findByText('Ritirata')).toBeInTheDocument();
    expect(withdrawn).toEqual([{ id: '6' }]);
  });
});
