import { useApolloClient } from '@apollo/client/react';
import { chatLimits, conversationReportReasons } from '@besesaka/schema/chat/limits.ts';
import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useToast } from '#ui/use-toast.ts';
import { reportConversation } from './report-conversation.ts';

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
