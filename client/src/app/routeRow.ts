import type { Access } from '@gdd/schema/permissions';

/** The groups of the menu, in their order. */
export const menuGroups = ['today', 'campaigns', 'dealers', 'materials', 'reports', 'administration'] as const;

export type MenuGroup = (typeof menuGroups)[number];

/** The part of a route that is plain data. */
export interface RouteRow {
  readonly path: string;
  /** The page's module, below features/. */
  readonly page: string;
  /**
   * The name of the query that the page opens with, where its variables are the path's own parameters, and `dealerId` the
   * user's own member where the path names none: it is asked for with the document (build/documentStart.ts).
   */
  readonly opening?: string;
  /**
   * The name of the query of the list on the page, where its variables are the path's own parameters and the `input` of a
   * list without filters, by id: it is asked for with a document whose address says nothing else.
   */
  readonly openingList?: string;
  /** Who may open it. */
  readonly access: Access;
  /** The message that names the page in the breadcrumb. */
  readonly title: string;
  /** The frame of the page: the shell by default, or nothing but the page's own. */
  readonly layout?: 'plain';
  /** The part of the messages that only this page and its like need. */
  readonly messages?: 'office' | 'cms' | 'portal';
  readonly menu?: {
    readonly group: MenuGroup;
    readonly label: string;
    /** The kind of things that wait there, counted beside the label. */
    readonly count?: 'waitingUsers';
  };
}
