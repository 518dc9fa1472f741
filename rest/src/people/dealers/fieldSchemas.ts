/** The schemas of the fields of a dealer (schema/dealers.ts), for responses and for input, by kind of field. */
import {
  dealerFields,
  editableDealerFields,
  firstDealerFields,
  pageDealerFields,
  tableDealerFields,
  writtenDealerFields,
  type DealerField,
  type WrittenDealerField,
} from '@gdd/schema/dealers';
import { byName, namesOf, pick, type FieldDeclaration, type FieldKind } from '@gdd/schema/fields';
import { isCountry } from '@gdd/schema/countries';
import { isProvinceOf, regions } from '@gdd/schema/geography';
import { homeCountry, isPostalCodeOf, isSdiCode, isSdiCodeOf, seatLimits } from '@gdd/schema/invoicing';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import { z } from 'zod';
import { isVatNumberOf } from '../../ground/domain/vatNumber.js';
import { isTaxCode } from '../../ground/domain/taxCode.js';
import { isMemberCode } from '../../ground/domain/text.js';
import { calendarDate, line, mailAddress, optionalText, phoneNumber } from '../../ground/platform/http/inputs.js';
import { bodyId } from '../../ground/platform/http/routes.js';

export const dealerStatus = z.enum(dealerStatuses).meta({ id: 'DealerStatus' });
export const dealerTier = z.enum(dealerTiers).meta({ id: 'DealerTier' });

const responses = {
  code: z.string(),
  text: z.string(),
  country: z.string().describe('ISO 3166-1, alpha-2'),
  vatNumber: z.string().describe('Without the code of the country'),
  postalCode: z.string(),
  taxCode: z.string(),
  sdiCode: z.string(),
  region: z.string(),
  province: z.string().describe('Plate code'),
  email: z.string(),
  phone: z.string(),
  status: dealerStatus,
  tier: dealerTier,
  boolean: z.boolean(),
  date: z.string().meta({ format: 'date' }),
  member: z.number().int().nullable().describe('Null for the caller’s own member: members above it are not shown'),
} satisfies Record<FieldKind, z.ZodType>;

type KindOf<Name extends DealerField> = (typeof dealerFields)[Name]['kind'];
type IfOptional<Name extends DealerField, Then, Else> = (typeof dealerFields)[Name] extends { readonly optional: true }
  ? Then
  : Else;

type DealerResponses = {
  [Name in DealerField]: IfOptional<Name, z.ZodNullable<z.ZodString>, (typeof responses)[KindOf<Name>]>;
};

const dealerResponses = byName<DealerResponses>(namesOf(dealerFields), (name) => {
  const field: FieldDeclaration = dealerFields[name];
  return field.optional ? responses[field.kind].nullable() : responses[field.kind];
});

/** The fields of a dealer in the table, and the additional ones of its page. */
export const tableResponses = pick(dealerResponses, tableDealerFields);
export const pageResponses = pick(dealerResponses, pageDealerFields);

type Text = z.ZodType<string, string>;

const checks = {
  code: z
    .string()
    .transform((code) => code.trim().toUpperCase())
    .refine(isMemberCode)
    .describe('Up to 30 letters, digits and . _ / -, kept in capitals'),
  vatNumber: z
    .string()
    .transform((text) => text.trim().toUpperCase())
    .refine((text) => /^[A-Z0-9]{2,28}$/.test(text))
    .describe('Italian: eleven digits with a valid check digit; others by the form of their country, without its code'),
  postalCode: line(seatLimits.postalCode),
  taxCode: z
    .string()
    .transform((text) => text.trim().toUpperCase())
    .refine(isTaxCode)
    .describe('Codice fiscale, with a valid check character'),
  sdiCode: z
    .string()
    .transform((text) => text.trim().toUpperCase())
    .refine(isSdiCode)
    .describe('Seven letters and digits; in Italy not XXXXXXX'),
  region: z.enum(regions as [string, ...string[]]),
  province: z.string().max(2).describe('Plate code of a province of the region'),
  email: mailAddress,
  phone: phoneNumber,
  date: calendarDate,
} satisfies Record<Exclude<FieldKind, 'text' | keyof typeof choices | 'boolean'>, Text>;

/** The country of a dealer; Italy where none is given. */
export const countryCode = z
  .string()
  .transform((code) => code.trim().toUpperCase())
  .refine(isCountry)
  .describe('ISO 3166-1, alpha-2');

const choices = {
  country: countryCode
    .nullish()
    .transform((code) => code ?? homeCountry)
    .describe('ISO 3166-1, alpha-2; IT where none is given'),
  status: z.enum(dealerStatuses).default('active'),
  tier: z.enum(dealerTiers),
  member: bodyId,
};

const optional = (text: Text) => optionalText(text);

type DealerChecks = {
  [Name in WrittenDealerField]: KindOf<Name> extends keyof typeof choices
    ? (typeof choices)[KindOf<Name>]
    : IfOptional<Name, ReturnType<typeof optional>, Text>;
};

const dealerChecks = byName<DealerChecks>(writtenDealerFields, (name) => {
  const field: FieldDeclaration = dealerFields[name];
  switch (field.kind) {
    case 'country':
    case 'status':
    case 'tier':
    case 'member':
      return choices[field.kind];
    case 'boolean':
      throw new Error(`${name} follows from other fields and is not written.`);
    default: {
      const text = field.kind === 'text' ? line(field.maxLength) : checks[field.kind];
      return field.optional ? optional(text) : text;
    }
  }
});

/** The checks of the editable fields, and of those that are set only when a dealer is created. */
export const editableChecks = pick(dealerChecks, editableDealerFields);
export const firstChecks = pick(dealerChecks, firstDealerFields);

/** The fields of a dealer that have to fit each other. */
interface FittingFields {
  readonly country: string;
  readonly vatNumber: string;
  readonly region: string;
  readonly province: string;
  readonly postalCode: string | null;
  readonly sdiCode: string | null;
}

/** Refuses fields that do not fit the dealer's country, or a province of another region. */
export function checkFitting(fields: FittingFields, context: z.RefinementCtx): void {
  const { country, vatNumber, region, province, postalCode, sdiCode } = fields;
  const fits = {
    vatNumber: isVatNumberOf(country, vatNumber),
    province: isProvinceOf(region, province),
    postalCode: postalCode === null || isPostalCodeOf(country, postalCode),
    sdiCode: sdiCode === null || isSdiCodeOf(country, sdiCode),
  };
  for (const [field, isFitting] of Object.entries(fits)) {
    if (!isFitting) context.addIssue({ code: 'custom', path: [field], message: field });
  }
}
