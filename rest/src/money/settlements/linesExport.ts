import type { SettlementDealerData, SettlementOutcome } from '@gdd/schema/settlements';
import type { Column } from '../../ground/platform/spreadsheets/columns.js';
import { rawEnum, rawFields, rawMember, rawTexts, type RawColumn } from '../../ground/platform/spreadsheets/rawCsv.js';
import type { SettlementLineView } from './schemas.js';

const outcomeLabels: Readonly<Record<SettlementOutcome, string>> = {
  document: 'Documento',
  setOffOnly: 'Solo compensazione',
  carriedOver: 'Riportato',
};

const missingLabels: Readonly<Record<SettlementDealerData, string>> = {
  businessName: 'ragione sociale in lettere latine',
  country: 'paese',
  vatNumber: 'partita IVA',
  address: 'indirizzo',
  postalCode: 'CAP',
  city: 'città',
  province: 'provincia',
  sdiCode: 'codice SDI',
  pec: 'PEC',
};

/** Who is carried over is not in the columns of what the run pays, so that each adds up to its total. */
const ifSettled = (outcome: SettlementOutcome, amount: string) => (outcome === 'carriedOver' ? '0.00' : amount);
const ifCarried = (outcome: SettlementOutcome, amount: string) => (outcome === 'carriedOver' ? amount : '0.00');

/** Columns of the XLSX file. */
const visible: readonly Column<SettlementLineView>[] = [
  { header: 'Codice', kind: 'text', width: 14, value: ({ code }) => code },
  { header: 'Ragione sociale', kind: 'text', width: 36, value: ({ businessName }) => businessName },
  { header: 'Partita IVA', kind: 'text', width: 14, value: ({ vatNumber }) => vatNumber },
  { header: 'Regione', kind: 'text', value: ({ region }) => region },
  { header: 'Crediti', kind: 'money', width: 16, value: ({ credits }) => credits },
  { header: 'Debiti', kind: 'money', width: 16, value: ({ debts }) => debts },
  { header: 'Compensazione', kind: 'money', width: 16, value: ({ setOff, outcome }) => ifSettled(outcome, setOff) },
  { header: 'Da pagare', kind: 'money', width: 16, value: ({ net, outcome }) => ifSettled(outcome, net) },
  { header: 'Riportato', kind: 'money', width: 16, value: ({ net, outcome }) => ifCarried(outcome, net) },
  { header: 'Esito', kind: 'text', width: 20, value: ({ outcome }) => outcomeLabels[outcome] },
  {
    header: 'Dati mancanti',
    kind: 'text',
    width: 30,
    value: ({ missing }) => missing.map((each) => missingLabels[each]).join(', '),
  },
  { header: 'Distributore', kind: 'text', width: 36, value: ({ distributor }) => distributor?.businessName ?? null },
];

/** Columns of the CSV and JSON Lines files. */
const raw: readonly RawColumn<SettlementLineView>[] = [
  ...rawFields('dealerId'),
  ...rawTexts('code', 'businessName'),
  ...rawFields('vatNumber'),
  ...rawTexts('region'),
  ...rawFields('credits', 'debts', 'setOff', 'net'),
  { name: 'outcome', value: ({ outcome }) => rawEnum(outcome) },
  { name: 'missing', value: ({ missing }) => missing.map(rawEnum).join(' ') },
  ...rawMember<SettlementLineView>('distributor', ({ distributor }) => distributor),
];

export const lineColumns = { visible, raw };
