import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DealerStatus, DealerTier, MemberRole } from '@gdd/schema/members';
import { changedIn, textC, instant } from '../columns.js';

/** The tree of the programme (docs/domain/network-and-access.md). */
export const members = pgTable(
  'members',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: textC('code').notNull(),
    businessName: text('business_name').notNull(),
    role: textC('role').$type<MemberRole>().notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => members.id),
    /** The ids from the root down to this member, '/1/5/20/'; set by the trigger members_place. */
    path: textC('path').notNull().default(''),
    region: textC('region'),
    province: textC('province'),
    city: text('city'),
    /** ISO 3166-1, alpha-2. */
    country: textC('country').notNull().default('IT'),
    vatNumber: textC('vat_number'),
    taxCode: textC('tax_code'),
    address: text('address'),
    postalCode: textC('postal_code'),
    sdiCode: textC('sdi_code'),
    pec: text('pec'),
    email: text('email'),
    phone: text('phone'),
    status: textC('status').$type<DealerStatus>(),
    tier: textC('tier').$type<DealerTier>(),
    joinedOn: date('joined_on', { mode: 'string' }),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
    changedIn: changedIn(),
    /** The text of the quick search, without case and accents. */
    searchText: textC('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(business_name || ' ' || code || ' ' || coalesce(vat_number, '') || ' ' || coalesce(city, ''))`,
      ),
    /** Sort key of the name: without case and accents, the same on every server. */
    nameSort: textC('name_sort')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(business_name)`),
    citySort: textC('city_sort').generatedAlwaysAs(sql`fold_text(city)`),
    /** The distributor at or above the member: by the rules of the tree it is the third id of the path. */
    distributorId: integer('distributor_id').generatedAlwaysAs(sql`nullif(split_part(path, '/', 4), '')::integer`),
  },
  (t) => {
    const visibleDealer = sql`role = 'Dealer' and deleted_at is null`;
    return [
      uniqueIndex('members_code_unique').on(t.code),
      uniqueIndex('members_one_root')
        .on(t.role)
        .where(sql`role = 'Programme'`),
      index('members_path').on(t.path),
      index('members_parent').on(t.parentId, t.id),
      index('members_above')
        .on(t.id)
        .where(sql`role <> 'Dealer'`),
      index('members_role_name')
        .on(t.role, t.nameSort, t.id)
        .where(sql`deleted_at is null`),
      index('members_deleted')
        .on(t.id)
        .where(sql`deleted_at is not null`),
      // a user who registers with the mail address of a member is suggested that member
      index('members_email')
        .on(sql`lower(${t.email})`)
        .where(sql`email is not null`),
      index('dealers_changed')
        .on(t.changedIn, t.id)
        .where(sql`role = 'Dealer'`),
      index('members_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
      // An index for each sort column of the dealers' table. The path at its end allows an index-only scan to a deep
      // page; columns with few values have a descending index too, because ties always ascend by id.
      index('dealers_path').on(t.path).where(visibleDealer),
      index('dealers_id').on(t.id, t.path).where(visibleDealer),
      index('dealers_code').on(t.code, t.id, t.path).where(visibleDealer),
      index('dealers_name').on(t.nameSort, t.id, t.path).where(visibleDealer),
      index('dealers_vat_number').on(t.vatNumber, t.id, t.path).where(visibleDealer),
      index('dealers_city').on(t.citySort, t.id, t.path).where(visibleDealer),
      index('dealers_joined_on').on(t.joinedOn, t.id, t.path).where(visibleDealer),
      index('dealers_region').on(t.region, t.id, t.path).where(visibleDealer),
      index('dealers_region_desc').on(t.region.desc().nullsFirst(), t.id, t.path).where(visibleDealer),
      index('dealers_province').on(t.province, t.id, t.path).where(visibleDealer),
      index('dealers_province_desc').on(t.province.desc().nullsFirst(), t.id, t.path).where(visibleDealer),
      index('dealers_status').on(t.status, t.id, t.path).where(visibleDealer),
      index('dealers_status_desc').on(t.status.desc().nullsFirst(), t.id, t.path).where(visibleDealer),
      index('dealers_distributor').on(t.distributorId, t.id, t.path).where(visibleDealer),
      index('dealers_distributor_desc').on(t.distributorId.desc().nullsFirst(), t.id, t.path).where(visibleDealer),
      index('dealers_tier').on(t.tier, t.id, t.path).where(visibleDealer),
      index('dealers_tier_desc').on(t.tier.desc().nullsFirst(), t.id, t.path).where(visibleDealer),
    ];
  },
);

/** The dealers that were deleted for good because the import that created them was undone; written by a trigger. */
export const removedDealers = pgTable(
  'removed_dealers',
  { id: integer('id').primaryKey(), path: textC('path').notNull(), changedIn: changedIn() },
  (t) => [index('removed_dealers_changed').on(t.changedIn, t.id)],
);

/** The dimensions of the rollups of many dealers: the ancestor, and the fields by which lists filter. */
export const placeColumns = {
  /** An ancestor of the dealers: each dealer is included in the rows of all its ancestors. */
  memberId: integer('member_id').notNull(),
  region: textC('region').notNull(),
  status: textC('status').$type<DealerStatus>().notNull(),
  tier: textC('tier').$type<DealerTier>().notNull(),
  isDeleted: boolean('is_deleted').notNull(),
};
