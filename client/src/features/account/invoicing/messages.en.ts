import type { it } from './messages.it';

export const en: Record<keyof typeof it, string> = {
  'account.invoicing': 'Invoicing data',
  'account.invoicing.missing': 'To receive electronic documents there is still missing: {missing}.',
  'account.invoicing.missing.BUSINESS_NAME': 'the company name in Latin letters',
  'account.invoicing.missing.COUNTRY': 'the country',
  'account.invoicing.missing.VAT_NUMBER': 'the VAT number',
  'account.invoicing.missing.ADDRESS': 'the address',
  'account.invoicing.missing.POSTAL_CODE': 'the postal code',
  'account.invoicing.missing.CITY': 'the city',
  'account.invoicing.missing.PROVINCE': 'the province',
  'account.invoicing.missing.SDI_CODE': 'the SDI code or the certified mail (PEC)',
  'account.invoicing.missing.PEC': 'the certified mail (PEC)',
  'account.invoicing.numbers': 'VAT number and tax code are changed by the office alone.',
  'account.invoicing.delivery': 'SDI code and certified mail (PEC)',
  'account.invoicing.delivery.text':
    'They hold at once, from the next documents on. Your password is needed, and we notify your address and the certified mail until now.',
  'account.invoicing.delivery.submit': 'Change SDI code and PEC',
  'account.invoicing.delivery.saved': 'SDI code and PEC were changed.',
  'account.invoicing.sdiCode.invalid': 'An SDI code has 7 letters and digits',
  'account.invoicing.sdiCode.foreign': 'XXXXXXX is only for those outside Italy',
  'account.invoicing.pec.invalid': 'A PEC is an email address, such as name@pec.example.it',
  'account.invoicing.company': 'Company name and seat',
  'account.invoicing.company.text':
    'What you change here holds only once the office has approved it: we notify you of the outcome. A new request takes the place of one that waits.',
  'account.invoicing.company.submit': 'Ask for the change',
  'account.invoicing.company.sent': 'The request is saved: what you changed waits for the office.',
  'account.invoicing.company.withdraw': 'Withdraw the request',
  'account.invoicing.company.withdrawn': 'The request is withdrawn: the present data stay.',
  'account.invoicing.businessName': 'Company name',
  'account.invoicing.postalCode.invalid': 'The postal code has 5 digits',
  'account.invoicing.request.PENDING':
    'The request of {asked} waits for the office: below is what you asked for. If nobody decides before, it expires on {expires}.',
  'account.invoicing.request.APPROVED': 'The request of {asked} was approved on {decided}.',
  'account.invoicing.request.REFUSED': 'The request of {asked} was refused on {decided}. Reason: {reason}',
  'account.invoicing.request.EXPIRED':
    'The request of {asked} expired without an answer: ask again if it is still needed.',
};
