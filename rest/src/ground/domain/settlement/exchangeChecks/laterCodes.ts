/**
 * Codes of the exchange system that the published list of publishedCodes.ts leaves out or that came after it, as far as
 * a note may meet them: those of names, sizes, formats and duplicates, and of the specifications 1.5 to 1.9 (in use with
 * version 1.2.3 of the format since April 2025). Meanings are those of the messages that the system sends.
 */
import type { ExchangeCode } from './exchangeCode.js';

export const laterCodes = [
  {
    code: '00001',
    fields: [],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning: 'Nome del file non valido',
  },
  {
    code: '00002',
    fields: [],
    shownBy: 'exchangeSystem',
    advice: 'reportDefect',
    meaning: 'Nome del file duplicato',
  },
  {
    code: '00003',
    fields: [],
    shownBy: 'file',
    advice: 'correctInvoices',
    meaning: 'Dimensione del file oltre il limite di 5 MB',
  },
  {
    code: '00200',
    fields: ['1.2.1.8', '2.1.1.1', '2.1.1.7.7', '2.2.1.14', '2.2.2.2'],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning: 'File non conforme al formato',
  },
  {
    code: '00313',
    fields: ['1.1.4'],
    shownBy: 'file',
    advice: 'correctDelivery',
    meaning:
      '1.1.4 <CodiceDestinatario> con valore XXXXXXX ammesso solo verso soggetti non residenti (1.4.1.1 presente, 1.4.1.1.1 diverso da IT)',
  },
  {
    code: '00320',
    fields: ['1.2.1.1', '1.2.1.2'],
    shownBy: 'exchangeSystem',
    advice: 'correctSender',
    meaning: '1.2.1.1 <IdFiscaleIVA> e 1.2.1.2 <CodiceFiscale> non coerenti',
  },
  {
    code: '00324',
    fields: ['1.4.1.1', '1.4.1.2'],
    shownBy: 'exchangeSystem',
    advice: 'correctReceiver',
    meaning: '1.4.1.1 <IdFiscaleIVA> e 1.4.1.2 <CodiceFiscale> non coerenti',
  },
  {
    code: '00330',
    fields: ['1.1.6'],
    shownBy: 'file',
    advice: 'correctDelivery',
    meaning: '1.1.6 <PECDestinatario> corrispondente a una casella PEC del Sistema di Interscambio',
  },
  {
    code: '00404',
    fields: ['2.1.1.4'],
    shownBy: 'exchangeSystem',
    advice: 'reportDefect',
    meaning: 'Fattura duplicata',
  },
  {
    code: '00409',
    fields: ['2.1.1.4'],
    shownBy: 'exchangeSystem',
    advice: 'reportDefect',
    meaning: 'Fattura duplicata nel lotto',
  },
  {
    code: '00443',
    fields: ['2.2.2.1'],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning: '2.2.2.1 <AliquotaIVA> non presente in 2.2.1.12 <AliquotaIVA> o 2.1.1.7.5 <AliquotaIVA>',
  },
  {
    code: '00444',
    fields: ['2.2.2.2'],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning: '2.2.2.2 <Natura> non corrispondente a 2.2.1.14 <Natura> o 2.1.1.7.7 <Natura>',
  },
  {
    code: '00445',
    fields: ['2.1.1.7.7', '2.2.1.14', '2.2.2.2'],
    shownBy: 'file',
    advice: 'correctTax',
    meaning: 'non è più ammesso il valore generico N2, N3 o N6 come codice natura dell’operazione',
  },
  {
    code: '00476',
    fields: ['1.2.1.1.1', '1.4.1.1.1'],
    shownBy: 'file',
    advice: 'correctReceiver',
    meaning: '1.2.1.1.1 <IdPaese> e 1.4.1.1.1 <IdPaese> entrambi diversi da IT',
  },
] as const satisfies readonly ExchangeCode[];
