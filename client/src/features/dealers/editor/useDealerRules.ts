import { isForeignVatNumber } from '@gdd/schema/countries';
import { dealerFields } from '@gdd/schema/dealers';
import type { FieldDeclaration } from '@gdd/schema/fields';
import { isProvinceOf } from '@gdd/schema/geography';
import { homeCountry, isPostalCodeOf, isSdiCode, isSdiCodeOf, seatLimits } from '@gdd/schema/invoicing';
import { emailPattern, isPhoneNumber } from '../../../shared/forms/fields/rules';
import { useTexts } from '../../../shared/i18n/useTexts';
import { isIsoDate } from '../../../shared/list/state/parameters';
import { normalCode, normalVatNumber, type DealerFormValues, type TypedField } from './dealerFormValues';
import { isVatNumber } from './vatNumber';

const firstDay = '1900-01-01';
const lastDay = '2099-12-31';

/** The validation rules of a text field of the dealer form: the server's own, so that it rarely refuses a form. */
export function useDealerRules() {
  const { say, format } = useTexts('dealers.form');
  const rules: Readonly<Record<TypedKind, TypedRules>> = {
    code: { validate: { pattern: (text) => /^[A-Z0-9][A-Z0-9._/-]{0,29}$/.test(normalCode(text)) } },
    text: {},
    vatNumber: {
      validate: {
        digits: (text, { country }) =>
          country !== homeCountry || /^\d{11}$/.test(normalVatNumber(text)) || say('vatDigits'),
        check: (text, { country }) => country !== homeCountry || isVatNumber(normalVatNumber(text)) || say('vatCheck'),
        form: (text, { country }) =>
          country === homeCountry || isForeignVatNumber(country, normalVatNumber(text)) || say('vatOfCountry'),
      },
    },
    country: {},
    postalCode: {
      maxLength: seatLimits.postalCode,
      validate: { invalid: (text, { country }) => isPostalCodeOf(country, text.trim()) || say('postalCode') },
    },
    taxCode: { validate: { invalid: (text) => /^([A-Z0-9]{16}|\d{11})$/.test(normalCode(text)) || say('taxCode') } },
    sdiCode: {
      validate: {
        invalid: (text) => isSdiCode(normalCode(text)) || say('sdiCode'),
        foreign: (text, { country }) => isSdiCodeOf(country, normalCode(text)) || say('sdiForeign'),
      },
    },
    province: { validate: { invalid: (province, { region }) => isProvinceOf(region, province) } },
    email: { maxLength: 254, validate: { invalid: (text) => emailPattern.test(text.trim()) } },
    phone: { validate: { invalid: (text) => isPhoneNumber(text.trim()) } },
    date: {
      validate: {
        invalid: isIsoDate,
        early: (day) => day >= firstDay || say('dateEarly', { date: format.date(firstDay) }),
        late: (day) => day <= lastDay || say('dateLate', { date: format.date(lastDay) }),
      },
    },
  };
  return (field: TypedField): TypedRules => {
    const declared: FieldDeclaration & { readonly kind: TypedKind } = dealerFields[field];
    const maxLength = declared.kind === 'text' && { maxLength: declared.maxLength };
    const { validate, ...rest } = rules[declared.kind];
    if (declared.optional) return { ...rest, ...maxLength, validate: whereFilled(validate ?? {}) };
    // blanks alone are not a text
    return {
      ...rest,
      ...maxLength,
      required: true,
      validate: { ...(maxLength && { required: isFilled }), ...validate },
    };
  };
}

type TypedKind = (typeof dealerFields)[TypedField]['kind'];
type Validate = Readonly<Record<string, (text: string, values: DealerFormValues) => boolean | string>>;

interface TypedRules {
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly validate?: Validate;
}

/** Applies rules only to fields that are not empty. */
function whereFilled(validate: Validate): Validate {
  return Object.fromEntries(
    Object.entries(validate).map(([name, rule]) => [
      name,
      (text: string, values: DealerFormValues) => !isFilled(text) || rule(text, values),
    ]),
  );
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}
