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
import { regions } from '@gdd/schema/geography';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import { z } from 'zod';
import { isMemberCode } from '../domain/text.js';
import { isVatNumber } from '../domain/vatNumber.js';
import { calendarDate, line, mailAddress, optionalText, phoneNumber } from '../platform/http/inputs.js';
import { bodyId } from '../platform/http/routes.js';

export const dealerStatus = z.enum(dealerStatuses).meta({ id: 'DealerStatus' });
export const dealerTier = z.enum(dealerTiers).meta({ id: 'DealerTier' });

const responses = {
  code: z.string(),
  text: z.string(),
  vatNumber: z.string(),
  region: z.string(),
  province: z.string().describe('Plate code'),
  email: z.string(),
  phone: z.string(),
  status: dealerStatus,
  tier: dealerTier,
  boolean: z.boolean(),
  date: z.string().meta({ format: 'date' }),
  member: z.number().int().nullable().describe('Null for the caller’s own member: what stands above is not shown'),
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
  vatNumber: z.string().trim().refine(isVatNumber).describe('Eleven digits with a valid check digit'),
  region: z.enum(regions as [string, ...string[]]),
  province: z.string().max(2).describe('Plate code of a province of the region'),
  email: mailAddress,
  phone: phoneNumber,
  date: calendarDate,
} satisfies Record<Exclude<FieldKind, 'text' | keyof typeof choices | 'boolean'>, Text>;

const choices = {
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
