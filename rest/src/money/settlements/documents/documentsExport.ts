import type { SettlementDocumentKind, SettlementDocumentState } from '@gdd/schema/settlements';
import type { Column } from '../../../ground/platform/spreadsheets/columns.js';
import { rawEnum, type RawColumn } from '../../../ground/platform/spreadsheets/rawCsv.js';
import type { SettlementDocumentView } from './schemas.js';

/** A line of a document. */
interface Row {
  readonly document: SettlementDocumentView;
  readonly line: SettlementDocumentView['lines'][number];
}

export const documentKindLabels: Readonly<Record<SettlementDocumentKind, string>> = {
  creditNote: 'Nota di credito',
  notice: 'Avviso di fatturazione',
  debitNote: 'Nota di debito',
};

const stateLabels: Readonly<Record<SettlementDocumentState, string>> = {
  issued: 'Emesso',
  cancelled: 'Annullato',
  answered: 'Stornato',
};

/** Columns of the XLSX file. */
const visible: readonly Column<Row>[] = [
  { header: 'Numero', kind: 'text', width: 18, value: ({ document }) => document.number },
  { header: 'Tipo', kind: 'text', width: 22, value: ({ document }) => documentKindLabels[document.kind] },
  { header: 'Data', kind: 'date', value: ({ document }) => document.day },
  { header: 'Stato', kind: 'text', width: 12, value: ({ document }) => stateLabels[document.state] },
  { header: 'Codice', kind: 'text', width: 14, value: ({ document }) => document.code },
  { header: 'Ragione sociale', kind: 'text', width: 36, value: ({ document }) => document.businessName },
  { header: 'Partita IVA', kind: 'text', width: 14, value: ({ document }) => document.vatNumber },
  { header: 'Campagna', kind: 'text', width: 36, value: ({ line }) => line.campaign.title },
  { header: 'Premio spendibile', kind: 'money', width: 18, value: ({ line }) => line.credit },
  { header: 'Compensazione', kind: 'money', width: 16, value: ({ line }) => line.setOff },
  { header: 'Importo', kind: 'money', width: 16, value: ({ line }) => line.paid },
  { header: 'Imponibile documento', kind: 'money', width: 22, value: ({ document }) => document.net },
  { header: 'IVA documento', kind: 'money', width: 18, value: ({ document }) => document.tax },
  { header: 'Bollo addebitato', kind: 'money', width: 18, value: ({ document }) => document.stampCharged },
  { header: 'Totale documento', kind: 'money', width: 20, value: ({ document }) => document.total },
  { header: 'Pagato il', kind: 'date', value: ({ document }) => document.paidOn },
  { header: 'Nota di debito', kind: 'text', width: 18, value: ({ document }) => document.answeredBy?.number ?? null },
  { header: 'Nota stornata', kind: 'text', width: 18, value: ({ document }) => document.answers?.number ?? null },
  { header: 'Liquidazione', kind: 'text', width: 30, value: ({ document }) => document.settlement.title },
];

/** Columns of the CSV and JSON Lines files. */
const raw: readonly RawColumn<Row>[] = [
  { name: 'number', kind: 'text', value: ({ document }) => document.number },
  { name: 'kind', value: ({ document }) => rawEnum(document.kind) },
  { name: 'day', value: ({ document }) => document.day },
  { name: 'state', value: ({ document }) => rawEnum(document.state) },
  { name: 'dealerId', value: ({ document }) => document.dealerId },
  { name: 'code', kind: 'text', value: ({ document }) => document.code },
  { name: 'businessName', kind: 'text', value: ({ document }) => document.businessName },
  { name: 'vatNumber', value: ({ document }) => document.vatNumber },
  { name: 'campaignId', value: ({ line }) => line.campaign.id },
  { name: 'campaignTitle', kind: 'text', value: ({ line }) => line.campaign.title },
  { name: 'credit', value: ({ line }) => line.credit },
  { name: 'setOff', value: ({ line }) => line.setOff },
  { name: 'paid', value: ({ line }) => line.paid },
  { name: 'net', value: ({ document }) => document.net },
  { name: 'tax', value: ({ document }) => document.tax },
  { name: 'stampCharged', value: ({ document }) => document.stampCharged },
  { name: 'total', value: ({ document }) => document.total },
  { name: 'paidOn', value: ({ document }) => document.paidOn },
  { name: 'answeredByNumber', kind: 'text', value: ({ document }) => document.answeredBy?.number ?? null },
  { name: 'answersNumber', kind: 'text', value: ({ document }) => document.answers?.number ?? null },
  { name: 'settlementId', value: ({ document }) => document.settlement.id },
  { name: 'settlementTitle', kind: 'text', value: ({ document }) => document.settlement.title },
];

export const documentColumns = { visible, raw };
