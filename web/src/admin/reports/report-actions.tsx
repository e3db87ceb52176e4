import { useApolloClient } from '@apollo/client/react';
import { reportDecisionInput } from '@besesaka/schema/admin/admin-inputs.ts';
import { useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { HideButton } from './hide-button.tsx';

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
const texts: Record<Decision, { button: string; title: string; text: string; tone: 'danger' | 'primary' }> = {
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
          tone={texts[act].tone === 'danger' ? 'danger' : index === 0 && !canChange ? 'primary' : 'secondary'}
          onClick={() => setDecision(act)}
        >
          {texts[act].button}
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

const noteInput = reportDecisionInput.pick({ note: true });
const hideNoteInput = reportDecisionInput.pick({ note: true, reason: true }).required();

function NoteDialog({ id, decision, onClose }: NoteProps) {
  const client = useApolloClient();
  const hides = decision === 'HIDE';
  const { title, text, button, tone } = texts[decision];
  const { send } = useSend(DecideCaseMutation, { done: onClose });
  const form = useInputForm<{ note: string; reason?: string }>(
    hides ? hideNoteInput : noteInput,
    { draft: `report-${decision}-${id}` },
    async (given) => {
      const failure = await send({ input: { id, decision, ...given } });
      // Another admin may have decided meanwhile: the page behind shows the report as it is now.
      if (failure?.code === 'REFUSED') await client.refetchQueries({ include: ['AdminReport'] });
      return failure;
    },
  );
  return (
    <FormDialog of={form} title={title} text={text} submit={button} tone={tone} onClose={onClose}>
      {hides && (
        <TextAreaField name="reason" label="Reason" hint="Its owner reads it. At least 10 characters." rows={3} />
      )}
      <TextAreaField name="note" label="Note" hint="Who reported it reads it. At least 10 characters." rows={4} />
    </FormDialog>
  );
}
