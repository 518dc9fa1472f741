import { redirect, type DataRouter, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { ProblemError } from '../shared/apollo/problem';
import type { MessageCatalogue, MessagePart } from '../shared/i18n/MessageCatalogue';
import { accessTo } from '../shared/permissions/access';
import type { SessionStore } from '../shared/session/SessionStore';
import { RootLayout } from './RootLayout';
import { RouteError } from './RouteError';
import { layouts, routes, type RouteEntry } from './routes';

export type { DataRouter };

/** Where a page's path stands in the router's own data: the title and the menu read it from the match. */
export interface RouteHandle {
  readonly entry: RouteEntry;
}

/**
 * The router's tree from the route table. Every guarded page asks the session before each navigation (specification,
 * section 4); any other path leads to /error/404.
 */
export function routeTree(store: SessionStore, catalogue: MessageCatalogue): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [
        layoutRoute('auth', layouts.auth, store, catalogue),
        layoutRoute('shell', withMessages(layouts.shell, catalogue, 'portal'), store, catalogue),
        layoutRoute('plain', layouts.plain, store, catalogue),
        { path: '*', loader: () => redirect('/error/404'), element: null },
      ],
    },
  ];
}

/** A layout, or a page, together with the messages that it says. */
function withMessages(lazy: RouteEntry['lazy'], catalogue: MessageCatalogue, part: MessagePart): RouteEntry['lazy'] {
  return async () => {
    const [module] = await Promise.all([lazy(), catalogue.need(part)]);
    return module;
  };
}

function layoutRoute(
  layout: RouteEntry['layout'],
  lazy: RouteEntry['lazy'],
  store: SessionStore,
  catalogue: MessageCatalogue,
): RouteObject {
  return {
    lazy,
    children: [
      {
        ErrorBoundary: RouteError,
        children: routes.filter((entry) => entry.layout === layout).map((entry) => pageRoute(entry, store, catalogue)),
      },
    ],
  };
}

function pageRoute(entry: RouteEntry, store: SessionStore, catalogue: MessageCatalogue): RouteObject {
  const handle: RouteHandle = { entry };
  return {
    path: entry.path,
    lazy: entry.messages === undefined ? entry.lazy : withMessages(entry.lazy, catalogue, entry.messages),
    handle,
    loader: guard(entry, store),
    // The guard is asked at every navigation, also one within the page.
    shouldRevalidate: () => true,
  };
}

function guard({ access }: RouteEntry, store: SessionStore): LoaderFunction {
  return ({ request }) => {
    if (access === 'public') return null;
    const { startProblem } = store.getState();
    if (startProblem !== undefined) throw new ProblemError(startProblem);
    const url = new URL(request.url);
    if (!store.guard()) return redirect(loginPath(url));
    const { user, permissions } = store.getState();
    const answer = accessTo(access, user, permissions);
    if (answer.allowed) return null;
    if (answer.because === 'anonymous') return redirect(loginPath(url));
    if (answer.because === 'waiting') return redirect('/waiting');
    return redirect(`/error/403?missing=${answer.missing.join(',')}`);
  };
}

/** The sign-in page, with the page to return to afterwards. */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  const target = pathname + search;
  return target === '/' ? '/auth/login' : `/auth/login?return=${encodeURIComponent(target)}`;
}
