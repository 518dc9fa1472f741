import type { it } from './messages.it';

export const en: Record<keyof typeof it, string> = {
  'dealers.form.edit': 'Edit {name}',
  'dealers.form.parentRole': 'Kind of manager',
  'dealers.form.parentFirst': 'Choose the kind of manager first.',
  'dealers.form.codeHint': 'Capital letters, digits and . _ / -, at most 30. It cannot be changed later.',
  'dealers.form.codeFixed': 'The code cannot be changed.',
  'dealers.form.vatHint': '11 digits',
  'dealers.form.provinceFirst': 'Choose the region first.',
  'dealers.form.vatOfCountry': 'The VAT number does not have the form of those of this country',
  'dealers.form.foreignVatHint': 'Without the code of the country',
  'dealers.form.postalCode': 'The postal code has 5 digits',
  'dealers.form.taxCode': 'A tax code has 16 characters, or the 11 digits of a VAT number',
  'dealers.form.sdiCode': 'An SDI code has 7 letters and digits',
  'dealers.form.sdiForeign': 'XXXXXXX is only for those outside Italy',
  'dealers.form.vatDigits': 'The VAT number has 11 digits',
  'dealers.form.vatCheck': 'VAT number not valid: check the digits',
  'dealers.form.dateEarly': 'The date is too far away: not before {date}',
  'dealers.form.dateLate': 'The date is too far away: not after {date}',
  'dealers.form.submitCreate': 'Create dealer',
  'dealers.form.submitEdit': 'Save',
  'dealers.form.created': '{name} has been created.',
  'dealers.form.saved': 'The changes to {name} have been saved.',
  'dealers.stale.title': 'The dealer has been changed in the meantime',
  'dealers.stale.text':
    'While you were editing, somebody else saved newer values. Choose what becomes of those that you wrote; the other fields are up to date already.',
};
