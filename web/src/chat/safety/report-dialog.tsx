import { reportConversationInput } from '@besesaka/schema/chat/inputs.ts';
import { chatLimits, reportReason } from '@besesaka/schema/chat/limits.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { chatFailure } from '#chat/conversations/chat-failure.ts';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { inFormNames } from '#platform/network/failure.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { useToast } from '#ui/toasts/toast.tsx';

interface ReportDialogProps {
  conversationId: string;
  partnerName: string;
  onClose: () => void;
}

/** Reason and details are both required. It closes once the report is sent; after a failure the text is preserved. */
export function ReportDialog({ conversationId, partnerName, onClose }: ReportDialogProps) {
  const toast = useToast();
  const { send } = useSend(ReportConversationMutation, {
    failed: reportFailed,
    needs: ['message'],
    done: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  const form = useInputForm(
    reportConversationInput,
    { draft: `report-chat-${conversationId}` },
    async ({ reason, details }) => {
      const failure = await send({ id: conversationId, reason: enumName(reason), content: details });
      if (!failure) return null;
      const message = failure.kind === 'no-response' ? reportFailed : chatFailure(failure).text;
      return { message, fields: inFormNames(failure.fields, { content: 'details' }) };
    },
  );

  return (
    <FormDialog
      of={form}
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
