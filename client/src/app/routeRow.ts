import type { Access } from '@gdd/schema/permissions';
import type { MessagePart } from '../shared/i18n/MessageCatalogue';

/** The groups of the menu, in their order. */
export const menuGroups = ['today', 'campaigns', 'dealers', 'materials', 'reports', 'administration'] as const;

export type MenuGroup = (typeof menuGroups)[number];

/** The part of a route that is plain data. */
export interface RouteRow {
  readonly path: string;
  /** The page's module, below features/. */
  readonly page: string;
  /**
   * The name of the page's first query, which is sent with the document (build/documentStart.ts). Its variables must be
   * the path's parameters; a `dealerId` that the path does not have is the user's own member.
   */
  readonly opening?: string;
  /**
   * The name of the query of the page's list, which is sent with the document if the address has no search parameters.
   * Its variables must be the path's parameters and the `input` of a list in its default state (no filters, by id).
   */
  readonly openingList?: string;
  /** Who may open the page: a group of users, or the permissions of which the user needs one. */
  readonly access: Access;
  /** The message that names the page in the breadcrumb. */
  readonly title: string;
  /** The layout of the page; default: the shell. 'plain' has no menu. */
  readonly layout?: 'plain';
  /** The part of the messages that the page needs beside the shell's; fetched with the page. */
  readonly messages?: Exclude<MessagePart, 'entry' | 'otherAuthPages' | 'demonstration'>;
  readonly menu?: {
    readonly group: MenuGroup;
    readonly label: string;
    /** The count shown beside the label. */
    readonly count?: 'waitingUsers';
  };
}
