import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, JSONObjectScalar } from '../schema/scalars.js';
import type { Schema } from '../upstream/endpoint.js';

@ObjectType({ description: 'Who made a change.', simpleResolvers: true })
export class AuditActor {
  @Field(() => ID, { description: 'The number of the user.' })
  id: string;

  @Field(() => String, { description: 'The name of the user.' })
  name: string;
}

@ObjectType({ description: 'The import that made a change.', simpleResolvers: true })
export class AuditImport {
  @Field(() => ID, { description: 'The number of the import.' })
  id: string;

  @Field(() => String, { description: 'The name of the file.' })
  filename: string;
}

@ObjectType({ description: 'A change, as the audit trail keeps it.', simpleResolvers: true })
export class AuditEntry {
  @Field(() => ID, { description: 'The number of the entry.' })
  id: string;

  @Field(() => DateTimeScalar, { description: 'When.' })
  at: string;

  @Field(() => AuditActor, { nullable: true, description: 'Who; null where the portal itself did it.' })
  actor: AuditActor | null;

  @Field(() => AuditImport, {
    nullable: true,
    description: 'The import whose applying or undoing made the change; null where somebody made it by hand.',
  })
  import: AuditImport | null;

  @Field(() => String, { description: 'What was done.' })
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

export function auditEntryOf({ id, actor, import: madeBy, ...rest }: Schema<'AuditEntry'>): AuditEntry {
  return {
    ...rest,
    id: String(id),
    actor: actor && { ...actor, id: String(actor.id) },
    import: madeBy && { ...madeBy, id: String(madeBy.id) },
  };
}
