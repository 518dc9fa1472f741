import {
  dealerFields,
  editableDealerFields,
  writtenDealerFields,
  type EditableDealerField,
  type OptionalDealerField,
  type WrittenDealerField,
} from '@gdd/schema/dealers';
import { byName, type FieldDeclaration } from '@gdd/schema/fields';
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

/** The form's value of a field of each kind; all others hold their text. */
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

/** The values of the dealer's form; the names are those of the API's fields, so that its refusals find them. */
export type DealerFormValues = FieldValues & { parentRole: DealerParentRole | '' };

/** A field that is typed. */
export type TypedField = {
  [Field in WrittenDealerField]: KindOf<Field> extends keyof KindFormValues ? never : Field;
}[WrittenDealerField];

export const emptyDealer: DealerFormValues = {
  ...byName<FieldValues>(writtenDealerFields, (field) => {
    if (field === 'parentId') return null;
    return field === 'status' ? 'ACTIVE' : '';
  }),
  parentRole: '',
};

/** A dealer as the form edits it. */
export function formValuesOf(dealer: DealerRecordFragment): DealerFormValues {
  const { parent } = dealer;
  return {
    ...byName<FieldValues>(writtenDealerFields, (field) =>
      field === 'parentId' ? parent && memberOption(parent) : (dealer[field] ?? ''),
    ),
    parentRole: parent && isDealerParentRole(parent.role) ? parent.role : '',
  };
}

/** A text as the server keeps it: one line, no outer blanks. */
function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** The value that a typed field sends: as the server keeps it, null where it may be empty and is. */
function sentText(field: TypedField, text: string): string | null {
  const { kind, optional }: FieldDeclaration = dealerFields[field];
  const stored = kind === 'code' ? normalCode(text) : kind === 'vatNumber' ? normalVatNumber(text) : oneLine(text);
  return optional && stored === '' ? null : stored;
}

type SentFields = {
  [Field in EditableDealerField]: Field extends OptionalDealerField
    ? string | null
    : Field extends 'tier'
      ? DealerTier
      : string;
};

/** The fields that creating and changing have in common; undefined while a required choice is missing. */
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

/** A code as it is stored: in capitals. */
export function normalCode(text: string): string {
  return text.trim().toUpperCase();
}

/** '0123 456 7890' or 'IT01234567890', as people copy it, → the digits. */
export function normalVatNumber(text: string): string {
  return text.replace(/\s+/gu, '').replace(/^IT/i, '');
}
