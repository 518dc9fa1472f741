import AnalyticsOutlined from '@mui/icons-material/AnalyticsOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BusinessCenterOutlined from '@mui/icons-material/BusinessCenterOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FeedOutlined from '@mui/icons-material/FeedOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import RedeemOutlined from '@mui/icons-material/RedeemOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { MenuEntryName } from '../routeRow';

/** The icon of each entry of the menu. */
export const menuIcons: Readonly<Record<MenuEntryName, typeof SvgIcon>> = {
  dashboard: DashboardOutlined,
  imports: UploadFileOutlined,
  campaigns: FlagOutlined,
  rewards: RedeemOutlined,
  dealers: StorefrontOutlined,
  disputes: ForumOutlined,
  settlements: RequestQuoteOutlined,
  approvals: FactCheckOutlined,
  reports: AnalyticsOutlined,
  tools: FolderOutlined,
  news: FeedOutlined,
  users: GroupOutlined,
  register: HistoryOutlined,
  customers: BusinessCenterOutlined,
  contents: ArticleOutlined,
  integrations: WebhookOutlined,
};
