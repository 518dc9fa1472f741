/** The list of sent and queued mails with their outcomes. It has no texts: these are written when a mail is sent. */
import { and, asc, desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { MailSortColumn, MailState } from '@gdd/schema/notifications';
import { oneOf } from '../../ground/database/oneOf.js';
import { withinDays } from '../../ground/database/ranges.js';
import { matchesSearch } from '../../ground/database/search.js';
import { outbox } from '../../ground/database/tables/work/mail.js';
import { severalOf } from '../../ground/domain/tableState.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { MailsState } from './schemas.js';

const state = sql<MailState>`coalesce(${outbox.outcome}, 'waiting')`;

/** A page of the mails that are still stored, and the number of all that match. */
export async function mailsTable({ database }: ServiceContext, request: MailsState) {
  const { filter = {}, searchTerm, sorting, paginator } = request;
  const states = severalOf(filter.state);
  const matching = and(
    oneOf(outbox.kind, severalOf(filter.kind)),
    states && inArray(state, states),
    withinDays(outbox.queuedAt, filter.queuedAt),
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
    database.$count(outbox, matching),
  ]);
  return { items: items.map(mailView), total };
}

function mailView<Row extends { readonly queuedAt: Date; readonly doneAt: Date | null }>({
  queuedAt,
  doneAt,
  ...row
}: Row) {
  return { ...row, queuedAt: queuedAt.toISOString(), doneAt: doneAt?.toISOString() ?? null };
}
