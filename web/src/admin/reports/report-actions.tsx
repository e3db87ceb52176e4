import { useMutation } from '@apollo/client/react';
import { caseLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { HideButton } from './hide-dialog.tsx';

const ReportActionsFragment = graphql(`
  fragment ReportActions_report on Report {
    id
    kind
    subjectId
    state
    canHide
    isHidden
  }
`);

const DecideCaseMutation = graphql(`
  mutation DecideCase($input: DecideReportInput!) {
    result: decideReport(input: $input) {
      report {
        id
        ...ReportActions_report
        ...ReportDetail_report
      }
      errors {
        ...Failure
      }
    }
  }
`);

type Decision = 'DISMISS' | 'SETTLE' | 'HIDE';
const words: Record<Decision, { button: string; title: string; text: string; tone: 'danger' | 'primary' }> = {
  HIDE: {
    button: 'Hide',
    title: 'Hide it?',
    text: 'It is no longer public. Its owner reads your reason, and the users who reported it read your note.',
    tone: 'danger',
  },
  SETTLE: {
    button: 'Settle',
    title: 'Close it as settled?',
    text: 'It stays public. The users who reported it read your note.',
    tone: 'primary',
  },
  DISMISS: {
    button: 'Dismiss',
    title: 'Close it without a step?',
    text: 'It stays public. The users who reported it read your note.',
    tone: 'primary',
  },
};

/** The actions on a report: decide on it while it is open, and hide or show its subject. */
export function ReportActions({ subject }: { subject: FragmentType<typeof ReportActionsFragment> }) {
  const one = readFragment(ReportActionsFragment, subject);
  const [decision, setDecision] = useState<Decision | null>(null);
  const { id, kind, subjectId, state, canHide, isHidden } = one;
  const canChange = kind !== 'CONVERSATION' && (isHidden || (canHide && state === 'CLOSED'));
  const decisions = decisionsOf(one);
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {canChange && <HideButton subject={{ kind, id: subjectId, isHidden }} query="AdminReport" />}
      {decisions.map((act, index) => (
        <Button
          key={act}
          tone={words[act].tone === 'danger' ? 'danger' : index === 0 && !canChange ? 'primary' : 'secondary'}
          onClick={() => setDecision(act)}
        >
          {words[act].button}
        </Button>
      ))}
      {decision && <NoteDialog id={id} decision={decision} onClose={() => setDecision(null)} />}
    </div>
  );
}

function decisionsOf({ state, canHide, isHidden }: { state: 'OPEN' | 'CLOSED'; canHide: boolean; isHidden: boolean }) {
  if (state === 'CLOSED') return [];
  return [...(canHide && !isHidden ? (['HIDE'] as const) : []), 'SETTLE' as const, 'DISMISS' as const];
}

interface NoteProps {
  id: string;
  decision: Decision;
  onClose: () => void;
}

function NoteDialog({ id, decision, onClose }: NoteProps) {
  const [decide, { client }] = useMutation(DecideCaseMutation);
  const [failure, setFailure] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const hides = decision === 'HIDE';
  const isShort = (text: string) => text.trim().length < limits.noteMin;
  const [busy, setBusy] = useState(false);
  const { title, text, button, tone } = words[decision];
  const submit = async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await outcomeOf(
      decide({ variables: { input: { id, decision, note, reason: hides ? reason : null } } }),
    );
    setBusy(false);
    if (!('failure' in outcome)) return onClose();
    setFailure(failureText(outcome.failure));
    // Another admin may have decided meanwhile: the page behind shows the report as it is now.
    if (outcome.failure.code === 'REFUSED') await client.refetchQueries({ include: ['AdminReport'] });
  };
  return (
    <FormDialog
      draft={`report-${decision}-${id}`}
      {...{ title, text, submit: button, busy, onClose }}
      {...(tone === 'danger' && { tone })}
      missing={[...(hides && isShort(reason) ? ['reason'] : []), ...(isShort(note) ? ['note'] : [])]}
      onSubmit={() => void submit()}
    >
      <FormAlert message={failure} />
      {hides && (
        <Field label="Reason" hint="Its owner reads it. At least 10 characters.">
          <Textarea
            name="reason"
            rows={3}
            maxLength={limits.noteMax}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      )}
      <Field label="Note" hint="Who reported it reads it. At least 10 characters.">
        <Textarea
          name="note"
          rows={4}
          maxLength={limits.noteMax}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
