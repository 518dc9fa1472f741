import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { createClient } from '../shared/apollo/client';
import { LoadingFlags } from '../shared/apollo/loadingFlags';
import { OpenForms } from '../shared/forms/OpenForms';
import { MessageCatalogue } from '../shared/i18n/MessageCatalogue';
import { createSession, type Session } from '../shared/session/session';
import { SessionStore } from '../shared/session/SessionStore';
import { loadMessages, onEdit } from './messages/load';
import { loginPath, routeTree, type DataRouter } from './router';

/** All that lives as long as the page, made in one place and handed down. */
export interface Portal {
  readonly client: ApolloClient;
  readonly session: Session;
  readonly forms: OpenForms;
  readonly flags: LoadingFlags;
  readonly router: DataRouter;
  readonly catalogue: MessageCatalogue;
  /** Stops listening to the browser. */
  readonly close: () => void;
}

interface PortalOptions {
  /** The API's address. */
  readonly uri: string;
  /** How operations are sent; those whose network stands in for the gateway's read them as texts. */
  readonly documents: 'text' | 'hash';
  readonly storage: Storage;
  readonly now: () => number;
  readonly createRouter: (routes: RouteObject[]) => DataRouter;
}

/** Looks the stored session's user up and makes the portal; nothing is shown before (specification, section 4). */
export async function createPortal({ uri, documents, storage, now, createRouter }: PortalOptions): Promise<Portal> {
  const store = new SessionStore({ storage, now });
  const forms = new OpenForms();
  const flags = new LoadingFlags();
  const client = createClient({ uri, store, forms, flags, documents, cookies: () => document.cookie });
  const session = createSession({ store, client });

  const [catalogue] = await Promise.all([MessageCatalogue.open({ load: loadMessages, storage }), session.start()]);
  onEdit(() => void catalogue.renew());

  const router = createRouter(routeTree(store, catalogue));
  const stopLeaving = store.onEnd((next) => {
    forms.clear();
    if (next === 'guarded') return;
    const expired = store.getState().notice === 'expired';
    const signIn = expired ? loginPath(router.state.location) : '/auth/login';
    void router.navigate(next === 'home' ? '/' : signIn, { replace: true });
  });
  const stopFollowing = session.followOtherTabs(window);

  return {
    client,
    session,
    forms,
    flags,
    router,
    catalogue,
    close: () => {
      stopLeaving();
      stopFollowing();
      router.dispose();
      client.stop();
    },
  };
}
