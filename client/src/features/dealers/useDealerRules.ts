import { isProvinceOf } from '@gdd/schema/geography';
import { useIntl } from 'react-intl';
import { emailPattern } from '../../shared/forms/rules';
import { useFormat } from '../../shared/i18n/useFormat';
import { isIsoDate } from '../../shared/list/parameters';
import { normalCode, normalVatNumber, type DealerFormValues } from './dealerFormValues';
import { isVatNumber } from './vatNumber';

const longestName = 160;
const longestCity = 80;
const firstDay = '1900-01-01';
const lastDay = '2099-12-31';

/** The rules of the dealer's form: the server's own, so that its refusals are the exception. */
export function useDealerRules() {
  const intl = useIntl();
  const format = useFormat();
  const say = (id: string, values = {}) => intl.formatMessage({ id: `dealers.form.${id}` }, values);
  return {
    code: {
      required: true,
      validate: { pattern: (text: string) => /^[A-Z0-9][A-Z0-9._/-]{0,29}$/.test(normalCode(text)) },
    },
    name: { required: true, maxLength: longestName, validate: { required: isFilled } },
    city: { required: true, maxLength: longestCity, validate: { required: isFilled } },
    vatNumber: {
      required: true,
      validate: {
        digits: (text: string) => /^\d{11}$/.test(normalVatNumber(text)) || say('vatDigits'),
        check: (text: string) => isVatNumber(normalVatNumber(text)) || say('vatCheck'),
      },
    },
    province: {
      required: true,
      validate: {
        invalid: (province: string, { region }: DealerFormValues) => isProvinceOf(region, province),
      },
    },
    email: {
      maxLength: 254,
      validate: { invalid: (text: string) => text.trim() === '' || emailPattern.test(text.trim()) },
    },
    phone: {
      validate: {
        invalid: (text: string) => text.trim() === '' || isPhoneNumber(text.trim()),
      },
    },
    joinedOn: {
      required: true,
      validate: {
        invalid: isIsoDate,
        early: (day: string) => day >= firstDay || say('dateEarly', { date: format.date(firstDay) }),
        late: (day: string) => day <= lastDay || say('dateLate', { date: format.date(lastDay) }),
      },
    },
    choice: { required: true },
  };
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}

/** Digits as people write them: spaces, points, dashes, brackets, one leading +. */
function isPhoneNumber(text: string): boolean {
  return /^\+?[0-9 ()./-]{5,30}$/.test(text) && text.replace(/\D/g, '').length >= 5;
}
