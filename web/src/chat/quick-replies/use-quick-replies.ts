import { useQuery } from '@apollo/client/react';
import { useChatClient } from '#chat/conversations/cache.ts';
import { chatFailure } from '#chat/conversations/chat-failure.ts';
import { graphql } from '#gql/gql.ts';
import { useSend } from '#ui/forms/use-send.ts';

const QuickRepliesDocument = graphql(`
  query QuickReplies {
    viewer {
      quickReplies {
        replies
        version
      }
    }
  }
`);

const ChangeQuickRepliesMutation = graphql(`
  mutation ChangeQuickReplies($input: ChangeQuickRepliesInput!) {
    result: changeQuickReplies(input: $input) {
      quickReplies {
        replies
        version
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** The seller's quick replies. A change resolves to an error text, or to null on success. */
export function useQuickReplies() {
  const client = useChatClient();
  const query = useQuery(QuickRepliesDocument, {
    client,
    fetchPolicy: 'cache-and-network',
  });
  const { send, busy } = useSend(ChangeQuickRepliesMutation, { failed });
  const saved = query.data?.viewer?.quickReplies;
  const change = async (replies: string[]): Promise<string | null> => {
    const failure = await send({ input: { replies, version: saved?.version ?? 0 } });
    // Another session saved first, so load its version and continue from there.
    if (failure?.code === 'STALE') void query.refetch().catch(() => {});
    return failure && (failure.fields[0]?.message ?? chatFailure(failure).text);
  };
  return { query, saved, change, busy };
}

const failed = 'Failed to save your quick replies. Please try again.';

/**
 * Inserts a reply into the draft at the cursor or in place of the selection, separated by spaces. A restored draft that was
 * not touched yet has its cursor at the start; the reply comes after it.
 */
export function withReply(draft: string, from: number, to: number, reply: string): string {
  const isUntouched = from === 0 && to === 0;
  const [before, after] = isUntouched ? [draft, ''] : [draft.slice(0, from), draft.slice(to)];
  return `${before}${/\S$/.test(before) ? ' ' : ''}${reply}${/^\S/.test(after) ? ' ' : ''}${after}`;
}
