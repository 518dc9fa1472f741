import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Access, Permission } from '@gdd/schema/permissions';
import type { ComponentType } from 'react';

/** The groups of the menu, in their order. */
export const menuGroups = ['today', 'campaigns', 'dealers', 'materials', 'reports', 'administration'] as const;

export type MenuGroup = (typeof menuGroups)[number];

export interface RouteEntry {
  readonly path: string;
  /** The page's chunk; it exports its page as `Component`. */
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
  /** Who may open it. */
  readonly access: Access;
  /** The message that names the page in the breadcrumb. */
  readonly title: string;
  /** What stands round the page: the shell, the sign-in layout, or nothing but the page's own frame. */
  readonly layout: 'shell' | 'auth' | 'plain';
  readonly menu?: {
    readonly group: MenuGroup;
    readonly icon: typeof SvgIcon;
    readonly label: string;
    /** Left out for whoever holds this: another entry leads to the same place. */
    readonly unless?: Permission;
  };
}

/** The layouts' chunks. */
export const layouts: Readonly<Record<RouteEntry['layout'], RouteEntry['lazy']>> = {
  auth: () => import('../features/auth/AuthLayout'),
  shell: () => import('./shell/Shell'),
  plain: () => import('../features/errors/ErrorLayout'),
};

/** The one route table: it feeds the router, the menu, the breadcrumb and the tests of who may open what. */
export const routes: readonly RouteEntry[] = [
  {
    path: '/auth/login',
    lazy: () => import('../features/auth/LoginPage'),
    access: 'public',
    title: 'auth.login.title',
    layout: 'auth',
  },
  {
    path: '/auth/forgot-password',
    lazy: () => import('../features/auth/ForgotPasswordPage'),
    access: 'public',
    title: 'auth.forgot.title',
    layout: 'auth',
  },
  {
    path: '/auth/registration',
    lazy: () => import('../features/auth/RegistrationPage'),
    access: 'public',
    title: 'auth.registration.title',
    layout: 'auth',
  },
  {
    path: '/auth/reset-password',
    lazy: () => import('../features/auth/ResetPasswordPage'),
    access: 'public',
    title: 'auth.reset.title',
    layout: 'auth',
  },
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
    access: 'signedIn',
    title: 'home.title',
    layout: 'shell',
    menu: { group: 'today', icon: HomeOutlined, label: 'home.menu', unless: 'accessDealerManager' },
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
    access: ['accessDealerDetail', 'accessSubscription'],
    title: 'dealers.detail.title',
    layout: 'shell',
  },
  {
    path: '/dealers/:id/edit',
    lazy: () => import('../features/dealers/DealerEditPage'),
    access: ['editDealer'],
    title: 'dealers.form.editTitle',
    layout: 'shell',
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
    lazy: () => import('../features/users/InvitePage'),
    access: ['accessUsersManager'],
    title: 'users.title',
    layout: 'shell',
    menu: { group: 'administration', icon: GroupOutlined, label: 'users.menu' },
  },
];
