/** The mails that were sent, and what became of each: never a text, which is made when it is sent. */
import { and, asc, desc, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { MailSortColumn, MailState } from '@gdd/schema/notifications';
import { oneOf } from '../campaigns/campaign/queries.js';
import type { Database } from '../database/connections/connection.js';
import { matchesSearch } from '../database/search.js';
import { outbox } from '../database/tables/work/mail.js';
import { severalOf } from '../domain/tableState.js';
import type { ServiceContext } from '../platform/context.js';
import type { MailsState } from './schemas.js';

const state = sql<MailState>`coalesce(${outbox.outcome}, 'waiting')`;

/** A page of the mails of the last days. */
export async function mailsTable({ database }: ServiceContext, asked: MailsState) {
  const { filter = {}, searchTerm, sorting, paginator } = asked;
  const states = severalOf(filter.state);
  const matching = and(
    oneOf(outbox.kind, severalOf(filter.kind)),
    states && inArray(state, states),
    filter.queuedAt?.from === undefined ? undefined : gte(outbox.queuedAt, midnight(filter.queuedAt.from, 0)),
    filter.queuedAt?.to === undefined ? undefined : lt(outbox.queuedAt, midnight(filter.queuedAt.to, 1)),
    matchesSearch(searchTerm, sql`fold_text(${outbox.recipient})`),
  );
  const sortColumns: Readonly<Record<MailSortColumn, PgColumn | SQL>> = outbox;
  const [items, total] = await Promise.all([
    database
      .select({
        id: outbox.id,
        kind: outbox.kind,
        recipient: outbox.recipient,
        state,
        queuedAt: outbox.queuedAt,
        doneAt: outbox.doneAt,
        tries: outbox.tries,
        lastError: outbox.lastError,
      })
      .from(outbox)
      .where(matching)
      .orderBy((sorting.direction === 'asc' ? asc : desc)(sortColumns[sorting.column]), asc(outbox.id))
      .limit(paginator.pageSize)
      .offset((paginator.page - 1) * paginator.pageSize),
    count(database, matching),
  ]);
  return { items: items.map(mailView), total };
}

const count = (database: Database, matching: SQL | undefined) => database.$count(outbox, matching);

/** The begin of a day in Rome, or of one after it. */
const midnight = (day: string, days: number) =>
  sql`(${day}::date + ${days}::integer)::timestamp at time zone 'Europe/Rome'`;

function mailView<Row extends { readonly queuedAt: Date; readonly doneAt: Date | null }>({
  queuedAt,
  doneAt,
  ...row
}: Row) {
  return { ...row, queuedAt: queuedAt.toISOString(), doneAt: doneAt?.toISOString() ?? null };
}
