import type { ApolloClient } from '@apollo/client';
import { signInPath, signInPathFor } from '@gdd/schema/entries';
import type { RouteObject } from 'react-router-dom';
import type { Prefetched } from '../shared/apollo/prefetched';
import { sendByApollo } from '../shared/apollo/sendByApollo';
import { createClient } from '../shared/apollo/client';
import { LoadingFlags } from '../shared/apollo/loadingFlags';
import { OpenForms } from '../shared/forms/unsaved/OpenForms';
import { MessageCatalogue } from '../shared/i18n/MessageCatalogue';
import { Deployment } from '../shared/page/Deployment';
import { handOver, takeOver, type Handover } from '../shared/session/handover';
import { permissionsOfUser } from '../shared/permissions/permissionsOfUser';
import { createSession, type Session } from '../shared/session/session';
import { SessionStore } from '../shared/session/SessionStore';
import { loadMessages, onEdit } from './messages/load';
import { recover } from './recovery';
import { reloadReturnedPage } from './returnedPage';
import { routeTree, type DataRouter } from './router';

/** All that lives as long as the page, made in one place and handed down. */
export interface Portal {
  readonly client: ApolloClient;
  readonly session: Session;
  readonly forms: OpenForms;
  readonly flags: LoadingFlags;
  readonly router: DataRouter;
  readonly catalogue: MessageCatalogue;
  readonly deployment: Deployment;
  /** The message that the page before has left. */
  readonly handover: Handover;
  /** Stops listening to the browser. */
  readonly close: () => void;
}

interface PortalOptions {
  /** The API's address. */
  readonly uri: string;
  /** How operations are sent; those whose network stands in for the gateway's read them as texts. */
  readonly documents: 'text' | 'hash';
  readonly storage: Storage;
  /** The tab's own storage. */
  readonly tabStorage: Storage;
  readonly now: () => number;
  /** The path of the script that runs; undefined where none was built. */
  readonly ownFile?: string | undefined;
  /** The requests that the document has sent already. */
  readonly prefetched?: Prefetched | undefined;
  readonly createRouter: (routes: RouteObject[]) => DataRouter;
  /** Leaves the portal for another entry's address: a load of its document. */
  readonly leave: (address: string) => void;
}

/** Looks the stored session's user up and makes the portal; nothing is rendered before (specification, section 4). */
export async function createPortal(options: PortalOptions): Promise<Portal> {
  const { uri, documents, storage, tabStorage, now, ownFile, prefetched, createRouter } = options;
  const store = new SessionStore({ storage, now, permissionsOf: permissionsOfUser });
  const forms = new OpenForms();
  const flags = new LoadingFlags();
  const deployment = new Deployment({ ownFile, now, reload: () => leave(currentAddress()) });
  const client = createClient({
    uri,
    store,
    forms,
    flags,
    documents,
    prefetched,
    now,
    cookies: () => document.cookie,
    onUnknownDocument: () => void deployment.check(),
  });
  const session = createSession({ store, send: sendByApollo(client) });
  store.onEnd(() => void client.clearStore());

  const [catalogue] = await Promise.all([MessageCatalogue.open({ load: loadMessages, storage }), session.start()]);
  onEdit(() => void catalogue.renew());

  const leave = (address: string): void => {
    const { notice } = store.getState();
    if (notice !== undefined) handOver(tabStorage, { notice });
    options.leave(address);
  };
  // Before the router: its first guard may leave at once, and what is handed over then is the next page's.
  const handover = takeOver(tabStorage);
  const router = createRouter(routeTree({ store, catalogue, leave }));
  const stopLeaving = store.onEnd((next) => {
    forms.clear();
    if (next === 'guarded') return;
    if (next === 'home') return void router.navigate('/', { replace: true });
    const expired = store.getState().notice === 'expired';
    const address = expired ? signInPathFor(router.state.location) : signInPath;
    void session.settled().then(() => leave(address));
  });
  const stopFollowing = session.followOtherTabs(window);
  const currentAddress = (): string => router.state.location.pathname + router.state.location.search;
  const stopFollowingTab = deployment.followTab(document);
  const stopReturning = reloadReturnedPage({ store, browser: window, reload: () => leave(currentAddress()) });
  const refetch = (): void => {
    // A navigation to the same place takes the error away that the guard has thrown.
    if (router.state.errors !== null) void router.navigate(currentAddress(), { replace: true });
    else void router.revalidate();
    void client.refetchQueries({ include: 'active' });
  };
  const stopRecovering = recover({ session, browser: window, refetch });

  return {
    client,
    session,
    forms,
    flags,
    router,
    catalogue,
    deployment,
    handover,
    close: () => {
      stopLeaving();
      stopFollowing();
      stopFollowingTab();
      stopReturning();
      stopRecovering();
      router.dispose();
      client.stop();
    },
  };
}
