import {
  editableDealerFields,
  type EditableDealerField,
  type TableDealerField,
  type WrittenDealerField,
} from '@gdd/schema/dealers';
import type { ListColumn } from '../../shared/list/columns/ListColumn';

/** The places of a dealer's fields (schema/dealers.ts) on the screen: a field without a place does not compile. */

export const formSections = ['registry', 'contacts', 'network'] as const;
type FormSection = (typeof formSections)[number];

/** The form: its fields in their order, each with its section. */
export const formFields = {
  businessName: 'registry',
  vatNumber: 'registry',
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
  email: 'contacts',
  phone: 'contacts',
  parentId: 'network',
} as const satisfies Record<WrittenDealerField, FormSection>;

/** The fields that the page's header, its seat and its way through the network tell already. */
type StatedElsewhere = 'status' | 'tier' | 'region' | 'province' | 'city' | 'parentId';

export type PageFact = Exclude<WrittenDealerField, StatedElsewhere> | 'seat' | 'updatedAt';

/** The page: its facts in their order, each with its section. */
export const pageFacts = {
  businessName: 'registry',
  code: 'registry',
  vatNumber: 'registry',
  seat: 'registry',
  joinedOn: 'registry',
  updatedAt: 'registry',
  address: 'contacts',
  postalCode: 'contacts',
  sdiCode: 'contacts',
  email: 'contacts',
  phone: 'contacts',
} as const satisfies Record<PageFact, FormSection>;

type Place = Pick<ListColumn<never, never>, 'width' | 'grow' | 'align' | 'card'>;

/** The figures of a dealer that the list shows beside its fields. */
export const performanceFields = ['tires', 'tiresBefore', 'bestCampaign', 'lastPurchaseOn'] as const;
export type PerformanceField = (typeof performanceFields)[number];

export type ListedField = Exclude<TableDealerField, 'isProspect'> | PerformanceField;

/** The list: its columns in their order, how a dealer performs before where it is. Its tier says whether it is a prospect. */
export const listFields: Readonly<Record<ListedField, Place>> = {
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

/** The fields whose name is too long for a column: `dealers.column.<field>` is the short one. */
const shortened: Partial<Record<ListedField, true>> = { vatNumber: true, parentId: true, joinedOn: true };

/** The message that names a field. */
export function labelId(field: WrittenDealerField | PerformanceField): string {
  return `dealers.${field}`;
}

/** The message that stands above a column, after the prefix of the dealers. */
export function columnLabel(field: ListedField): string {
  return shortened[field] ? `column.${field}` : field;
}

/** The fields that two people may have changed, in the order of the message, section by section. */
export const comparedFields: readonly EditableDealerField[] = formSections.flatMap((section) =>
  editableDealerFields.filter((field) => formFields[field] === section),
);
