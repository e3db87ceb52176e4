import '#styles/app.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createApollo } from '#platform/apollo.ts';
import { readPageData } from '#platform/page-data.ts';
import { currentRole, forgetRole, refreshRole } from '#platform/role.ts';
import { typePolicies } from './cache.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
const data = readPageData(document);
refreshRole();

const client = createApollo({
  typePolicies,
  uri: '/graphql',
  fetch: (input, init) => fetch(input, init),
  isAnonymous: () => currentRole() === null,
  onSessionEnded: forgetRole,
});
if (data) client.restore(data.cache);
await loadMatchedScreens();

const tree = (
  <StrictMode>
    <Providers client={client}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>
  </StrictMode>
);
if (root && data?.hydrate) hydrateRoot(root, tree);
else if (root) createRoot(root).render(tree);

/** The first render must not wait for code, or the page would flash empty. */
async function loadMatchedScreens(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}
