import type { FieldFunctionOptions, FieldPolicy, Reference } from '@apollo/client';
import { pagedList, type StoredList } from '#platform/network/paged-list.ts';

/** The field's key in the cache is `conversations:{"search":"rice","archived":false}`. */
export function listOf(storeFieldName: string): { search: string; archived: boolean } {
  const args: unknown = JSON.parse(storeFieldName.slice(storeFieldName.indexOf(':') + 1));
  const { search, archived } = args as { search?: unknown; archived?: unknown };
  return { search: typeof search === 'string' ? search : '', archived: archived === true };
}

/**
 * Reading sorts by last message and drops conversations that were archived or restored since, so a new message moves its
 * conversation without a reload.
 */
export const conversationListPolicy: FieldPolicy<StoredList> = {
  ...pagedList(['search', 'archived'], lastMessageAt),
  read(list, { storeFieldName, readField }) {
    if (!list) return undefined;
    const { archived } = listOf(storeFieldName);
    const edges = list.edges
      .filter(({ node }) => readField('isArchived', node) === archived)
      .sort((a, b) => lastMessageAt(b.node, readField).localeCompare(lastMessageAt(a.node, readField)));
    return { ...list, edges };
  },
};

/** A conversation is created together with its first message. */
function lastMessageAt(node: Reference, readField: FieldFunctionOptions['readField']): string {
  const last = readField<Reference | null>('lastMessage', node);
  return (last && readField<string>('createdAt', last)) || (readField<string>('createdAt', node) ?? '');
}
