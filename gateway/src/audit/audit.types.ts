import { auditEntities, auditSources, type AuditEntity, type AuditSource } from '@gdd/schema/audit';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { DateTimeScalar, JSONObjectScalar } from '../schema/scalars.js';
import type { Schema } from '../upstream/endpoint.js';

@ObjectType({ description: 'Who made a change.', simpleResolvers: true })
class AuditActor {
  @Field(() => ID, { description: 'The number of the user.' })
  id: number;

  @Field(() => String, { description: 'The name of the user.' })
  name: string;
}

@ObjectType({ description: 'The import that made a change.', simpleResolvers: true })
class AuditImport {
  @Field(() => ID, { description: 'The number of the import.' })
  id: number;

  @Field(() => String, { description: 'The name of the file.' })
  filename: string;
}

@ObjectType({ description: 'A change of the audit trail, or a note on a dealer.', simpleResolvers: true })
export class AuditEntry {
  @Field(() => ID, { description: 'The number of the change; that of a note begins with `note-`.' })
  id: number | string;

  @Field(() => DateTimeScalar, { description: 'When.' })
  at: string;

  @Field(() => AuditActor, { nullable: true, description: 'Who; null where the portal itself did it.' })
  actor: AuditActor | null;

  @Field(() => AuditImport, {
    nullable: true,
    description: 'The import whose applying or undoing made the change; null where somebody made it by hand.',
  })
  import: AuditImport | null;

  @Field(() => String, { description: 'The action taken.' })
  action: string;

  @Field(() => JSONObjectScalar, { nullable: true, description: 'The changed fields as they were.' })
  before: object | null;

  @Field(() => JSONObjectScalar, { nullable: true, description: 'The changed fields as they became.' })
  after: object | null;
}

@ObjectType({ description: 'A page of an audit trail, newest first.', simpleResolvers: true })
export class AuditPage {
  @Field(() => [AuditEntry], { description: 'The entries of the page.' })
  items: AuditEntry[];

  @Field(() => Int, { description: 'Entries on all pages.' })
  total: number;
}

/**
 * An entry of a timeline under the names of GraphQL: changes and notes have separate ids, so a note's gets a prefix.
 */
export function timelineEntryOf({ source, ...entry }: Schema<'AuditEntry'>): AuditEntry {
  return { ...entry, id: source === 'note' ? `note-${entry.id}` : entry.id };
}

export const AuditSourceEnum = describedEnum('AuditSource', 'Where an entry is from.', auditSources, (source) =>
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
    })[entity],
);

@ObjectType({ description: 'An entry of the audit as a whole.', simpleResolvers: true })
export class AuditRow {
  @Field(() => ID, { description: 'Its source and number.' })
  id: string;

  @Field(() => AuditSourceEnum, { description: 'Where it is from.' })
  source: AuditSource;

  @Field(() => DateTimeScalar, { description: 'When; of a security event the last of its quarter of an hour.' })
  at: string;

  @Field(() => AuditActor, {
    nullable: true,
    description: 'Who did it, or to whose account it happened; null where the portal itself did it.',
  })
  actor: AuditActor | null;

  @Field(() => String, {
    nullable: true,
    description: "The client's address; null for work in the background, and where it was not kept.",
  })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'The request that made the change, as the logs name it.' })
  requestId: string | null;

  @Field(() => AuditEntityEnum, { description: 'The kind of object concerned.' })
  entity: AuditEntity;

  @Field(() => ID, { nullable: true, description: 'The number of that object.' })
  entityId: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of that object; null for customers, and for what is gone.',
  })
  entityName: string | null;

  @Field(() => String, { description: 'The action taken; of a security event its kind.' })
  action: string;

  @Field(() => Int, { description: 'How often in its quarter of an hour; 1 for changes.' })
  times: number;

  @Field(() => JSONObjectScalar, { nullable: true, description: 'The changed fields as they were.' })
  before: object | null;

  @Field(() => JSONObjectScalar, { nullable: true, description: 'The changed fields as they became.' })
  after: object | null;

  @Field(() => AuditImport, {
    nullable: true,
    description: 'The import whose applying or undoing made the change; null where somebody made it by hand.',
  })
  import: AuditImport | null;
}

@ObjectType({ description: 'A page of the audit as a whole.', simpleResolvers: true })
export class AuditRowPage {
  @Field(() => [AuditRow], { description: 'The entries of the page.' })
  items: AuditRow[];

  @Field(() => Int, { description: 'Entries that the filter and the search leave: 10,000 where there are more.' })
  total: number;

  @Field(() => Boolean, { description: 'False where there are more than the total says.' })
  isTotalExact: boolean;
}

/** An entry under the names of GraphQL: each source has separate ids, so the source becomes their prefix. */
export function auditRowOf(row: Schema<'AuditRow'>): AuditRow {
  return { ...row, id: `${row.source}-${row.id}` };
}
