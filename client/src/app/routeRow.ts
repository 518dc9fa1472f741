import type { Access } from '@gdd/schema/permissions';
import type { MessagePart } from '../shared/i18n/MessageCatalogue';

interface MenuEntryRow {
  /** The message that names the entry. */
  readonly label: string;
  /** Whether it stands below the line, under 'Impostazioni'. */
  readonly isSetting?: true;
}

/**
 * The entries of the menu, in their order: what is done every week, then the settings. An entry opens the first of its
 * pages that the user may open; several are tabs.
 */
export const menuEntries = {
  dashboard: { label: 'home.menu' },
  imports: { label: 'imports.menu' },
  campaigns: { label: 'campaigns.menu' },
  rewards: { label: 'rewards.menu' },
  dealers: { label: 'dealers.title' },
  disputes: { label: 'disputes.menu' },
  settlements: { label: 'settlements.menu' },
  approvals: { label: 'approvals.menu' },
  reports: { label: 'shell.reports' },
  tools: { label: 'content.tools.menu' },
  news: { label: 'content.news.menu' },
  users: { label: 'users.menu', isSetting: true },
  register: { label: 'audit.list.menu', isSetting: true },
  customers: { label: 'customers.menu', isSetting: true },
  contents: { label: 'content.cms.menu', isSetting: true },
  integrations: { label: 'shell.integrations', isSetting: true },
} as const satisfies Readonly<Record<string, MenuEntryRow>>;

export type MenuEntryName = keyof typeof menuEntries;

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
  /** The page's place in the menu; pages of one entry are its tabs, in the order of the table. */
  readonly menu?: {
    readonly entry: MenuEntryName;
    /** The message that names the page in the command palette. */
    readonly label: string;
    /** The message that names the page among the tabs of its entry; default: `label`. */
    readonly tab?: string;
  };
}
