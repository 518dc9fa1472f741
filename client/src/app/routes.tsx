import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AnalyticsOutlined from '@mui/icons-material/AnalyticsOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BusinessCenterOutlined from '@mui/icons-material/BusinessCenterOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FeedOutlined from '@mui/icons-material/FeedOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import RedeemOutlined from '@mui/icons-material/RedeemOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TrackChangesOutlined from '@mui/icons-material/TrackChangesOutlined';
import SmartToyOutlined from '@mui/icons-material/SmartToyOutlined';
import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { RouteEntry } from './routeEntry';
import { routeTable } from './routeTable';

type Row = (typeof routeTable)[number];

const pages: Readonly<Record<Row['page'], RouteEntry['lazy']>> = {
  'errors/ForbiddenPage': () => import('../features/errors/ForbiddenPage'),
  'errors/NotFoundPage': () => import('../features/errors/NotFoundPage'),
  'errors/ServerErrorPage': () => import('../features/errors/ServerErrorPage'),
  'home/WaitingPage': () => import('../features/home/WaitingPage'),
  'home/HomePage': () => import('../features/home/HomePage'),
  'subscriptions/SubscriptionListPage': () => import('../features/subscriptions/SubscriptionListPage'),
  'subscriptions/SubscriptionPage': () => import('../features/subscriptions/SubscriptionPage'),
  'subscriptions/DealerStatementPage': () => import('../features/subscriptions/DealerStatementPage'),
  'subscriptions/ChangesPage': () => import('../features/subscriptions/ChangesPage'),
  'rewards/RewardsPage': () => import('../features/rewards/RewardsPage'),
  'rewards/DealerRewardsPage': () => import('../features/rewards/DealerRewardsPage'),
  'settlements/list/SettlementListPage': () => import('../features/settlements/list/SettlementListPage'),
  'settlements/editor/SettlementCreatePage': () => import('../features/settlements/editor/SettlementCreatePage'),
  'settlements/editor/SettlementEditPage': () => import('../features/settlements/editor/SettlementEditPage'),
  'settlements/run/SettlementPage': () => import('../features/settlements/run/SettlementPage'),
  'settlements/settings/SettlementSettingsPage': () =>
    import('../features/settlements/settings/SettlementSettingsPage'),
  'settlements/documents/DocumentListPage': () => import('../features/settlements/documents/DocumentListPage'),
  'settlements/holds/HoldListPage': () => import('../features/settlements/holds/HoldListPage'),
  'settlements/documents/DocumentPage': () => import('../features/settlements/documents/DocumentPage'),
  'approvals/list/ApprovalListPage': () => import('../features/approvals/list/ApprovalListPage'),
  'approvals/settings/ApprovalSettingsPage': () => import('../features/approvals/settings/ApprovalSettingsPage'),
  'approvals/detail/ApprovalPage': () => import('../features/approvals/detail/ApprovalPage'),
  'disputes/list/DisputeListPage': () => import('../features/disputes/list/DisputeListPage'),
  'disputes/detail/DisputePage': () => import('../features/disputes/detail/DisputePage'),
  'campaigns/list/CampaignsPage': () => import('../features/campaigns/list/CampaignsPage'),
  'calendar/CalendarPage': () => import('../features/calendar/CalendarPage'),
  'comparison/ComparePage': () => import('../features/comparison/ComparePage'),
  'campaigns/editor/CampaignCreatePage': () => import('../features/campaigns/editor/CampaignCreatePage'),
  'campaigns/editor/CampaignEditPage': () => import('../features/campaigns/editor/CampaignEditPage'),
  'campaigns/detail/CampaignPage': () => import('../features/campaigns/detail/CampaignPage'),
  'simulations/SimulatePage': () => import('../features/simulations/SimulatePage'),
  'notes/NoteListPage': () => import('../features/notes/NoteListPage'),
  'dealers/list/DealerListPage': () => import('../features/dealers/list/DealerListPage'),
  'dealers/editor/DealerCreatePage': () => import('../features/dealers/editor/DealerCreatePage'),
  'dealers/detail/DealerPage': () => import('../features/dealers/detail/DealerPage'),
  'dealers/editor/DealerEditPage': () => import('../features/dealers/editor/DealerEditPage'),
  'content/tools/ToolsPage': () => import('../features/content/tools/ToolsPage'),
  'content/news/NewsPage': () => import('../features/content/news/NewsPage'),
  'content/news/NewsArticlePage': () => import('../features/content/news/NewsArticlePage'),
  'content/news/SinglePage': () => import('../features/content/news/SinglePage'),
  'reports/campaigns/CampaignsReportPage': () => import('../features/reports/campaigns/CampaignsReportPage'),
  'reports/monthly/MonthlyReportPage': () => import('../features/reports/monthly/MonthlyReportPage'),
  'reports/monthly/MonthlyFleetReportPage': () => import('../features/reports/monthly/MonthlyFleetReportPage'),
  'reports/monthly/PreviousYearReportPage': () => import('../features/reports/monthly/PreviousYearReportPage'),
  'accruals/AccrualsPage': () => import('../features/accruals/AccrualsPage'),
  'accruals/AccrualMonthPage': () => import('../features/accruals/AccrualMonthPage'),
  'accruals/AccrualCausesPage': () => import('../features/accruals/AccrualCausesPage'),
  'analytics/AnalyticsPage': () => import('../features/analytics/AnalyticsPage'),
  'inbox/InboxPage': () => import('../features/inbox/InboxPage'),
  'inbox/UnsubscribePage': () => import('../features/inbox/UnsubscribePage'),
  'mails/MailListPage': () => import('../features/mails/MailListPage'),
  'account/AccountPage': () => import('../features/account/AccountPage'),
  'users/list/UserListPage': () => import('../features/users/list/UserListPage'),
  'users/invite/InvitePage': () => import('../features/users/invite/InvitePage'),
  'users/detail/UserPage': () => import('../features/users/detail/UserPage'),
  'audit/AuditPage': () => import('../features/audit/AuditPage'),
  'customers/list/CustomerListPage': () => import('../features/customers/list/CustomerListPage'),
  'serviceAccounts/ServiceAccountListPage': () => import('../features/serviceAccounts/ServiceAccountListPage'),
  'webhooks/list/WebhookListPage': () => import('../features/webhooks/list/WebhookListPage'),
  'webhooks/detail/WebhookPage': () => import('../features/webhooks/detail/WebhookPage'),
  'content/cms/list/ContentListPage': () => import('../features/content/cms/list/ContentListPage'),
  'content/cms/editor/ContentCreatePage': () => import('../features/content/cms/editor/ContentCreatePage'),
  'content/cms/editor/ContentEditPage': () => import('../features/content/cms/editor/ContentEditPage'),
  'reminders/ReminderRunsPage': () => import('../features/reminders/ReminderRunsPage'),
  'reminders/ReminderRunPage': () => import('../features/reminders/ReminderRunPage'),
  'imports/list/ImportListPage': () => import('../features/imports/list/ImportListPage'),
  'imports/upload/ImportCreatePage': () => import('../features/imports/upload/ImportCreatePage'),
  'imports/columns/ColumnMappingsPage': () => import('../features/imports/columns/ColumnMappingsPage'),
  'imports/detail/ImportPage': () => import('../features/imports/detail/ImportPage'),
};

const icons: Readonly<Record<Extract<Row, { readonly menu: object }>['page'], typeof SvgIcon>> = {
  'home/HomePage': DashboardOutlined,
  'subscriptions/SubscriptionListPage': EmojiEventsOutlined,
  'campaigns/list/CampaignsPage': FlagOutlined,
  'rewards/RewardsPage': RedeemOutlined,
  'settlements/list/SettlementListPage': RequestQuoteOutlined,
  'approvals/list/ApprovalListPage': FactCheckOutlined,
  'disputes/list/DisputeListPage': ForumOutlined,
  'dealers/list/DealerListPage': StorefrontOutlined,
  'notes/NoteListPage': EditNoteOutlined,
  'content/tools/ToolsPage': FolderOutlined,
  'content/news/NewsPage': FeedOutlined,
  'reports/campaigns/CampaignsReportPage': TrackChangesOutlined,
  'reports/monthly/MonthlyReportPage': CalendarMonthOutlined,
  'reports/monthly/MonthlyFleetReportPage': LocalShippingOutlined,
  'reports/monthly/PreviousYearReportPage': CompareArrowsOutlined,
  'accruals/AccrualsPage': AccountBalanceOutlined,
  'analytics/AnalyticsPage': AnalyticsOutlined,
  'users/list/UserListPage': GroupOutlined,
  'audit/AuditPage': HistoryOutlined,
  'mails/MailListPage': MailOutlined,
  'customers/list/CustomerListPage': BusinessCenterOutlined,
  'serviceAccounts/ServiceAccountListPage': SmartToyOutlined,
  'webhooks/list/WebhookListPage': WebhookOutlined,
  'content/cms/list/ContentListPage': ArticleOutlined,
  'imports/list/ImportListPage': UploadFileOutlined,
};

/** The route table with each page's chunk and, in the menu, its icon. */
export const routes: readonly RouteEntry[] = routeTable.map((row) => {
  const more = { lazy: pages[row.page], layout: 'layout' in row ? row.layout : 'shell' } as const;
  return 'menu' in row ? { ...row, ...more, menu: { ...row.menu, icon: icons[row.page] } } : { ...row, ...more };
});
