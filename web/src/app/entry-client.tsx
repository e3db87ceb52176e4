import '#styles/app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { UserDocument } from '#accounts/viewer.ts';
import { possibleTypes } from '#gql/possible-types.ts';
import { newId } from '#platform/device/new-id.ts';
import { createApollo } from '#platform/network/apollo.ts';
import { connection } from '#platform/network/connection.ts';
import { misfit } from '#platform/network/registered.ts';
import { createSocket, createSocketLink } from '#platform/network/socket.ts';
import { VersionedCache } from '#platform/network/versioned-cache.ts';
import { reloadIfReplaced, watchTyping } from '#platform/page/fetch-code.ts';
import { createFollowed, leaveLayers } from '#platform/page/followed-router.ts';
import { heard } from '#platform/page/heard.ts';
import { type PageData, readPageData } from '#platform/page/page-data.ts';
import { holdSlices, openAllSlices } from '#platform/page/slices.ts';
import { stylesLoaded } from '#platform/page/styles-loaded.ts';
import { currentRole, forgetRole, onRoleChange, refreshRole } from '#platform/user/role.ts';
import { onUserChange, userChanged } from '#platform/user/user-change.ts';
import { typePolicies } from './cache.ts';
import { AppBoundary } from './faults.tsx';
import { startOffline } from './offline.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';
import { isLate } from './screen.tsx';

refreshRole();
void start();

/** Not at the module's top level: the screens' code shares chunks with this one and would wait for it. */
async function start(): Promise<void> {
  await nextTask();
  const connected = connect();
  await nextTask();
  // A touch may have loaded this script before the whole page arrived.
  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done));
  const data = readPageData(document);
  if (data) connected.cache.hold(data.answers);
  leaveLayers();
  // The browser opened this page itself. Give it a key like the router's pages, so that its scroll position is saved.
  if (!history.state?.key) history.replaceState({ ...history.state, key: newId() }, '');
  watchTyping();
  const styled = stylesLoaded(document);
  // Until its code arrives the page stays as the server rendered it, readable and with working links.
  while (!(await loadMatchedScreens())) await new Promise((done) => setTimeout(done, 3000));
  await styled;
  await nextTask();
  // After Back, browsers restore typed text, even of another user. We clear it, because our own drafts are restored per user.
  if (performance.getEntriesByType('navigation').some((one) => 'type' in one && one.type === 'back_forward'))
    for (const form of document.forms) form.reset();
  // Set for pages that the server rendered, so that the router preserves the current scroll position.
  const fromServer = data?.hydrate ? { hydrationData: {} } : {};
  const router = createFollowed(() => createBrowserRouter(routes, fromServer));
  await nextTask();
  draw(router, data, connected);
  document.dispatchEvent(new Event(heard));
}

/** Not at the module's top level, where everything would be one long task. */
function connect() {
  const socket = createSocket({
    url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
    connection,
    renew: async () => {
      // Any query will do: the BFF renews the session with its response.
      await client.query({ query: UserDocument, fetchPolicy: 'network-only' }).catch(() => {});
    },
  });
  const cache = new VersionedCache({ typePolicies, possibleTypes });
  const client = createApollo({
    cache,
    uri: '/graphql',
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      // Any response may have renewed or ended the session.
      refreshRole();
      return response;
    },
    isAnonymous: () => currentRole() === null,
    // The BFF renews sessions where it can, so this code means that the session has ended.
    onErrors: (codes) => {
      if (codes.includes('UNAUTHENTICATED')) forgetRole();
      if (codes.includes(misfit)) void reloadIfReplaced();
    },
    retries: 3,
    socketLink: createSocketLink(socket),
  });
  startOffline(client);

  // The socket belongs to the session it was opened with, and the cache to its user.
  onUserChange(() => {
    socket.restart();
    // A query that fails to refetch shows its own error on the screen.
    client.resetStore().catch(() => {});
  });
  onRoleChange(() => {
    socket.restart();
    // Clear the user's data when the session is over, but only after the current response was handled.
    if (currentRole() === null) setTimeout(userChanged);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refreshRole();
  });
  // The session may change outside of our pages. Browsers without cookieStore notice it when the tab is used again.
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', () => void refreshRole());
  window.addEventListener('focus', () => void refreshRole());
  return { client, cache, socket };
}

/** Splits long work, so that input is handled first. */
function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

function draw(
  router: ReturnType<typeof createBrowserRouter>,
  data: PageData | null,
  { client, socket }: ReturnType<typeof connect>,
): void {
  const root = document.getElementById('root');
  if (!root) return;
  // A navigation changes the context of every slice.
  router.subscribe(openAllSlices);
  const tree = (
    <StrictMode>
      <AppBoundary>
        <Providers
          client={client}
          origin={data?.origin ?? window.location.origin}
          lowData={data?.lowData ?? false}
          reply={data?.reply}
          socket={socket}
        >
          <RouterProvider router={router} />
        </Providers>
      </AppBoundary>
    </StrictMode>
  );
  if (!data?.hydrate) {
    createRoot(root).render(tree);
    return;
  }
  const slices = holdSlices(document);
  // A transition runs in slices of a few milliseconds, so that input is handled first.
  startTransition(() => void hydrateRoot(root, tree));
  slices.start(currentRole() !== null);
}

/** The first render must not wait for code, or the page would flash empty. Returns false when loading failed. */
async function loadMatchedScreens(): Promise<boolean> {
  // Below a checkout, the router stays at another screen.
  const matches = matchRoutes(routes, history.state?.masked ?? window.location) ?? [];
  const loaded = await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return true;
      const loaded = await route.lazy();
      if (isLate(loaded.Component)) return false;
      Object.assign(route, { ...loaded, lazy: undefined });
      return true;
    }),
  );
  return !loaded.includes(false);
}
