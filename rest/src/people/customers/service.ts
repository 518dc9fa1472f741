import type { CustomerObstacle, CustomerStatus } from '@gdd/schema/customers';
import type { Database } from '../../ground/database/connections/connection.js';
import { romeDay } from '../../ground/domain/romeDay.js';
import { difference, recordAudit, type AuditRecord } from '../../ground/platform/audit.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { notFound, orNotFound, refuseStale } from '../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import {
  changeCustomer,
  customerById,
  customerPage,
  customersForUpdate,
  insertCustomer,
  removeCustomers,
  setStatus,
} from './queries.js';
import type { CreateCustomer, CustomerTableState, CustomerView, UpdateCustomer } from './schemas.js';

/** A page of the table of customers. */
export function customersTable({ database }: ServiceContext, state: CustomerTableState) {
  return customerPage(database, state);
}

/** One customer. @throws Refusal NOT_FOUND */
export async function customerDetails({ database }: ServiceContext, id: number): Promise<CustomerView> {
  return orNotFound(await customerById(database, id));
}

/** Creates a customer. @returns its id */
export function createCustomer(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  input: CreateCustomer,
  request: IdempotentRequest | undefined,
): Promise<{ readonly id: number }> {
  const now = clock.programmeNow();
  return idempotent(database, request, clock, async (transaction) => {
    const id = await insertCustomer(transaction, { ...input, createdOn: romeDay(now) });
    await recordAudit(transaction, now, [recordOf(caller, id, 'created', { before: null, after: input })]);
    return { id };
  });
}

/**
 * Changes a customer; identical values change nothing.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason staleVersion, if there is a newer version than the caller's
 */
export function updateCustomer(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  id: number,
  { version, ...input }: UpdateCustomer,
): Promise<CustomerView> {
  return database.transaction(async (transaction) => {
    const customer = orNotFound((await customersForUpdate(transaction, [id]))[0]);
    refuseStale(version, customer);
    const changed = difference(customer, input);
    if (changed === undefined) return customer;
    await recordAudit(transaction, clock.programmeNow(), [recordOf(caller, id, 'updated', changed)]);
    return changeCustomer(transaction, id, input);
  });
}

/** Deletes a customer permanently. @throws Refusal NOT_FOUND */
export async function deleteCustomer(context: ServiceContext, caller: SignedIn, id: number): Promise<void> {
  const [outcome] = await deleteCustomers(context, caller, [id]);
  if (outcome?.ok !== true) throw notFound();
}

/** The outcome of one customer of a bulk call. */
interface Outcome {
  readonly id: number;
  readonly ok: boolean;
  readonly reason: CustomerObstacle | null;
}

/** Sets the status of the existing customers; ids that do not exist do not stop the others. */
export function updateCustomersStatus(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  ids: readonly number[],
  status: CustomerStatus,
): Promise<Outcome[]> {
  return forExisting(database, ids, async (transaction, customers) => {
    const changing = customers.filter((customer) => customer.status !== status);
    await setStatus(transaction, idsOf(changing), status);
    const records = changing.map(({ id, status: before }) =>
      recordOf(caller, id, 'statusChanged', { before: { status: before }, after: { status } }),
    );
    await recordAudit(transaction, clock.programmeNow(), records);
  });
}

/** Deletes the existing customers permanently; ids that do not exist do not stop the others. */
export function deleteCustomers(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  ids: readonly number[],
): Promise<Outcome[]> {
  return forExisting(database, ids, async (transaction, customers) => {
    await removeCustomers(transaction, idsOf(customers));
    // the audit trail keeps no personal data of a deleted customer, only its id and type
    const records = customers.map(({ id, type }) => recordOf(caller, id, 'deleted', { before: { type }, after: null }));
    await recordAudit(transaction, clock.programmeNow(), records);
  });
}

/** Runs work on the existing customers and returns the outcome of each id. */
function forExisting(
  database: Database,
  ids: readonly number[],
  work: (transaction: Database, customers: readonly CustomerView[]) => Promise<void>,
): Promise<Outcome[]> {
  return database.transaction(async (transaction) => {
    const customers = await customersForUpdate(transaction, ids);
    await work(transaction, customers);
    const existing = new Set(idsOf(customers));
    return ids.map((id) => ({ id, ok: existing.has(id), reason: existing.has(id) ? null : 'notFound' }));
  });
}

const idsOf = (list: readonly CustomerView[]) => list.map(({ id }) => id);

function recordOf(
  { userId }: SignedIn,
  entityId: number,
  action: string,
  changed: Pick<AuditRecord, 'before' | 'after'>,
): AuditRecord {
  return { actorId: userId, entity: 'customer', entityId, action, ...changed };
}
