import { prerenderStatic } from '@apollo/client/react/ssr';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createApollo } from '#platform/apollo.ts';
import { type PageData, scriptJson } from '#platform/page-data.ts';
import type { Render } from '#platform/render.ts';
import { typePolicies } from './cache.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

const handler = createStaticHandler(routes);
const open = '<div id="root">';

/** One public page as HTML, with the data it was made from. */
export const render: Render = async ({ url, lowData, graphqlFetch }) => {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  let complete = !context.errors;
  const client = createApollo({
    typePolicies,
    uri: 'http://bff.invalid/graphql',
    fetch: async (address, init) => {
      const response = await graphqlFetch(new Request(address, init)).catch(() => null);
      if (!response?.ok || (await hasErrors(response))) complete = false;
      return response ?? new Response(null, { status: 503 });
    },
    isAnonymous: () => true,
    onSessionEnded: () => {},
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
    screens: context.matches.map(({ route }) => route.id).filter((id) => id.startsWith('src/')),
    complete,
  };
};

/** Failed fields come with status 200; the browser then has to ask again, as for an answer that never came. */
async function hasErrors(response: Response): Promise<boolean> {
  const answer: unknown = await response.clone().json();
  return typeof answer === 'object' && answer !== null && 'errors' in answer;
}
