import { signInPathFor } from '@gdd/schema/entries';
import { redirect, type DataRouter, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { ProblemError } from '../shared/apollo/problem';
import type { MessageCatalogue, MessagePart } from '../shared/i18n/MessageCatalogue';
import { accessTo } from '../shared/permissions/access';
import type { SessionStore } from '../shared/session/SessionStore';
import { RootLayout } from './RootLayout';
import { RouteError, RouteErrorAlone } from './RouteError';
import { layouts } from './layouts';
import type { RouteEntry, RouteHandle } from './routeEntry';
import { routes } from './routes';

export type { DataRouter };

interface RouteContext {
  readonly store: SessionStore;
  readonly catalogue: MessageCatalogue;
  /** Leaves the portal for another entry's address: a load of its document. */
  readonly leave: (address: string) => void;
}

/**
 * The router's tree from the route table. Every guarded page checks the session before each navigation (specification,
 * section 4); an unknown path leads to /error/404.
 */
export function routeTree({ store, catalogue, leave }: RouteContext): RouteObject[] {
  const layout = (name: RouteEntry['layout'], lazy: RouteEntry['lazy']) =>
    layoutRoute(name, lazy, { store, catalogue, leave });
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RouteErrorAlone,
      HydrateFallback: () => null,
      children: [
        layout('shell', withMessages(layouts.shell, catalogue, 'portal')),
        layout('plain', layouts.plain),
        { path: '*', loader: () => redirect('/error/404'), element: null },
      ],
    },
  ];
}

/** Loads a layout or a page together with its messages. */
function withMessages(lazy: RouteEntry['lazy'], catalogue: MessageCatalogue, part: MessagePart): RouteEntry['lazy'] {
  return async () => {
    const [module] = await Promise.all([lazy(), catalogue.need(part)]);
    return module;
  };
}

function layoutRoute(layout: RouteEntry['layout'], lazy: RouteEntry['lazy'], context: RouteContext): RouteObject {
  return {
    lazy,
    children: [
      {
        ErrorBoundary: RouteError,
        children: routes.filter((entry) => entry.layout === layout).map((entry) => pageRoute(entry, context)),
      },
    ],
  };
}

function pageRoute(entry: RouteEntry, { store, catalogue, leave }: RouteContext): RouteObject {
  const handle: RouteHandle = { entry };
  return {
    path: entry.path,
    lazy: entry.messages === undefined ? entry.lazy : withMessages(entry.lazy, catalogue, entry.messages),
    handle,
    loader: guard(entry, store, leave),
    // The guard runs at every navigation, also one that changes only the search parameters.
    shouldRevalidate: () => true,
  };
}

function guard({ access }: RouteEntry, store: SessionStore, leave: RouteContext['leave']): LoaderFunction {
  const redirectToSignIn = (url: URL): Promise<never> => {
    leave(signInPathFor(url));
    // Nothing is rendered any more: the browser is leaving the document.
    return new Promise(() => undefined);
  };
  return ({ request }) => {
    if (access === 'public') return null;
    const { startProblem, user: lastKnown } = store.getState();
    // The session's lookup failed and no user is known from before: there is no page to show.
    if (startProblem !== undefined && lastKnown === undefined) throw new ProblemError(startProblem);
    const url = new URL(request.url);
    if (!store.guard()) return redirectToSignIn(url);
    const { user, permissions } = store.getState();
    const decision = accessTo(access, user, permissions);
    if (decision.allowed) return null;
    if (decision.because === 'anonymous') return redirectToSignIn(url);
    if (decision.because === 'waiting') return redirect('/waiting');
    return redirect(`/error/403?missing=${decision.missing.join(',')}`);
  };
}
