import type { ApolloClient } from '@apollo/client';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { graphql } from '#gql/gql.ts';
import { chatRefusal, thrownChatFailure } from './chat-failure.ts';

const ReportConversationMutation = graphql(`
  mutation ReportConversation($id: ID!, $reason: String!, $details: String!) {
    reportConversation(id: $id, reason: $reason, details: $details) {
      __typename
      ... on ConversationReported {
        message
      }
      ... on RefusedError {
        code
        message
      }
      ... on ValidationError {
        message
        fields {
          messages
        }
      }
    }
  }
`);

/** Also without a connection: so the spec has it for a report. */
const reportFailed = 'Failed to submit report. Please try again.';

interface Report {
  reason: string;
  details: string;
}

/** Its last messages go with it as evidence. */
export async function reportConversation(
  client: ApolloClient,
  id: string,
  report: Report,
): Promise<{ thanks: string } | { problem: string }> {
  try {
    const { data } = await client.mutate({
      mutation: ReportConversationMutation,
      variables: { id, ...report },
      fetchPolicy: 'no-cache',
    });
    const result = data?.reportConversation;
    if (!result) return { problem: reportFailed };
    if (result.__typename === 'ConversationReported') return { thanks: result.message };
    return { problem: chatRefusal(result, reportFailed).text };
  } catch (error) {
    const { text } = thrownChatFailure(error, reportFailed);
    return { problem: text === chatTexts.connection ? reportFailed : text };
  }
}
