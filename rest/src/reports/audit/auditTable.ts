import { mostCountedEntries, type AuditEntity, type AuditSource } from '@gdd/schema/audit';
import type { SortDirection } from '@gdd/schema/lists';
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { alias, unionAll, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../ground/database/connections/connection.js';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import type { ChangedFields } from '../../ground/database/tables/changedFields.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { settlements } from '../../ground/database/tables/programme/settlements.js';
import { contents } from '../../ground/database/tables/content/content.js';
import { customers } from '../../ground/database/tables/people/customers.js';
import { imports } from '../../ground/database/tables/work/imports.js';
import { members } from '../../ground/database/tables/people/network.js';
import { securityEvents } from '../../ground/database/tables/people/sessions.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { withinDays } from '../../ground/database/ranges.js';
import { matchesSearch } from '../../ground/database/search.js';
import { severalOf } from '../../ground/domain/tableState.js';
import type { AuditFilter } from './schemas.js';

/** The filter, search and order of audit entries. */
export interface AuditRequest {
  readonly filter: AuditFilter;
  readonly searchTerm: string;
  readonly direction: SortDirection;
}

/** The position of an entry in the order. */
export interface AuditPosition {
  readonly at: Date;
  readonly source: AuditSource;
  readonly id: number;
}

/** The range of entries to read. */
interface AuditWindow {
  readonly skip: number;
  readonly take: number;
  /** Only entries after this position. */
  readonly after?: AuditPosition | undefined;
}

/**
 * Entries of the audit trail and security events in one order. Each source reads its first `skip + take` rows by an
 * index, so that the cost depends on the position of the page, not on the length of the trail.
 */
export async function auditRows(database: Database, request: AuditRequest, { skip, take, after }: AuditWindow) {
  const order = request.direction === 'asc' ? asc : desc;
  const ofTrail = database
    .select({
      source: sql<AuditSource>`'audit'::text`.as('source'),
      id: auditEntries.id,
      at: auditEntries.at,
      userId: auditEntries.actorId,
      address: auditEntries.address,
      requestId: auditEntries.requestId,
      entity: auditEntries.entity,
      entityId: auditEntries.entityId,
      action: auditEntries.action,
      times: sql<number>`1`.as('times'),
      before: auditEntries.before,
      after: auditEntries.after,
      importId: auditEntries.importId,
    })
    .from(auditEntries)
    .where(and(inTrail(request), after && follows('audit', auditEntries, auditEntries.at, after, request.direction)))
    .orderBy(order(auditEntries.at), order(auditEntries.id))
    .limit(skip + take);
  const ofAccounts = database
    .select({
      source: sql<AuditSource>`'security'::text`.as('source'),
      id: securityEvents.id,
      at: securityEvents.lastAt,
      userId: sql<number | null>`${securityEvents.userId}`.as('user_id'),
      address: sql<string | null>`${securityEvents.address}`.as('address'),
      requestId: sql<string | null>`null::text`.as('request_id'),
      entity: sql<AuditEntity>`'user'::text`.as('entity'),
      entityId: sql<number | null>`${securityEvents.userId}`.as('entity_id'),
      action: sql<string>`${securityEvents.kind}`.as('action'),
      times: sql<number>`${securityEvents.times}`.as('times'),
      before: sql<ChangedFields | null>`null::jsonb`.as('before'),
      after: sql<ChangedFields | null>`null::jsonb`.as('after'),
      importId: sql<number | null>`null::integer`.as('import_id'),
    })
    .from(securityEvents)
    .where(
      and(
        ofSecurity(request),
        after && follows('security', securityEvents, securityEvents.lastAt, after, request.direction),
      ),
    )
    .orderBy(order(securityEvents.lastAt), order(securityEvents.id))
    .limit(skip + take);
  const entries = unionAll(ofTrail, ofAccounts).as('entries');
  const subject = alias(users, 'subject');
  return database
    .select({
      entry: {
        source: entries.source,
        id: entries.id,
        at: entries.at,
        address: entries.address,
        requestId: entries.requestId,
        entity: entries.entity,
        entityId: entries.entityId,
        action: entries.action,
        times: entries.times,
        before: entries.before,
        after: entries.after,
      },
      actor: { id: users.id, name: users.name, username: users.username },
      import: { id: imports.id, filename: imports.filename },
      entityName: sql<string | null>`case ${entries.entity}
        when 'member' then ${members.businessName}
        when 'user' then coalesce(${subject.name}, ${subject.username})
        when 'campaign' then ${campaigns.title}
        when 'content' then ${contents.title}
        when 'settlement' then (select title from settlements run where run.id = ${entries.entityId})
        when 'accrualMonth' then ${entries.after} ->> 'month'
        when 'file' then ${entries.after} ->> 'filename'
        when 'approval' then (select ${requests.name} from ${requests.table} where request.id = ${entries.entityId})
        when 'dispute' then (select ${disputed.name} from ${disputed.table} where dispute.id = ${entries.entityId})
        when 'serviceAccount' then (select account.name from users account where account.id =
          (select user_id from service_accounts where service_accounts.id = ${entries.entityId}))
        when 'webhook' then (select url from webhooks endpoint where endpoint.id = ${entries.entityId})
        when 'import' then (select filename from imports file where file.id = ${entries.entityId})
      end`,
      customerId: customers.id,
    })
    .from(entries)
    .leftJoin(users, eq(users.id, entries.userId))
    .leftJoin(imports, eq(imports.id, entries.importId))
    .leftJoin(members, and(eq(entries.entity, 'member'), eq(members.id, entries.entityId)))
    .leftJoin(subject, and(eq(entries.entity, 'user'), eq(subject.id, entries.entityId)))
    .leftJoin(campaigns, and(eq(entries.entity, 'campaign'), eq(campaigns.id, entries.entityId)))
    .leftJoin(contents, and(eq(entries.entity, 'content'), eq(contents.id, entries.entityId)))
    .leftJoin(customers, and(eq(entries.entity, 'customer'), eq(customers.id, entries.entityId)))
    .orderBy(order(entries.at), order(entries.source), order(entries.id))
    .limit(take)
    .offset(skip);
}

export type FoundAuditRow = Awaited<ReturnType<typeof auditRows>>[number];

/** The number of entries, up to one more than the counted maximum; that one means that there are more. */
export async function countAuditRows(database: Database, request: AuditRequest): Promise<number> {
  const limit = mostCountedEntries + 1;
  const one = sql<number>`1`.as('one');
  const ofTrail = database.select({ one }).from(auditEntries).where(inTrail(request)).limit(limit).as('of_trail');
  const ofAccounts = database
    .select({ one })
    .from(securityEvents)
    .where(ofSecurity(request))
    .limit(limit)
    .as('of_accounts');
  const [trail, accounts] = await Promise.all([database.$count(ofTrail), database.$count(ofAccounts)]);
  return Math.min(trail + accounts, limit);
}

function inTrail({ filter, searchTerm }: AuditRequest): SQL | undefined {
  const { userId, entityId } = filter;
  const entities = severalOf(filter.entity);
  const actions = severalOf(filter.action);
  return and(
    isOfSource('audit', filter),
    userId === undefined ? undefined : eq(auditEntries.actorId, userId),
    entities && inArray(auditEntries.entity, entities),
    entityId === undefined ? undefined : eq(auditEntries.entityId, entityId),
    actions && inArray(auditEntries.action, actions),
    withinDays(auditEntries.at, filter.at),
    ...searched(searchTerm, auditEntries.actorId, auditEntries.address, {
      entity: auditEntries.entity,
      id: auditEntries.entityId,
    }),
  );
}

/** The conditions of security events. The entity of an event is its user. */
function ofSecurity({ filter, searchTerm }: AuditRequest): SQL | undefined {
  const { userId, entityId } = filter;
  const entities = severalOf(filter.entity);
  const actions = severalOf(filter.action);
  return and(
    isOfSource('security', filter),
    userId === undefined ? undefined : eq(securityEvents.userId, userId),
    entities === undefined || entities.includes('user') ? undefined : sql`false`,
    entityId === undefined ? undefined : eq(securityEvents.userId, entityId),
    actions && inArray(sql`${securityEvents.kind}`, actions),
    withinDays(securityEvents.lastAt, filter.at),
    ...searched(searchTerm, securityEvents.userId, securityEvents.address),
  );
}

function isOfSource(source: AuditSource, filter: AuditFilter): SQL | undefined {
  return severalOf(filter.source)?.includes(source) === false ? sql`false` : undefined;
}

/** Approval requests, named after their campaign or file. */
const requests = {
  table: sql`approvals as request
    left join campaigns as campaign on campaign.id = request.campaign_id
    left join imports as file on file.id = request.import_id`,
  name: sql`coalesce(campaign.title, file.filename)`,
};

/** Disputes, named after their dealers. */
const disputed = {
  table: sql`disputes as dispute join members as dealer on dealer.id = dispute.dealer_id`,
  name: sql`dealer.business_name`,
};

/**
 * One condition for each word: it occurs in the name of the actor, in the address, or in the name of the object. The
 * matching users and objects are selected once per query, not once per entry. Customers are not found by their names.
 */
function searched(
  term: string,
  actorId: PgColumn,
  address: PgColumn,
  about?: { readonly entity: PgColumn; readonly id: PgColumn },
): (SQL | undefined)[] {
  return term
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => {
      const idsOf = (table: SQL, text: SQL) => sql`(select id from ${table} where ${matchesSearch(word, text)})`;
      const people = idsOf(sql`${users}`, sql`${users.searchText}`);
      const isAbout = (entity: AuditEntity, ids: SQL) =>
        about && and(eq(about.entity, entity), sql`${about.id} in ${ids}`);
      return or(
        sql`${actorId} in ${people}`,
        matchesSearch(word, sql`coalesce(${address}, '')`),
        isAbout('user', people),
        isAbout('member', idsOf(sql`${members}`, sql`${members.searchText}`)),
        isAbout('campaign', idsOf(sql`${campaigns}`, sql`fold_text(${campaigns.title})`)),
        isAbout('content', idsOf(sql`${contents}`, sql`fold_text(${contents.title})`)),
        isAbout('settlement', idsOf(sql`${settlements}`, sql`fold_text(${settlements.title})`)),
        isAbout(
          'approval',
          sql`(select request.id from ${requests.table} where ${matchesSearch(word, sql`fold_text(${requests.name})`)})`,
        ),
        isAbout(
          'dispute',
          sql`(select dispute.id from ${disputed.table} where ${matchesSearch(word, sql`dealer.search_text`)})`,
        ),
        isAbout('webhook', idsOf(sql`webhooks`, sql`fold_text(url)`)),
        isAbout('import', idsOf(sql`${imports}`, sql`fold_text(${imports.filename})`)),
      );
    });
}

/**
 * The rows of one source after a position (by instant, source, id). The bound on the instant alone is redundant, but
 * lets an index start there.
 */
function follows(
  source: AuditSource,
  { id }: { readonly id: PgColumn },
  at: PgColumn,
  position: AuditPosition,
  direction: SortDirection,
): SQL | undefined {
  const [beyond, atOrBeyond] = direction === 'asc' ? [gt, gte] : [lt, lte];
  const isLaterSource = direction === 'asc' ? source > position.source : source < position.source;
  const inSameSource = source === position.source ? and(eq(at, position.at), beyond(id, position.id)) : undefined;
  const atSameInstant = source === position.source ? inSameSource : isLaterSource ? eq(at, position.at) : undefined;
  return and(atOrBeyond(at, position.at), or(beyond(at, position.at), atSameInstant));
}
