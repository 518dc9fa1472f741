import { editableDealerFields, type EditableDealerField, type WrittenDealerField } from '@gdd/schema/dealers';

/**
 * The sections in which form and page display a dealer's fields (schema/dealers.ts); a field that is missing here does not
 * compile.
 */

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

/** The fields that are compared when two users have changed a dealer, section by section. */
export const comparedFields: readonly EditableDealerField[] = formSections.flatMap((section) =>
  editableDealerFields.filter((field) => formFields[field] === section),
);
