import { exportFormats } from '@gdd/schema/campaigns';
import type { dealerFilters } from '@gdd/schema/dealers';
import { dealerSortColumns, mostDealersNamed } from '@gdd/schema/dealers';
import { sortDirections } from '@gdd/schema/lists';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import { provincesByRegion, regions } from '@gdd/schema/geography';
import { z } from 'zod';
import { oneOrSeveral, rangeOf, searchTerm, tableState } from '../../ground/domain/tableState.js';
import { isStorable } from '../../ground/domain/text.js';
import { calendarDate } from '../../ground/platform/http/inputs.js';
import { bodyId, memberLink, memberRole, pathId } from '../../ground/platform/http/routes.js';
import { checkFitting, editableChecks, firstChecks, pageResponses, tableResponses } from './fieldSchemas.js';

/** The query of a list for selects. */
export const listQuery = z.strictObject({
  search: searchTerm.describe('In name, code, VAT number and city, ignoring case and accents'),
  limit: z.coerce.number().int().min(1).max(1000).optional().describe('Default: all'),
});

export type ListQuery = z.output<typeof listQuery>;

/** A dealer in the response of GET /dealers. */
export const dealerOption = z
  .object({ id: z.number().int(), code: z.string(), businessName: z.string(), city: z.string() })
  .meta({ id: 'DealerOption' });

/** A member in the lists by role. */
export const member = z
  .object({
    id: z.number().int(),
    code: z.string(),
    businessName: z.string(),
    city: z.string().nullable(),
    role: memberRole,
    parentId: z.number().int().nullable().describe('Null for the caller’s own member: members above it are not shown'),
  })
  .meta({ id: 'Member' });

const rowFields = {
  id: z.number().int(),
  ...tableResponses,
  version: z.number().int().describe('Changes with every change of the dealer'),
};

export const dealerRow = z.object(rowFields).meta({ id: 'DealerRow' });

export const dealerDetail = z
  .object({
    ...rowFields,
    ...pageResponses,
    path: z.array(memberLink).describe('From the caller’s own member down to the parent'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'DealerDetail' });

export const filterText = z.string().min(1).max(120).refine(isStorable);

/** A text from a closed list. Any other text is an error, not an empty result. */
const oneOfList = (values: readonly string[]) => {
  const known: ReadonlySet<string> = new Set(values);
  return filterText.refine((text) => known.has(text));
};

/** A region of a filter, as it is spelt in `schema/geography.ts`. */
export const filterRegion = oneOfList(regions).describe('A region of Italy');

/** A province of a filter, by its plate code. */
export const filterProvince = oneOfList(Object.values(provincesByRegion).flatMap((each) => Object.keys(each))).describe(
  'The plate code of a province',
);

const stoppedDescription = 'Those that have stopped buying by the programme’s day; false: the others';

/** The filter of dealers. `city` exists in REST only, not in GraphQL. */
export const dealerFilter = z.strictObject({
  status: oneOrSeveral(z.enum(dealerStatuses)).optional(),
  tier: oneOrSeveral(z.enum(dealerTiers)).optional(),
  region: oneOrSeveral(filterRegion).optional(),
  province: oneOrSeveral(filterProvince).optional(),
  city: oneOrSeveral(filterText).optional().describe('Ignoring case and accents'),
  memberId: bodyId.optional().describe('Dealers below this member'),
  joinedOn: rangeOf(calendarDate).optional().describe('Both days included'),
  stopped: z.boolean().optional().describe(stoppedDescription),
} satisfies Record<keyof typeof dealerFilters | 'city', z.ZodType>);

export type DealerFilter = z.output<typeof dealerFilter>;

export const dealerTableState = tableState(dealerFilter, dealerSortColumns, 'id');

export type DealerTableState = z.output<typeof dealerTableState>;

/**
 * The query of GET /dealers/reporting/export: the fields of the table's body as parameters; a list is a repeated one.
 */
export const dealerExportQuery = z.strictObject({
  format: z.enum(exportFormats).default('xlsx'),
  search: searchTerm.describe('In name, code, VAT number and city, ignoring case and accents'),
  ...dealerFilter.omit({ memberId: true, joinedOn: true, stopped: true }).shape,
  memberId: pathId.optional().describe('Dealers below this member'),
  joinedFrom: calendarDate.optional(),
  joinedTo: calendarDate.optional(),
  stopped: z
    .enum(['true', 'false'])
    .optional()
    .transform((text) => (text === undefined ? undefined : text === 'true'))
    .meta({ description: stoppedDescription }),
  sort: z.enum(dealerSortColumns).default('id').describe('Ties sort by id'),
  direction: z.enum(sortDirections).default('asc'),
});

export type DealerExportQuery = z.output<typeof dealerExportQuery>;

/** The body of PUT /dealers/status: the new status, and the dealers by ids or by filter. */
export const updateDealerStatusesBody = z
  .strictObject({
    data: z.strictObject({ status: z.enum(dealerStatuses) }),
    ids: z.array(bodyId).min(1).max(mostDealersNamed).optional().describe('The ids of the dealers'),
    filter: dealerFilter.optional().describe('The dealers that match this filter and the search, instead of ids'),
    searchTerm,
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), { path: ['ids'] });

export type UpdateDealerStatuses = z.output<typeof updateDealerStatusesBody>;

/** The outcome of a bulk change of status. */
export const statusChanges = z
  .object({
    changed: z.number().int().describe('Dealers that have the status now and had another one'),
    unchanged: z.number().int().describe('Dealers that had it already'),
    missing: z.number().int().describe('Ids of no dealer that the caller sees'),
  })
  .meta({ id: 'DealerStatusChanges' });

/** The body that updates a dealer: all its fields; the code is not editable. */
export const updateDealerBody = z
  .strictObject({ ...editableChecks, version: z.number().int().min(1).optional() })
  .superRefine(checkFitting);

/** The body that creates a dealer. */
export const createDealerBody = z.strictObject({ ...editableChecks, ...firstChecks }).superRefine(checkFitting);

export type UpdateDealer = z.output<typeof updateDealerBody>;
export type CreateDealer = z.output<typeof createDealerBody>;
