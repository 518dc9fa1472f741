import { auditEntities, auditSources, type AuditEntity, type AuditSource } from '@gdd/schema/audit';
import { ObjectType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { field, flag, id, instant, int, text } from '../schema/fields.js';
import { JSONObjectScalar } from '../schema/scalars.js';
import type { Schema } from '../upstream/endpoint.js';

@ObjectType({ description: 'Who made a change.', simpleResolvers: true })
class AuditActor {
  @id('The id of the user.') id: number;
  @text('The name of the user.') name: string;
}

@ObjectType({ description: 'The import that made a change.', simpleResolvers: true })
class AuditImport {
  @id('The id of the import.') id: number;
  @text('The name of the file.') filename: string;
}

@ObjectType({ description: 'A change of the audit trail, or a note on a dealer.', simpleResolvers: true })
export class AuditEntry {
  @id('The number of the change; that of a note begins with `note-`.') id: number | string;
  @instant('When.') at: string;
  @field.orNull(() => AuditActor, 'Who; null where the portal itself did it.') actor: AuditActor | null;

  @field.orNull(
    () => AuditImport,
    'The import whose applying or undoing made the change; null where somebody made it by hand.',
  )
  import: AuditImport | null;

  @text('The action taken.') action: string;
  @field.orNull(() => JSONObjectScalar, 'The changed fields as they were.') before: object | null;
  @field.orNull(() => JSONObjectScalar, 'The changed fields as they became.') after: object | null;
}

@ObjectType({ description: 'A page of an audit trail, newest first.', simpleResolvers: true })
export class AuditPage {
  @field(() => [AuditEntry], 'The entries of the page.') items: AuditEntry[];
  @int('Entries on all pages.') total: number;
}

/**
 * An entry of a timeline under the names of GraphQL: changes and notes have separate ids, so a note's gets a prefix.
 */
export function timelineEntryOf({ source, ...entry }: Schema<'AuditEntry'>): AuditEntry {
  return { ...entry, id: source === 'note' ? `note-${entry.id}` : entry.id };
}

export const AuditSourceEnum = describedEnum('AuditSource', 'The source of an entry.', auditSources, (source) =>
  source === 'audit' ? 'The trail of changes.' : "The security events of users' accounts, kept for 180 days.",
);

export const AuditEntityEnum = describedEnum(
  'AuditEntity',
  'The kind of thing that an entry is about.',
  auditEntities,
  (entity) =>
    ({
      member: 'A member of the network.',
      user: 'A user.',
      import: 'An import.',
      campaign: 'A campaign, or a dealer in it.',
      customer: 'A customer.',
      content: 'A content.',
      contentImage: 'An image of a content.',
      settlement: 'A settlement run.',
      accrualMonth: 'A month of accruals.',
      approval: 'A request that a second person confirms.',
      dispute: 'A dispute of a dealer.',
      webhook: 'A webhook.',
      serviceAccount: 'A service account.',
      file: 'A file that was downloaded.',
    })[entity],
);

@ObjectType({ description: 'An entry of the audit as a whole.', simpleResolvers: true })
export class AuditRow {
  @id('Its source and number.') id: string;
  @field(() => AuditSourceEnum, 'The source of the entry.') source: AuditSource;
  @instant('When; of a security event the last of its quarter of an hour.') at: string;

  @field.orNull(() => AuditActor, 'Who did it, or to whose account it happened; null where the portal itself did it.')
  actor: AuditActor | null;

  @text.orNull("The client's address; null for work in the background, and where it was not kept.")
  address: string | null;

  @text.orNull('The request that made the change, as the logs name it.') requestId: string | null;
  @field(() => AuditEntityEnum, 'The kind of object concerned.') entity: AuditEntity;
  @id.orNull('The number of that object.') entityId: number | null;
  @text.orNull('The name of that object; null for customers, and for what is gone.') entityName: string | null;
  @text('The action taken; of a security event its kind.') action: string;
  @int('How often in its quarter of an hour; 1 for changes.') times: number;
  @field.orNull(() => JSONObjectScalar, 'The changed fields as they were.') before: object | null;
  @field.orNull(() => JSONObjectScalar, 'The changed fields as they became.') after: object | null;

  @field.orNull(
    () => AuditImport,
    'The import whose applying or undoing made the change; null where somebody made it by hand.',
  )
  import: AuditImport | null;
}

@ObjectType({ description: 'A page of the audit as a whole.', simpleResolvers: true })
export class AuditRowPage {
  @field(() => [AuditRow], 'The entries of the page.') items: AuditRow[];
  @int('Entries that the filter and the search leave: 10,000 where there are more.') total: number;
  @flag('False where there are more than the total says.') isTotalExact: boolean;
}

/** An entry under the names of GraphQL: each source has separate ids, so the source becomes their prefix. */
export function auditRowOf(row: Schema<'AuditRow'>): AuditRow {
  return { ...row, id: `${row.source}-${row.id}` };
}
