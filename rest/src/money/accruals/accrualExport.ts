import type { Column } from '../../ground/platform/spreadsheets/columns.js';
import { rawFields, rawMember, rawTexts, type RawColumn } from '../../ground/platform/spreadsheets/rawCsv.js';
import type { AccrualRowView } from './schemas.js';

/** Columns of the XLSX file. */
const visible: readonly Column<AccrualRowView>[] = [
  { header: 'Campagna', kind: 'text', width: 36, value: ({ campaign }) => campaign?.title ?? null },
  { header: 'Codice', kind: 'text', width: 14, value: ({ dealer }) => dealer?.code ?? null },
  { header: 'Ragione sociale', kind: 'text', width: 36, value: ({ dealer }) => dealer?.businessName ?? null },
  { header: 'Partita IVA', kind: 'text', width: 14, value: ({ dealer }) => dealer?.vatNumber ?? null },
  { header: 'Distributore', kind: 'text', width: 36, value: ({ distributor }) => distributor?.businessName ?? null },
  { header: 'Regione', kind: 'text', width: 22, value: ({ region }) => region },
  { header: 'Dealer', kind: 'integer', value: ({ dealers }) => dealers },
  { header: 'Apertura', kind: 'money', width: 16, value: ({ opening }) => opening },
  { header: 'Maturato', kind: 'money', width: 16, value: ({ accrued }) => accrued },
  { header: 'Correzioni', kind: 'money', width: 16, value: ({ corrections }) => corrections },
  { header: 'Rettifiche', kind: 'money', width: 16, value: ({ adjustments }) => adjustments },
  { header: 'Pagato', kind: 'money', width: 16, value: ({ paid }) => paid },
  { header: 'Non più dovuto', kind: 'money', width: 16, value: ({ released }) => released },
  { header: 'Chiusura', kind: 'money', width: 16, value: ({ closing }) => closing },
  { header: 'Dovuto', kind: 'money', width: 16, value: ({ owed }) => owed },
  { header: 'Da recuperare', kind: 'money', width: 16, value: ({ debts }) => debts },
  { header: 'Di cui sbloccato', kind: 'money', width: 18, value: ({ unlocked }) => unlocked },
  { header: 'Non ancora sbloccato', kind: 'money', width: 20, value: ({ notUnlocked }) => notUnlocked },
  { header: 'In attesa di chiusura', kind: 'money', width: 20, value: ({ awaitingClosing }) => awaitingClosing },
];

/** Columns of the CSV and JSON Lines files. */
const raw = (month: string): readonly RawColumn<AccrualRowView>[] => [
  { name: 'month', value: () => month },
  { name: 'campaign.id', value: ({ campaign }) => campaign?.id ?? null },
  { name: 'campaign.title', kind: 'text', value: ({ campaign }) => campaign?.title ?? null },
  { name: 'dealer.id', value: ({ dealer }) => dealer?.id ?? null },
  { name: 'dealer.code', kind: 'text', value: ({ dealer }) => dealer?.code ?? null },
  { name: 'dealer.businessName', kind: 'text', value: ({ dealer }) => dealer?.businessName ?? null },
  { name: 'dealer.vatNumber', value: ({ dealer }) => dealer?.vatNumber ?? null },
  ...rawMember<AccrualRowView>('distributor', ({ distributor }) => distributor),
  ...rawTexts('region'),
  ...rawFields(
    'isUnlocked',
    'dealers',
    'opening',
    'accrued',
    'corrections',
    'adjustments',
    'paid',
    'closing',
    'unlocked',
    'notUnlocked',
    'prizeState',
    'released',
    'owed',
    'debts',
    'awaitingClosing',
  ),
];

/** The columns of a file of the rows of a month, the same for each way of grouping them. */
export const accrualColumns = (month: string) => ({ visible, raw: raw(month) });
