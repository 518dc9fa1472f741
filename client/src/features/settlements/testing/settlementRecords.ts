import { HttpResponse } from 'msw';
import type { DocumentListedFragment } from '../../../domain/settlements/documents.generated';
import { graphql } from '../../../shared/test/graphql';
import type { DocumentDetailsFragment } from '../documents/documents.generated';

export const annual = { __typename: 'CampaignTitle', id: '7', title: 'Annuale 2025' } as const;
export const winter = { __typename: 'CampaignTitle', id: '6', title: 'Inverno 2024' } as const;

/** A credit note in lists, not sent and not paid. */
export const listed: DocumentListedFragment = {
  __typename: 'SettlementDocumentRow',
  ...{ id: '12', number: 'NC-2025-000001', kind: 'CREDIT_NOTE', day: '2025-10-15', state: 'ISSUED' },
  ...{ answeredBy: null, answers: null },
  settlement: { __typename: 'SettlementTitle', id: '5', title: 'Premi di settembre' },
  ...{ net: '249.50', tax: '54.89', total: '304.39', cancelReason: null },
  ...{ delivery: 'NOT_SENT', payment: 'UNPAID', paidOn: null, returnedOn: null },
  ...{ dealerId: '1', code: 'DE00001', businessName: 'Gomme Rossi' },
  lines: [
    { __typename: 'SettlementDocumentLine', campaign: annual, credit: '310.00', setOff: '60.50', paid: '249.50' },
  ],
};

/** The same note on its page. */
export const document: DocumentDetailsFragment = {
  ...listed,
  __typename: 'SettlementDocument',
  ...{ vatNumber: '01234567897', address: 'Via Po 2', postalCode: '10121', city: 'Torino', province: 'TO' },
  ...{ sdiCode: 'ABC1234', taxRate: '22.00', taxNature: null, taxReference: null, cancelledAt: null },
  ...{ stampCharged: '0.00', stampDuty: null, returnReason: null, resendBy: null },
  ...{ possible: ['PREPARED', 'PAID', 'CANCELLED'] },
  sender: {
    __typename: 'SettlementSender',
    ...{ businessName: 'Pneus Italia SpA', vatNumber: '01234567897', taxRegime: 'RF01' },
    ...{ address: 'Via Roma 1', postalCode: '00184', city: 'Roma', province: 'RM' },
  },
  invoices: [],
};

const answer = (data: object): Response => HttpResponse.json({ data });

/** Two campaigns that a run may pay, and a draft. */
export const choicesOfRun = graphql.query('SettlementChoices', () => {
  const campaign = (id: string, title: string, state: string) => ({
    __typename: 'Campaign',
    ...{ id, title, state, startsOn: '2025-01-01', endsOn: '2025-12-31' },
  });
  const items = [
    campaign('7', 'Annuale 2025', 'OPEN'),
    campaign('6', 'Inverno 2024', 'CLOSED'),
    campaign('8', 'Bozza 2026', 'DRAFT'),
  ];
  return answer({
    constants: { __typename: 'Constants', today: '2025-10-15' },
    campaignsTable: { __typename: 'CampaignPage', items },
  });
});
