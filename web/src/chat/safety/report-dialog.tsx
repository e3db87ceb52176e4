import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ReportConversationInput, reportConversationInput } from '@besesaka/schema/chat/inputs.ts';
import { chatLimits, reportReason } from '@besesaka/schema/chat/limits.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { chatFailure } from '#chat/conversations/chat-failure.ts';
import { graphql } from '#gql/gql.ts';
import type { ReportReason } from '#gql/graphql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { type Failure, inFormNames, outcomeOf } from '#platform/network/failure.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

interface ReportDialogProps {
  conversationId: string;
  partnerName: string;
  onClose: () => void;
}

/** Reason and details are both required. It closes once the report is sent; after a failure the text is preserved. */
export function ReportDialog({ conversationId, partnerName, onClose }: ReportDialogProps) {
  const client = useApolloClient();
  const toast = useToast();
  const form = useInputForm(reportConversationInput, { draft: { none: 'its dialog stores it' } }, async (report) => {
    const outcome = await reportConversation(client, conversationId, report);
    if ('failure' in outcome) return outcome.failure;
    toast.success(outcome.thanks);
    onClose();
    return null;
  });

  return (
    <FormDialog
      of={form}
      draft={`report-chat-${conversationId}`}
      title={`Report ${partnerName}`}
      text={`Our team sees the last ${chatLimits.evidenceMessages} messages of this conversation. The other person won’t know.`}
      submit="Submit report"
      tone="danger"
      onClose={onClose}
    >
      <SelectField name="reason" label="Reason" none="Select a reason" options={reportReason.values} />
      <TextAreaField name="details" label="Details" rows={4} placeholder="What happened?" counts />
    </FormDialog>
  );
}

const ReportConversationMutation = graphql(`
  mutation ReportConversation($id: ID!, $reason: ReportReason!, $content: String!) {
    result: reportConversation(input: { conversationId: $id, reason: $reason, content: $content }) {
      message
      errors {
        ...Failure
      }
    }
  }
`);

/** The spec requires this text for a failed report, even if the connection was lost. */
const reportFailed = 'Failed to submit report. Please try again.';

/** Converts to the GraphQL enum value. */
function reasonOf(text: string): ReportReason {
  return enumName(text) as ReportReason;
}

/** Includes the last messages of the conversation as evidence. */
async function reportConversation(
  client: ApolloClient,
  id: string,
  { reason, details }: ReportConversationInput,
): Promise<{ thanks: string } | { failure: Pick<Failure, 'message' | 'fields'> }> {
  const options = {
    mutation: ReportConversationMutation,
    variables: { id, reason: reasonOf(reason), content: details },
    fetchPolicy: 'no-cache',
  } as const;
  const outcome = await outcomeOf(client.mutate(options), 'message');
  if ('done' in outcome) return { thanks: outcome.done.message };
  const { kind, fields } = outcome.failure;
  return {
    failure: {
      message: kind === 'no-response' ? reportFailed : chatFailure(outcome.failure, reportFailed).text,
      fields: inFormNames(fields, { content: 'details' }),
    },
  };
}
