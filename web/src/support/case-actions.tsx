import { useMutation } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { caseLimits as limits } from '@besesaka/schema/support/limits.ts';
import { useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { HideableKind } from '#gql/graphql.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const CaseActionsFragment = graphql(`
  fragment CaseActions_case on Case {
    id
    kind
    subjectId
    state
    canHide
    isHidden
  }
`);

const DecideCaseMutation = graphql(`
  mutation DecideCase($input: DecideCaseInput!) {
    result: decideCase(input: $input) {
      __typename
      ... on Case {
        id
        ...CaseActions_case
        ...CaseDetail_case
      }
      ...Failure
    }
  }
`);

const SetHiddenMutation = graphql(`
  mutation SetHidden($input: SetHiddenInput!) {
    result: setHidden(input: $input) {
      __typename
      ... on HiddenState {
        isHidden
      }
      ...Failure
    }
  }
`);

type Decision = 'DISMISS' | 'SETTLE' | 'HIDE';
type Act = Decision | 'RESTORE' | 'HIDE_AGAIN';

const words: Record<Act, { button: string; title: string; text: string; tone: 'danger' | 'primary' }> = {
  HIDE: {
    button: 'Take out of view',
    title: 'Take it out of view?',
    text: 'Nobody finds it any more. Its owner is told the reason of the report, and whoever reported it reads your note.',
    tone: 'danger',
  },
  SETTLE: {
    button: 'Settle',
    title: 'Close it as settled?',
    text: 'It stays where it is. Whoever reported it reads your note.',
    tone: 'primary',
  },
  DISMISS: {
    button: 'Dismiss',
    title: 'Close it without a step?',
    text: 'It stays where it is. Whoever reported it reads your note.',
    tone: 'primary',
  },
  RESTORE: {
    button: 'Show it again',
    title: 'Show it again?',
    text: 'It comes back to where it was. Its owner reads your reason.',
    tone: 'primary',
  },
  HIDE_AGAIN: {
    button: 'Take out of view',
    title: 'Take it out of view?',
    text: 'Nobody finds it any more. Its owner reads your reason.',
    tone: 'danger',
  },
};

/** What can be done from here: decide on what is open, and hide or show again what was reported. */
export function CaseActions({ subject }: { subject: FragmentType<typeof CaseActionsFragment> }) {
  const one = readFragment(CaseActionsFragment, subject);
  const [asked, setAsked] = useState<Act | null>(null);
  const acts = actsOf(one);
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {acts.map((act, index) => (
        <Button
          key={act}
          tone={words[act].tone === 'danger' ? 'danger' : index === 0 ? 'primary' : 'secondary'}
          onClick={() => setAsked(act)}
        >
          {words[act].button}
        </Button>
      ))}
      {asked && <WordsDialog act={asked} subject={one} onClose={() => setAsked(null)} />}
    </div>
  );
}

interface Standing {
  id: string;
  kind: HideableKind | 'CONVERSATION';
  subjectId: string;
  state: 'OPEN' | 'CLOSED';
  canHide: boolean;
  isHidden: boolean;
}

function actsOf({ state, canHide, isHidden }: Standing): Act[] {
  const hiding: Act[] = isHidden ? ['RESTORE'] : canHide ? [state === 'OPEN' ? 'HIDE' : 'HIDE_AGAIN'] : [];
  return state === 'OPEN' ? [...hiding, 'SETTLE', 'DISMISS'] : hiding;
}

function WordsDialog({ act, subject, onClose }: { act: Act; subject: Standing; onClose: () => void }) {
  const send = useSend(subject);
  const toast = useToast();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const { title, text: about, button, tone } = words[act];
  const submit = async () => {
    setBusy(true);
    const problem = await send(act, text);
    setBusy(false);
    if (problem) toast.error(problem);
    else onClose();
  };
  return (
    <FormDialog
      title={title}
      text={about}
      submit={button}
      {...(tone === 'danger' && { tone })}
      busy={busy}
      disabled={text.trim().length < limits.noteMin}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={act === 'RESTORE' || act === 'HIDE_AGAIN' ? 'Reason' : 'Note'} hint="At least 10 characters">
        <Textarea rows={4} maxLength={limits.noteMax} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
    </FormDialog>
  );
}

/** Answers what went wrong. */
function useSend({ id, kind, subjectId }: Standing) {
  const [decide] = useMutation(DecideCaseMutation);
  const [setHidden] = useMutation(SetHiddenMutation, { refetchQueries: ['Case'], awaitRefetchQueries: true });
  return async (act: Act, text: string): Promise<string | null> => {
    if (act === 'DISMISS' || act === 'SETTLE' || act === 'HIDE') {
      const input = { id, decision: act, note: text };
      const outcome = await outcomeOf(decide({ variables: { input } }), 'Case');
      return 'failure' in outcome ? outcome.failure.message || texts.somethingWrong : null;
    }
    if (kind === 'CONVERSATION') return null;
    const input = { kind, id: subjectId, isHidden: act === 'HIDE_AGAIN', reason: text };
    const outcome = await outcomeOf(setHidden({ variables: { input } }), 'HiddenState');
    return 'failure' in outcome ? outcome.failure.message || texts.somethingWrong : null;
  };
}
