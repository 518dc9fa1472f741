import { exportFormats } from '@gdd/schema/campaigns';
import type { dealerFilters } from '@gdd/schema/dealers';
import { dealerSortColumns } from '@gdd/schema/dealers';
import { sortDirections } from '@gdd/schema/lists';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import { isProvinceOf, regions } from '@gdd/schema/geography';
import { z } from 'zod';
import { oneOrSeveral, searchTerm, tableState } from '../domain/tableState.js';
import { isCalendarDate, isMemberCode, isStorable } from '../domain/text.js';
import { isVatNumber } from '../domain/vatNumber.js';
import { line, mailAddress, optionalText, phoneNumber } from '../platform/inputs.js';
import { bodyId, memberLink, memberRole, pathId } from '../platform/routes.js';

export const dealerStatus = z.enum(dealerStatuses).meta({ id: 'DealerStatus' });
export const dealerTier = z.enum(dealerTiers).meta({ id: 'DealerTier' });

const calendarDate = z.string().refine(isCalendarDate).meta({ format: 'date', description: 'yyyy-mm-dd' });

/** What a list for selects is asked. */
export const listQuery = z.strictObject({
  search: searchTerm.describe('In name, code, VAT number and city, ignoring case and accents'),
  limit: z.coerce.number().int().min(1).max(1000).optional().describe('Default: all'),
});

export type ListQuery = z.output<typeof listQuery>;

/** What GET /dealers answers of each dealer. */
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
    parentId: z.number().int().nullable().describe('Null for the caller’s own member: what stands above is not shown'),
  })
  .meta({ id: 'Member' });

const rowFields = {
  id: z.number().int(),
  code: z.string(),
  businessName: z.string(),
  vatNumber: z.string(),
  region: z.string(),
  province: z.string().describe('Plate code'),
  city: z.string(),
  status: dealerStatus,
  tier: dealerTier,
  isProspect: z.boolean(),
  joinedOn: z.string().meta({ format: 'date' }),
  parentId: z.number().int().nullable().describe('Null for the caller’s own member: what stands above is not shown'),
  version: z.number().int().describe('Changes with every change of the dealer'),
};

export const dealerRow = z.object(rowFields).meta({ id: 'DealerRow' });

export const dealerDetail = z
  .object({
    ...rowFields,
    email: z.string().nullable(),
    phone: z.string().nullable(),
    path: z.array(memberLink).describe('From the caller’s own member down to the parent'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'DealerDetail' });

export const filterText = z.string().min(1).max(120).refine(isStorable);

/** The filter by city is of REST calls alone. */
export const dealerFilter = z.strictObject({
  status: oneOrSeveral(z.enum(dealerStatuses)).optional(),
  tier: oneOrSeveral(z.enum(dealerTiers)).optional(),
  region: oneOrSeveral(filterText).optional(),
  province: oneOrSeveral(filterText).optional(),
  city: oneOrSeveral(filterText).optional().describe('Ignoring case and accents'),
  memberId: bodyId.optional().describe('Dealers below this member'),
  joinedOn: z
    .strictObject({ from: calendarDate.optional(), to: calendarDate.optional() })
    .optional()
    .describe('Both days included'),
} satisfies Record<keyof typeof dealerFilters | 'city', z.ZodType>);

export type DealerFilter = z.output<typeof dealerFilter>;

export const dealerTableState = tableState(dealerFilter, dealerSortColumns, 'id');

export type DealerTableState = z.output<typeof dealerTableState>;

/** The query of GET /dealers/reporting/export: what the table is asked, name by name; a list is a repeated name. */
export const dealerExportQuery = z.strictObject({
  format: z.enum(exportFormats).default('xlsx'),
  search: searchTerm.describe('In name, code, VAT number and city, ignoring case and accents'),
  status: oneOrSeveral(z.enum(dealerStatuses)).optional(),
  tier: oneOrSeveral(z.enum(dealerTiers)).optional(),
  region: oneOrSeveral(z.enum(regions as [string, ...string[]])).optional(),
  province: oneOrSeveral(z.string().regex(/^[A-Z]{2}$/))
    .optional()
    .describe('Plate codes'),
  memberId: pathId.optional().describe('Dealers below this member'),
  joinedFrom: calendarDate.optional(),
  joinedTo: calendarDate.optional(),
  sort: z.enum(dealerSortColumns).default('id').describe('Ties sort by id'),
  direction: z.enum(sortDirections).default('asc'),
});

export type DealerExportQuery = z.output<typeof dealerExportQuery>;

const editableFields = {
  businessName: line(160),
  vatNumber: z.string().trim().refine(isVatNumber).describe('Eleven digits with a valid check digit'),
  region: z.enum(regions as [string, ...string[]]),
  province: z.string().max(2).describe('Plate code of a province of the region'),
  city: line(80),
  email: optionalText(mailAddress),
  phone: optionalText(phoneNumber),
  tier: z.enum(dealerTiers),
  joinedOn: calendarDate,
  parentId: bodyId,
};

const provinceOfRegion = {
  check: (input: { region: string; province: string }) => isProvinceOf(input.region, input.province),
  says: { path: ['province'] },
};

/** The body that updates a dealer: all its fields; the code is not editable. */
export const updateDealerBody = z
  .strictObject({ ...editableFields, version: z.number().int().min(1).optional() })
  .refine(provinceOfRegion.check, provinceOfRegion.says);

/** The body that creates a dealer. */
export const createDealerBody = z
  .strictObject({
    ...editableFields,
    code: z
      .string()
      .transform((code) => code.trim().toUpperCase())
      .refine(isMemberCode)
      .describe('Up to 30 letters, digits and . _ / -, kept in capitals'),
    status: z.enum(dealerStatuses).default('active'),
  })
  .refine(provinceOfRegion.check, provinceOfRegion.says);

export type UpdateDealer = z.output<typeof updateDealerBody>;
export type CreateDealer = z.output<typeof createDealerBody>;
