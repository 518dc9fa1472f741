import { auditSortColumns, type AuditEntity, type AuditSortColumn, type AuditSource } from '@gdd/schema/audit';
import type { ExportFormat } from '@gdd/schema/campaigns';
import type { SortDirection } from '@gdd/schema/lists';
import { InputType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { SortDirectionEnum } from '../schema/enums.js';
import { day, field, id, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { inputId } from '../schema/ids.js';
import { dayRange, TablePage, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { AuditEntityEnum, AuditSourceEnum } from './audit.types.js';

const AuditSortColumnEnum = describedEnum(
  'AuditSortColumn',
  'A column that the audit can be sorted by.',
  auditSortColumns,
  () => 'By the time, then by source and number.',
);

@InputType({ description: 'Filter for entries: all given conditions apply; in a list, any value matches.' })
export class AuditFilter {
  @field.orNull(() => [AuditSourceEnum], 'From any of these.') source?: AuditSource[] | null;
  @id.orNull('This user did it, or it happened to its account.') userId?: string | null;
  @field.orNull(() => [AuditEntityEnum], 'About any of these kinds of things.') entity?: AuditEntity[] | null;
  @id.orNull('Together with one `entity`: about the object with this id.') entityId?: string | null;
  @field.orNull(() => [String], 'Any of these actions, or kinds of security events.') action?: string[] | null;
  @day.orNull('On this day in Rome or later.') atFrom?: string | null;
  @day.orNull('On this day in Rome or earlier.') atTo?: string | null;
}

@InputType({ description: 'The sort of the audit.' })
export class AuditSort {
  @field(() => AuditSortColumnEnum, 'The column.') column: AuditSortColumn;
  @field(() => SortDirectionEnum, 'The direction.', { defaultValue: 'desc' }) direction: SortDirection;
}

@InputType({ description: 'The state of the table of the audit.' })
export class AuditTableInput extends TablePage {
  @field.orNull(() => AuditFilter, 'Filter for entries; all if omitted.') filter?: AuditFilter | null;
  @field.orNull(() => AuditSort, 'The order; newest first if omitted.') sort?: AuditSort | null;

  @text.orNull('A part of who did it, from where or what it is about; case and accents do not matter.')
  search?: string | null;
}

function filterOf({ source, userId, entity, entityId, action, atFrom, atTo }: AuditFilter) {
  return {
    ...(userId && { userId: inputId('filter.userId', userId) }),
    ...(entityId && { entityId: inputId('filter.entityId', entityId) }),
    ...given({ source, entity, action }),
    ...dayRange('at', atFrom, atTo),
  };
}

/** The table state of the REST service (docs/domain/lists-and-calls.md). */
export function auditTableState(table: AuditTableInput): BodyOf<'/audit/table', 'POST'> {
  return { filter: filterOf(table.filter ?? {}), ...tablePage(table) };
}

/** The request for a file of the audit. */
interface AuditRequest {
  readonly filter: AuditFilter | null | undefined;
  readonly sort: AuditSort | null | undefined;
  readonly search: string | null | undefined;
  readonly format: ExportFormat;
}

/** The request body of a file of the audit. */
export function auditFileBody({ filter, sort, search, format }: AuditRequest) {
  return {
    format,
    filter: filterOf(filter ?? {}),
    ...(search && { searchTerm: search }),
    ...(sort && { sorting: { column: sort.column, direction: sort.direction } }),
  };
}
