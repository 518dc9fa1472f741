/** Outcomes of credit notes: an upload says what became of each. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { graphql } from '../../shared/test/graphql';
import { serveNetwork } from '../../shared/test/network';
import { phone, setPageWidth } from '../../shared/test/pageWidth';
import { renderPart } from '../../shared/test/renderPart';
import { takesUploads } from '../../shared/test/uploads';
import { users } from '../../shared/test/users';
import type { Outcomes } from './documents/OutcomesDialog';
import { OutcomesUpload } from './documents/OutcomesUpload';

serveNetwork();
beforeEach(() => setPageWidth(phone));

const answer = (data: object): Response => HttpResponse.json({ data });
const codes = [
  { __typename: 'ExchangeCode' as const, code: '00305', meaning: '1.4.1.1.2 <IdCodice> non valido' },
  { __typename: 'ExchangeCode' as const, code: '00999', meaning: null },
];

describe('an upload of outcomes', () => {
  async function upload(outcomes: Partial<Outcomes>) {
    let isRead = false;
    const nothing = { delivered: 0, undelivered: 0, rejected: 0, unchanged: 0, refusedCount: 0 };
    const { person } = await renderPart(<OutcomesUpload onRead={() => (isRead = true)} />, {
      path: '/settlements/documents',
      url: '/settlements/documents',
      user: users.KA_ADMINISTRATOR,
      messages: 'office',
      handlers: [
        ...takesUploads,
        graphql.mutation('ReadSettlementOutcomes', () =>
          answer({
            readSettlementOutcomes: {
              __typename: 'OutcomesOutcome',
              ...{ given: 1, ...nothing, refused: [], rejections: [], columns: null, ...outcomes },
            },
          }),
        ),
      ],
    });
    await person.upload(screen.getByLabelText('Carica gli esiti'), new File(['<x/>'], 'esiti.zip'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Esiti letti' }));
    expect(isRead).toBe(true);
    return dialog;
  }

  test('counts what was taken, and names rejected notes with their codes', async () => {
    const rejection = { documentId: '12', number: 'NC-2025-000001', codes, resendBy: '2025-10-21', isPaid: true };
    const dialog = await upload({
      ...{ given: 1003, delivered: 1000, rejected: 2, unchanged: 1 },
      rejections: [{ __typename: 'RejectedDocument', ...rejection }],
    });
    expect(dialog.getByRole('status')).toHaveTextContent(
      '1.003 esiti: 1.000 note consegnate, nessuna non recapitata, 2 scartate, 1 esito già noto, nessun esito rifiutato.',
    );
    expect(dialog.getByRole('link', { name: 'NC-2025-000001' })).toHaveAttribute('href', '/settlements/documents/12');
    expect(dialog.getByText('00305: 1.4.1.1.2 <IdCodice> non valido')).toBeInTheDocument();
    expect(dialog.getByText('00999')).toBeInTheDocument();
    expect(dialog.getByText('Risulta già pagata.')).toBeInTheDocument();
    expect(dialog.getByText('21/10/2025')).toBeInTheDocument();
    expect(dialog.getByText('e un altro')).toBeInTheDocument();
    expect(dialog.getByText('La firma delle ricevute non viene verificata.')).toBeInTheDocument();
  });

  test('names what was refused by its file or row, with the reason and the state that it contradicts', async () => {
    const refusal = { __typename: 'RefusedOutcome' as const, states: null };
    const states = {
      __typename: 'RefusedOutcomeStates' as const,
      delivery: 'DELIVERED' as const,
      payment: 'PAID' as const,
    };
    const dialog = await upload({
      given: 3,
      refused: [
        { ...refusal, row: null, name: 'NS_001.xml', reason: 'DOCUMENT_STATE', states },
        { ...refusal, row: null, name: 'foto.jpg', reason: 'NO_RECEIPT' },
        { ...refusal, row: 7, name: 'NC-9', reason: 'UNKNOWN_NUMBER' },
      ],
      refusedCount: 3,
    });
    expect(dialog.getByRole('status')).toHaveTextContent('3 esiti rifiutati');
    expect(dialog.getByText('Contraddice lo stato della nota (Consegnato)')).toBeInTheDocument();
    expect(dialog.getByText('Non è una ricevuta di consegna, di mancata consegna o di scarto')).toBeInTheDocument();
    expect(dialog.getByText('Riga 7: NC-9')).toBeInTheDocument();
  });
});
