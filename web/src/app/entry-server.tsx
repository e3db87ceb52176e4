import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { getApolloContext } from '@apollo/client/react';
import { wrapperSymbol } from '@apollo/client/react/internal';
import { isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { checkoutPath } from '#orders/checkout/checkout-address.ts';
import { createServerAnswers, type ServerAnswers } from '#platform/network/server-answers.ts';
import { shellPath } from '#platform/offline/worker-protocol.ts';
import { type PageData, scriptJson } from '#platform/page/page-data.ts';
import type { PageQueries, PageQuery } from '#platform/page/page-query.ts';
import type { Render, RenderInput } from '#platform/render.ts';
import { spriteOf } from '#ui/drawings/drawing.tsx';
import { createFormPosts } from './form-posts.ts';
import { SiteNotices, SiteNoticesDocument } from './frame/site-notices.tsx';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

/** The web server uses the app through the exports of this file. */
export const formPosts = createFormPosts();

const handler = createStaticHandler(routes);
const open = '<div id="root">';

/** React Router marks each link for its framework's server, which we do not have. */
const discover = ' data-discover="true"';

/** A screen that reads queries it did not declare is rendered again, at most this often. */
const rendersAtMost = 4;

/** Components need a client in their context; on the server they do not read from it. */
const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

/** Renders a public page to HTML, with the data it was made from. */
export const render: Render = async (input) => {
  const { url, lowData, reply, graphqlFetch, onError } = input;
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) onError(error);
  const answers = createServerAnswers(graphqlFetch);
  const [page, notices] = await Promise.all([renderAnswered(input, context, answers), renderNotices(input)]);
  const html = page.html.replaceAll(discover, '');
  const complete = !context.errors && answers.all().every(({ error }) => !error);
  const index = html.indexOf(open);
  const data: PageData = {
    answers: answers.forBrowser(),
    // A checkout belongs above a screen that only the browser knows.
    hydrate: complete && url.pathname !== shellPath && !url.pathname.startsWith(checkoutPath),
    lowData,
    origin: url.origin,
    reply,
  };
  return {
    kind: 'page',
    status: complete ? page.status : 503,
    head: html.slice(0, index),
    body: spriteOf(notices + html) + notices + html.slice(index),
    data: scriptJson(data),
    renders: page.renders,
    screens: context.matches.flatMap(({ route }) => screenFile(route.id)),
    complete,
  };
};

/** A page without its notices is better than none. A saved skeleton would show old ones. */
async function renderNotices({ url, graphqlFetch }: RenderInput): Promise<string> {
  if (url.pathname === shellPath) return '';
  const { fetchMissing, useQuery: answerOf } = createServerAnswers(graphqlFetch);
  await fetchMissing([{ query: SiteNoticesDocument, variables: {} }]);
  const { data } = answerOf(SiteNoticesDocument);
  return data ? renderToString(<SiteNotices {...data} />) : '';
}

/** For benchmarks: loads a page's data and returns a function that only renders. */
export async function prepare(input: RenderInput): Promise<() => string> {
  const context = await handler.query(new Request(input.url));
  if (context instanceof Response) throw new Error('This address is a redirect');
  const answers = createServerAnswers(input.graphqlFetch);
  await renderAnswered(input, context, answers);
  return () => renderOnce(input, context, answers).html;
}

interface RenderedOnce {
  html: string;
  status: number;
}

/** Renders once when the screen declares all its queries. */
async function renderAnswered(
  input: RenderInput,
  context: StaticHandlerContext,
  answers: ServerAnswers,
): Promise<RenderedOnce & { renders: number }> {
  await answers.fetchMissing(queriesOf(context, input.url));
  for (let renders = 1; ; renders += 1) {
    const rendered = renderOnce(input, context, answers);
    const missing = answers.drainMissing();
    if (missing.length === 0 || renders === rendersAtMost) return { ...rendered, renders };
    await answers.fetchMissing(missing);
  }
}

function renderOnce(
  { url, lowData, reply }: RenderInput,
  context: StaticHandlerContext,
  answers: ServerAnswers,
): RenderedOnce {
  const ApolloContext = getApolloContext();
  const status = { code: context.statusCode };
  const html = renderToString(
    <ApolloContext value={{ [wrapperSymbol]: { useQuery: () => answers.useQuery } }}>
      <div id="root">
        <Providers client={client} origin={url.origin} lowData={lowData} reply={reply} status={status}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </div>
    </ApolloContext>,
  );
  return { html, status: status.code };
}

/** The queries that the screens of this URL declare. */
function queriesOf({ matches, errors }: StaticHandlerContext, { searchParams }: URL): PageQuery[] {
  if (errors) return [];
  return matches.flatMap(({ route, params }) => screenQueries(route)?.({ params, search: searchParams }) ?? []);
}

/** The router has wrapped each screen in an element; its type has the queries. */
function screenQueries({ element }: RouteObject): PageQueries | undefined {
  const screen = isValidElement(element) ? element.type : null;
  return typeof screen === 'function' && 'queries' in screen ? asQueries(screen.queries) : undefined;
}

/** Only `PageQueries` are stored under this name. */
function asQueries(queries: unknown): PageQueries {
  return queries as PageQueries;
}

/** The path of each screen, for the browser tests that visit them all. */
export const screenPaths: readonly string[] = [...new Set(pathsOf(routes))];

function pathsOf(list: readonly RouteObject[], parent = ''): string[] {
  return list.flatMap(({ path, lazy, children = [] }) => {
    const full = path ? `${parent}/${path}` : parent;
    return [...(lazy ? [full || '/'] : []), ...pathsOf(children, full)];
  });
}

/** A screen's id is its file, with a fragment if two paths share one. */
function screenFile(id: string): string[] {
  return id.startsWith('src/') ? [id.replace(/#.*/, '')] : [];
}
