import { and, asc, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { customerSortColumns, type CustomerSortColumn, type CustomerStatus } from '@gdd/schema/customers';
import { pick, without } from '@gdd/schema/fields';
import type { Database } from '../../ground/database/connections/connection.js';
import { within } from '../../ground/database/ranges.js';
import { intArray } from '../../ground/database/intArray.js';
import { customers } from '../../ground/database/tables/people/customers.js';
import { matchesSearch } from '../../ground/database/search.js';
import { severalOf } from '../../ground/domain/tableState.js';
import type { CustomerTableState, CustomerView } from './schemas.js';

const customerColumns = pick(getTableColumns(customers), [
  'id',
  'type',
  'status',
  'businessName',
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'createdOn',
  'version',
]);

/** The columns of each sort option; texts are sorted without case and accents. */
const sortColumns: Readonly<Record<CustomerSortColumn, PgColumn>> = {
  ...pick(getTableColumns(customers), without(customerSortColumns, ['name'])),
  name: customers.nameSort,
  businessName: customers.businessNameSort,
  firstName: customers.firstNameSort,
  lastName: customers.lastNameSort,
  email: customers.emailSort,
  city: customers.citySort,
};

/** A page of the customers, and the total of all pages. */
export async function customerPage(database: Database, state: CustomerTableState) {
  const { page, pageSize } = state.paginator;
  const matching = customersMatching(state);
  const [items, [counted]] = await Promise.all([
    database
      .select(customerColumns)
      .from(customers)
      .where(matching)
      .orderBy(...customersOrder(state.sorting))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.select({ total: count() }).from(customers).where(matching),
  ]);
  return { items, total: counted?.total ?? 0 };
}

/** The request of the table without its page. */
type CustomersRequest = Omit<CustomerTableState, 'paginator'>;

/** The ids of all customers that match, in the order of the table. */
export async function customerIds(database: Database, request: CustomersRequest): Promise<number[]> {
  const rows = await database
    .select({ id: customers.id })
    .from(customers)
    .where(customersMatching(request))
    .orderBy(...customersOrder(request.sorting));
  return rows.map(({ id }) => id);
}

/** The existing customers with these ids. */
export function customersByIds(database: Database, ids: readonly number[]): Promise<CustomerView[]> {
  return database
    .select(customerColumns)
    .from(customers)
    .where(sql`${customers.id} = any(${intArray(ids)})`);
}

const customersOrder = ({ column, direction }: CustomersRequest['sorting']) => [
  (direction === 'asc' ? asc : desc)(sortColumns[column]),
  asc(customers.id),
];

function customersMatching({ filter = {}, searchTerm }: Pick<CustomersRequest, 'filter' | 'searchTerm'>) {
  const types = severalOf(filter.type);
  const statuses = severalOf(filter.status);
  return and(
    types && inArray(customers.type, types),
    statuses && inArray(customers.status, statuses),
    within(customers.createdOn, filter.createdOn),
    matchesSearch(searchTerm, customers.searchText),
  );
}

export async function customerById(database: Database, id: number): Promise<CustomerView | undefined> {
  const [customer] = await database.select(customerColumns).from(customers).where(eq(customers.id, id));
  return customer;
}

/** The existing customers with these ids, locked until the transaction ends. */
export function customersForUpdate(transaction: Database, ids: readonly number[]): Promise<CustomerView[]> {
  return transaction
    .select(customerColumns)
    .from(customers)
    .where(inArray(customers.id, [...ids]))
    .orderBy(asc(customers.id))
    .for('update');
}

type CustomerFields = Omit<CustomerView, 'id' | 'version' | 'createdOn'>;

/** Stores a new customer. @returns its id */
export async function insertCustomer(
  transaction: Database,
  values: CustomerFields & { readonly createdOn: string },
): Promise<number> {
  const [made] = await transaction.insert(customers).values(values).returning({ id: customers.id });
  if (made === undefined) throw new Error('The customer just created is gone.');
  return made.id;
}

/** Updates a customer and increments its version. */
export async function changeCustomer(
  transaction: Database,
  id: number,
  changes: Partial<CustomerFields>,
): Promise<CustomerView> {
  const [changed] = await transaction
    .update(customers)
    .set({ ...changes, version: sql`${customers.version} + 1` })
    .where(eq(customers.id, id))
    .returning(customerColumns);
  if (changed === undefined) throw new Error('The row that this transaction holds is gone.');
  return changed;
}

/** Sets the status of customers and increments their versions. */
export async function setStatus(transaction: Database, ids: readonly number[], status: CustomerStatus): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .update(customers)
    .set({ status, version: sql`${customers.version} + 1` })
    .where(inArray(customers.id, [...ids]));
}

/** Deletes customers permanently. */
export async function removeCustomers(transaction: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction.delete(customers).where(inArray(customers.id, [...ids]));
}
