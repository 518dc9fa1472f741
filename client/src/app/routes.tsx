import AnalyticsOutlined from '@mui/icons-material/AnalyticsOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BusinessCenterOutlined from '@mui/icons-material/BusinessCenterOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import FeedOutlined from '@mui/icons-material/FeedOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TrackChangesOutlined from '@mui/icons-material/TrackChangesOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Access } from '@gdd/schema/permissions';
import { reportAccess } from '@gdd/schema/reports';
import type { ComponentType } from 'react';
import type { MessagePart } from '../shared/i18n/MessageCatalogue';

/** The groups of the menu, in their order. */
export const menuGroups = ['today', 'campaigns', 'dealers', 'materials', 'reports', 'administration'] as const;

export type MenuGroup = (typeof menuGroups)[number];

export interface RouteEntry {
  readonly path: string;
  /** The page's chunk; it exports its page as `Component`. */
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
  /**
   * The name of the query that the page opens with, where its variables are the path's own parameters: it is asked for
   * with the document (build/documentStart.ts).
   */
  readonly opening?: string;
  /** Who may open it. */
  readonly access: Access;
  /** The message that names the page in the breadcrumb. */
  readonly title: string;
  /** What stands round the page: the shell, or nothing but the page's own frame. */
  readonly layout: 'shell' | 'plain';
  /** The part of the messages that only this page and its like need. */
  readonly messages?: MessagePart;
  readonly menu?: {
    readonly group: MenuGroup;
    readonly icon: typeof SvgIcon;
    readonly label: string;
    /** What waits there, counted beside the label. */
    readonly count?: 'waitingUsers';
  };
}

/** The layouts' chunks. */
export const layouts: Readonly<Record<RouteEntry['layout'], RouteEntry['lazy']>> = {
  shell: () => import('./shell/Shell'),
  plain: () => import('../features/errors/ErrorLayout'),
};

/** The one route table: it feeds the router, the menu, the breadcrumb and the tests of who may open what. */
export const routes: readonly RouteEntry[] = [
  {
    path: '/error/403',
    lazy: () => import('../features/errors/ForbiddenPage'),
    access: 'public',
    title: 'errors.403.title',
    layout: 'plain',
  },
  {
    path: '/error/404',
    lazy: () => import('../features/errors/NotFoundPage'),
    access: 'public',
    title: 'errors.404.title',
    layout: 'plain',
  },
  {
    path: '/error/500',
    lazy: () => import('../features/errors/ServerErrorPage'),
    access: 'public',
    title: 'errors.500.title',
    layout: 'plain',
  },
  {
    path: '/waiting',
    lazy: () => import('../features/home/WaitingPage'),
    access: 'account',
    title: 'home.waiting.title',
    layout: 'shell',
  },
  {
    path: '/',
    lazy: () => import('../features/home/HomePage'),
    opening: 'HomeDashboard',
    access: 'signedIn',
    title: 'home.title',
    layout: 'shell',
    menu: { group: 'today', icon: DashboardOutlined, label: 'home.menu' },
  },
  {
    path: '/subscriptions',
    lazy: () => import('../features/subscriptions/SubscriptionListPage'),
    opening: 'DealerCampaigns',
    access: ['accessSubscription'],
    title: 'subscriptions.title',
    layout: 'shell',
    menu: { group: 'campaigns', icon: EmojiEventsOutlined, label: 'subscriptions.menu' },
  },
  {
    path: '/subscriptions/:campaignId',
    lazy: () => import('../features/subscriptions/SubscriptionPage'),
    access: ['accessSubscription'],
    title: 'subscriptions.campaign',
    layout: 'shell',
  },
  {
    path: '/campaigns/:id/dealers/:dealerId',
    lazy: () => import('../features/subscriptions/DealerStatementPage'),
    access: ['accessReport', 'accessCampaigns'],
    title: 'subscriptions.statement',
    layout: 'shell',
  },
  {
    path: '/campaigns',
    lazy: () => import('../features/campaigns/CampaignsPage'),
    access: ['accessCampaigns', 'accessReport'],
    title: 'campaigns.menu',
    layout: 'shell',
    menu: { group: 'campaigns', icon: FlagOutlined, label: 'campaigns.menu' },
  },
  {
    path: '/campaigns/new',
    lazy: () => import('../features/campaigns/CampaignCreatePage'),
    access: ['accessCampaigns'],
    title: 'campaigns.new',
    layout: 'shell',
  },
  {
    path: '/campaigns/:id/edit',
    lazy: () => import('../features/campaigns/CampaignEditPage'),
    opening: 'Campaign',
    access: ['accessCampaigns'],
    title: 'campaigns.form.editTitle',
    layout: 'shell',
  },
  {
    path: '/campaigns/:id',
    lazy: () => import('../features/campaigns/CampaignPage'),
    opening: 'Campaign',
    access: ['accessCampaigns', 'accessReport'],
    title: 'campaigns.detail.title',
    layout: 'shell',
  },
  {
    path: '/dealers',
    lazy: () => import('../features/dealers/DealerListPage'),
    access: ['accessDealerManager'],
    title: 'dealers.menu',
    layout: 'shell',
    menu: { group: 'dealers', icon: StorefrontOutlined, label: 'dealers.menu' },
  },
  {
    path: '/dealers/new',
    lazy: () => import('../features/dealers/DealerCreatePage'),
    access: ['editDealer'],
    title: 'dealers.form.create',
    layout: 'shell',
  },
  {
    path: '/dealers/:id',
    lazy: () => import('../features/dealers/DealerPage'),
    opening: 'Dealer',
    access: ['accessDealerDetail', 'accessSubscription'],
    title: 'dealers.detail.title',
    layout: 'shell',
  },
  {
    path: '/dealers/:id/edit',
    lazy: () => import('../features/dealers/DealerEditPage'),
    opening: 'Dealer',
    access: ['editDealer'],
    title: 'dealers.form.editTitle',
    layout: 'shell',
  },
  {
    path: '/tools',
    lazy: () => import('../features/content/tools/ToolsPage'),
    opening: 'Tools',
    access: 'signedIn',
    title: 'content.tools.title',
    layout: 'shell',
    menu: { group: 'materials', icon: FolderOutlined, label: 'content.tools.menu' },
  },
  {
    path: '/news',
    lazy: () => import('../features/content/news/NewsPage'),
    opening: 'NewsList',
    access: 'signedIn',
    title: 'content.news.title',
    layout: 'shell',
    menu: { group: 'materials', icon: FeedOutlined, label: 'content.news.menu' },
  },
  {
    path: '/news/:id',
    lazy: () => import('../features/content/news/NewsArticlePage'),
    opening: 'ContentPage',
    access: 'signedIn',
    title: 'content.news.one',
    layout: 'shell',
  },
  {
    path: '/content/:id',
    lazy: () => import('../features/content/news/SinglePage'),
    opening: 'ContentPage',
    access: 'signedIn',
    title: 'content.single.one',
    layout: 'shell',
  },
  {
    path: '/reports',
    lazy: () => import('../features/reports/CampaignsReportPage'),
    access: reportAccess.campaigns,
    title: 'reports.campaigns.title',
    layout: 'shell',
    menu: { group: 'reports', icon: TrackChangesOutlined, label: 'reports.campaigns.menu' },
  },
  {
    path: '/reports/monthly',
    lazy: () => import('../features/reports/MonthlyReportPage'),
    access: reportAccess.monthly,
    title: 'reports.monthly.title',
    layout: 'shell',
    menu: { group: 'reports', icon: CalendarMonthOutlined, label: 'reports.monthly.menu' },
  },
  {
    path: '/reports/monthly-fleet',
    lazy: () => import('../features/reports/MonthlyFleetReportPage'),
    access: reportAccess['monthly-fleet'],
    title: 'reports.monthlyFleet.title',
    layout: 'shell',
    menu: { group: 'reports', icon: LocalShippingOutlined, label: 'reports.monthlyFleet.menu' },
  },
  {
    path: '/reports/previous-year',
    lazy: () => import('../features/reports/PreviousYearReportPage'),
    access: reportAccess['previous-year'],
    title: 'reports.previousYear.title',
    layout: 'shell',
    menu: { group: 'reports', icon: CompareArrowsOutlined, label: 'reports.previousYear.menu' },
  },
  {
    path: '/analytics',
    lazy: () => import('../features/analytics/AnalyticsPage'),
    messages: 'office',
    access: reportAccess.analytics,
    title: 'analytics.title',
    layout: 'shell',
    menu: { group: 'reports', icon: AnalyticsOutlined, label: 'analytics.menu' },
  },
  {
    path: '/account',
    lazy: () => import('../features/account/AccountPage'),
    access: 'account',
    title: 'account.title',
    layout: 'shell',
  },
  {
    path: '/users',
    lazy: () => import('../features/users/UserListPage'),
    messages: 'office',
    access: ['accessUsersManager'],
    title: 'users.title',
    layout: 'shell',
    menu: { group: 'administration', icon: GroupOutlined, label: 'users.menu', count: 'waitingUsers' },
  },
  {
    path: '/users/new',
    lazy: () => import('../features/users/InvitePage'),
    messages: 'office',
    access: ['accessUsersManager'],
    title: 'users.invite.title',
    layout: 'shell',
  },
  {
    path: '/users/:id',
    lazy: () => import('../features/users/UserPage'),
    opening: 'ManagedUser',
    messages: 'office',
    access: ['accessUsersManager'],
    title: 'users.detail.title',
    layout: 'shell',
  },
  {
    path: '/audit',
    lazy: () => import('../features/audit/AuditPage'),
    messages: 'office',
    access: ['accessUsersManager'],
    title: 'audit.list.title',
    layout: 'shell',
    menu: { group: 'administration', icon: HistoryOutlined, label: 'audit.list.menu' },
  },
  {
    path: '/customers',
    lazy: () => import('../features/customers/CustomerListPage'),
    messages: 'office',
    access: ['accessUsersManager'],
    title: 'customers.title',
    layout: 'shell',
    menu: { group: 'administration', icon: BusinessCenterOutlined, label: 'customers.menu' },
  },
  {
    path: '/cms',
    lazy: () => import('../features/content/cms/ContentListPage'),
    access: ['accessContentManager'],
    title: 'content.cms.title',
    layout: 'shell',
    messages: 'cms',
    menu: { group: 'administration', icon: ArticleOutlined, label: 'content.cms.menu' },
  },
  {
    path: '/cms/new',
    lazy: () => import('../features/content/cms/ContentCreatePage'),
    access: ['accessContentManager'],
    title: 'content.cms.new',
    layout: 'shell',
    messages: 'cms',
  },
  {
    path: '/cms/:id',
    lazy: () => import('../features/content/cms/ContentEditPage'),
    opening: 'CmsContent',
    access: ['accessContentManager'],
    title: 'content.cms.edit',
    layout: 'shell',
    messages: 'cms',
  },
  {
    path: '/reminders',
    lazy: () => import('../features/reminders/ReminderRunsPage'),
    opening: 'ReminderRuns',
    messages: 'office',
    access: ['accessCampaigns'],
    title: 'reminders.title',
    layout: 'shell',
  },
  {
    path: '/reminders/:id',
    lazy: () => import('../features/reminders/ReminderRunPage'),
    messages: 'office',
    access: ['accessCampaigns'],
    title: 'reminders.title',
    layout: 'shell',
  },
  {
    path: '/imports',
    lazy: () => import('../features/imports/ImportListPage'),
    messages: 'office',
    access: ['accessImportManager'],
    title: 'imports.title',
    layout: 'shell',
    menu: { group: 'administration', icon: UploadFileOutlined, label: 'imports.menu' },
  },
  {
    path: '/imports/new',
    lazy: () => import('../features/imports/ImportCreatePage'),
    messages: 'office',
    access: ['accessImportManager'],
    title: 'imports.new',
    layout: 'shell',
  },
  {
    path: '/imports/:id',
    lazy: () => import('../features/imports/ImportPage'),
    opening: 'ImportPage',
    messages: 'office',
    access: ['accessImportManager'],
    title: 'imports.page.title',
    layout: 'shell',
  },
];
