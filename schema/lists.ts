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
