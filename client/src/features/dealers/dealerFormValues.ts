import type { Region } from '@gdd/schema/geography';
import type {
  DealerStatus,
  DealerTier,
  CreateDealerInput,
  UpdateDealerInput,
} from '../../shared/apollo/schema.generated';
import type { SearchOption } from '../../shared/forms/SearchSelect';
import type { DealerRecordFragment } from './dealer.generated';
import { isDealerParentRole, type DealerParentRole } from './dealerOptions';
import { memberOption } from '../../shared/members/useMemberSearch';

/** What stands in the dealer's form; the names are those of the API's fields, so that its refusals find them. */
export interface DealerFormValues {
  code: string;
  businessName: string;
  vatNumber: string;
  region: Region | '';
  province: string;
  city: string;
  email: string;
  phone: string;
  status: DealerStatus;
  tier: DealerTier | '';
  joinedOn: string;
  parentRole: DealerParentRole | '';
  parentId: SearchOption | null;
}

export const emptyDealer: DealerFormValues = {
  code: '',
  businessName: '',
  vatNumber: '',
  region: '',
  province: '',
  city: '',
  email: '',
  phone: '',
  status: 'ACTIVE',
  tier: '',
  joinedOn: '',
  parentRole: '',
  parentId: null,
};

/** A dealer as the form edits it. */
export function formValuesOf(dealer: DealerRecordFragment): DealerFormValues {
  const { code, businessName, vatNumber, region, province, city, email, phone, status, tier, joinedOn, parent } =
    dealer;
  return {
    ...{ code, businessName, vatNumber, province, city, status, tier, joinedOn },
    region: region as Region,
    email: email ?? '',
    phone: phone ?? '',
    parentRole: parent && isDealerParentRole(parent.role) ? parent.role : '',
    parentId: parent && memberOption(parent),
  };
}

/** What the server keeps of a text: one line, no outer blanks. */
function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** The fields that creating and changing have in common; undefined while a required choice is missing. */
function commonInput(values: DealerFormValues) {
  const { tier, parentId } = values;
  if (tier === '' || parentId === null) return undefined;
  return {
    businessName: oneLine(values.businessName),
    vatNumber: normalVatNumber(values.vatNumber),
    region: values.region,
    province: values.province,
    city: oneLine(values.city),
    email: values.email.trim() || null,
    phone: oneLine(values.phone) || null,
    tier,
    joinedOn: values.joinedOn,
    parentId: parentId.id,
  };
}

export function createInput(values: DealerFormValues): CreateDealerInput | undefined {
  const common = commonInput(values);
  return common && { ...common, code: normalCode(values.code), status: values.status };
}

export function updateInput(values: DealerFormValues, version: number): UpdateDealerInput | undefined {
  const common = commonInput(values);
  return common && { ...common, version };
}

/** A code as it is kept: in capitals. */
export function normalCode(text: string): string {
  return text.trim().toUpperCase();
}

/** '0123 456 7890' or 'IT01234567890', as people copy it, → the digits. */
export function normalVatNumber(text: string): string {
  return text.replace(/\s+/gu, '').replace(/^IT/i, '');
}
