/**
 * The Italian texts of the problems of rows and files: for the portal, and for the file of errors and the import
 * command, which are in Italian only.
 */
import type { ImportFailure, ImportReason } from './imports.js';

/** The text of a reason, and a detail for the case with parameters: `{row}` is replaced by the parameter `row`. */
export interface ReasonText {
  readonly text: string;
  readonly detail?: string;
}

export const importReasonTexts: Readonly<Record<ImportReason, ReasonText>> = {
  required: { text: 'Campo obbligatorio.' },
  requiredForDealers: { text: 'Campo obbligatorio per un Dealer.' },
  onlyForDealers: { text: 'Si indica soltanto per un Dealer.' },
  failedFormula: { text: 'La formula della cella non ha un risultato.' },
  forbiddenCharacters: { text: 'Contiene caratteri non ammessi.' },
  tooLong: { text: 'Testo troppo lungo.', detail: 'Al massimo {max} caratteri.' },
  digitsLost: {
    text: 'Il foglio di calcolo ha buttato via delle cifre: dai alla colonna il formato testo e scrivi il numero intero.',
  },
  notElevenDigits: { text: 'Servono 11 cifre.' },
  wrongCheckDigit: { text: 'La cifra di controllo non è corretta.' },
  notWholeNumber: { text: 'Non è un numero intero.' },
  outOfRange: { text: 'Numero fuori dai limiti.', detail: 'Ammessi i numeri da {from} a {to}.' },
  zeroQuantity: { text: 'La quantità non può essere 0.' },
  notAmount: { text: 'Non è un importo.' },
  tooManyDecimals: { text: 'Al massimo due decimali.' },
  tooManyDigits: { text: 'Importo troppo grande.', detail: 'Al massimo {max} cifre prima della virgola.' },
  oppositeSigns: { text: 'Importo e quantità hanno segni opposti.' },
  notDate: { text: 'Data non valida: gg/mm/aaaa oppure aaaa-mm-gg.' },
  dateOutOfRange: { text: 'Data fuori dai limiti.', detail: 'Ammesse le date dal {from} al {to}.' },
  unknownValue: { text: 'Valore sconosciuto.', detail: 'Ammessi: {allowed}.' },
  notMemberCode: { text: 'Ammesse fino a 30 lettere, cifre e . _ / -' },
  unknownRegion: { text: 'Regione sconosciuta.' },
  provinceWithoutRegion: { text: 'La provincia richiede la regione.' },
  provinceOfAnotherRegion: {
    text: 'Non è la sigla di una provincia della regione indicata.',
    detail: 'La regione è {region}.',
  },
  unknownCountry: { text: 'Non è la sigla di una nazione (due lettere, per esempio IT).' },
  notOfCountry: { text: 'Non è una partita IVA della nazione indicata.', detail: 'La nazione è {country}.' },
  notPostalCode: { text: 'Il CAP ha cinque cifre.' },
  notTaxCode: { text: 'Codice fiscale non valido: controlla i caratteri.' },
  notSdiCode: { text: 'Il codice SDI ha sette lettere e cifre.' },
  foreignSdiCode: { text: 'XXXXXXX vale soltanto per chi ha sede all’estero.' },
  notMailAddress: { text: 'Indirizzo email non valido.' },
  notPhoneNumber: { text: 'Numero di telefono non valido.' },
  tooManyCells: { text: 'La riga ha più celle dell’intestazione.' },
  notJsonObject: { text: 'Non è un oggetto JSON di testi e numeri (al massimo 15 cifre).' },
  tooManyRows: { text: 'Il file ha troppe righe.', detail: 'Al massimo {max}.' },
  unclosedQuotes: { text: 'Virgolette non chiuse.' },
  rowTooLong: { text: 'Riga troppo lunga: forse una virgoletta non è chiusa.' },
  emptyFile: { text: 'Il file è vuoto.' },
  anotherSheet: {
    text: 'C’è più di un foglio con righe: lascia un solo foglio visibile per file.',
    detail: 'Righe anche nel foglio «{sheet}».',
  },
  unnamedColumn: { text: 'Colonna senza nome.' },
  unknownColumn: { text: 'Colonna sconosciuta.' },
  repeatedColumn: { text: 'Colonna ripetuta.' },
  missingColumn: { text: 'Colonna mancante.' },
  repeatedLine: {
    text: 'Documento e riga già presenti nel file, con altri valori.',
    detail: 'Sono alla riga {row}.',
  },
  knownLine: { text: 'Documento e riga già importati, con altri valori.' },
  unknownLine: { text: 'Nessuna riga importata ha questo documento e questa riga: non c’è nulla da correggere.' },
  unknownVatNumber: { text: 'Partita IVA sconosciuta.' },
  deletedMember: { text: 'È di un membro eliminato.' },
  notADealer: { text: 'È la partita IVA di un membro che non è un Dealer.' },
  unknownCampaign: { text: 'Campagna sconosciuta: nessuna ha questo id o titolo.' },
  ambiguousCampaign: { text: 'Più campagne si chiamano così: indica l’id.' },
  campaignClosed: { text: 'La campagna è chiusa.' },
  campaignDraft: { text: 'La campagna è ancora una bozza: nessun Dealer può averla accettata.' },
  repeatedDealer: {
    text: 'Il Dealer è già nel file per questa campagna, con altri valori.',
    detail: 'È alla riga {row}.',
  },
  repeatedCode: { text: 'Codice già presente nel file, con altri valori.', detail: 'È alla riga {row}.' },
  codeOfProgramme: { text: 'È il codice del programma, che un file non cambia.' },
  fixedRole: { text: 'Il ruolo di un membro non si cambia.', detail: 'Esiste già come {role}.' },
  unknownParent: { text: 'Responsabile sconosciuto.' },
  wrongParentRole: {
    text: 'Il responsabile non ha il ruolo giusto.',
    detail: 'Sopra un {role} può stare: {allowed}; questo è un {parentRole}.',
  },
  parentInError: { text: 'Il responsabile è in errore.', detail: 'È alla riga {row}.' },
  belowItself: { text: 'Il membro starebbe sotto se stesso.' },
  vatNumberTaken: { text: 'È già la partita IVA di un altro membro.', detail: 'È di {code}.' },
  repeatedVatNumber: { text: 'Partita IVA già presente nel file.', detail: 'È alla riga {row}.' },
  vatNumberOfRowInError: {
    text: 'È la partita IVA di un membro che è in errore.',
    detail: 'È di {code}, alla riga {row}.',
  },
  written: { text: '{text}' },
};

export const importFailureTexts: Readonly<Record<ImportFailure, string>> = {
  brokenText:
    'Il file non è testo, oppure comincia come testo UTF-16 e non lo è fino in fondo: salvalo come CSV UTF-8 o .xlsx.',
  unmarkedText: 'Il file è testo UTF-16 senza il segno iniziale che lo dice: salvalo di nuovo come CSV UTF-8 o .xlsx.',
  oldSpreadsheet: 'Il file è un foglio di calcolo di vecchio tipo (.xls): aprilo e salvalo come .xlsx o CSV.',
  lockedSpreadsheet:
    'Il foglio di calcolo è protetto da password: aprilo, togli la password e salvalo di nuovo come .xlsx o CSV.',
  pdfFile: 'Il file è un PDF, da cui non si leggono righe: salva la tabella come .xlsx o CSV.',
  htmlFile:
    'Il file è una pagina HTML o XML, anche se si chiama come un foglio di calcolo: aprilo e salvalo come .xlsx o CSV.',
  odsFile: 'Il file è un documento di LibreOffice (.ods): aprilo e salvalo come .xlsx o CSV.',
  xlsbFile: 'Il file è una cartella di lavoro binaria (.xlsb): aprila e salvala come .xlsx o CSV.',
  zipFile: 'Il file è un archivio compresso (.zip): estrai la tabella e carica quella, come .xlsx o CSV.',
  gzipFile: 'Il file è compresso (.gz): decomprimilo e carica la tabella che contiene, come .xlsx o CSV.',
  rtfFile: 'Il file è un documento RTF, da cui non si leggono righe: salva la tabella come .xlsx o CSV.',
  brokenSpreadsheet: 'Il foglio di calcolo è danneggiato: salvalo di nuovo come .xlsx o CSV.',
  noSheet: 'Il foglio di calcolo non ha fogli visibili.',
  tooLargeUnpacked: 'Il foglio di calcolo è troppo grande: dividilo, o salvalo come CSV.',
  tooManyTexts: 'Il foglio di calcolo contiene troppi testi: salvalo come CSV.',
  tooManyParts:
    'Il foglio di calcolo è composto da troppe parti: copia il foglio in un file nuovo, o salvalo come CSV.',
  noRows: 'Nel file non c’è nessuna riga sotto l’intestazione: non c’è nulla da applicare.',
  unexpected: 'Errore imprevisto: riprova, o rivolgiti a chi gestisce il portale.',
};
