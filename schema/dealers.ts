/**
 * The dealer as all tiers know it (docs/domain/network-and-access.md): its fields, and what its table sorts and filters
 * by.
 */
import { among, namesOf, fieldsWith, type FieldDeclarations, type FieldsWith } from './fields.js';
import type { Region } from './geography.js';
import type { TableFilters } from './lists.js';
import type { DealerStatus, DealerTier } from './members.js';

/**
 * The fields of a dealer. From this table follow the REST service's requests, answers, audit, import and export, and
 * the client's list, page, form, timeline and comparison of versions. Fields are displayed in this order.
 */
export const dealerFields = {
  code: {
    kind: 'code',
    ...{ inTable: true, sortable: true, written: 'once', ofEveryMember: true },
    importColumn: { name: 'codice', example: 'DE00123' },
    exportColumn: { header: 'Codice', width: 14 },
  },
  businessName: {
    kind: 'text',
    maxLength: 160,
    ...{ inTable: true, sortable: true, written: 'always', ofEveryMember: true },
    importColumn: { name: 'ragione_sociale', example: 'Gomme Esempio S.r.l.' },
    exportColumn: { header: 'Ragione sociale', width: 36 },
  },
  vatNumber: {
    kind: 'vatNumber',
    ...{ inTable: true, sortable: true, written: 'always' },
    importColumn: { name: 'partita_iva', example: '01234567897' },
    exportColumn: { header: 'Partita IVA', width: 14 },
  },
  region: {
    kind: 'region',
    ...{ inTable: true, sortable: true, written: 'always' },
    importColumn: { name: 'regione', example: 'Lazio' },
    exportColumn: { header: 'Regione' },
  },
  province: {
    kind: 'province',
    ...{ inTable: true, sortable: true, written: 'always' },
    importColumn: { name: 'provincia', example: 'RM' },
    exportColumn: { header: 'Provincia', width: 10 },
  },
  city: {
    kind: 'text',
    maxLength: 80,
    ...{ inTable: true, sortable: true, written: 'always' },
    importColumn: { name: 'citta', example: 'Roma' },
    exportColumn: { header: 'Città' },
  },
  /** Street and house number: of the electronic invoices of settlements, as the next two are. */
  address: {
    kind: 'text',
    maxLength: 60,
    optional: true,
    ...{ inTable: false, sortable: false, written: 'always' },
    importColumn: { name: 'indirizzo', example: 'Via Roma 1' },
  },
  postalCode: {
    kind: 'text',
    maxLength: 5,
    optional: true,
    ...{ inTable: false, sortable: false, written: 'always' },
    importColumn: { name: 'cap', example: '00184' },
  },
  /** The address of the exchange system of electronic invoices: seven letters and digits. */
  sdiCode: {
    kind: 'text',
    maxLength: 7,
    optional: true,
    ...{ inTable: false, sortable: false, written: 'always' },
    importColumn: { name: 'codice_sdi', example: 'ABC1234' },
  },
  email: {
    kind: 'email',
    optional: true,
    ...{ inTable: false, sortable: false, written: 'always' },
    importColumn: { name: 'email', example: 'info@esempio.it' },
  },
  phone: {
    kind: 'phone',
    optional: true,
    ...{ inTable: false, sortable: false, written: 'always' },
    importColumn: { name: 'telefono', example: '+39 06 1234567' },
  },
  status: {
    kind: 'status',
    ...{ inTable: true, sortable: true, written: 'once' },
    importColumn: { name: 'stato', example: 'active' },
    exportColumn: { header: 'Stato', width: 12 },
  },
  tier: {
    kind: 'tier',
    ...{ inTable: true, sortable: true, written: 'always' },
    importColumn: { name: 'tier', example: 'gold' },
    exportColumn: { header: 'Tier', width: 12 },
  },
  /** Derived from the tier. */
  isProspect: {
    kind: 'boolean',
    ...{ inTable: true, sortable: false, written: 'never' },
    exportColumn: 'raw',
  },
  joinedOn: {
    kind: 'date',
    ...{ inTable: true, sortable: true, written: 'always' },
    importColumn: { name: 'dal', example: '01/02/2024' },
    exportColumn: { header: 'Nel programma dal', width: 18 },
  },
  /** The member directly above. Files name it by its code. */
  parentId: {
    kind: 'member',
    ...{ inTable: true, sortable: false, written: 'always' },
  },
} as const satisfies FieldDeclarations;

type DealerFields = typeof dealerFields;

/** A field of a dealer. */
export type DealerField = keyof DealerFields;

/** The value of a field of each kind. */
interface KindValues {
  readonly code: string;
  readonly text: string;
  readonly vatNumber: string;
  readonly region: Region;
  /** A plate code. */
  readonly province: string;
  readonly email: string;
  readonly phone: string;
  readonly status: DealerStatus;
  readonly tier: DealerTier;
  readonly boolean: boolean;
  /** yyyy-mm-dd */
  readonly date: string;
  /** An id. */
  readonly member: number;
}

/** The value of a field of a dealer; null where it may be left empty. */
export type DealerValue<Name extends DealerField> =
  KindValues[DealerFields[Name]['kind']] | (DealerFields[Name] extends { readonly optional: true } ? null : never);

/** A field that the table and the page have. */
export type TableDealerField = FieldsWith<DealerFields, { readonly inTable: true }>;
export const tableDealerFields: readonly TableDealerField[] = fieldsWith(dealerFields, 'inTable', true);

/** A field that the page alone has. */
type PageDealerField = FieldsWith<DealerFields, { readonly inTable: false }>;
export const pageDealerFields: readonly PageDealerField[] = fieldsWith(dealerFields, 'inTable', false);

/** A field that is written whenever a dealer is created or changed. */
export type EditableDealerField = FieldsWith<DealerFields, { readonly written: 'always' }>;
export const editableDealerFields: readonly EditableDealerField[] = fieldsWith(dealerFields, 'written', 'always');

/** A field that is written when a dealer is created: the code never changes, the status by itself. */
type FirstDealerField = FieldsWith<DealerFields, { readonly written: 'once' }>;
export const firstDealerFields: readonly FirstDealerField[] = fieldsWith(dealerFields, 'written', 'once');

/** A field that is stored, and whose changes the history lists. */
export type WrittenDealerField = EditableDealerField | FirstDealerField;
export const writtenDealerFields: readonly WrittenDealerField[] = among(namesOf(dealerFields), [
  ...editableDealerFields,
  ...firstDealerFields,
]);

/** A field that may be left empty. */
export type OptionalDealerField = FieldsWith<DealerFields, { readonly optional: true }>;
export const optionalDealerFields: readonly OptionalDealerField[] = fieldsWith(dealerFields, 'optional', true);

/** A field that the exported files have, one of them at least. */
export type ExportedDealerField = FieldsWith<DealerFields, { readonly exportColumn: unknown }>;
export const exportedDealerFields: readonly ExportedDealerField[] = fieldsWith(dealerFields, 'exportColumn');

/** A field that the network file has a column for. */
export type ImportedDealerField = FieldsWith<DealerFields, { readonly importColumn: unknown }>;

/** Further columns of every member in the network file: its role, and the member above by its code. */
const columnsOfMembers = {
  role: { name: 'ruolo', example: 'Dealer' },
  parentCode: { name: 'codice_padre', example: 'AG0001' },
} as const;

type ColumnOfMembers = keyof typeof columnsOfMembers;

/** The field of a member in a column of a network file. */
export type NetworkField = ImportedDealerField | ColumnOfMembers;

export type NetworkColumn =
  DealerFields[ImportedDealerField]['importColumn']['name'] | (typeof columnsOfMembers)[ColumnOfMembers]['name'];

/** The field after which a column of every member stands. */
const followers: Partial<Record<ImportedDealerField, ColumnOfMembers>> = { code: 'role', businessName: 'parentCode' };

/** The columns of a network file, in the order in which errors are looked for (docs/domain/imports.md). */
export const networkFileColumns: readonly {
  readonly field: NetworkField;
  readonly name: NetworkColumn;
  readonly example: string;
}[] = fieldsWith(dealerFields, 'importColumn').flatMap((field) => {
  const follower = followers[field];
  const own = { field, ...dealerFields[field].importColumn };
  return follower === undefined ? [own] : [own, { field: follower, ...columnsOfMembers[follower] }];
});

export const networkColumns: readonly NetworkColumn[] = networkFileColumns.map(({ name }) => name);

/** The columns without which a network file is refused; one without another leaves what that would say as it is. */
export const requiredNetworkColumns: readonly NetworkColumn[] = [
  'codice',
  'ruolo',
  'ragione_sociale',
  'codice_padre',
  'partita_iva',
];

type SortedDealerField = FieldsWith<DealerFields, { readonly sortable: true }>;

/** The columns that the table of dealers sorts by. */
export const dealerSortColumns: readonly ['id', ...SortedDealerField[]] = [
  'id',
  ...fieldsWith(dealerFields, 'sortable', true),
];
export type DealerSortColumn = 'id' | SortedDealerField;

/** Dealers that a call names one by one, at most. */
export const mostDealersNamed = 5_000;

/** The filters of the table of dealers. */
export const dealerFilters = {
  status: 'values',
  tier: 'values',
  region: 'values',
  province: 'values',
  memberId: 'member',
  joinedOn: 'days',
  stopped: 'flag',
} as const satisfies TableFilters;
