import {
  auditActionPattern,
  auditEntities,
  auditSortColumns,
  auditSources,
  type auditFilters,
} from '@gdd/schema/audit';
import { z } from 'zod';
import { oneOrSeveral, rangeOf, tableFileBody, tableState } from '../../ground/domain/tableState.js';
import { calendarDate } from '../../ground/platform/http/inputs.js';
import { bodyId } from '../../ground/platform/http/routes.js';

const changedFields = z.record(z.string(), z.unknown()).nullable();

/** An entry of the audit (changes and security events) as in a response. */
const auditRow = z
  .object({
    source: z.enum(auditSources).meta({ id: 'AuditSource' }),
    id: z.number().int().describe('Counted for each source by itself'),
    at: z.iso.datetime().describe('For a security event, the last one in its quarter of an hour'),
    actor: z
      .object({ id: z.number().int(), name: z.string() })
      .nullable()
      .describe('Who did it, or to whose account it happened; null: the system or an operator'),
    address: z.string().nullable().describe('The client’s; null in the background, and where it was not kept'),
    requestId: z.string().nullable(),
    entity: z.enum(auditEntities).meta({ id: 'AuditEntity' }).describe('The kind of object concerned'),
    entityId: z.number().int().nullable(),
    entityName: z.string().nullable().describe('Null for customers, and for what is gone'),
    action: z.string().describe('The action taken; of a security event its kind'),
    times: z.number().int().describe('How often in its quarter of an hour; of the trail 1'),
    before: changedFields.describe('The changed fields as they were'),
    after: changedFields.describe('The changed fields as they are since'),
    import: z
      .object({ id: z.number().int(), filename: z.string() })
      .nullable()
      .describe('The import whose applying or undoing made the change'),
  })
  .meta({ id: 'AuditRow' });

export type AuditRow = z.output<typeof auditRow>;

/** A page of the audit. */
export const auditRows = z.object({
  items: z.array(auditRow),
  total: z.number().int().describe('10,000 where there are more'),
  isTotalExact: z.boolean().describe('False where there are more than the total'),
});

const action = z.string().regex(auditActionPattern);

/** The filter of the audit. */
const auditFilter = z.strictObject({
  source: oneOrSeveral(z.enum(auditSources)).optional(),
  userId: bodyId.optional().describe('Who did it, or to whose account it happened'),
  entity: oneOrSeveral(z.enum(auditEntities)).optional(),
  entityId: bodyId.optional().describe('With one entity: that thing'),
  action: oneOrSeveral(action).optional().describe('Actions and kinds of security events'),
  at: rangeOf(calendarDate).optional().describe('Both days included, in Rome'),
} satisfies Record<keyof typeof auditFilters, z.ZodType>);

export type AuditFilter = z.output<typeof auditFilter>;

export const auditTableState = tableState(auditFilter, auditSortColumns, 'id', 'desc');

export type AuditTableState = z.output<typeof auditTableState>;

/** The body of the audit as a file. */
export const auditFileBody = tableFileBody(auditFilter, auditSortColumns, 'id', 'desc');

export type AuditFileBody = z.output<typeof auditFileBody>;
