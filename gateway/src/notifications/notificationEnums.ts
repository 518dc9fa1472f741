import { budgetBases } from '@gdd/schema/budgets';
import {
  languages,
  mailChoices,
  mailKinds,
  mailStates,
  notificationKinds,
  notificationPages,
  type NotificationPage,
} from '@gdd/schema/notifications';
import { describedEnum } from '../schema/describedEnum.js';

export const NotificationKindEnum = describedEnum(
  'NotificationKind',
  'A kind of notification.',
  notificationKinds,
  (kind) =>
    ({
      campaignOpened: 'A campaign was opened.',
      campaignJoined: 'A dealer was added to a campaign after it was opened.',
      campaignEndsSoon: 'A campaign ends in 14 or 3 days, and is not accepted.',
      rulesChanged: 'The rules of a campaign changed.',
      goalChanged: 'A goal changed that the dealer had accepted.',
      closedEarly: 'A campaign was closed before its last day.',
      thresholdNear: 'At most a tenth of a threshold is missing.',
      thresholdReached: 'A threshold is reached.',
      statementFinal: 'A campaign was closed: its statements are final.',
      documentReady: 'A credit note, or a notice of what to invoice, is ready.',
      documentUndelivered: 'A credit or debit note is issued, and could not be delivered.',
      documentRejected: 'The exchange system rejected a credit note.',
      debitNoteIssued: 'A debit note answers a credit note.',
      paymentReturned: 'The payment of a document came back.',
      creditHeld: 'A prize is on hold.',
      disputeOpened: 'A dealer opened a dispute.',
      disputeAnswered: 'A dispute was answered.',
      approvalRequested: 'A change waits for the approval of a second person.',
      invoicingDecided: 'The own request for another name or seat was answered.',
      budgetCrossed: 'The prizes of a campaign crossed 80 or 100 % of its budget.',
      importApplied: 'An import was applied.',
      importFailed: 'An import failed.',
      exportReady: 'A file that was asked for is ready.',
      noteStepDue: 'A step of a note is due.',
      factorsChanged: 'A second factor of the user has changed, or a recovery code was used.',
      newDevice: 'The user signed in with a device that was not used before.',
    })[kind],
);

export const MailChoiceEnum = describedEnum(
  'MailChoice',
  'When a mail reports something.',
  mailChoices,
  (choice) =>
    ({
      atOnce: 'In a mail of its own, at once.',
      daily: 'In the digest of the day, at 8 in Rome.',
      weekly: 'In the digest of the week, on Monday at 8 in Rome.',
      none: 'Never.',
    })[choice],
);

export const LanguageEnum = describedEnum(
  'Language',
  'A language of mails.',
  languages,
  (language) => ({ it: 'Italian.', en: 'English.' })[language],
);

export const BudgetBasisEnum = describedEnum(
  'BudgetBasis',
  'The measure of the use of a budget.',
  budgetBases,
  (basis) => ({ accumulated: 'By the prizes accumulated.', expected: 'By the prizes expected at the end.' })[basis],
);

export const NotificationPageEnum = describedEnum(
  'NotificationPage',
  'A page of the portal that a notification leads to.',
  Object.keys(notificationPages) as NotificationPage[],
  (page) => `At ${notificationPages[page]}, each * an id.`,
);

export const MailKindEnum = describedEnum(
  'MailKind',
  'A kind of mail.',
  mailKinds,
  (kind) =>
    ({
      reset: 'The link that sets a new password.',
      invitation: 'The link that sets the first password.',
      confirmation: 'The link that confirms the address of a registration.',
      newAddress: 'The link that confirms another address.',
      addressRequested: 'A notice that a change of the address was requested.',
      addressChanged: 'A notice that the address was changed.',
      factorsChanged: 'A notice that a second factor was changed, or a recovery code used.',
      factorReset: 'A step of the removal of lost factors, with a link by which the person answers.',
      newDevice: 'A notice of a sign-in with a device that was not used before.',
      invoicingChanged: 'A notice that the SDI code or PEC of a dealer was changed.',
      reminder: 'A reminder to a dealer to accept a campaign.',
      rulesChanged: 'A notice to a dealer of the effects of new rules.',
      goalChanged: 'A notice to a dealer of the effects of another goal.',
      closedEarly: 'A notice to a dealer that a campaign was closed before its last day.',
      budgetCrossed: 'A notice that a budget was crossed, from an earlier version.',
      notification: 'A notification at once.',
      digest: 'A digest of notifications.',
    })[kind],
);

export const MailStateEnum = describedEnum(
  'MailState',
  'What became of a mail.',
  mailStates,
  (state) =>
    ({
      waiting: 'It waits to be sent, or to be tried again.',
      sent: 'The mail server took it.',
      nobody: 'There was nobody to send it to any more.',
      refused: 'The mail server refused it for good.',
      givenUp: 'It was tried for too long.',
    })[state],
);
