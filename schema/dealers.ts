/**
 * The dealer, for all tiers (docs/domain/network-and-access.md): its fields, and the sort columns and filters of its
 * table.
 */
import { among, namesOf, fieldsWith, type FieldDeclarations, type FieldsWith } from './fields.js';
import type { Region } from './geography.js';
import type { TableFilters } from './lists.js';
import type { DealerStatus, DealerTier } from './members.js';

/**
 * The fields of a dealer, in the order in which they are displayed. The REST service derives its requests, responses,
 * audit, import and export from this table; the client its list, page, form, timeline and comparison of versions.
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
  /** ISO 3166-1, alpha-2. It decides the form of VAT number and postal code, and how documents reach the dealer. */
  country: {
    kind: 'country',
    otherwise: 'IT',
    ...{ inTable: false, sortable: false, written: 'always', ofEveryMember: true },
    importColumn: { name: 'nazione', example: 'IT' },
  },
  vatNumber: {
    kind: 'vatNumber',
    ...{ inTable: true, sortable: true, written: 'always' },
    importColumn: { name: 'partita_iva', example: '01234567897' },
    exportColumn: { header: 'Partita IVA', width: 14 },
  },
  /** Codice fiscale, for documents. Of a company it is often its VAT number. */
  taxCode: {
    kind: 'taxCode',
    optional: true,
    ...{ inTable: false, sortable: false, written: 'always' },
    importColumn: { name: 'codice_fiscale', example: '01234567897' },
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
  /** Street and house number. Like `postalCode` and `sdiCode`, for the electronic invoices of settlements. */
  address: {
    kind: 'text',
    maxLength: 60,
    optional: true,
    ...{ inTable: false, sortable: false, written: 'always' },
    importColumn: { name: 'indirizzo', example: 'Via Roma 1' },
  },
  postalCode: {
    kind: 'postalCode',
    optional: true,
    ...{ inTable: false, sortable: false, written: 'always' },
    importColumn: { name: 'cap', example: '00184' },
  },
  /** The dealer's code in the exchange system for electronic invoices (SdI): seven letters and digits. */
  sdiCode: {
    kind: 'sdiCode',
    optional: true,
    ...{ inTable: false, sortable: false, written: 'always' },
    importColumn: { name: 'codice_sdi', example: 'ABC1234' },
  },
  /** Certified mail, which documents go to in the place of a code. */
  pec: {
    kind: 'email',
    optional: true,
    ...{ inTable: false, sortable: false, written: 'always' },
    importColumn: { name: 'pec', example: 'gomme@pec.esempio.it' },
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
    ...{ inTable: true, sortable: false, written: 'always' },
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
  /** The parent member. Import files contain its code instead. */
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
  readonly postalCode: string;
  readonly taxCode: string;
  readonly sdiCode: string;
  /** The code of a country. */
  readonly country: string;
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

/** The value of a field of a dealer; includes null if the field is optional. */
export type DealerValue<Name extends DealerField> =
  KindValues[DealerFields[Name]['kind']] | (DealerFields[Name] extends { readonly optional: true } ? null : never);

/** A field in the table and on the page. */
export type TableDealerField = FieldsWith<DealerFields, { readonly inTable: true }>;
export const tableDealerFields: readonly TableDealerField[] = fieldsWith(dealerFields, 'inTable', true);

/** A field on the page only. */
type PageDealerField = FieldsWith<DealerFields, { readonly inTable: false }>;
export const pageDealerFields: readonly PageDealerField[] = fieldsWith(dealerFields, 'inTable', false);

/** A field that is set when a dealer is created and can be edited. */
export type EditableDealerField = FieldsWith<DealerFields, { readonly written: 'always' }>;
export const editableDealerFields: readonly EditableDealerField[] = fieldsWith(dealerFields, 'written', 'always');

/** A field in the form only when a dealer is created: the code never changes, the status has its own call. */
type FirstDealerField = FieldsWith<DealerFields, { readonly written: 'once' }>;
export const firstDealerFields: readonly FirstDealerField[] = fieldsWith(dealerFields, 'written', 'once');

/** A stored field, whose changes are in the history. */
export type WrittenDealerField = EditableDealerField | FirstDealerField;
export const writtenDealerFields: readonly WrittenDealerField[] = among(namesOf(dealerFields), [
  ...editableDealerFields,
  ...firstDealerFields,
]);

/** A field that may be empty. */
export type OptionalDealerField = FieldsWith<DealerFields, { readonly optional: true }>;
export const optionalDealerFields: readonly OptionalDealerField[] = fieldsWith(dealerFields, 'optional', true);

/** A field in at least one of the exported files. */
export type ExportedDealerField = FieldsWith<DealerFields, { readonly exportColumn: unknown }>;
export const exportedDealerFields: readonly ExportedDealerField[] = fieldsWith(dealerFields, 'exportColumn');

/** A field with a column in the network file. */
export type ImportedDealerField = FieldsWith<DealerFields, { readonly importColumn: unknown }>;

/** Columns of the network file for all members: the role, and the code of the parent. */
const columnsOfMembers = {
  role: { name: 'ruolo', example: 'Dealer' },
  parentCode: { name: 'codice_padre', example: 'AG0001' },
} as const;

type ColumnOfMembers = keyof typeof columnsOfMembers;

/** The field of a member in a column of a network file. */
export type NetworkField = ImportedDealerField | ColumnOfMembers;

export type NetworkColumn =
  DealerFields[ImportedDealerField]['importColumn']['name'] | (typeof columnsOfMembers)[ColumnOfMembers]['name'];

/** The columns for all members by the field after which they are placed. */
const followers: Partial<Record<ImportedDealerField, ColumnOfMembers>> = { code: 'role', businessName: 'parentCode' };

/** The columns of a network file, in the order in which they are checked for errors (docs/domain/imports.md). */
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

/** The required columns of a network file. If another column is missing, its field is not changed. */
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

/** The maximum number of dealer ids in a call. */
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
