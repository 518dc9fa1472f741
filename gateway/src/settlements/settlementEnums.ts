import {
  documentEvents,
  exchangeAdvices,
  leftOutReasons,
  settlementDealerData,
  settlementDocumentStates,
  settlementOutcomes,
  settlementStates,
  taxNatures,
  taxRegimes,
} from '@gdd/schema/settlements';
import { describedEnum } from '../schema/describedEnum.js';

export const SettlementStateEnum = describedEnum(
  'SettlementState',
  'The state of a settlement run.',
  settlementStates,
  (state) =>
    ({
      draft: 'Its lines are worked out anew whenever it is looked at.',
      proposed: 'Its lines are frozen; another user approves it.',
      approved: 'Its entries are written and its documents made.',
      withdrawn: 'Given up: nothing was written.',
    })[state],
);

export const SettlementOutcomeEnum = describedEnum(
  'SettlementOutcome',
  'The outcome of a settlement run for a dealer.',
  settlementOutcomes,
  (outcome) =>
    ({
      document: 'A document of what it is paid.',
      setOffOnly: 'Its credits cover debts, and nothing is left to pay.',
      carriedOver: 'Less than the minimum: nothing is written, and the next run finds the same.',
    })[outcome],
);

export const SettlementDocumentStateEnum = describedEnum(
  'SettlementDocumentState',
  'The state of a document of a settlement.',
  settlementDocumentStates,
  (state) =>
    ({
      issued: 'It stands.',
      cancelled: 'Its entries were reversed; its number stays.',
      answered: 'A debit note answers it, and its entries were reversed.',
    })[state],
);

export const SettlementDocumentEventKindEnum = describedEnum(
  'SettlementDocumentEventKind',
  'What became of a document of a settlement.',
  documentEvents,
  (event) =>
    ({
      assumedSent: 'It is older than what is kept of sending, and counts as sent.',
      neverSent: 'Two persons said that it never left.',
      prepared: 'Its file was made.',
      discarded: 'Its file was discarded, and had not left.',
      sent: 'It left.',
      delivered: 'The exchange system delivered it.',
      undelivered: 'The exchange system took it, and could not deliver it.',
      rejected: 'The exchange system rejected it.',
      paid: 'It was paid.',
      paymentTakenBack: 'Its payment, which was read wrongly, was taken back.',
      paymentReturned: 'The transfer came back.',
      cancelled: 'It was cancelled.',
      answered: 'A debit note answered it.',
    })[event],
);

export const SettlementDealerDataEnum = describedEnum(
  'SettlementDealerData',
  'Data of a dealer that is missing for the electronic form of a credit note.',
  settlementDealerData,
  (data) =>
    ({
      businessName: 'A business name that can be written in Latin letters.',
      country: 'The country.',
      vatNumber: 'A VAT number or tax code that can be one.',
      address: 'Street and house number, in Latin letters.',
      postalCode: 'The postal code: in Italy five digits.',
      city: 'The city, in Latin letters.',
      province: 'The plate code of the province.',
      sdiCode: 'The SDI code: seven letters and digits, in Italy not XXXXXXX.',
      pec: 'The certified mail address, in the place of an SDI code.',
    })[data],
);

export const LeftOutReasonEnum = describedEnum(
  'LeftOutReason',
  'Why a document of a selection is left out.',
  leftOutReasons,
  (reason) =>
    ({
      notACreditNote: 'It is a notice, which has no electronic form.',
      cancelled: 'It was cancelled.',
      answered: 'A debit note answers it.',
      documentState: 'Its states do not allow it.',
      missingData: 'Its dealer lacks data.',
      exchangeProblems: 'The exchange system would reject its file.',
      noFile: 'No file of it was prepared, or what was is rejected or discarded.',
    })[reason],
);

export const ExchangeAdviceEnum = describedEnum(
  'ExchangeAdvice',
  'What to do about a problem of an electronic document.',
  exchangeAdvices,
  (advice) =>
    ({
      correctSender: 'Correct the issuer in the settings.',
      correctTax: 'Correct the tax in the settings.',
      correctReceiver: "Correct the dealer's data.",
      correctDelivery: "Correct the dealer's SDI code or certified mail address.",
      correctDay: 'Correct the day of the document.',
      correctInvoices: 'Correct the invoices that it names.',
      reportDefect: 'Report a defect of the portal.',
    })[advice],
);

export const TaxNatureEnum = describedEnum(
  'TaxNature',
  'Why a document bears no VAT (Natura of FatturaPA).',
  taxNatures,
  (nature) => `Code ${nature}.`,
);

export const TaxRegimeEnum = describedEnum(
  'TaxRegime',
  'The tax regime of who issues the documents (RegimeFiscale of FatturaPA).',
  taxRegimes,
  (regime) => `Code ${regime}.`,
);
