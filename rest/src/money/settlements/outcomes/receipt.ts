/** Receipts of the exchange system, as its two families of messages have them (tests/data/ricevute). */
import { outcomeLimits, type ExchangeOutcome, type GivenCode, type OutcomeProblem } from '@gdd/schema/settlements';
import { SaxesParser } from 'saxes';
import { romeDay } from '../../../ground/domain/romeDay.js';
import { isCalendarDate, oneLine } from '../../../ground/domain/text.js';
import { xmlText } from './xmlText.js';

/** What one receipt says. */
export interface Receipt {
  readonly outcome: ExchangeOutcome;
  /** IdentificativoSdI: the number of the file in the exchange system. */
  readonly exchangeId: string;
  /** The name of the file that it is about, as it was sent. */
  readonly fileName: string;
  /** yyyy-mm-dd: of the delivery, of the note's being left at disposal, of the receipt of a rejected file. */
  readonly day: string;
  /** Of a rejection: one at least. */
  readonly codes: readonly GivenCode[];
}

/** A receipt, or a file in its place, that cannot be used. */
export class WrongReceipt extends Error {
  constructor(readonly reason: OutcomeProblem) {
    super(reason);
  }
}

const noReceipt = () => new WrongReceipt('noReceipt');

/** The messages by namespace and root. Others of the exchange system say nothing about what became of a file. */
const messages: ReadonlyMap<string, ReadonlyMap<string, ExchangeOutcome>> = new Map([
  [
    'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0',
    new Map<string, ExchangeOutcome>([
      ['RicevutaConsegna', 'delivered'],
      ['RicevutaImpossibilitaRecapito', 'undelivered'],
      ['RicevutaScarto', 'rejected'],
    ]),
  ],
  [
    'http://www.fatturapa.gov.it/sdi/messaggi/v1.0',
    new Map<string, ExchangeOutcome>([
      ['RicevutaConsegna', 'delivered'],
      ['NotificaMancataConsegna', 'undelivered'],
      ['NotificaScarto', 'rejected'],
    ]),
  ],
]);

/** The elements below the root that are read. Others, such as the file's archive or a signature, have equal names within. */
const read: ReadonlySet<string> = new Set([
  ...['IdentificativoSdI', 'NomeFile', 'DataOraRicezione', 'DataOraConsegna', 'DataMessaADisposizione'],
  ...['ListaErrori/Errore', 'ListaErrori/Errore/Codice', 'ListaErrori/Errore/Descrizione'],
]);
const errorPath = 'ListaErrori/Errore';

/** The element whose day counts, by outcome, before that of the file's receipt. */
const dayElements: Readonly<Record<ExchangeOutcome, string>> = {
  delivered: 'DataOraConsegna',
  undelivered: 'DataMessaADisposizione',
  rejected: 'DataOraRicezione',
};

/**
 * Reads a receipt: XML without a document type, so without entities of its own. A signature within it is passed over, and
 * not checked.
 *
 * @throws WrongReceipt noReceipt
 */
export function receiptIn(content: Buffer): Receipt {
  const text = xmlText(content);
  if (text === undefined) throw noReceipt();
  const { outcome, values, errors } = elementsOf(text);
  const exchangeId = values.get('IdentificativoSdI') ?? '';
  const fileName = values.get('NomeFile') ?? '';
  const day = dayOf(values.get(dayElements[outcome]) ?? values.get('DataOraRicezione') ?? '');
  if (!/^\d{1,20}$/.test(exchangeId) || fileName === '' || fileName.length > 100 || day === undefined) {
    throw noReceipt();
  }
  const codes = outcome === 'rejected' ? errors.map(codeOf) : [];
  if (outcome === 'rejected' && (codes.length === 0 || codes.length > outcomeLimits.codes)) throw noReceipt();
  return { outcome, exchangeId, fileName, day, codes };
}

type Values = ReadonlyMap<string, string>;

/** The outcome by the root, and the texts of the elements that are read, by their paths below it. */
function elementsOf(text: string): { outcome: ExchangeOutcome; values: Values; errors: readonly Values[] } {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  const values = new Map<string, string>();
  const errors: Map<string, string>[] = [];
  let outcome: ExchangeOutcome | undefined;
  let written = '';
  const stop = () => {
    throw noReceipt();
  };
  parser.on('doctype', stop);
  parser.on('error', stop);
  parser.on('opentag', ({ uri, local }) => {
    if (outcome === undefined) outcome = messages.get(uri)?.get(local);
    else path.push(local);
    if (outcome === undefined) throw noReceipt();
    written = '';
    if (path.join('/') === errorPath) errors.push(new Map());
  });
  parser.on('text', (piece) => (written += piece));
  parser.on('cdata', (piece) => (written += piece));
  parser.on('closetag', () => {
    const at = path.join('/');
    path.pop();
    if (!read.has(at)) return;
    const target = at.startsWith(`${errorPath}/`) ? errors.at(-1) : values;
    // an element that is there twice says two things
    if (at !== errorPath && target?.has(at)) throw noReceipt();
    target?.set(at, oneLine(written));
    written = '';
  });
  parser.write(text).close();
  if (outcome === undefined) throw noReceipt();
  return { outcome, values, errors };
}

function codeOf(error: Values): GivenCode {
  const code = error.get(`${errorPath}/Codice`) ?? '';
  const description = error.get(`${errorPath}/Descrizione`) ?? '';
  if (!/^\d{5}$/.test(code)) throw noReceipt();
  return { code, description: description === '' ? null : description.slice(0, outcomeLimits.description) };
}

/** The Italian day of an instant or a day of XML Schema, with or without a time zone. */
function dayOf(text: string): string | undefined {
  const day = text.slice(0, 10);
  if (!isCalendarDate(day)) return undefined;
  const rest = text.slice(10);
  if (/^(?:Z|[+-]\d{2}:\d{2})?$/.test(rest)) return day;
  if (/^T\d{2}:\d{2}:\d{2}(?:\.\d+)?$/.test(rest)) return day;
  const instant = /^T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(rest) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? undefined : romeDay(new Date(instant));
}
