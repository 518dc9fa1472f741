/** English: what happened, for each kind of an item. */
export const en = {
  'inbox.text.CAMPAIGN_OPENED': 'The campaign “{campaign}” is open.',
  'inbox.text.CAMPAIGN_JOINED':
    '{ofDealer, select, yes {{dealer} is} other {You are}} now in the campaign “{campaign}”.',
  'inbox.text.CAMPAIGN_ENDS_SOON':
    'The campaign “{campaign}” {days, plural, =0 {ends today} =1 {ends tomorrow} other {ends in # days}} and is still to be accepted.',
  'inbox.text.RULES_CHANGED': 'The rules of the campaign “{campaign}” have changed.',
  'inbox.text.GOAL_CHANGED':
    '{goal, select, left {{ofDealer, select, yes {{dealer} is} other {You are}} no longer in the campaign “{campaign}”, which was accepted} withdrawn {{ofDealer, select, yes {{dealer}: the acceptance} other {The acceptance}} of the campaign “{campaign}” was withdrawn} other {{ofDealer, select, yes {{dealer}: the goal} other {The goal}} of the campaign “{campaign}” is now {threshold} tyres}}.',
  'inbox.text.CLOSED_EARLY': 'The campaign “{campaign}” was closed early.',
  'inbox.text.THRESHOLD_NEAR':
    '{ofDealer, select, yes {{dealer}: the threshold} other {The threshold}} of {threshold} tyres of the campaign “{campaign}” is near.',
  'inbox.text.THRESHOLD_REACHED':
    '{ofDealer, select, yes {{dealer}: the threshold} other {The threshold}} of {threshold} tyres of the campaign “{campaign}” is reached.',
  'inbox.text.STATEMENT_FINAL': 'The campaign “{campaign}” is closed: the statement is final.',
  'inbox.text.DOCUMENT_UNDELIVERED':
    '{ofDealer, select, yes {{dealer}: the document} other {The document}} {name} is issued, but could not be delivered: it is here, and in the private area of the site of the revenue agency.',
  'inbox.text.DOCUMENT_REJECTED':
    'The exchange system has rejected the document {name}{codes, select, none {} other { ({codes})}}: it is to be sent again by {until}.',
  'inbox.text.DOCUMENT_READY':
    '{ofDealer, select, yes {{dealer}: the document} other {The document}} {name}{hasAmount, select, yes { of {amount} (without VAT)} other {}} is ready.',
  'inbox.text.DEBIT_NOTE_ISSUED':
    '{ofDealer, select, yes {{dealer}: debit note} other {Debit note}} {name}{hasAmount, select, yes { of {amount} (without VAT)} other {}} answers a credit note: its prize can be spent again.',
  'inbox.text.PAYMENT_RETURNED':
    '{ofDealer, select, yes {{dealer}: the payment} other {The payment}} of the document {name}{hasAmount, select, yes { of {amount} (without VAT)} other {}} came back: it will be made again.',
  'inbox.text.CREDIT_HELD':
    '{ofDealer, select, yes {{dealer}: } other {}}{ofCampaign, select, yes {The prize of the campaign “{campaign}” is} other {All prizes are}} on hold, and not paid for now.',
  'inbox.text.DISPUTE_OPENED':
    '{ofDealer, select, yes {{dealer} has opened} other {You have opened}} a dispute{ofCampaign, select, yes { · campaign “{campaign}”} other {}}.',
  'inbox.text.DISPUTE_ANSWERED':
    '{ofDealer, select, yes {{dealer}: the dispute} other {The dispute}} was answered{ofCampaign, select, yes { · campaign “{campaign}”} other {}}.',
  'inbox.text.INVOICING_DECIDED': 'Your request for another company name or seat was answered.',
  'inbox.text.APPROVAL_REQUESTED':
    'Waits for your approval: {request}{hasAmount, select, yes { of {amount}} other {}}{ofDealer, select, yes { for {dealer}} other {}}{ofCampaign, select, yes { · campaign “{campaign}”} other {}}{hasName, select, yes { · {name}} other {}}.',
  'inbox.request.CLOSING': 'closing of the campaign',
  'inbox.request.RULES': 'a change of rules',
  'inbox.request.GOALS': 'a change of goals',
  'inbox.request.UNDO': 'undoing of an import',
  'inbox.request.CORRECTION': 'an import that takes sales away',
  'inbox.request.ADJUSTMENT': 'an adjustment',
  'inbox.request.REDEMPTION': 'a redemption',
  'inbox.request.DOCUMENT': 'a correction of a document',
  'inbox.request.INVOICING': 'another name or seat',
  'inbox.request.SETTINGS': 'settings of approvals',
  'inbox.text.BUDGET_CROSSED':
    'Campaign “{campaign}”: {basis, select, EXPECTED {the prizes expected at its end} other {the prizes accumulated}} have reached {threshold}% of the budget: {amount} of {budget}.',
  'inbox.text.IMPORT_APPLIED': 'The import of the file “{name}” was applied.',
  'inbox.text.IMPORT_FAILED': 'The import of the file “{name}” failed.',
  'inbox.text.EXPORT_READY': 'The file “{name}” is ready to be downloaded.',
  'inbox.text.NEW_DEVICE': 'Somebody signed in to your account with a device that was not used before.',
  'inbox.text.FACTORS_CHANGED': 'The second factor of your account has changed, or a recovery code was used.',
  'inbox.text.NOTE_STEP_DUE': '{ofDealer, select, yes {{dealer}: a step} other {A step}} of a note is due today.',
} as const;
