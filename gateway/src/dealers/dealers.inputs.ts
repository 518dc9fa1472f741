import { dealerSortColumns, type DealerSortColumn } from '@gdd/schema/dealers';
import type { ExportFormat } from '@gdd/schema/campaigns';
import type { Region } from '@gdd/schema/geography';
import { selectLimit } from '@gdd/schema/lists';
import type { DealerStatus, DealerTier } from '@gdd/schema/members';
import { Field, ID, InputType, Int } from 'type-graphql';
import { GatewayError } from '../errors/gatewayError.js';
import { DealerConditions, dealerConditions } from '../schema/dealerFilter.js';
import { DealerStatusEnum, DealerTierEnum } from '../schema/enums.js';
import { describedEnum } from '../schema/describedEnum.js';
import { inputId } from '../schema/ids.js';
import { DateScalar } from '../schema/scalars.js';
import { dayRange, TablePage, tablePage, TableSort } from '../schema/tables.js';
import type { BodyOf, QueryOf } from '../upstream/endpoint.js';

const DealerSortColumnEnum = describedEnum(
  'DealerSortColumn',
  'A column that the table of dealers can be sorted by.',
  dealerSortColumns,
  (column) => `By ${column}.`,
);

@InputType({ description: 'Which dealers; all conditions must hold, in a list any value suffices.' })
export class DealerFilter extends DealerConditions {
  @Field(() => DateScalar, { nullable: true, description: 'In the programme since this day or later.' })
  joinedFrom?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'In the programme since this day or earlier.' })
  joinedTo?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Those that have stopped buying by the programme's day; false: the others.",
  })
  stopped?: boolean | null;
}

@InputType({ description: 'The sort of the table; equal rows are sorted by id.' })
export class DealerSort extends TableSort {
  @Field(() => DealerSortColumnEnum, { description: 'The column.' })
  column: DealerSortColumn;
}

@InputType({ description: 'The state of the table of dealers.' })
export class DealerTableInput extends TablePage {
  @Field(() => DealerFilter, { nullable: true, description: 'Which dealers; all without.' })
  filter?: DealerFilter | null;

  @Field(() => DealerSort, { nullable: true, description: 'In which order; by id without.' })
  sort?: DealerSort | null;

  @Field(() => String, {
    nullable: true,
    description: 'A part of name, code, VAT number or city; case and accents do not matter.',
  })
  search?: string | null;
}

@InputType({ description: 'Whose status is to change, and to what.' })
export class UpdateDealerStatusesInput {
  @Field(() => DealerStatusEnum, { description: 'The new state.' })
  status: DealerStatus;

  @Field(() => [ID], { nullable: true, description: 'Of these dealers, at most 5,000.' })
  ids?: string[] | null;

  @Field(() => DealerFilter, { nullable: true, description: 'Of all that this filter and the search leave, instead.' })
  filter?: DealerFilter | null;

  @Field(() => String, { nullable: true, description: 'With a filter: the search of its table.' })
  search?: string | null;
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
  @Field(() => String, { description: 'The name of the business.' })
  businessName: string;

  @Field(() => String, { nullable: true, description: 'The country, ISO 3166-1 alpha-2; IT without.' })
  country?: string | null;

  @Field(() => String, {
    description:
      'The VAT number (partita IVA): in Italy 11 digits, elsewhere by the form of the country, without its code.',
  })
  vatNumber: string;

  @Field(() => String, { description: 'The region.' })
  region: string;

  @Field(() => String, { description: 'The province, by its plate code.' })
  province: string;

  @Field(() => String, { description: 'The city.' })
  city: string;

  @Field(() => DealerTierEnum, { description: 'The tier.' })
  tier: DealerTier;

  @Field(() => DateScalar, { description: 'Since when in the programme.' })
  joinedOn: string;

  @Field(() => ID, { description: 'The member directly above.' })
  parentId: string;
}

@InputType({ description: 'A new dealer.' })
export class CreateDealerInput extends DealerInput {
  @Field(() => String, { description: 'The code, unique in the programme; it never changes.' })
  code: string;

  @Field(() => String, { nullable: true, description: 'The tax code (codice fiscale).' })
  taxCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Street and house number.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'The postal code.' })
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The SDI code of its electronic invoices.' })
  sdiCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The certified mail address (PEC).' })
  pec?: string | null;

  @Field(() => String, { nullable: true, description: 'The email address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The telephone number.' })
  phone?: string | null;

  @Field(() => DealerStatusEnum, { defaultValue: 'active', description: 'The state in the programme.' })
  status: DealerStatus;
}

@InputType({ description: 'A dealer as it shall be.' })
export class UpdateDealerInput extends DealerInput {
  @Field(() => String, { nullable: true, description: 'The tax code (codice fiscale); null removes it.' })
  taxCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Street and house number; null removes it.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'The postal code; null removes it.' })
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The SDI code of its electronic invoices; null removes it.' })
  sdiCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The certified mail address (PEC); null removes it.' })
  pec?: string | null;

  @Field(() => String, { nullable: true, description: 'The email address; null removes it.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The telephone number; null removes it.' })
  phone?: string | null;

  @Field(() => Int, { description: 'The version that the edit is based on; a stale one is refused.' })
  version: number;
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
