import type { it } from './pageMessages.it';

/** English: what the pages of imports say; what others name as well is in messages.en.ts. */
export const en: Record<keyof typeof it, string> = {
  'imports.export': 'Export imports',
  'imports.subtitle': 'The files that came from the office, and what became of them.',
  'imports.search': 'Search by file name',
  'imports.empty.title': 'There is no import yet',
  'imports.empty.text': 'Upload a file of sales, of the network or of goals.',
  'imports.rowsRead': 'Rows read',
  'imports.rowsValid': 'Valid rows',
  'imports.errorCount': 'Wrong rows',
  'imports.createdAt': 'Uploaded',
  'imports.createdBy': 'By',
  'imports.form.kind': 'What does the file hold?',
  'imports.form.SALES':
    'A row for each sale or return; with “correggi” or “storna” in the column azione it changes or takes away an imported line.',
  'imports.form.NETWORK':
    'One row for each member of the network: distributors, agents, dealers. Creates or updates by code.',
  'imports.form.GOALS':
    'One row for each dealer of a campaign: adds the dealer or edits its goal, and records its acceptance.',
  'imports.form.optional': 'May be missing: {columns}.',
  'imports.form.columns': 'Columns: {columns}.',
  'imports.form.template': 'Download the template: {kind}',
  'imports.form.templateButton': 'Download the template',
  'imports.form.drop': 'Drop the file here, or choose it from the device',
  'imports.form.formats': 'CSV (with ; , or tab) or XLSX. The file changes nothing until you apply it.',
  'imports.form.choose': 'Choose the file',
  'imports.form.chooseOther': 'Choose another file',
  'imports.form.chosen': '{name} ({size})',
  'imports.form.wrongFormat': 'Choose a CSV or XLSX file',
  'imports.form.emptyFile': 'The file is empty',
  'imports.form.submit': 'Upload the file',
  'imports.form.sending': 'Sending {name}: {percent}',
  'imports.form.starting': 'File sent: the reading begins…',
  'imports.form.progress': 'Progress of the upload',
  'imports.form.stop': 'Stop',
  'imports.form.stopped': 'The upload was stopped.',

  'imports.page.backToCampaign': 'Back to the campaign',
  'imports.page.goalsApplied': 'The goals of “{name}” are applied.',
  'imports.page.back': 'Back to the imports',
  'imports.page.subtitle': '{kind}, uploaded {at}',
  'imports.page.subtitleBy': '{kind}, uploaded {at} by {name}',
  'imports.page.notFound.title': 'Import not found',
  'imports.page.notFound.text': 'It does not exist, or was taken out of the history.',
  'imports.page.earlier': 'This file was imported before: here is that import. Nothing has changed.',
  'imports.page.leave': 'You can leave the page: the work goes on, and you will find it here.',
  'imports.page.rows': '{done} rows',
  'imports.page.rowsOf': '{done} rows of {total}',

  'imports.statusText.READING': 'The portal is reading and checking the file.',
  'imports.statusText.READY': 'All rows are valid. Check what changes, then apply.',
  'imports.statusText.INVALID':
    '{count, plural, =1 {One row is wrong} other {{number} rows are wrong}}. Mend the file and upload it again, or apply the valid rows alone.',
  'imports.statusText.INVALID.none': 'No row is valid. Mend the file and upload it again.',
  'imports.statusText.APPLYING': 'The portal is applying the rows: all or none.',
  'imports.statusText.APPLIED': 'Applied {at}.',
  'imports.statusText.FAILED': 'The import failed and has changed nothing.',
  'imports.statusText.UNDOING': 'The portal is putting the figures back as they were.',
  'imports.statusText.UNDONE': 'Undone {at}: the figures are as they were.',

  'imports.columns.change': 'Change the columns',
  'imports.columns.subtitle':
    'Files with the same header are read so; where a single cell differs, the portal asks again.',
  'imports.columns.empty.title': 'No columns are remembered',
  'imports.columns.empty.text': 'When you confirm the columns of a file with another header, you find them here.',
  'imports.columns.confirmed': 'Confirmed on {at}',
  'imports.columns.confirmedBy': 'Confirmed on {at} by {name}',
  'imports.columns.notRead': 'Not read: {columns}.',
  'imports.columns.delete': 'Forget',
  'imports.columns.delete.title': 'Forget the columns of {name}?',
  'imports.columns.delete.text':
    'At the next file with this header the portal asks again. Imports that were made stay as they are.',
  'imports.columns.deleted': 'Columns forgotten.',
  'imports.statusText.INVALID.columns': 'Before it reads the rows, the portal waits for you to confirm the columns.',
  'imports.complete.none': 'No month is marked as complete yet.',
  'imports.complete.month': 'Month to mark as complete',
  'imports.complete.choose': 'Choose the month',
  'imports.complete.mark': 'Mark as complete',
  'imports.complete.reopen': 'Reopen {month}',
  'imports.complete.reopen.title': 'Reopen {month}?',
  'imports.complete.reopen.text':
    'Pages will say again that figures are complete only until the month marked before, if there is one. The figures do not change.',

  'imports.preview': 'What the file holds',
  'imports.preview.created': 'New',
  'imports.preview.updated': 'Updated',
  'imports.preview.unchanged': 'Unchanged',
  'imports.months': 'Totals per month, before and after',
  'imports.months.fleet': 'Of which fleet',
  'imports.months.becomes': 'becomes',
  'imports.sample': 'The first rows that change something',
  'imports.sample.line': 'Document / line',
  'imports.sample.member': 'Member',
  'imports.sample.title': 'Campaign',
  'imports.sample.change': 'What changes',
  'imports.sample.correct': 'Corrects the imported line',
  'imports.sample.cancel': 'Takes the imported line away',
  'imports.sample.new': 'New',
  'imports.field.parentCode': 'Below',
  'imports.field.joinedOn': 'Since',
  'imports.field.accepted': 'Accepted',
  'imports.groups': 'Equal errors together',
  'imports.group': '<strong>{count, plural, one {{number} row} other {{number} rows}}</strong>: {reason}',
  'imports.hint.unknownVatNumber': 'Have you loaded the network yet?',
  'imports.hint.unknownCampaign': 'Have you created the campaign yet?',
  'imports.hint.unknownParent': 'The parent may also stand further on in the same file.',
  'imports.hint.knownLine':
    'To change a line that was imported write “correggi” in the column azione, or undo its import.',

  'problem.reason.importNotReady': 'The import is not in a state that allows this.',
  'problem.reason.importHasWarnings': 'The file has warnings to confirm: check them and confirm before applying.',
  'problem.reason.importHasEqualLines':
    'The file has rows that seem to have been imported under another document: check and confirm them before applying.',
  'problem.reason.importHasErrors':
    'Some rows of the file are wrong: mend them, or confirm that the others be applied.',
  'imports.warnings': 'Warnings',
  'imports.warnings.confirm.equalLines':
    'I have checked: these are other sales, and the documents are right as they are',
  'imports.warnings.confirm.others': 'I have checked the warnings: the rows are right as they are',
  'imports.warning.newBrand':
    '<strong>{count, plural, one {{number} row} other {{number} rows}}</strong> with the brand “{value}”, never seen before.',
  'imports.warning.suggestion': 'Did you mean “{suggestion}”?',
  'imports.warning.mixedDecimals':
    '<strong>{count, plural, one {{number} amount} other {{number} amounts}}</strong> with the point used in another way: in the same column it separates both thousands and decimals.',
  'imports.warning.equalLines':
    '<strong>{count, plural, one {{number} row} other {{number} rows}}</strong> equal to lines that were imported under another document: same dealer, day, article, quantity and amount. If they are the same sales, they would count twice.',
  'imports.warning.documentNumber':
    '<strong>{count, plural, one {{number} document} other {{number} documents}}</strong> written as a number or a date: the spreadsheet may have changed them, and lines that were imported would seem new.',
  'imports.warning.mixedDates':
    '<strong>{count, plural, one {{number} date} other {{number} dates}}</strong> with the month before the day, while others have the day before the month: dates up to the 12th may be swapped.',
  'imports.warning.monthFirstDates':
    '<strong>{count, plural, one {{number} date} other {{number} dates}}</strong> with the month before the day: the whole column is read so, month/day/year.',
  'imports.warning.futureDates':
    '<strong>{count, plural, one {{number} row} other {{number} rows}}</strong> with a date after today.',
  'imports.warning.oldCharacters':
    '<strong>{count, plural, one {{number} cell} other {{number} cells}}</strong> in the characters of MS-DOS (code page 850): they are read so.',
  'imports.warning.lostCharacters':
    '<strong>{count, plural, one {{number} name} other {{number} names}}</strong> with a letter that was lost, or that documents cannot write.',
  'imports.warning.farAboveOthers':
    '<strong>{count, plural, one {{number} value} other {{number} values}}</strong> beyond ten times the other rows (99 in 100 are not above {value}).',
  'imports.warning.zeroAmount':
    '<strong>{count, plural, one {{number} row} other {{number} rows}}</strong> with an amount of 0.',
  'imports.warning.example': 'row {row}{hasValue, select, true {: {value}} other {}}',
  'imports.prizes': 'Effect on prizes',
  'imports.prizes.earned':
    '<strong>{earned}</strong> accumulated with the sales of {dealers, plural, one {{number} dealer} other {{number} dealers}}',
  'imports.prizes.reaching':
    '{count, plural, one {{number} dealer reaches its goal} other {{number} dealers reach their goals}}',
  'imports.prizes.falling':
    '{count, plural, one {{number} dealer falls below its goal} other {{number} dealers fall below their goals}}',
  'imports.prizes.closed': 'A closed campaign: prizes do not change.',

  'imports.errors': 'Wrong rows',
  'imports.errors.column': 'Column',
  'imports.errors.value': 'Value',
  'imports.errors.some': 'Here are the first {visible}; the file to download has them all.',
  'imports.errors.download': 'Download the wrong rows',

  'imports.apply': 'Apply',
  'imports.applyValid': 'Apply the valid rows alone',
  'imports.applyValid.title': 'Apply the valid rows alone?',
  'imports.applyValid.text':
    '{valid, plural, one {{validNumber} row is applied} other {{validNumber} rows are applied}}; {invalid, plural, one {{invalidNumber} wrong row is left out} other {{invalidNumber} wrong rows are left out}}, to be mended and uploaded apart.',
  'imports.undo': 'Undo the import',
  'imports.undo.title': 'Undo the import?',
  'imports.undo.cancel': 'Leave it as it is',
  'imports.undo.text':
    'Everything that the file has added or changed becomes exactly what it was. If other changes depend on this file already, nothing is undone and you are told which.',

  'imports.undo.worsening':
    '{dealers, plural, =1 {For one dealer that had accepted something gets worse} other {For {number} dealers that had accepted something gets worse}}: {accumulated} less accumulated, {expendable} less to be spent. They are told by mail and in the portal.',
  'imports.undo.closedCampaigns': 'Closed campaigns that have counted these rows already: their figures do not change.',
  'imports.undo.closedCampaign': '{title}: {count, plural, one {{number} tyre} other {{number} tyres}}',

  'imports.obstacles.title': 'The import cannot be undone',
  'imports.obstacles.text': 'Nothing has changed. These depend on this file already:',
  'imports.obstacles.stopped': 'The undoing has stopped and has changed nothing. These depend on this file already:',
  'imports.obstacles.more': '{count, plural, =1 {And one more case.} other {And {number} more cases.}}',
  'imports.obstacle.import': 'The import {text}: undo it before this one.',
  'imports.obstacle.campaignClosed': 'The campaign {text} was closed.',
  'imports.obstacle.goalEdited': '{text}: the goal was edited.',
  'imports.obstacle.accepted': '{text}: the dealer accepted.',
  'imports.obstacle.removed': '{text}: the dealer was taken out of the campaign.',
  'imports.obstacle.addedAgain': '{text}: the dealer was taken out of the campaign and added again.',
  'imports.obstacle.memberChanged': '{text}: the data was edited.',
  'imports.obstacle.hasSales': '{text}: has sales.',
  'imports.obstacle.hasUsers': '{text}: has users.',
  'imports.obstacle.hasCampaigns': '{text}: is in campaigns.',
  'imports.obstacle.worseForDealers':
    '{text}: undoing it makes accepted goals worse, which the settings of approvals do not allow without more.',
  'imports.obstacle.hasConsents': '{text}: has answered to the notice on SMS messages.',
  'imports.obstacle.hasChildren': '{text}: has other members below.',
  'imports.obstacle.hasNotes': '{text}: has notes, or its users have written some.',
  'imports.obstacle.hasDisputes': '{text}: has disputes.',
  'imports.obstacle.hasApprovals': '{text}: a request for approval is about it.',
  'imports.obstacle.hasHolds': '{text}: its prizes are, or were, on hold.',
  'imports.obstacle.hasSettlements': '{text}: is in a settlement, or has documents.',
  'imports.obstacle.hasAccruals': '{text}: is in the accruals of a closed month.',
  'imports.obstacle.held': '{text}: the prize was put on hold after the proposal.',
  'imports.obstacle.balanceChanged': '{text}: the balance has changed since the proposal.',
  'imports.obstacle.wrongColumn': '{text}: the column is not expected, or is repeated.',
  'imports.obstacle.missingColumn': '{text}: the column is missing.',
  'imports.obstacle.vatNumberTaken': '{text}: the VAT number it had is now that of another member.',
  'imports.obstacle.parentDeleted': '{text}: the member below which it stood was deleted.',
  'imports.obstacle.written': '{text}',

  'problem.reason.laterChanges': 'Later changes depend on this import: it cannot be undone.',
  'problem.reason.mappedColumnUnknown': 'The file does not have this column.',
  'problem.reason.mappedFieldUnknown': 'A file of this kind does not have this field.',
  'problem.reason.mappedTwice': 'Two columns stand for the same field, or one column stands for two.',
  'problem.reason.mappedFieldMissing': 'A required field has no column.',
};
