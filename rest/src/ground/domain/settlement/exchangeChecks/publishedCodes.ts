/**
 * The codes with which the exchange system (SdI) rejects a file, as published: tests/data/sdi-codes.csv, a copy of the
 * list 'Elenco dei controlli effettuati sui file FatturaPA' that belongs to the technical specifications 1.6.1 of
 * October 2020 (https://www.fatturapa.gov.it/it/norme-e-regole/documentazione-fattura-elettronica/). The copy bears no
 * version: it has the codes of that one (00448, 00471–00473), and none of the next.
 */
import type { ExchangeCode } from './exchangeCode.js';

export const publishedCodes = [
  {
    code: '00300',
    fields: ['1.1.1.2'],
    shownBy: 'file',
    advice: 'correctSender',
    meaning: '1.1.1.2 <IdCodice> non valido',
  },
  {
    code: '00301',
    fields: ['1.2.1.1.2'],
    shownBy: 'file',
    advice: 'correctSender',
    meaning: '1.2.1.1.2 <IdCodice> non valido',
  },
  {
    code: '00302',
    fields: ['1.2.1.2'],
    shownBy: 'file',
    advice: 'correctSender',
    meaning: '1.2.1.2 <CodiceFiscale> non valido',
  },
  {
    code: '00303',
    fields: ['1.3.1.1.2', '1.4.4.1.2'],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning: '1.3.1.1.2 <IdCodice> o 1.4.4.1.2 <IdCodice> non valido',
  },
  {
    code: '00304',
    fields: ['1.3.1.2'],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning: '1.3.1.2 <CodiceFiscale> non valido',
  },
  {
    code: '00305',
    fields: ['1.4.1.1.2'],
    shownBy: 'file',
    advice: 'correctReceiver',
    meaning: '1.4.1.1.2 <IdCodice> non valido',
  },
  {
    code: '00306',
    fields: ['1.4.1.2'],
    shownBy: 'file',
    advice: 'correctReceiver',
    meaning: '1.4.1.2 <CodiceFiscale> non valido',
  },
  {
    code: '00311',
    fields: ['1.1.4'],
    shownBy: 'file',
    advice: 'correctDelivery',
    meaning: '1.1.4 <CodiceDestinatario> non valido',
  },
  {
    code: '00312',
    fields: ['1.1.4'],
    shownBy: 'exchangeSystem',
    advice: 'correctDelivery',
    meaning: '1.1.4 <CodiceDestinatario> non attivo',
  },
  {
    code: '00398',
    fields: ['1.1.4'],
    shownBy: 'exchangeSystem',
    advice: 'correctDelivery',
    meaning:
      'Codice Ufficio presente ed univocamente identificabile nell’anagrafica IPA di riferimento, in presenza di 1.1.4 <CodiceDestinatario> valorizzato con codice ufficio “Centrale”',
  },
  {
    code: '00399',
    fields: ['1.1.4'],
    shownBy: 'exchangeSystem',
    advice: 'correctDelivery',
    meaning:
      'CodiceFiscale del CessionarioCommittente presente nell’anagrafica IPA di riferimento in presenza di 1.1.4 <CodiceDestinatario> valorizzato a “999999”',
  },
  {
    code: '00400',
    fields: ['2.2.1.14'],
    shownBy: 'file',
    advice: 'correctTax',
    meaning: '2.2.1.14 <Natura> non presente a fronte di 2.2.1.12 <AliquotaIVA> pari a zero',
  },
  {
    code: '00401',
    fields: ['2.2.1.14'],
    shownBy: 'file',
    advice: 'correctTax',
    meaning: '2.2.1.14 <Natura> presente a fronte di 2.2.1.12 <AliquotaIVA> diversa da zero',
  },
  {
    code: '00403',
    fields: ['2.1.1.3'],
    shownBy: 'file',
    advice: 'correctDay',
    meaning: '2.1.1.3 <Data> successiva alla data di ricezione',
  },
  {
    code: '00411',
    fields: ['2.1.1.5', '2.2.1.13'],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning:
      '2.1.1.5 <DatiRitenuta> non presente a fronte di almeno un blocco 2.2.1 <DettaglioLinee> con 2.2.1.13 <Ritenuta> uguale a SI',
  },
  {
    code: '00413',
    fields: ['2.1.1.7.7'],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning: '2.1.1.7.7 <Natura> non presente a fronte di 2.1.1.7.5 <AliquotaIVA> pari a zero',
  },
  {
    code: '00414',
    fields: ['2.1.1.7.7'],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning: '2.1.1.7.7 <Natura> presente a fronte di 2.1.1.7.5 <Aliquota IVA> diversa da zero',
  },
  {
    code: '00415',
    fields: ['2.1.1.5', '2.1.1.7.6'],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning: '2.1.1.5 <DatiRitenuta> non presente a fronte di 2.1.1.7.6 <Ritenuta> uguale a SI',
  },
  {
    code: '00417',
    fields: ['1.4.1.1', '1.4.1.2'],
    shownBy: 'file',
    advice: 'correctReceiver',
    meaning:
      '1.4.1.1 <IdFiscaleIVA> e 1.4.1.2 <CodiceFiscale> non valorizzati (almeno uno dei due deve essere valorizzato)',
  },
  {
    code: '00418',
    fields: ['2.1.1.3'],
    shownBy: 'file',
    advice: 'correctInvoices',
    meaning: '2.1.1.3 <Data> antecedente a 2.1.6.3 <Data>',
  },
  {
    code: '00419',
    fields: ['2.2.2'],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning:
      '2.2.2 <DatiRiepilogo> non presente in corrispondenza di almeno un valore di 2.1.1.7.5 <AliquotaIVA> o 2.2.1.12 <AliquotaIVA>',
  },
  {
    code: '00420',
    fields: ['2.2.2.2', '2.2.2.7'],
    shownBy: 'file',
    advice: 'correctTax',
    meaning:
      '2.2.2.2 <Natura> con valore N6 (inversione contabile) a fronte di 2.2.2.7 <EsigibilitaIVA> uguale a S (scissione pagamenti)',
  },
  {
    code: '00421',
    fields: ['2.2.2.6'],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning: '2.2.2.6 <Imposta> non calcolato secondo le regole definite nelle specifiche tecniche',
  },
  {
    code: '00422',
    fields: ['2.2.2.5'],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning: '2.2.2.5 <ImponibileImporto> non calcolato secondo le regole definite nelle specifiche tecniche',
  },
  {
    code: '00423',
    fields: ['2.2.1.11'],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning: '2.2.1.11 <PrezzoTotale> non calcolato secondo le regole definite nelle specifiche tecniche',
  },
  {
    code: '00424',
    fields: ['2.1.1.7.5', '2.2.1.12', '2.2.2.1'],
    shownBy: 'file',
    advice: 'correctTax',
    meaning:
      '2.2.1.12 <AliquotaIVA> o 2.2.2.1<AliquotaIVA> o 2.1.1.7.5 <AliquotaIVA> non indicata in termini percentuali',
  },
  {
    code: '00425',
    fields: ['2.1.1.4'],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning: '2.1.1.4 <Numero> non contenente caratteri numerici',
  },
  {
    code: '00426',
    fields: ['1.1.6'],
    shownBy: 'file',
    advice: 'correctDelivery',
    meaning:
      '1.1.6 <PECDestinatario> non valorizzato a fronte di 1.1.4 <CodiceDestinatario> con valore 0000000, o 1.1.6 <PECDestinatario> valorizzato a fronte di 1.1.4 <Codice Destinatario> con valore diverso da 0000000',
  },
  {
    code: '00427',
    fields: ['1.1.3', '1.1.4'],
    shownBy: 'file',
    advice: 'correctDelivery',
    meaning:
      '1.1.4 <CodiceDestinatario> di 7 caratteri a fronte di 1.1.3 <FormatoTrasmissione> con valore “FPA12” o 1.1.4 <CodiceDestinatario> di 6 caratteri a fronte di 1.1.3 <FormatoTrasmissione> con valore “FPR12”',
  },
  {
    code: '00428',
    fields: ['1.1.3'],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning: '1.1.3 <FormatoTrasmissione> con valore diverso da “FPA12” e “FPR12”',
  },
  {
    code: '00429',
    fields: ['2.2.2.2'],
    shownBy: 'file',
    advice: 'correctTax',
    meaning: '2.2.2.2 <Natura> non presente a fronte di 2.2.2.1 <AliquotaIVA> pari a zero',
  },
  {
    code: '00430',
    fields: ['2.2.2.2'],
    shownBy: 'file',
    advice: 'correctTax',
    meaning: '2.2.2.2 <Natura> presente a fronte di 2.2.2.1 <AliquotaIVA> diversa da zero',
  },
  {
    code: '00437',
    fields: ['2.1.1.8.1'],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning: '2.1.1.8.2 <Percentuale> e 2.1.1.8.3 <Importo> non presenti a fronte di 2.1.1.8.1 <Tipo> valorizzato',
  },
  {
    code: '00438',
    fields: ['2.2.1.10.1'],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning: '2.2.1.10.2 <Percentuale> e 2.2.1.10.3 <Importo> non presenti a fronte di 2.2.1.10.1 <Tipo> valorizzato',
  },
  {
    code: '00448',
    fields: ['2.1.1.7.7', '2.2.1.14', '2.2.2.2'],
    shownBy: 'file',
    advice: 'correctTax',
    meaning:
      "per le fatture transfrontaliere non è più ammesso il valore generico N2, N3 o N6 come codice natura dell'operazione",
  },
  {
    code: '00471',
    fields: ['1.2'],
    shownBy: 'file',
    advice: 'correctReceiver',
    meaning:
      'per i tipi documento TD16, TD17, TD18, TD19, TD20 il cedente/prestatore non può essere uguale al cessionario/committente',
  },
  {
    code: '00472',
    fields: ['1.2'],
    shownBy: 'file',
    advice: 'correctReceiver',
    meaning: 'per il tipo documento TD21 il cedente/prestatore deve essere uguale al cessionario/committente',
  },
  {
    code: '00473',
    fields: ['1.2'],
    shownBy: 'file',
    advice: 'correctSender',
    meaning: 'per i tipi documento TD17, TD18, TD19 il cedente/prestatore non può avere Codice Paese IT',
  },
  {
    code: '00999',
    fields: ['2.1.1.5.4'],
    shownBy: 'file',
    advice: 'reportDefect',
    meaning: "non è più ammesso il valore Z come codice pagamento dell'operazione",
  },
] as const satisfies readonly ExchangeCode[];
