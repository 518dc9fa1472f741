/** What has changed since a cursor, for other systems (docs/domain/changes-since.md). */
import { dealerRows } from '../dealers/service.js';
import { entriesByIds } from '../ledger/queries.js';
import { entryView } from '../ledger/service.js';
import { campaignDealersByIds } from '../memberships/membership/queries.js';
import { campaignDealerView } from '../memberships/membership/service.js';
import type { ServiceContext } from '../platform/context.js';
import type { SignedIn } from '../platform/http/caller.js';
import { Refusal } from '../platform/http/errors.js';
import { saleId } from '../statements/saleLines.js';
import { endOfSnapshot } from '../database/snapshot.js';
import { beginning, cursorText, firstKeys, positionFrom, type ChangeKind, type KeyOf, type Place } from './cursor.js';
import {
  changedDealers,
  changedImports,
  changedLines,
  changedMemberships,
  momentNow,
  newEntries,
  type Stretch,
} from './queries.js';
import type { ChangesQuery } from './schemas.js';

/** The part of the changes that a call reads, and how its response says where the next goes on. */
interface Reading<Kind extends ChangeKind> {
  readonly stretch: Stretch<KeyOf<Kind>>;
  /** @param last the row after which there are more; undefined: all of the stretch is read */
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
  const isAhead = [position?.seen ?? until, until].some((each) => endOfSnapshot(each) > endOfSnapshot(snapshot));
  if (position === undefined || isAhead) {
    throw new Refusal('BAD_USER_INPUT', { reason: 'cursorInvalid', fields: { cursor: 'invalid' } });
  }
  const { seen, under } = position;
  const after = under?.after ?? { transaction: '0', key: firstKeys[kind] };
  return {
    stretch: { seen, until, after, limit },
    cursorAfter: (last) =>
      cursorText<Kind>(kind, source, last === undefined ? { seen: until } : { seen, under: { until, after: last } }),
  };
}

/** Reads a page row by row: one more than is asked for says whether there are more. */
async function page<Kind extends ChangeKind, Row extends { readonly transaction: string }>(
  { stretch, cursorAfter }: Reading<Kind>,
  read: (longer: Stretch<KeyOf<Kind>>) => Promise<readonly Row[]>,
  keyOf: (row: Row) => KeyOf<Kind>,
) {
  const { limit } = stretch;
  const found = await read({ ...stretch, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const hasMore = found.length > limit;
  const last = hasMore ? rows.at(-1) : undefined;
  return { rows, cursor: cursorAfter(last && { transaction: last.transaction, key: keyOf(last) }), hasMore };
}

/** The dealers of the caller's subtree that were changed or deleted since a cursor, each as it is now. */
export async function dealersChangedSince(context: ServiceContext, caller: SignedIn, query: ChangesQuery) {
  const { rows, ...rest } = await page(
    await readingOf('dealers', context, query),
    (longer) => changedDealers(context.database, caller.member, longer),
    ({ id }) => [id],
  );
  const ids = rows.map(({ id }) => id);
  const dealers = new Map((await dealerRows(context, caller, ids)).map((dealer) => [dealer.id, dealer]));
  const items = ids.map((id) => ({ id, deleted: !dealers.has(id), dealer: dealers.get(id) ?? null }));
  return { items, ...rest };
}

/** The dealers of the caller's subtree in campaigns, where they were added, changed or taken out since a cursor. */
export async function membershipsChangedSince(context: ServiceContext, caller: SignedIn, query: ChangesQuery) {
  const { database } = context;
  const { rows, ...rest } = await page(
    await readingOf('memberships', context, query),
    (longer) => changedMemberships(database, caller.member, longer),
    ({ campaignId, dealerId }) => [campaignId, dealerId],
  );
  const found = await campaignDealersByIds(database, caller.member, rows);
  const nameOf = ({ campaignId, dealerId }: (typeof rows)[number] | (typeof found)[number]) =>
    `${campaignId}/${dealerId}`;
  const views = new Map(
    found.map(({ campaignId, ...row }) => [nameOf({ campaignId, ...row }), campaignDealerView(row)]),
  );
  const items = rows.map(({ transaction, ...ids }) => {
    const membership = views.get(nameOf({ transaction, ...ids })) ?? null;
    return { ...ids, deleted: membership === null, membership };
  });
  return { items, ...rest };
}

/** The entries of the ledgers of the caller's subtree that were written since a cursor: none is ever changed or deleted. */
export async function entriesChangedSince(context: ServiceContext, caller: SignedIn, query: ChangesQuery) {
  const { database } = context;
  const { rows, ...rest } = await page(
    await readingOf('entries', context, query),
    (longer) => newEntries(database, caller.member, longer),
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

/** The sale lines of the caller's subtree that one import brought, corrected or took away, or that its undoing did. */
export async function linesChangedSince(context: ServiceContext, caller: SignedIn, query: ChangesQuery) {
  const { database } = context;
  const { stretch, cursorAfter } = await readingOf('lines', context, query);
  const [current, next] = await changedImports(database, stretch);
  if (current === undefined) return { items: [], cursor: cursorAfter(undefined), hasMore: false };

  const { after, limit } = stretch;
  const isBegun = current.transaction === after.transaction && current.id === after.key[0];
  const [, document, line] = isBegun ? after.key : firstKeys.lines;
  const found = await changedLines(database, caller.member, current.id, { document, line }, limit + 1);
  const lines = found.slice(0, limit);
  const items = lines.map(({ saleLine, ...ids }) => {
    const id = saleId(ids);
    return { id, deleted: saleLine === null, saleLine: saleLine && { id, ...ids, ...saleLine } };
  });
  const last = found.length > limit ? lines.at(-1) : undefined;
  if (last !== undefined) {
    const { transaction, id } = current;
    return { items, cursor: cursorAfter({ transaction, key: [id, last.document, last.line] }), hasMore: true };
  }
  const cursor = cursorAfter(next && { transaction: next.transaction, key: [next.id, '', 0] });
  return { items, cursor, hasMore: next !== undefined };
}
