import type { ApolloClient } from '@apollo/client';
import { signInPath, signInPathFor } from '@gdd/schema/entries';
import type { RouteObject } from 'react-router-dom';
import type { Prefetched } from '../shared/apollo/prefetched';
import { sendByApollo } from '../shared/apollo/sendByApollo';
import { createClient } from '../shared/apollo/client';
import { LoadingFlags } from '../shared/apollo/loadingFlags';
import { Drafts } from '../shared/unsaved/Drafts';
import { OpenForms } from '../shared/unsaved/OpenForms';
import { MessageCatalogue } from '../shared/i18n/MessageCatalogue';
import { Deployment } from '../shared/page/Deployment';
import { LiveSignals } from '../shared/live/LiveSignals';
import { handOver, takeOver, type Handover } from '../shared/session/handover';
import { permissionsOfUser } from '../shared/permissions/permissionsOfUser';
import { createSession, type Session } from '../shared/session/session';
import { SessionStore } from '../shared/session/SessionStore';
import { loadMessages, onEdit } from './messages/load';
import { liveWhileSignedIn } from './liveWhileSignedIn';
import { recover } from './recovery';
import { reloadReturnedPage } from './returnedPage';
import { routeTree, type DataRouter } from './router';

/** The objects that live as long as the browser's document; App passes them to the components. */
export interface Portal {
  readonly client: ApolloClient;
  readonly session: Session;
  readonly forms: OpenForms;
  readonly flags: LoadingFlags;
  readonly router: DataRouter;
  readonly catalogue: MessageCatalogue;
  readonly deployment: Deployment;
  readonly live: LiveSignals;
  /** The message that the document before this one left in the tab's storage, such as 'the session expired'. */
  readonly handover: Handover;
  /** Removes all listeners from the browser. */
  readonly close: () => void;
}

interface PortalOptions {
  /** The API's address. */
  readonly uri: string;
  /** How operations are sent: by hash in production; as texts in development, and in tests, whose mocks read them. */
  readonly documents: 'text' | 'hash';
  readonly storage: Storage;
  /** `sessionStorage`, or its replacement in tests. */
  readonly tabStorage: Storage;
  readonly now: () => number;
  /** The path of the running script; undefined in development and in tests, where none is built. */
  readonly ownFile?: string | undefined;
  /** Requests that the script in the document's head sent before this one was loaded. */
  readonly prefetched?: Prefetched | undefined;
  readonly createRouter: (routes: RouteObject[]) => DataRouter;
  /** Loads another document: the sign-in page, or the portal again. */
  readonly leave: (address: string) => void;
  /** The address of the live stream; undefined in tests, which have none. */
  readonly liveUri?: string;
}

/** Looks up the user of the stored session and makes the portal; nothing is shown before (specification, section 4). */
export async function createPortal(options: PortalOptions): Promise<Portal> {
  const { uri, liveUri, documents, storage, tabStorage, now, ownFile, prefetched, createRouter } = options;
  const store = new SessionStore({ storage, now, permissionsOf: permissionsOfUser });
  const drafts = new Drafts(tabStorage, () => store.getState().user?.id);
  const forms = new OpenForms(drafts);
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
  // Read before the router is made: its first guard may load the sign-in page and leave a message for that one.
  const handover = takeOver(tabStorage);
  const router = createRouter(routeTree({ store, catalogue, leave }));
  const stopLeaving = store.onEnd((next) => {
    forms.clear();
    // Whoever signs in again after the session expired goes on where it ended; a sign-out leaves nothing.
    if (store.getState().notice !== 'expired') drafts.clear();
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
    // The router shows an error that its guard threw until the next navigation, so navigate to the same address.
    if (router.state.errors !== null) void router.navigate(currentAddress(), { replace: true });
    else void router.revalidate();
    void client.refetchQueries({ include: 'active' });
  };
  const live = new LiveSignals();
  const stopLive = liveUri === undefined ? undefined : liveWhileSignedIn({ session, live, url: liveUri });
  const stopRecovering = recover({ session, browser: window, refetch });

  return {
    client,
    session,
    forms,
    flags,
    router,
    catalogue,
    deployment,
    live,
    handover,
    close: () => {
      stopLive?.();
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
