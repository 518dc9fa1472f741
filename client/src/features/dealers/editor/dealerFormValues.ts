import { homeCountry } from '@gdd/schema/invoicing';
import {
  dealerFields,
  editableDealerFields,
  writtenDealerFields,
  type EditableDealerField,
  type OptionalDealerField,
  type WrittenDealerField,
} from '@gdd/schema/dealers';
import { byName, type FieldDeclaration, type FieldKind } from '@gdd/schema/fields';
import type { Region } from '@gdd/schema/geography';
import type {
  DealerStatus,
  DealerTier,
  CreateDealerInput,
  UpdateDealerInput,
} from '../../../shared/apollo/schema.generated';
import type { SearchOption } from '../../../shared/forms/searchSelect/SearchSelect';
import type { DealerRecordFragment } from '../dealer.generated';
import { isDealerParentRole, type DealerParentRole } from '../dealerOptions';
import { memberOption } from '../../../domain/members/useMemberSearch';

/** The form value of some kinds of fields; all others are text. */
interface KindFormValues {
  region: Region | '';
  status: DealerStatus;
  tier: DealerTier | '';
  member: SearchOption | null;
}

type KindOf<Field extends WrittenDealerField> = (typeof dealerFields)[Field]['kind'];

type FieldValues = {
  -readonly [Field in WrittenDealerField]: KindOf<Field> extends keyof KindFormValues
    ? KindFormValues[KindOf<Field>]
    : string;
};

/**
 * The values of the dealer form. Their names are those of the API's fields, so that its errors can be assigned to them.
 */
export type DealerFormValues = FieldValues & { parentRole: DealerParentRole | '' };

/** A text field. */
export type TypedField = {
  [Field in WrittenDealerField]: KindOf<Field> extends keyof KindFormValues ? never : Field;
}[WrittenDealerField];

export const emptyDealer: DealerFormValues = {
  ...byName<FieldValues>(writtenDealerFields, (field) => {
    if (field === 'parentId') return null;
    if (field === 'country') return homeCountry;
    return field === 'status' ? 'ACTIVE' : '';
  }),
  parentRole: '',
};

/** A dealer as form values. */
export function formValuesOf(dealer: DealerRecordFragment): DealerFormValues {
  const { parent } = dealer;
  return {
    ...byName<FieldValues>(writtenDealerFields, (field) =>
      field === 'parentId' ? parent && memberOption(parent) : (dealer[field] ?? ''),
    ),
    parentRole: parent && isDealerParentRole(parent.role) ? parent.role : '',
  };
}

/** A text in its stored form: one line, without outer blanks. */
function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** The stored forms of kinds that are more than one line of text. */
const storedForms: Partial<Record<FieldKind, (text: string) => string>> = {
  code: normalCode,
  vatNumber: normalVatNumber,
  taxCode: normalCode,
  sdiCode: normalCode,
};

/** The value that a text field sends: in its stored form; null for an optional one that is empty. */
function sentText(field: TypedField, text: string): string | null {
  const { kind, optional }: FieldDeclaration = dealerFields[field];
  const stored = storedForms[kind]?.(text) ?? oneLine(text);
  return optional && stored === '' ? null : stored;
}

type SentFields = {
  [Field in EditableDealerField]: Field extends OptionalDealerField
    ? string | null
    : Field extends 'tier'
      ? DealerTier
      : string;
};

/** The input that creating and changing have in common; undefined while a required choice is missing. */
function commonInput(values: DealerFormValues): SentFields | undefined {
  const { tier, parentId } = values;
  if (tier === '' || parentId === null) return undefined;
  return byName<SentFields>(editableDealerFields, (field) => {
    if (field === 'tier') return tier;
    if (field === 'parentId') return parentId.id;
    return field === 'region' ? values.region : sentText(field, values[field]);
  });
}

export function createInput(values: DealerFormValues): CreateDealerInput | undefined {
  const common = commonInput(values);
  return common && { ...common, code: normalCode(values.code), status: values.status };
}

export function updateInput(values: DealerFormValues, version: number): UpdateDealerInput | undefined {
  const common = commonInput(values);
  return common && { ...common, version };
}

/** A dealer code in its stored form: in capitals. */
export function normalCode(text: string): string {
  return text.trim().toUpperCase();
}

/** Normalises a VAT number as people copy it: '0123 456 7890' or 'IT01234567890' → the digits. */
export function normalVatNumber(text: string): string {
  return text.replace(/\s+/gu, '').replace(/^IT/i, '').toUpperCase();
}
