import { dealerSortColumns } from '@gdd/schema/dealers';
import type { ExportFormat } from '@gdd/schema/campaigns';
import type { Region } from '@gdd/schema/geography';
import { selectLimit } from '@gdd/schema/lists';
import type { DealerStatus, DealerTier } from '@gdd/schema/members';
import { ID, InputType } from 'type-graphql';
import { GatewayError } from '../errors/gatewayError.js';
import { DealerConditions, dealerConditions } from '../schema/dealerFilter.js';
import { DealerStatusEnum, DealerTierEnum } from '../schema/enums.js';
import { day, field, flag, id, int, text } from '../schema/fields.js';
import { inputId } from '../schema/ids.js';
import { dayRange, listOf, tablePage } from '../schema/tables.js';
import type { BodyOf, QueryOf } from '../upstream/endpoint.js';

@InputType({ description: 'Filter for dealers: all given conditions apply; in a list, any value matches.' })
export class DealerFilter extends DealerConditions {
  @day.orNull('In the programme since this day or later.') joinedFrom?: string | null;
  @day.orNull('In the programme since this day or earlier.') joinedTo?: string | null;
  @flag.orNull("Dealers that have stopped buying by the programme's day; false: the others.") stopped?: boolean | null;
}

const dealerList = listOf('Dealer', 'dealers', {
  columns: dealerSortColumns,
  filter: DealerFilter,
  order: 'by id',
  search: 'A part of name, code, VAT number or city; case and accents do not matter.',
});

/** The sort of dealers. */
export const DealerSort = dealerList.Sort;
export type DealerSort = InstanceType<typeof DealerSort>;

@InputType({ description: 'The state of the table of dealers.' })
export class DealerTableInput extends dealerList.Table {}

@InputType({ description: 'The dealers whose status changes, and the new status.' })
export class UpdateDealerStatusesInput {
  @field(() => DealerStatusEnum, 'The new state.') status: DealerStatus;
  @field.orNull(() => [ID], 'The ids of the dealers, at most 5,000.') ids?: string[] | null;

  @field.orNull(() => DealerFilter, 'The dealers that match this filter and the search, instead of ids.')
  filter?: DealerFilter | null;

  @text.orNull('The search text, together with `filter`.') search?: string | null;
}

/** @throws GatewayError BAD_USER_INPUT for an id that cannot be one */
export function statusesBody({
  status,
  ids,
  filter,
  search,
}: UpdateDealerStatusesInput): BodyOf<'/dealers/status', 'PUT'> {
  return {
    data: { status },
    ...(ids && { ids: ids.map((id) => inputId('ids', id)) }),
    ...(filter && { filter: filterState(filter) }),
    ...(search && { searchTerm: search }),
  };
}

/** The query of a file of dealers. */
interface DealersRequest {
  readonly filter: DealerFilter | null | undefined;
  readonly sort: DealerSort | null | undefined;
  readonly search: string | null | undefined;
  readonly format: ExportFormat;
}

/** The fields of a dealer when it is entered and when it is changed. */
@InputType()
abstract class DealerInput {
  @text('The name of the business.') businessName: string;
  @text.orNull('The country, ISO 3166-1 alpha-2; IT without.') country?: string | null;

  @text('The VAT number (partita IVA): in Italy 11 digits, elsewhere by the form of the country, without its code.')
  vatNumber: string;

  @text('The region.') region: string;
  @text('The province, by its plate code.') province: string;
  @text('The city.') city: string;
  @field(() => DealerTierEnum, 'The tier.') tier: DealerTier;
  @day('The day on which it joined the programme.') joinedOn: string;
  @id('The member directly above.') parentId: string;
}

@InputType({ description: 'A new dealer.' })
export class CreateDealerInput extends DealerInput {
  @text('The code, unique in the programme; it never changes.') code: string;
  @text.orNull('The tax code (codice fiscale).') taxCode?: string | null;
  @text.orNull('Street and house number.') address?: string | null;
  @text.orNull('The postal code.') postalCode?: string | null;
  @text.orNull('The SDI code of its electronic invoices.') sdiCode?: string | null;
  @text.orNull('The certified mail address (PEC).') pec?: string | null;
  @text.orNull('The email address.') email?: string | null;
  @text.orNull('The telephone number.') phone?: string | null;
  @field(() => DealerStatusEnum, 'The state in the programme.', { defaultValue: 'active' }) status: DealerStatus;
}

@InputType({ description: 'A dealer as it shall be.' })
export class UpdateDealerInput extends DealerInput {
  @text.orNull('The tax code (codice fiscale); null removes it.') taxCode?: string | null;
  @text.orNull('Street and house number; null removes it.') address?: string | null;
  @text.orNull('The postal code; null removes it.') postalCode?: string | null;
  @text.orNull('The SDI code of its electronic invoices; null removes it.') sdiCode?: string | null;
  @text.orNull('The certified mail address (PEC); null removes it.') pec?: string | null;
  @text.orNull('The email address; null removes it.') email?: string | null;
  @text.orNull('The telephone number; null removes it.') phone?: string | null;
  @int('The version that the edit is based on; an outdated version is refused.') version: number;
}

/** The table state of the REST service (docs/domain/lists-and-calls.md), which itself validates the page size. */
export function tableState(table: DealerTableInput): BodyOf<'/dealers/table', 'POST'> {
  return {
    filter: filterState(table.filter ?? {}),
    ...tablePage(table),
  };
}

/**
 * The conditions of a filter of dealers, as the REST service takes them.
 *
 * @throws GatewayError BAD_USER_INPUT on `memberId`
 */
export function filterState(filter: DealerFilter): NonNullable<BodyOf<'/dealers/table', 'POST'>['filter']> {
  return {
    ...dealerConditions(filter),
    ...dayRange('joinedOn', filter.joinedFrom, filter.joinedTo),
    ...(filter.stopped != null && { stopped: filter.stopped }),
  };
}

/** The query of the file of dealers. */
export function exportQuery({
  filter,
  sort,
  search,
  format,
}: DealersRequest): QueryOf<'/dealers/reporting/export', 'GET'> {
  const { joinedOn, stopped, ...conditions } = filterState(filter ?? {});
  return {
    format,
    ...(search && { search }),
    ...conditions,
    ...(joinedOn?.from && { joinedFrom: joinedOn.from }),
    ...(joinedOn?.to && { joinedTo: joinedOn.to }),
    ...(stopped !== undefined && { stopped: stopped ? 'true' : 'false' }),
    ...(sort && { sort: sort.column, direction: sort.direction }),
  };
}

/** The request body of an export job with the same file. */
export function dealersExportBody({ filter, sort, search, format }: DealersRequest) {
  return {
    format,
    filter: filterState(filter ?? {}),
    ...(search && { searchTerm: search }),
    ...(sort && { sorting: { column: sort.column, direction: sort.direction } }),
  };
}

/**
 * The body of a new or changed dealer, with a numeric `parentId`. The region is not checked here: the REST service
 * reports it together with all other invalid fields.
 */
export function dealerBody<T extends CreateDealerInput | UpdateDealerInput>(input: T) {
  return { ...input, region: input.region as Region, parentId: inputId('parentId', input.parentId) };
}

/** The query of a select with a search; `limit` is 1 to 100. @throws GatewayError BAD_USER_INPUT on `limit` */
export function selectQuery(search: string, limit: number): { search?: string; limit: number } {
  if (limit < 1 || limit > selectLimit.most) throw new GatewayError('BAD_USER_INPUT', { fields: { limit: 'invalid' } });
  return { ...(search !== '' && { search }), limit };
}
