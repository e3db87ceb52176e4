import { type ApolloClient, InMemoryCache } from '@apollo/client';
import { Kind } from 'graphql';
import { followRouter } from '#platform/page/followed-router.ts';

/** Far more than the way back through the last five lists and what was opened from them. */
const keptScreens = 20;
const settledAfterMs = 2_000;

let isFollowing = false;

/** From now on what only screens far behind have asked for is forgotten; asking again changes nothing. */
export function forgetFar(client: ApolloClient): void {
  if (isFollowing) return;
  isFollowing = true;
  const look = createFarForgetting(client);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = '';
  const settled = () => {
    clearTimeout(timer);
    timer = setTimeout(look, settledAfterMs);
  };
  followRouter()?.subscribe(({ location }) => {
    if (location.key !== shown) settled();
    shown = location.key;
  });
  settled();
}

/**
 * Looks at a screen that has come to rest: what it asks of the root is near again. Lists and things that were not on any of
 * the last screens leave the cache, and with them whatever nothing else leads to.
 */
export function createFarForgetting(client: ApolloClient): () => void {
  const { cache } = client;
  if (!(cache instanceof InMemoryCache)) throw new Error('No cache of ours');
  const lastShown = new Map<string, number>();
  let screen = 0;
  return () => {
    screen += 1;
    const active = rootFieldsOf(client, cache);
    const known = Object.keys(cache.extract().ROOT_QUERY ?? {}).filter((field) => /[(:]/.test(field));
    const far = known.filter((field) => {
      if (active.has(field) || !lastShown.has(field)) lastShown.set(field, screen);
      return (lastShown.get(field) ?? screen) <= screen - keptScreens;
    });
    if (far.length === 0) return;
    for (const fieldName of far) {
      cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false });
      lastShown.delete(fieldName);
    }
    cache.gc();
  };
}

/** What the queries of this moment ask of the root, by the names it has in the cache. */
function rootFieldsOf(client: ApolloClient, { policies }: InMemoryCache): Set<string> {
  const fields = new Set<string>();
  for (const { query, variables } of client.getObservableQueries('active'))
    for (const definition of query.definitions)
      if (definition.kind === Kind.OPERATION_DEFINITION)
        for (const field of definition.selectionSet.selections)
          if (field.kind === Kind.FIELD)
            fields.add(
              policies.getStoreFieldName({ typename: 'Query', fieldName: field.name.value, field, variables }),
            );
  return fields;
}
