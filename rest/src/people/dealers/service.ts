import { optionalDealerFields, pageDealerFields, tableDealerFields, writtenDealerFields } from '@gdd/schema/dealers';
import { among, pick, without } from '@gdd/schema/fields';
import type { DealerStatus, MemberRole } from '@gdd/schema/members';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { insertMembers, lockTree } from '../../ground/database/tree.js';
import { mayStandBelow } from '../../ground/domain/tree.js';
import { recordAudit } from '../../ground/platform/audit.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { notFound, refuseStale, refuseWrong, wrongInput } from '../../ground/platform/http/errors.js';
import { violatedConstraint } from '../../ground/database/connections/failures.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import { changeDealer } from './changes.js';
import {
  dealerById,
  dealerByIdForUpdate,
  dealersForUpdate,
  dealerPage,
  dealersByIds,
  memberById,
  membersByIds,
  membersByRole,
  takenFields,
  setStatus,
  updateMember,
  type MemberRow,
} from './queries.js';
import type { CreateDealer, DealerTableState, UpdateDealer, UpdateDealerStatuses } from './schemas.js';

/** A page of the dealers' table. */
export async function dealersTable(
  { database, programmeDay }: ServiceContext,
  caller: SignedIn,
  state: DealerTableState,
) {
  const below = await filteredMember(database, caller, state.filter?.memberId, 'filter.memberId');
  const { items, total } = await dealerPage(database, caller.member, state, { below, today: programmeDay() });
  return { items: items.map((dealer) => rowView(dealer, caller)), total };
}

/**
 * The member of a filter; undefined without that filter.
 *
 * @param field the name of the filter in the request
 * @throws Refusal BAD_USER_INPUT for a member outside the caller's subtree
 */
export async function filteredMember(
  database: Database,
  caller: SignedIn,
  memberId: number | undefined,
  field: string,
): Promise<MemberRow | undefined> {
  if (memberId === undefined) return undefined;
  const member = await memberById(database, caller.member, memberId);
  if (member === undefined) throw wrongInput({ [field]: 'unknown' });
  return member;
}

/** The dealers of the caller's subtree, for selects. */
export async function dealerOptions(
  { database }: ServiceContext,
  caller: SignedIn,
  query: { readonly search: string; readonly limit?: number | undefined },
) {
  const dealers = await membersByRole(database, caller.member, { role: 'Dealer', ...query });
  return dealers.map(({ id, code, businessName, city }) => ({ id, code, businessName, city: city ?? '' }));
}

/**
 * The members of one role in the caller's subtree, or below one of its members.
 *
 * @throws Refusal NOT_FOUND for a parent outside the subtree
 */
export async function membersOfRole(
  { database }: ServiceContext,
  caller: SignedIn,
  query: {
    readonly role: MemberRole;
    readonly parent?: number;
    readonly search: string;
    readonly limit?: number | undefined;
  },
) {
  const below = query.parent === undefined ? undefined : await memberById(database, caller.member, query.parent);
  if (query.parent !== undefined && below === undefined) throw notFound();
  const members = await membersByRole(database, caller.member, { ...query, below });
  return members.map((member) => withVisibleParent(member, caller));
}

/** Members by id; those that the caller may not see are left out. */
export async function visibleMembers({ database }: ServiceContext, caller: SignedIn, ids: readonly number[]) {
  return (await membersByIds(database, caller.member, ids)).map((member) => withVisibleParent(member, caller));
}

/**
 * One dealer with all fields of its page.
 *
 * @throws Refusal NOT_FOUND
 */
export async function dealerDetails({ database }: ServiceContext, caller: SignedIn, id: number) {
  const dealer = await dealerById(database, caller.member, id);
  if (dealer === undefined) throw notFound();
  return detailView(database, dealer, caller);
}

/**
 * Creates a dealer.
 *
 * @throws Refusal BAD_USER_INPUT: a taken code or VAT number, a parent that is unknown or has a role without dealers
 */
export async function createDealer(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  input: CreateDealer,
  request: IdempotentRequest | undefined,
) {
  const now = clock.programmeNow();
  const create = idempotent(database, request, clock, async (transaction) => {
    await lockTree(transaction);
    const taken = await takenFields(transaction, input);
    const parent = await memberById(transaction, caller.member, input.parentId);
    refuseWrong({
      code: taken.code ? 'taken' : undefined,
      vatNumber: taken.vatNumber ? 'taken' : undefined,
      parentId: parentProblem(parent),
    });
    const { parentId, ...columns } = input;
    const parentCode = parent?.code ?? null;
    const ids = parent ? new Map([[parent.code, parentId]]) : new Map<string, number>();
    const made = await insertMembers(transaction, [{ ...columns, role: 'Dealer', parentCode }], ids, now);
    // `insertMembers` returns the id of every code
    const id = made.get(input.code) ?? 0;
    await recordAudit(transaction, now, [
      { actorId: caller.userId, entity: 'member', entityId: id, action: 'created', before: null, after: input },
    ]);
    const dealer = await dealerById(transaction, caller.member, id);
    if (dealer === undefined) throw new Error('The dealer just created is gone.');
    return detailView(transaction, dealer, caller);
  });
  return create.catch(refuseTaken);
}

/**
 * Updates a dealer.
 *
 * @throws Refusal BAD_USER_INPUT; NOT_FOUND; CONFLICT, reason staleVersion, if there is a newer version than the
 *   caller's
 */
export async function updateDealer(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  id: number,
  { version, ...input }: UpdateDealer,
) {
  const now = clock.programmeNow();
  const update = database.transaction(async (transaction) => {
    await lockTree(transaction);
    const dealer = await dealerByIdForUpdate(transaction, caller.member, id);
    const parentId = parentProblem(await memberById(transaction, caller.member, input.parentId));
    if (dealer === undefined) {
      refuseWrong({ parentId });
      // before the check of the VAT number, whose result would reveal whether the dealer was deleted or never existed
      throw notFound();
    }
    const taken = await takenFields(transaction, input, id);
    refuseWrong({ vatNumber: taken.vatNumber ? 'taken' : undefined, parentId });
    refuseStale(version, dealer);
    const changed = await changeDealer(transaction, caller, dealer, input, 'updated', now);
    return detailView(transaction, changed, caller);
  });
  return update.catch(refuseTaken);
}

/** Sets a dealer's status; any may follow any other. */
export async function updateDealerStatus(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  id: number,
  status: DealerStatus,
) {
  return database.transaction(async (transaction) => {
    const dealer = await dealerByIdForUpdate(transaction, caller.member, id);
    if (dealer === undefined) throw notFound();
    const changed = await changeDealer(transaction, caller, dealer, { status }, 'statusChanged', clock.programmeNow());
    return detailView(transaction, changed, caller);
  });
}

/**
 * Sets the status of many dealers: by ids, or all that match a filter and a search.
 *
 * @returns the numbers of changed and unchanged dealers, and of ids that are no dealer in the caller's subtree
 * @throws Refusal BAD_USER_INPUT for a member in the filter outside the caller's subtree
 */
export async function updateDealerStatuses(
  { database, clock, programmeDay }: ServiceContext,
  caller: SignedIn,
  { ids, filter, searchTerm, data: { status } }: UpdateDealerStatuses,
) {
  const now = clock.programmeNow();
  return database.transaction(async (transaction) => {
    const below = await filteredMember(transaction, caller, filter?.memberId, 'filter.memberId');
    const scope = ids === undefined ? { filter, searchTerm, below, today: programmeDay() } : { ids };
    const dealers = await dealersForUpdate(transaction, caller.member, scope);
    const changing = dealers.filter((dealer) => dealer.status !== status);
    await setStatus(
      transaction,
      changing.map(({ id }) => id),
      status,
      now,
    );
    await recordAudit(
      transaction,
      now,
      changing.map(({ id, status: before }) => ({
        actorId: caller.userId,
        entity: 'member',
        entityId: id,
        action: 'statusChanged',
        before: { status: before },
        after: { status },
      })),
    );
    return {
      changed: changing.length,
      unchanged: dealers.length - changing.length,
      missing: ids === undefined ? 0 : new Set(ids).size - dealers.length,
    };
  });
}

/** Hides a dealer permanently; its history stays, and its code and VAT number stay taken. */
export async function deleteDealer({ database, clock }: ServiceContext, caller: SignedIn, id: number): Promise<void> {
  const now = clock.programmeNow();
  await database.transaction(async (transaction) => {
    await lockTree(transaction);
    const dealer = await dealerByIdForUpdate(transaction, caller.member, id);
    if (dealer === undefined) throw notFound();
    await updateMember(transaction, id, { deletedAt: now }, now);
    const { code, businessName } = dealer;
    await recordAudit(transaction, now, [
      {
        actorId: caller.userId,
        entity: 'member',
        entityId: id,
        action: 'deleted',
        before: { code, businessName },
        after: null,
      },
    ]);
  });
}

/** The dealers with these ids, as rows of the table; those that the caller may not see are left out. */
export async function dealerRows({ database }: ServiceContext, caller: SignedIn, ids: readonly number[]) {
  const rows = await dealersByIds(database, caller.member, ids);
  return rows.map((row) => rowView(row, caller));
}

function parentProblem(parent: MemberRow | undefined): 'unknown' | 'notAllowed' | undefined {
  if (parent === undefined) return 'unknown';
  return mayStandBelow('Dealer', parent.role) ? undefined : 'notAllowed';
}

/** Refuses a code or VAT number taken concurrently, which violates a unique index. */
function refuseTaken(error: unknown): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'members_code_unique') throw wrongInput({ code: 'taken' });
  if (constraint === 'members_vat_number_unique') throw wrongInput({ vatNumber: 'taken' });
  throw error;
}

async function detailView(database: Database, dealer: MemberRow, caller: SignedIn) {
  // a path is `/1/5/9/`, the ids from the root to the member itself; ancestors above the caller's member are hidden
  const ownDepth = caller.member.path.split('/').length - 3;
  const ancestorIds = dealer.path
    .split('/')
    .slice(1 + ownDepth, -2)
    .map(Number);
  const ancestors = ancestorIds.length === 0 ? [] : await membersByIds(database, caller.member, ancestorIds);
  return {
    ...rowView(dealer, caller),
    ...pick(dealer, pageDealerFields),
    path: ancestors
      .sort((a, b) => ancestorIds.indexOf(a.id) - ancestorIds.indexOf(b.id))
      .map(({ id, code, businessName, role }) => ({ id, code, businessName, role })),
    createdAt: dealer.createdAt.toISOString(),
    updatedAt: dealer.updatedAt.toISOString(),
  };
}

/** The stored fields of the table; `isProspect` is computed from the tier. */
const storedFields = among(tableDealerFields, writtenDealerFields);
type StoredField = (typeof storedFields)[number];

/** The fields that are never null; the parent can be, for the caller's own member. */
const requiredFields = without(storedFields, [...optionalDealerFields, 'parentId']);

type DealerFields = Pick<MemberRow, StoredField | 'id' | 'version'>;
type CompleteDealer = DealerFields & {
  readonly [Name in (typeof requiredFields)[number]]: NonNullable<MemberRow[Name]>;
};

/** Narrows the type: a check constraint guarantees that dealers have all required fields. */
function isComplete(dealer: DealerFields): dealer is CompleteDealer {
  return requiredFields.every((name) => dealer[name] !== null);
}

/** A dealer as a row of the table. */
function rowView(dealer: DealerFields, caller: SignedIn) {
  if (!isComplete(dealer)) throw new Error(`The dealer ${dealer.id} lacks what dealers have.`);
  return {
    ...pick(dealer, storedFields),
    id: dealer.id,
    isProspect: dealer.tier === 'prospect',
    parentId: withVisibleParent(dealer, caller).parentId,
    version: dealer.version,
  };
}

/** Hides the parent of the caller's own member, even its id. */
function withVisibleParent<T extends { readonly id: number; readonly parentId: number | null }>(
  member: T,
  caller: SignedIn,
): T {
  return member.id === caller.member.id ? { ...member, parentId: null } : member;
}
