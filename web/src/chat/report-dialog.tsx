import { useApolloClient } from '@apollo/client/react';
import { Dialog } from '@base-ui/react/dialog';
import { chatLimits, conversationReportReasons } from '@besesaka/schema/chat/limits.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
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

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const outcome = await reportConversation(client, conversationId, { reason, details: details.trim() });
    setBusy(false);
    if ('problem' in outcome) return setProblem(outcome.problem);
    toast.success(outcome.thanks);
    onClose();
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && !busy && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-black/50 transition-opacity duration-150 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-x-4 bottom-4 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md overflow-y-auto rounded-lg bg-surface p-6 text-text shadow-float transition-[opacity,translate] duration-200 ease-out data-starting-style:translate-y-3 data-starting-style:opacity-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2">
          <form onSubmit={submit} noValidate className="flex flex-col gap-4">
            <Dialog.Title className="break-words text-lg">Report {partnerName}</Dialog.Title>
            <Dialog.Description className="text-muted">
              Our team sees the last {chatLimits.evidenceMessages} messages of this conversation. The other side is not
              told.
            </Dialog.Description>
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
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button tone="secondary" onClick={onClose} disabled={busy}>
                Cancel
              </Button>
              <Button type="submit" tone="danger" busy={busy} disabled={!reason || !details.trim()}>
                Submit report
              </Button>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
