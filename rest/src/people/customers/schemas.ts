import type { customerFilters } from '@gdd/schema/customers';
import {
  customerNames,
  customerObstacles,
  customerSortColumns,
  customerStatuses,
  customerTypes,
  mostCustomersAtOnce,
  requiredCustomerNames,
} from '@gdd/schema/customers';
import { z } from 'zod';
import { oneOrSeveral, rangeOf, tableFileBody, tableState } from '../../ground/domain/tableState.js';
import { calendarDate, line, mailAddress, optionalText, phoneNumber } from '../../ground/platform/http/inputs.js';
import { bodyId } from '../../ground/platform/http/routes.js';

const type = z.enum(customerTypes).meta({ id: 'CustomerType' });
const status = z.enum(customerStatuses).meta({ id: 'CustomerStatus' });

/** A customer as in a response. */
export const customer = z
  .object({
    id: z.number().int(),
    type,
    status,
    businessName: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    city: z.string().nullable(),
    createdOn: z.string().meta({ format: 'date' }),
    version: z.number().int().describe('Changes with every change of the customer'),
  })
  .meta({ id: 'Customer' });

export type CustomerView = z.output<typeof customer>;

const fields = {
  type: z.enum(customerTypes),
  status: z.enum(customerStatuses).default('Active'),
  businessName: optionalText(line(160)).describe('Required for Business'),
  firstName: optionalText(line(80)).describe('Required for Individual'),
  lastName: optionalText(line(80)).describe('Required for Individual'),
  email: mailAddress,
  phone: optionalText(phoneNumber),
  city: optionalText(line(80)),
};

type Named = { readonly type: CustomerView['type'] } & { readonly [Name in (typeof customerNames)[number]]: unknown };

/** Adds a check for each name: it is required if the type of customer requires it. */
function withNames<T extends z.ZodType<Named>>(body: T): T {
  return customerNames.reduce(
    (checked, name) =>
      checked.refine(
        (input) => input[name] !== null || !(requiredCustomerNames[input.type] as readonly string[]).includes(name),
        { path: [name] },
      ),
    body,
  );
}

const ignored = z.unknown().optional().describe('Passed over: an item may come as it was answered');
/** Fields set by the service, ignored in requests. */
const serviceFields = { id: ignored, createdOn: ignored };

/** The body that creates a customer. */
export const createCustomerBody = withNames(
  z.strictObject({ ...fields, ...serviceFields, version: ignored }),
).transform(({ id, createdOn, version, ...customer }) => customer);

/** The body that changes a customer: all its fields. */
export const updateCustomerBody = withNames(
  z.strictObject({
    ...fields,
    ...serviceFields,
    status: z.enum(customerStatuses),
    version: z.number().int().min(1).optional(),
  }),
).transform(({ id, createdOn, ...customer }) => customer);

export type CreateCustomer = z.output<typeof createCustomerBody>;
export type UpdateCustomer = z.output<typeof updateCustomerBody>;

const customerFilter = z.strictObject({
  type: oneOrSeveral(z.enum(customerTypes)).optional(),
  status: oneOrSeveral(z.enum(customerStatuses)).optional(),
  createdOn: rangeOf(calendarDate).optional().describe('Both days included'),
} satisfies Record<keyof typeof customerFilters, z.ZodType>);

export const customerTableState = tableState(customerFilter, customerSortColumns, 'id');

/** The body of the table of customers as a file. */
export const customersFileBody = tableFileBody(customerFilter, customerSortColumns, 'id');

export type CustomerTableState = z.output<typeof customerTableState>;

const ids = z
  .array(bodyId)
  .min(1)
  .max(mostCustomersAtOnce)
  .refine((list) => new Set(list).size === list.length)
  .describe('Each once');

export const updateStatusBody = z.strictObject({ ids, status: z.enum(customerStatuses) });
export const deleteItemsBody = z.strictObject({ ids });

/** The outcome of each customer of a bulk call, in the order of the ids. */
export const outcomes = z.object({
  outcomes: z.array(
    z
      .object({
        id: z.number().int(),
        ok: z.boolean(),
        reason: z.enum(customerObstacles).nullable().describe('Null: it was done'),
      })
      .meta({ id: 'CustomerOutcome' }),
  ),
});
