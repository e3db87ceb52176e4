import { prerenderStatic } from '@apollo/client/react/ssr';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from 'react-router';
import { createApollo } from '#platform/network/apollo.ts';
import { type PageData, scriptJson } from '#platform/page/page-data.ts';
import type { Render } from '#platform/render.ts';
import { typePolicies } from './cache.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

const handler = createStaticHandler(routes);
const open = '<div id="root">';

/** One public page as HTML, with the data it was made from. */
export const render: Render = async ({ url, lowData, graphqlFetch, onError }) => {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  let complete = !context.errors;
  for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) onError(error);
  const client = createApollo({
    typePolicies,
    uri: 'http://bff.invalid/graphql',
    fetch: (input, init) => graphqlFetch(new Request(input, init)),
    isAnonymous: () => true,
    onErrors: () => {
      complete = false;
    },
    retries: 0,
    onServer: true,
  });
  const status = { code: context.statusCode };
  const { result } = await prerenderStatic({
    tree: (
      <div id="root">
        <Providers client={client} origin={url.origin} lowData={lowData} status={status}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </div>
    ),
    context: { client },
    renderFunction: renderToString,
  });
  const at = result.indexOf(open);
  const data: PageData = { cache: client.extract(), hydrate: complete, lowData, origin: url.origin };
  return {
    kind: 'page',
    status: complete ? status.code : 503,
    head: result.slice(0, at),
    body: result.slice(at),
    data: scriptJson(data),
    screens: context.matches.flatMap(({ route }) => screenFile(route.id)),
    complete,
  };
};

/** A screen's id is its file, with a fragment where two addresses share one. */
function screenFile(id: string): string[] {
  return id.startsWith('src/') ? [id.replace(/#.*/, '')] : [];
}
