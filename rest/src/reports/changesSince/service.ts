/** Changes since a cursor, for other systems (docs/domain/changes-since.md). */
import { dealerRows } from '../../people/dealers/service.js';
import { entriesByIds } from '../../money/ledger/queries.js';
import { entryView } from '../../money/ledger/views.js';
import { campaignDealersByIds } from '../../programme/memberships/membership/queries.js';
import { campaignDealerView } from '../../programme/memberships/membership/service.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { Refusal } from '../../ground/platform/http/errors.js';
import { saleId } from '../../money/statements/saleLines.js';
import { endOfSnapshot } from '../../ground/database/snapshot.js';
import { beginning, cursorText, firstKeys, positionFrom, type ChangeKind, type KeyOf, type Place } from './cursor.js';
import {
  changedDealers,
  changedImports,
  changedLines,
  changedMemberships,
  momentNow,
  newEntries,
  type ChangeRange,
} from './queries.js';
import type { ChangesQuery } from './schemas.js';

/** The changes that a call reads, and the cursor for the next call. */
interface Reading<Kind extends ChangeKind> {
  readonly range: ChangeRange<KeyOf<Kind>>;
  /** @param last the last row of the page if there are more; undefined if all changes are read */
  readonly cursorAfter: (last: Place<KeyOf<Kind>> | undefined) => string;
}

/** @throws Refusal BAD_USER_INPUT, reason cursorInvalid */
async function readingOf<Kind extends ChangeKind>(
  kind: Kind,
  { database }: ServiceContext,
  { cursor, limit }: ChangesQuery,
): Promise<Reading<Kind>> {
  const { source, snapshot } = await momentNow(database);
  const position = cursor === undefined ? beginning : positionFrom(kind, source, cursor);
  const until = position?.under?.until ?? snapshot;
  // a cursor must not be ahead of this database: its transaction ids would belong to another one
  const isAhead = [position?.seen ?? until, until].some((each) => endOfSnapshot(each) > endOfSnapshot(snapshot));
  if (position === undefined || isAhead) {
    throw new Refusal('BAD_USER_INPUT', { reason: 'cursorInvalid', fields: { cursor: 'invalid' } });
  }
  const { seen, under } = position;
  const after = under?.after ?? { transaction: '0', key: firstKeys[kind] };
  return {
    range: { seen, until, after, limit },
    cursorAfter: (last) =>
      cursorText<Kind>(kind, source, last === undefined ? { seen: until } : { seen, under: { until, after: last } }),
  };
}

/** Reads a page. One additional row shows whether there are more. */
async function page<Kind extends ChangeKind, Row extends { readonly transaction: string }>(
  { range, cursorAfter }: Reading<Kind>,
  read: (withOneMore: ChangeRange<KeyOf<Kind>>) => Promise<readonly Row[]>,
  keyOf: (row: Row) => KeyOf<Kind>,
) {
  const { limit } = range;
  const rowsWithOneMore = await read({ ...range, limit: limit + 1 });
  const rows = rowsWithOneMore.slice(0, limit);
  const hasMore = rowsWithOneMore.length > limit;
  const last = hasMore ? rows.at(-1) : undefined;
  return { rows, cursor: cursorAfter(last && { transaction: last.transaction, key: keyOf(last) }), hasMore };
}

/** The dealers of the caller's subtree that were changed or deleted since a cursor, with their present data. */
export async function dealersChangedSince(context: ServiceContext, caller: SignedIn, query: ChangesQuery) {
  const { rows, ...rest } = await page(
    await readingOf('dealers', context, query),
    (withOneMore) => changedDealers(context.database, caller.member, withOneMore),
    ({ id }) => [id],
  );
  const ids = rows.map(({ id }) => id);
  const dealers = new Map((await dealerRows(context, caller, ids)).map((dealer) => [dealer.id, dealer]));
  const items = ids.map((id) => ({ id, deleted: !dealers.has(id), dealer: dealers.get(id) ?? null }));
  return { items, ...rest };
}

/** The memberships of the caller's subtree that were added, changed or removed since a cursor. */
export async function membershipsChangedSince(context: ServiceContext, caller: SignedIn, query: ChangesQuery) {
  const { database } = context;
  const { rows, ...rest } = await page(
    await readingOf('memberships', context, query),
    (withOneMore) => changedMemberships(database, caller.member, withOneMore),
    ({ campaignId, dealerId }) => [campaignId, dealerId],
  );
  const memberships = await campaignDealersByIds(database, caller.member, rows);
  const textOf = ({ campaignId, dealerId }: (typeof rows)[number] | (typeof memberships)[number]) =>
    `${campaignId}/${dealerId}`;
  const views = new Map(
    memberships.map(({ campaignId, ...row }) => [textOf({ campaignId, ...row }), campaignDealerView(row)]),
  );
  const items = rows.map(({ transaction, ...ids }) => {
    const membership = views.get(textOf({ transaction, ...ids })) ?? null;
    return { ...ids, deleted: membership === null, membership };
  });
  return { items, ...rest };
}

/** The entries of the ledgers of the caller's subtree written since a cursor; entries are never changed or deleted. */
export async function entriesChangedSince(context: ServiceContext, caller: SignedIn, query: ChangesQuery) {
  const { database } = context;
  const { rows, ...rest } = await page(
    await readingOf('entries', context, query),
    (withOneMore) => newEntries(database, caller.member, withOneMore),
    ({ id }) => [id],
  );
  const ids = rows.map(({ id }) => id);
  const entries = new Map((await entriesByIds(database, ids)).map((row) => [row.id, row]));
  const items = ids.flatMap((id) => {
    const row = entries.get(id);
    return row ? [{ campaignId: row.entry.campaignId, dealerId: row.entry.dealerId, entry: entryView(row) }] : [];
  });
  return { items, ...rest };
}

/** The sale lines of the caller's subtree that one import, or its undoing, added, corrected or removed. */
export async function linesChangedSince(context: ServiceContext, caller: SignedIn, query: ChangesQuery) {
  const { database } = context;
  const { range, cursorAfter } = await readingOf('lines', context, query);
  const [current, next] = await changedImports(database, range);
  if (current === undefined) return { items: [], cursor: cursorAfter(undefined), hasMore: false };

  const { after, limit } = range;
  const isContinued = current.transaction === after.transaction && current.id === after.key[0];
  const [, document, line] = isContinued ? after.key : firstKeys.lines;
  const linesWithOneMore = await changedLines(database, caller.member, current.id, { document, line }, limit + 1);
  const lines = linesWithOneMore.slice(0, limit);
  const items = lines.map(({ saleLine, ...ids }) => {
    const id = saleId(ids);
    return { id, deleted: saleLine === null, saleLine: saleLine && { id, ...ids, ...saleLine } };
  });
  const last = linesWithOneMore.length > limit ? lines.at(-1) : undefined;
  if (last !== undefined) {
    const { transaction, id } = current;
    return { items, cursor: cursorAfter({ transaction, key: [id, last.document, last.line] }), hasMore: true };
  }
  const cursor = cursorAfter(next && { transaction: next.transaction, key: [next.id, '', 0] });
  return { items, cursor, hasMore: next !== undefined };
}
