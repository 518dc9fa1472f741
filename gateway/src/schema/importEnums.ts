import { importKinds, importStatuses, type ImportStatus } from '@gdd/schema/campaigns';
import {
  columnGuesses,
  importColumnsStates,
  importConfirmations,
  importFailures,
  importObstacleKinds,
  importReasons,
  importStates,
  importWarnings,
  mappedFileKinds,
} from '@gdd/schema/imports';
import { importFailureTexts, importReasonTexts } from '@gdd/schema/importTexts';
import { describedEnum } from './describedEnum.js';

export const ImportKindEnum = describedEnum(
  'ImportKind',
  'The content of an imported file.',
  importKinds,
  (kind) =>
    ({
      sales: 'Sale lines.',
      network: 'Members of the programme.',
      goals: 'Goals and acceptances of dealers in campaigns.',
    })[kind],
);

export const MappedFileKindEnum = describedEnum(
  'MappedFileKind',
  'The content of a file whose columns are mapped.',
  mappedFileKinds,
  (kind) =>
    ({
      sales: 'Sale lines.',
      network: 'Members of the programme.',
      goals: 'Goals and acceptances of dealers in campaigns.',
      payments: 'Documents of settlements that were paid.',
      outcomes: 'What the exchange system answered about credit notes.',
    })[kind],
);

const statusTexts: Readonly<Record<ImportStatus, string>> = {
  reading: 'The file is being read and checked.',
  ready: 'Every row is valid; nothing is changed yet.',
  invalid: 'Some row is bad; the others may be applied without it.',
  applying: 'Its rows are being applied.',
  applied: 'All is done.',
  failed: 'It changed nothing; `failure` says why.',
  undoing: 'Its changes are being undone.',
  undone: 'Everything is as it was before it.',
};

export const ImportStatusEnum = describedEnum(
  'ImportStatus',
  'How far an import has come.',
  importStatuses,
  (status) => statusTexts[status],
);

export const ImportStateEnum = describedEnum(
  'ImportState',
  'The progress of an import, as a filter of the history.',
  importStates,
  (state) =>
    ({
      ...statusTexts,
      invalid: 'Some row is bad, and the columns are known.',
      awaitsColumns: 'It is not read until somebody says what its columns are; its status is INVALID.',
    })[state],
);

export const ImportReasonEnum = describedEnum(
  'ImportReason',
  'Why a row of a file is bad.',
  importReasons,
  (reason) => `In Italian: ${importReasonTexts[reason].text.replace('{text}', 'what an earlier version wrote.')}`,
);

export const ImportWarningCodeEnum = describedEnum(
  'ImportWarningCode',
  'What may be a mistake in valid rows of a file.',
  importWarnings,
  (code) =>
    ({
      newBrand: 'A brand that no sale names yet.',
      mixedDecimals: 'A point means decimals in some amounts and thousands in others; these are the rarer.',
      equalLines: 'Lines that equal others there under another document, which the examples hold.',
      documentNumber: 'A number or a date where a document stands: a spreadsheet may have changed it.',
      mixedDates: 'The month comes first in some dates and the day in others; these have the month first.',
      monthFirstDates: 'Dates of a column in which the month comes first, and which is read so.',
      futureDates: 'A day after today.',
      oldCharacters: 'Text in the letters of MS-DOS (code page 850), which is read so.',
      lostCharacters:
        'A name with a question mark or a sign where a letter was, or a letter that documents cannot write.',
      farAboveOthers: 'More than ten times the 99th percentile of the column, which `value` holds.',
      zeroAmount: 'An amount of 0.',
    })[code],
);

export const ImportConfirmationEnum = describedEnum(
  'ImportConfirmation',
  'What whoever applies a file confirms by name.',
  importConfirmations,
  (name) =>
    ({
      equalLines: 'Lines that equal others there are other sales, and the documents are right as they are.',
      newBrand: 'The new brands are right.',
      mixedDecimals: 'The points of the amounts are read rightly.',
      mixedDates: 'The days and months are read rightly.',
    })[name],
);

export const ImportFailureEnum = describedEnum(
  'ImportFailure',
  'Why a file could not be read, or its import was given up.',
  importFailures,
  (failure) => `In Italian: ${importFailureTexts[failure]}`,
);

export const ImportObstacleKindEnum = describedEnum(
  'ImportObstacleKind',
  'The kind of an obstacle to undoing an import.',
  importObstacleKinds,
  (kind) =>
    ({
      import: 'A later import builds upon this one: it is to be undone first.',
      campaignClosed: 'The campaign was closed.',
      goalEdited: "The dealer's goal was edited.",
      accepted: 'The dealer accepted.',
      removed: 'The dealer was taken out of the campaign.',
      addedAgain: 'The dealer was taken out of the campaign and added again.',
      memberChanged: 'The member was changed.',
      hasSales: 'The member has sales.',
      hasUsers: 'The member has users.',
      hasCampaigns: 'The member is in campaigns.',
      worseForDealers:
        'Goals that dealers accepted get worse, which the settings of approvals do not allow without more.',
      hasConsents: 'The member has answered to the notice on SMS messages.',
      hasChildren: 'Other members stand below the member.',
      hasNotes: 'There are notes on the member, or of users of it.',
      hasDisputes: 'The dealer has disputes.',
      hasApprovals: 'A request for approval, pending or decided, is about the dealer.',
      hasHolds: 'The dealer is or was on hold.',
      hasSettlements: 'The dealer is in a settlement, or has documents.',
      hasAccruals: 'The dealer is in the accruals of a closed month.',
      vatNumberTaken: 'The VAT number that the member had is now that of another one.',
      parentDeleted: 'The member below which this one stood was deleted.',
      balanceChanged: 'For a settlement: the balances of the dealer have changed since it was proposed.',
      held: 'For a settlement: a credit of the dealer was put on hold since it was proposed.',
      wrongColumn: 'For a file of payments: a column that it should not have, or has twice or without a name.',
      missingColumn: 'For a file of payments: a column that it should have.',
      written: '`text` says it: an Italian sentence of an earlier version.',
    })[kind],
);

export const ColumnGuessEnum = describedEnum(
  'ColumnGuess',
  'How a column of a foreign header was recognized.',
  columnGuesses,
  (guess) =>
    ({
      remembered: 'As it was confirmed for an earlier file of the sender.',
      name: 'By its name.',
      synonym: 'By a synonym of its name.',
      contents: 'By the contents of its cells.',
    })[guess],
);

export const ImportColumnsStateEnum = describedEnum(
  'ImportColumnsState',
  'How the columns of a foreign header are known.',
  importColumnsStates,
  (state) =>
    ({
      wanted: 'They are guessed: nothing is read until a mapping is given.',
      remembered: 'By a mapping that was confirmed for the same header.',
      confirmed: 'By a mapping that was given for this file.',
    })[state],
);
