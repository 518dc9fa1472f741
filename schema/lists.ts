/** Specification, section 9: the page sizes that a table offers; any other is refused. */
export const pageSizes = [3, 5, 10, 15, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

export const defaultPageSize: PageSize = 10;

/** Whether a table offers pages of this size. */
export function isPageSize(size: number): size is PageSize {
  return (pageSizes as readonly number[]).includes(size);
}

export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];

/**
 * By what a table filters a column: several values, any of which suffices; yes or no; a range of days or of numbers; or
 * the member below which the rows stand; or one
 * thing by its number.
 */
type FilterKind = 'values' | 'flag' | 'days' | 'range' | 'member' | 'id';

/** The columns that a table filters by. */
export type TableFilters = Readonly<Record<string, FilterKind>>;

/** `joinedOn` and `createdAt` → `joined`, `created`: what the two ends of a range of days are named for. */
type Stem<Column extends string> = Column extends `${infer Name}On` | `${infer Name}At` ? Name : Column;

/** The names under which a table's filters are asked for and stand in the address: a range of days has two. */
export type FilterName<Filters extends TableFilters> = {
  [Column in keyof Filters & string]: Filters[Column] extends 'days' ? `${Stem<Column>}${'From' | 'To'}` : Column;
}[keyof Filters & string];

/** The same, to go through. */
export function filterNames(filters: TableFilters): readonly string[] {
  return Object.entries(filters).flatMap(([column, kind]) => {
    const stem = column.replace(/(On|At)$/, '');
    return kind === 'days' ? [`${stem}From`, `${stem}To`] : [column];
  });
}

/** The most choices that a select is given at once, and how many where nobody says. */
export const selectLimit = { most: 100, default: 20 } as const;

/** The lists whose columns and views each person keeps. */
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
  'settlementLines',
  'serviceAccounts',
  'settlements',
  'simulationDealers',
  'users',
  'webhookDeliveries',
  'webhooks',
] as const;
export type ListName = (typeof listNames)[number];

/** How much of a list a person keeps. */
export const listLimits = {
  columns: 60,
  fieldLength: 60,
  width: { least: 40, most: 2000 },
  views: 20,
  viewNameLength: 60,
  viewQueryLength: 2000,
} as const;

/** A person's columns of a list: what is missing is as the list defines it. */
export interface ListColumns {
  /** Fields in the person's order; empty: in the list's own. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly widths: readonly { readonly field: string; readonly width: number }[];
}

/** Filters, search and order of a list under a name. */
export interface ListView {
  readonly name: string;
  /** The query of the list's address, with its question mark; empty for the list as it is. */
  readonly query: string;
}

export const ownColumns: ListColumns = { order: [], hidden: [], widths: [] };

/** Names of views are compared without regard to case. */
export function isSameViewName(one: string, other: string): boolean {
  return one.toLocaleLowerCase('it') === other.toLocaleLowerCase('it');
}
