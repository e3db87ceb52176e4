import type { FieldFunctionOptions, FieldPolicy, Reference } from '@apollo/client';

interface Edge {
  __typename: 'ConversationEdge';
  node: Reference;
}

/** As it lies in the cache. */
export interface ConversationList {
  edges: readonly Edge[];
  pageInfo: { endCursor?: string | null; hasNextPage?: boolean };
}

interface ListArgs {
  search: string;
  archived: boolean;
}

/** The list's key in the cache is `conversations:{"search":"rice","archived":false}`. */
export function listOf(storeFieldName: string): ListArgs {
  const args: unknown = JSON.parse(storeFieldName.slice(storeFieldName.indexOf(':') + 1));
  const { search, archived } = args as Partial<Record<keyof ListArgs, unknown>>;
  return { search: typeof search === 'string' ? search : '', archived: archived === true };
}

type ReadField = FieldFunctionOptions['readField'];

/**
 * Pages grow into one list; the first one starts it afresh. What is read is in the order of the conversations' last
 * messages and without what was archived, or taken back, since: a new message moves its conversation by itself.
 */
export const conversationListPolicy: FieldPolicy<ConversationList, ConversationList> = {
  keyArgs: ['search', 'archived'],
  merge(existing, incoming, { args, readField }) {
    if (!existing) return incoming;
    if (!args?.after) return withNewer(existing, incoming, readField);
    // An answer that does not continue where the list ends came twice or too late.
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

/** A first page that was under way when a message came in does not have it yet: what is newer than its top stays. */
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

/** When its last message came; a conversation is made with its first one. */
function timeOf({ node }: Edge, readField: ReadField): string {
  const last = readField<Reference | null>('lastMessage', node);
  return (last && readField<string>('createdAt', last)) || (readField<string>('createdAt', node) ?? '');
}
