import { useQuery } from '@apollo/client/react';
import { appealDecisionInput } from '@besesaka/schema/admin/appeals.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { Link } from 'react-router';
import { graphql } from '#gql/gql.ts';
import type { AppealSubject } from '#gql/graphql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { Loaded } from '#ui/loading/loaded.tsx';

const DecideAppealMutation = graphql(`
  mutation DecideAppeal($input: DecideAppealInput!) {
    result: decideAppeal(input: $input) {
      case {
        id
        ...CaseDetail_case
        ...CaseRow_case
      }
      errors { ...Failure }
    }
  }
`);

const outcomes = { granted: 'Restore it', refused: 'Leave it as it is' };

const AdminCaseAppealDocument = graphql(`
  query AdminCaseAppeal($kind: AppealSubject!, $id: ID!) {
    viewer {
      appeal(kind: $kind, subjectId: $id) {
        kind
        subjectId
        name
        reason
        path
      }
    }
  }
`);

interface Props {
  id: string;
  kind: AppealSubject;
  subjectId: string;
  isOpen: boolean;
}

/** What an appeal is about, and its answer. */
export function CaseAppeal({ id, kind, subjectId, isOpen }: Props) {
  const query = useQuery(AdminCaseAppealDocument, { variables: { kind, id: subjectId }, fetchPolicy: 'network-only' });
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <Loaded
        query={query}
        data={query.data?.viewer?.appeal}
        skeleton={<Skeleton className="h-20 w-full rounded-lg" />}
        failed="What it is about could not be loaded."
        missing={<p>What it is about no longer exists.</p>}
      >
        {({ name, reason, path }) => (
          <p className="wrap-anywhere">
            {path ? (
              <Link to={path} className="link">
                {name}
              </Link>
            ) : (
              name
            )}
            {reason && <span className="block text-muted text-sm">Our reason: {reason}</span>}
          </p>
        )}
      </Loaded>
      {isOpen && <Answer id={id} />}
    </Card>
  );
}

/** Another admin may have answered meanwhile, so the page shows the case as it is after it. */
function Answer({ id }: { id: string }) {
  const { send } = useSend(DecideAppealMutation, { refetchQueries: ['AdminCase'] });
  const form = useInputForm(appealDecisionInput, { draft: `appeal-case-${id}` }, ({ outcome, note }) =>
    send({ input: { id, outcome: enumName(outcome), note } }),
  );
  return (
    <InputForm of={form} className="gap-4">
      <SelectField name="outcome" label="What happens" none="Select one" options={outcomes} />
      <TextAreaField name="note" label="Answer, which the user reads" rows={4} counts />
      <SubmitButton>Answer</SubmitButton>
    </InputForm>
  );
}
