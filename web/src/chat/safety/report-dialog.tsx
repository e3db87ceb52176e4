import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { chatLimits, conversationReportReasons } from '@besesaka/schema/chat/limits.ts';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { useState } from 'react';
import { chatRefusal, thrownChatFailure } from '#chat/conversations/chat-failure.ts';
import { graphql } from '#gql/gql.ts';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

interface ReportDialogProps {
  conversationId: string;
  partnerName: string;
  onClose: () => void;
}

/** Reason and details are both needed; it closes when the report is in, and keeps what was written when it is not. */
export function ReportDialog({ conversationId, partnerName, onClose }: ReportDialogProps) {
  const client = useApolloClient();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [details, setDetails] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    const outcome = await reportConversation(client, conversationId, { reason, details: details.trim() });
    setBusy(false);
    if ('problem' in outcome) return setProblem(outcome.problem);
    toast.success(outcome.thanks);
    onClose();
  }

  return (
    <FormDialog
      title={`Report ${partnerName}`}
      text={`Our team sees the last ${chatLimits.evidenceMessages} messages of this conversation. The other side is not told.`}
      submit="Submit report"
      tone="danger"
      busy={busy}
      disabled={!reason || !details.trim()}
      onSubmit={send}
      onClose={onClose}
    >
      <p role="alert" className="rounded-md bg-clay-tint px-4 py-3 text-clay text-sm empty:hidden">
        {problem}
      </p>
      <Field label="Reason">
        <Select required value={reason} onChange={(event) => setReason(event.target.value)}>
          <option value="">Select a reason</option>
          {conversationReportReasons.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Field
        label="Details"
        aside={
          <span className="text-muted text-sm tabular-nums">
            {details.length}/{chatLimits.reportDetailsMax}
          </span>
        }
      >
        <Textarea
          required
          rows={4}
          maxLength={chatLimits.reportDetailsMax}
          placeholder="What happened?"
          value={details}
          onChange={(event) => setDetails(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

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
async function reportConversation(
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
