import {
  editableDealerFields,
  type EditableDealerField,
  type TableDealerField,
  type WrittenDealerField,
} from '@gdd/schema/dealers';
import type { ListColumn } from '../../shared/list/columns/ListColumn';

/** Where a dealer's fields (schema/dealers.ts) are displayed; a field that is missing here does not compile. */

export const formSections = ['registry', 'contacts', 'network'] as const;
type FormSection = (typeof formSections)[number];

/** The fields of the form in their order, each with its section. */
export const formFields = {
  businessName: 'registry',
  country: 'registry',
  vatNumber: 'registry',
  taxCode: 'registry',
  code: 'registry',
  joinedOn: 'registry',
  region: 'registry',
  province: 'registry',
  city: 'registry',
  tier: 'registry',
  status: 'registry',
  address: 'contacts',
  postalCode: 'contacts',
  sdiCode: 'contacts',
  pec: 'contacts',
  email: 'contacts',
  phone: 'contacts',
  parentId: 'network',
} as const satisfies Record<WrittenDealerField, FormSection>;

/** The fields that the page's header, its seat and its network path already show. */
type ShownElsewhere = 'status' | 'tier' | 'region' | 'province' | 'city' | 'parentId';

export type PageFact = Exclude<WrittenDealerField, ShownElsewhere> | 'seat' | 'updatedAt';

/** The facts of the page in their order, each with its section. */
export const pageFacts = {
  businessName: 'registry',
  code: 'registry',
  country: 'registry',
  vatNumber: 'registry',
  taxCode: 'registry',
  seat: 'registry',
  joinedOn: 'registry',
  updatedAt: 'registry',
  address: 'contacts',
  postalCode: 'contacts',
  sdiCode: 'contacts',
  pec: 'contacts',
  email: 'contacts',
  phone: 'contacts',
} as const satisfies Record<PageFact, FormSection>;

type ColumnLayout = Pick<ListColumn<never, never>, 'width' | 'grow' | 'align' | 'card'>;

/** The figures of a dealer that the list shows besides its fields. */
export const performanceFields = ['tires', 'tiresBefore', 'bestCampaign', 'lastPurchaseOn'] as const;
export type PerformanceField = (typeof performanceFields)[number];

export type ListedField = Exclude<TableDealerField, 'isProspect'> | PerformanceField;

/** The columns of the list in their order: performance before location. The tier includes whether it is a prospect. */
export const listFields: Readonly<Record<ListedField, ColumnLayout>> = {
  businessName: { width: 164, grow: true, card: 'title' },
  code: { width: 78, card: 'line' },
  status: { width: 102, card: 'badge' },
  tier: { width: 84, card: 'badge' },
  tires: { width: 104, align: 'end', card: 'fact' },
  tiresBefore: { width: 112, align: 'end', card: 'fact' },
  bestCampaign: { width: 184, card: 'fact' },
  lastPurchaseOn: { width: 92, card: 'fact' },
  city: { width: 100, card: 'line' },
  province: { width: 76, card: 'line' },
  parentId: { width: 112, card: 'fact' },
  vatNumber: { width: 132, card: 'fact' },
  region: { width: 96, card: 'line' },
  joinedOn: { width: 88, card: 'fact' },
};

/** The fields whose name is too long for a column: the short one is `dealers.column.<field>`. */
const shortened: Partial<Record<ListedField, true>> = { vatNumber: true, parentId: true, joinedOn: true };

/** The message id of a field's label. */
export function labelId(field: WrittenDealerField | PerformanceField): string {
  return `dealers.${field}`;
}

/** The message id of a column's label, without the prefix of the dealers. */
export function columnLabel(field: ListedField): string {
  return shortened[field] ? `column.${field}` : field;
}

/** The fields that are compared when two users have changed a dealer, section by section. */
export const comparedFields: readonly EditableDealerField[] = formSections.flatMap((section) =>
  editableDealerFields.filter((field) => formFields[field] === section),
);
