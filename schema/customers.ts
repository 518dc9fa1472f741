/** Constants of customers, shared by all tiers (docs/domain/lists-and-calls.md, 'Customers'). */
import type { TableFilters } from './lists.js';

export const customerTypes = ['Business', 'Individual'] as const;
export type CustomerType = (typeof customerTypes)[number];

/** Every status may follow every other. */
export const customerStatuses = ['Active', 'Suspended'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

/** The names that a customer of each type must have; the others may be empty. */
export const requiredCustomerNames = {
  Business: ['businessName'],
  Individual: ['firstName', 'lastName'],
} as const satisfies Record<CustomerType, readonly CustomerName[]>;

/** The names of a customer. */
export const customerNames = ['businessName', 'firstName', 'lastName'] as const;
export type CustomerName = (typeof customerNames)[number];

/** The columns that the table sorts by; `name` is the business name, or last and first name. */
export const customerSortColumns = [
  'id',
  'name',
  'type',
  'status',
  'firstName',
  'lastName',
  'businessName',
  'email',
  'phone',
  'city',
  'createdOn',
] as const;
export type CustomerSortColumn = (typeof customerSortColumns)[number];

/** The filters of the table. */
export const customerFilters = {
  type: 'values',
  status: 'values',
  createdOn: 'days',
} as const satisfies TableFilters;

/** Why a customer in a bulk call was not changed. */
export const customerObstacles = ['notFound'] as const;
export type CustomerObstacle = (typeof customerObstacles)[number];

/** The maximum number of customers in a bulk call: ten of the largest pages. */
export const mostCustomersAtOnce = 1000;
