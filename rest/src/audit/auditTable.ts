import { mostCountedEntries, type AuditEntity, type AuditSource } from '@gdd/schema/audit';
import type { SortDirection } from '@gdd/schema/lists';
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { alias, unionAll, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connections/connection.js';
import { auditEntries } from '../database/tables/work/audit.js';
import type { ChangedFields } from '../database/tables/changedFields.js';
import { campaigns } from '../database/tables/programme/campaigns.js';
import { settlements } from '../database/tables/programme/settlements.js';
import { contents } from '../database/tables/content/content.js';
import { customers } from '../database/tables/people/customers.js';
import { imports } from '../database/tables/work/imports.js';
import { members } from '../database/tables/people/network.js';
import { securityEvents } from '../database/tables/people/sessions.js';
import { users } from '../database/tables/people/accounts.js';
import { withinDays } from '../database/ranges.js';
import { matchesSearch } from '../database/search.js';
import { severalOf } from '../domain/tableState.js';
import type { AuditFilter } from './schemas.js';

/** Which entries, and in which order. */
export interface AuditRequest {
  readonly filter: AuditFilter;
  readonly searchTerm: string;
  readonly direction: SortDirection;
}

/** Where an entry stands in the order. */
export interface AuditPlace {
  readonly at: Date;
  readonly source: AuditSource;
  readonly id: number;
}

/** Which rows of the order. */
interface AuditWindow {
  readonly skip: number;
  readonly take: number;
  /** Those after an entry. */
  readonly after?: AuditPlace | undefined;
}

/**
 * Entries of the trail and security events in one order. Each source gives its first rows by its own index, so that a
 * page costs what it shows and what it skips, however long the trail is.
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

/** How many entries there are: one more than are counted at most, where there are more. */
export async function countAuditRows(database: Database, request: AuditRequest): Promise<number> {
  const enough = mostCountedEntries + 1;
  const one = sql<number>`1`.as('one');
  const ofTrail = database.select({ one }).from(auditEntries).where(inTrail(request)).limit(enough).as('of_trail');
  const ofAccounts = database
    .select({ one })
    .from(securityEvents)
    .where(ofSecurity(request))
    .limit(enough)
    .as('of_accounts');
  const [trail, accounts] = await Promise.all([database.$count(ofTrail), database.$count(ofAccounts)]);
  return Math.min(trail + accounts, enough);
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

/** A security event is about its user. */
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

/** Requests that a second person confirms, named by what they are about. */
const requests = {
  table: sql`approvals as request
    left join campaigns as campaign on campaign.id = request.campaign_id
    left join imports as file on file.id = request.import_id`,
  name: sql`coalesce(campaign.title, file.filename)`,
};

/** Disputes, named by their dealers. */
const disputed = {
  table: sql`disputes as dispute join members as dealer on dealer.id = dispute.dealer_id`,
  name: sql`dealer.business_name`,
};

/**
 * Each word occurs in who did it, from where, or what it is about. What matches is looked up once for the whole
 * question, not for each entry. Customers are never found by their names.
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
      const those = (table: SQL, text: SQL) => sql`(select id from ${table} where ${matchesSearch(word, text)})`;
      const people = those(sql`${users}`, sql`${users.searchText}`);
      const isAbout = (entity: AuditEntity, ids: SQL) =>
        about && and(eq(about.entity, entity), sql`${about.id} in ${ids}`);
      return or(
        sql`${actorId} in ${people}`,
        matchesSearch(word, sql`coalesce(${address}, '')`),
        isAbout('user', people),
        isAbout('member', those(sql`${members}`, sql`${members.searchText}`)),
        isAbout('campaign', those(sql`${campaigns}`, sql`fold_text(${campaigns.title})`)),
        isAbout('content', those(sql`${contents}`, sql`fold_text(${contents.title})`)),
        isAbout('settlement', those(sql`${settlements}`, sql`fold_text(${settlements.title})`)),
        isAbout(
          'approval',
          sql`(select request.id from ${requests.table} where ${matchesSearch(word, sql`fold_text(${requests.name})`)})`,
        ),
        isAbout(
          'dispute',
          sql`(select dispute.id from ${disputed.table} where ${matchesSearch(word, sql`dealer.search_text`)})`,
        ),
        isAbout('webhook', those(sql`webhooks`, sql`fold_text(url)`)),
        isAbout('import', those(sql`${imports}`, sql`fold_text(${imports.filename})`)),
      );
    });
}

/** The rows after a place in the order; the bound on the instant alone is a condition of its own: an index begins there. */
function follows(
  source: AuditSource,
  { id }: { readonly id: PgColumn },
  at: PgColumn,
  place: AuditPlace,
  direction: SortDirection,
): SQL | undefined {
  const [beyond, atOrBeyond] = direction === 'asc' ? [gt, gte] : [lt, lte];
  const isBeyond = direction === 'asc' ? source > place.source : source < place.source;
  const atOnce = source === place.source ? and(eq(at, place.at), beyond(id, place.id)) : undefined;
  const then = source === place.source ? atOnce : isBeyond ? eq(at, place.at) : undefined;
  return and(atOrBeyond(at, place.at), or(beyond(at, place.at), then));
}
