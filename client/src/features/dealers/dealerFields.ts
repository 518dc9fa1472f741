import type { TableDealerField } from '@gdd/schema/dealers';
import type { ListColumn } from '../../shared/list/columns/ListColumn';

type ColumnLayout = Pick<ListColumn<never, never>, 'width' | 'grow' | 'align' | 'card'>;

/** The figures of a dealer that the list shows besides its fields. */
export const performanceFields = ['tires', 'tiresBefore', 'bestCampaign', 'lastPurchaseOn'] as const;
export type PerformanceField = (typeof performanceFields)[number];

export type ListedField = Exclude<TableDealerField, 'isProspect'> | PerformanceField;

/** The columns of the list in their order: performance before location. The tier includes whether it is a prospect. */
export const listFields: Readonly<Record<ListedField, ColumnLayout>> = {
  businessName: { width: 164, grow: true, card: 'title' },
  code: { width: 78, card: 'line' },
  status: { width: 120, card: 'badge' },
  tier: { width: 84, card: 'badge' },
  tires: { width: 104, align: 'end', card: 'fact' },
  tiresBefore: { width: 112, align: 'end', card: 'fact' },
  bestCampaign: { width: 184, card: 'band' },
  lastPurchaseOn: { width: 92, card: 'fact' },
  city: { width: 100, card: 'line' },
  province: { width: 76, card: 'line' },
  parentId: { width: 112, card: 'fact' },
  vatNumber: { width: 132, card: 'fact' },
  region: { width: 96, card: 'line' },
  joinedOn: { width: 88, card: 'fact' },
  phone: { width: 124, card: 'contact' },
};

/** The fields whose name is too long for a column: the short one is `dealers.column.<field>`. */
const shortened: Partial<Record<ListedField, true>> = { vatNumber: true, parentId: true, joinedOn: true };

/** The message id of a column's label, without the prefix of the dealers. */
export function columnLabel(field: ListedField): string {
  return shortened[field] ? `column.${field}` : field;
}
