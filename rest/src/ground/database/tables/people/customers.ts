import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { CustomerStatus, CustomerType } from '@gdd/schema/customers';
import { textC } from '../columns.js';

/**
 * Customers (docs/domain/lists-and-calls.md): independent of the tree of members, managed by those who manage users.
 */
export const customers = pgTable(
  'customers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    type: textC('type').$type<CustomerType>().notNull(),
    status: textC('status').$type<CustomerStatus>().notNull(),
    businessName: text('business_name'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email').notNull(),
    phone: text('phone'),
    city: text('city'),
    createdOn: date('created_on', { mode: 'string' }).notNull(),
    version: integer('version').notNull().default(1),
    /** The text of the quick search, without case and accents. */
    searchText: textC('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(coalesce(business_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email || ' ' || coalesce(city, ''))`,
      ),
    /** Sort key of the name: without case and accents, the same on every server. */
    nameSort: textC('name_sort')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(case type when 'Business' then coalesce(business_name, '') else coalesce(last_name, '') || ' ' || coalesce(first_name, '') end)`,
      ),
    businessNameSort: textC('business_name_sort').generatedAlwaysAs(sql`fold_text(business_name)`),
    firstNameSort: textC('first_name_sort').generatedAlwaysAs(sql`fold_text(first_name)`),
    lastNameSort: textC('last_name_sort').generatedAlwaysAs(sql`fold_text(last_name)`),
    emailSort: textC('email_sort')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(email)`),
    citySort: textC('city_sort').generatedAlwaysAs(sql`fold_text(city)`),
  },
  (t) => [
    check(
      'customers_name',
      sql`case ${t.type} when 'Business' then ${t.businessName} is not null else ${t.firstName} is not null and ${t.lastName} is not null end`,
    ),
    index('customers_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('customers_name').on(t.nameSort, t.id),
    index('customers_type').on(t.type, t.id),
    index('customers_status').on(t.status, t.id),
    index('customers_business_name').on(t.businessNameSort, t.id),
    index('customers_first_name').on(t.firstNameSort, t.id),
    index('customers_last_name').on(t.lastNameSort, t.id),
    index('customers_email').on(t.emailSort, t.id),
    index('customers_phone').on(t.phone, t.id),
    index('customers_city').on(t.citySort, t.id),
    index('customers_created_on').on(t.createdOn, t.id),
  ],
);
