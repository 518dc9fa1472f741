import {
  settlementDealerData,
  settlementDocumentKinds,
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
  'What a dealer gets in a settlement run.',
  settlementOutcomes,
  (outcome) =>
    ({
      document: 'A document of what it is paid.',
      setOffOnly: 'Its credits cover debts, and nothing is left to pay.',
      carriedOver: 'Less than the minimum: nothing is written, and the next run finds the same.',
    })[outcome],
);

export const SettlementDocumentKindEnum = describedEnum(
  'SettlementDocumentKind',
  'The kind of a document of a settlement.',
  settlementDocumentKinds,
  (kind) =>
    ({
      creditNote: 'A credit note of the company.',
      notice: 'A notice of what the dealer is to invoice.',
    })[kind],
);

export const SettlementDocumentStateEnum = describedEnum(
  'SettlementDocumentState',
  'The state of a document of a settlement.',
  settlementDocumentStates,
  (state) => ({ issued: 'It stands.', cancelled: 'Its entries were reversed; its number stays.' })[state],
);

export const SettlementDealerDataEnum = describedEnum(
  'SettlementDealerData',
  'What a dealer lacks for the electronic form of a credit note.',
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
