import '#styles/app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { PersonDocument } from '#accounts/viewer.ts';
import { possibleTypes } from '#gql/possible-types.ts';
import { newId } from '#platform/device/new-id.ts';
import { AnsweredCache } from '#platform/network/answered-cache.ts';
import { createApollo } from '#platform/network/apollo.ts';
import { connection } from '#platform/network/connection.ts';
import { misfit } from '#platform/network/registered.ts';
import { createSocket, createSocketLink } from '#platform/network/socket.ts';
import { reloadIfReplaced, watchTyping } from '#platform/page/fetch-code.ts';
import { createFollowed, leaveLayers } from '#platform/page/followed-router.ts';
import { heard } from '#platform/page/heard.ts';
import { type PageData, readPageData } from '#platform/page/page-data.ts';
import { holdSlices, openAllSlices } from '#platform/page/slices.ts';
import { stylesLoaded } from '#platform/page/styles-loaded.ts';
import { onPersonChange, personChanged } from '#platform/person/person-change.ts';
import { currentRole, forgetRole, onRoleChange, refreshRole } from '#platform/person/role.ts';
import { typePolicies } from './cache.ts';
import { AppBoundary } from './faults.tsx';
import { startOffline } from './offline.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';
import { isLate } from './screen.tsx';

refreshRole();

const socket = createSocket({
  url: `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
  connection,
  renew: async () => {
    // Any answer will do: the BFF renews the session on its way.
    await client.query({ query: PersonDocument, fetchPolicy: 'network-only' }).catch(() => {});
  },
});
const cache = new AnsweredCache({ typePolicies, possibleTypes });
const client = createApollo({
  cache,
  uri: '/graphql',
  fetch: async (input, init) => {
    const response = await fetch(input, init);
    // Any answer may have renewed the session or ended it.
    refreshRole();
    return response;
  },
  isAnonymous: () => currentRole() === null,
  // The BFF renews what can be renewed; what still says this is a session that has ended.
  onErrors: (codes) => {
    if (codes.includes('UNAUTHENTICATED')) forgetRole();
    if (codes.includes(misfit)) void reloadIfReplaced();
  },
  retries: 3,
  socketLink: createSocketLink(socket),
});
startOffline(client);

// The socket belongs to the session it was opened with, and the cache to its person.
onPersonChange(() => {
  socket.restart();
  // What cannot be read again says so on the screen itself.
  client.resetStore().catch(() => {});
});
onRoleChange(() => {
  socket.restart();
  // Nothing of the person stays when the session is over; after the answer that said so has been read.
  if (currentRole() === null) setTimeout(personChanged);
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') refreshRole();
});
// Somebody may log in or out past our pages, in a tab beside this one; where a browser does not tell, this one hears of it when it is used.
if ('cookieStore' in window) window.cookieStore.addEventListener('change', () => void refreshRole());
window.addEventListener('focus', () => void refreshRole());

void start();

/** Not at the module's own level: the screens' code shares files with this one, and would wait for it to be done. */
async function start(): Promise<void> {
  await nextTask();
  // A touch may have asked for this script before the page was there as a whole.
  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done));
  const data = readPageData(document);
  if (data) cache.hold(data.answers);
  leaveLayers();
  // The browser itself opened this page: like the router's own pages it gets a key, so that it keeps a place of its own.
  if (!history.state?.key) history.replaceState({ ...history.state, key: newId() }, '');
  watchTyping();
  const styled = stylesLoaded(document);
  // Until its code is there the page stays as the server made it: to be read, and with links that lead on.
  while (!(await loadMatchedScreens())) await new Promise((done) => setTimeout(done, 3000));
  await styled;
  await nextTask();
  // Who goes back to a page gets from the browser what was typed there, whoever it was; what we keep of this person comes by itself.
  if (performance.getEntriesByType('navigation').some((one) => 'type' in one && one.type === 'back_forward'))
    for (const form of document.forms) form.reset();
  // Of a page that the server drew, so that the router leaves its reader where they have scrolled to meanwhile.
  const fromServer = data?.hydrate ? { hydrationData: {} } : {};
  const router = createFollowed(() => createBrowserRouter(routes, fromServer));
  await nextTask();
  draw(router, data);
  document.dispatchEvent(new Event(heard));
}

/** So that no task is long: what is touched meanwhile comes first. */
function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

function draw(router: ReturnType<typeof createBrowserRouter>, data: PageData | null): void {
  const root = document.getElementById('root');
  if (!root) return;
  // Another address changes what surrounds each part of the page.
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
  // In slices of a few milliseconds: what is touched meanwhile comes first.
  startTransition(() => void hydrateRoot(root, tree));
  slices.start(currentRole() !== null);
}

/** The first render must not wait for code, or the page would flash empty. False where it did not come. */
async function loadMatchedScreens(): Promise<boolean> {
  const matches = matchRoutes(routes, window.location) ?? [];
  const loaded = await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return true;
      const found = await route.lazy();
      if (isLate(found.Component)) return false;
      Object.assign(route, { ...found, lazy: undefined });
      return true;
    }),
  );
  return !loaded.includes(false);
}
