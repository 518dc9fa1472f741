/** The page sizes of tables (specification, section 9); any other is refused. */
export const pageSizes = [3, 5, 10, 15, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

export const defaultPageSize: PageSize = 10;

/** Whether a number is one of the page sizes. */
export function isPageSize(size: number): size is PageSize {
  return (pageSizes as readonly number[]).includes(size);
}

export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];

/**
 * The kind of a filter: several values, of which any may match; a boolean; a range of days or of numbers; a member, for
 * the rows below it; or one object by its id.
 */
type FilterKind = 'values' | 'flag' | 'days' | 'range' | 'member' | 'id';

/** The filters of a table, by column. */
export type TableFilters = Readonly<Record<string, FilterKind>>;

/** The stem of the names of the two ends of a range of days: `joinedOn` → `joined`, `createdAt` → `created`. */
type Stem<Column extends string> = Column extends `${infer Name}On` | `${infer Name}At` ? Name : Column;

/** The names of a table's filters in requests and URLs; a range of days has two. */
export type FilterName<Filters extends TableFilters> = {
  [Column in keyof Filters & string]: Filters[Column] extends 'days' ? `${Stem<Column>}${'From' | 'To'}` : Column;
}[keyof Filters & string];

/** The same names at run time. */
export function filterNames(filters: TableFilters): readonly string[] {
  return Object.entries(filters).flatMap(([column, kind]) => {
    const stem = column.replace(/(On|At)$/, '');
    return kind === 'days' ? [`${stem}From`, `${stem}To`] : [column];
  });
}

/** The maximum and the default number of options that a select loads. */
export const selectLimit = { most: 100, default: 20 } as const;

/** The lists whose columns and views are stored per user. */
export const listNames = [
  'accrualMonths',
  'accrualRows',
  'analytics',
  'approvals',
  'audit',
  'campaignDealers',
  'campaigns',
  'campaignsReport',
  'comparedDealers',
  'consents',
  'contents',
  'customers',
  'dealers',
  'disputes',
  'imports',
  'mails',
  'membershipChanges',
  'monthlyFleetReport',
  'monthlyReport',
  'notes',
  'previousYearReport',
  'proposedGoals',
  'reminderOutcomes',
  'settlementDocuments',
  'settlementHolds',
  'settlementLines',
  'serviceAccounts',
  'settlements',
  'simulationDealers',
  'users',
  'webhookDeliveries',
  'webhooks',
] as const;
export type ListName = (typeof listNames)[number];

/** The limits of a user's settings of a list; widths in pixels. */
export const listLimits = {
  columns: 60,
  fieldLength: 60,
  width: { least: 40, most: 2000 },
  views: 20,
  viewNameLength: 60,
  viewQueryLength: 2000,
} as const;

/** A user's column settings of a list; columns that are not named keep the list's defaults. */
export interface ListColumns {
  /** Fields in the user's order; empty: the default order. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly widths: readonly { readonly field: string; readonly width: number }[];
}

/** A saved view: filters, search and order of a list under a name. */
export interface ListView {
  readonly name: string;
  /** The query string of the list's URL, with its question mark; empty for the defaults. */
  readonly query: string;
}

/** The column settings of a user who has changed nothing. */
export const ownColumns: ListColumns = { order: [], hidden: [], widths: [] };

/** Compares the names of views without case. */
export function isSameViewName(one: string, other: string): boolean {
  return one.toLocaleLowerCase('it') === other.toLocaleLowerCase('it');
}
