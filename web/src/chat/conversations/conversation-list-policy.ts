import type { FieldFunctionOptions, FieldPolicy, Reference } from '@apollo/client';

interface Edge {
  __typename: 'ConversationEdge';
  node: Reference;
}

/** The list as stored in the cache. */
export interface ConversationList {
  edges: readonly Edge[];
  pageInfo: { endCursor?: string | null; hasNextPage?: boolean };
}

interface ListArgs {
  search: string;
  archived: boolean;
}

/** The field's key in the cache is `conversations:{"search":"rice","archived":false}`. */
export function listOf(storeFieldName: string): ListArgs {
  const args: unknown = JSON.parse(storeFieldName.slice(storeFieldName.indexOf(':') + 1));
  const { search, archived } = args as Partial<Record<keyof ListArgs, unknown>>;
  return { search: typeof search === 'string' ? search : '', archived: archived === true };
}

type ReadField = FieldFunctionOptions['readField'];

/**
 * Pages accumulate into one list, and the first page replaces it. Reading sorts by last message and drops conversations
 * that were archived or restored since, so a new message moves its conversation without a reload.
 */
export const conversationListPolicy: FieldPolicy<ConversationList, ConversationList> = {
  keyArgs: ['search', 'archived'],
  merge(existing, incoming, { args, readField }) {
    if (!existing) return incoming;
    if (!args?.after) return withNewer(existing, incoming, readField);
    // A page that does not continue at the list's current end arrived twice or too late.
    if (existing.pageInfo.endCursor !== args.after) return existing;
    return { ...incoming, edges: [...existing.edges, ...without(incoming.edges, existing.edges)] };
  },
  read(list, { storeFieldName, readField }) {
    if (!list) return undefined;
    const { archived } = listOf(storeFieldName);
    const time = (edge: Edge) => timeOf(edge, readField);
    const edges = list.edges
      .filter(({ node }) => readField('isArchived', node) === archived)
      .sort((a, b) => time(b).localeCompare(time(a)));
    return { ...list, edges };
  },
};

/**
 * A first page requested before a message arrived lacks its conversation, so newer entries than its top are preserved.
 */
function withNewer(existing: ConversationList, incoming: ConversationList, readField: ReadField): ConversationList {
  const top = incoming.edges[0];
  const newest = top ? timeOf(top, readField) : '';
  const newer = without(existing.edges, incoming.edges).filter((edge) => timeOf(edge, readField) > newest);
  return { ...incoming, edges: [...newer, ...incoming.edges] };
}

function without(edges: readonly Edge[], known: readonly Edge[]): Edge[] {
  const refs = new Set(known.map(({ node }) => node.__ref));
  return edges.filter(({ node }) => !refs.has(node.__ref));
}

/** The time of the last message. A conversation is created together with its first message. */
function timeOf({ node }: Edge, readField: ReadField): string {
  const last = readField<Reference | null>('lastMessage', node);
  return (last && readField<string>('createdAt', last)) || (readField<string>('createdAt', node) ?? '');
}
