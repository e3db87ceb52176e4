import { useMutation } from '@apollo/client/react';
import { apiKeyLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { useState } from 'react';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { formRefusal } from '#accounts/refusal.ts';
import { graphql } from '#gql/gql.ts';
import type { ApiKeyScope } from '#gql/graphql.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { allScopes, scopeWords } from './scope-words.ts';

const CreateApiKeyMutation = graphql(`
  mutation CreateApiKey($input: CreateApiKeyInput!) {
    result: createApiKey(input: $input) {
      secret
      errors {
        ...Failure
      }
    }
  }
`);

const ends = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: limits.daysMax, label: 'One year' },
];

function changed(chosen: readonly ApiKeyScope[], scope: ApiKeyScope, isChosen: boolean) {
  return allScopes.filter((one) => (one === scope ? isChosen : chosen.includes(one)));
}

interface Props {
  onCreated: (secret: string) => void;
  onClose: () => void;
}

export function CreateTokenDialog({ onCreated, onClose }: Props) {
  const [send, { loading }] = useMutation(CreateApiKeyMutation, { fetchPolicy: 'no-cache' });
  const { withPassword, dialog } = useFreshPassword();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>([]);
  const [days, setDays] = useState(90);
  const [failure, setFailure] = useState<string | null>(null);
  const missing = [...(name.trim() ? [] : ['name']), ...(scopes.length > 0 ? [] : ['scopes'])];
  const submit = async () => {
    setFailure(null);
    const variables = { input: { name, scopes: [...scopes], days } };
    const outcome = await withPassword(() => outcomeOf(send({ variables }), 'secret'));
    if ('done' in outcome) onCreated(outcome.done.secret);
    else setFailure(formRefusal(outcome.failure, texts.tokensFailed).message);
  };
  return (
    <FormDialog
      draft="token"
      title="Create a token"
      text="Give it only what the program needs."
      submit="Create token"
      busy={loading}
      missing={missing}
      sentences={{ scopes: texts.tokenScopesRequired }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormAlert message={failure} />
      <Field label="Name" hint="Which program uses it">
        <Input
          name="name"
          autoComplete="off"
          maxLength={limits.nameMax}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <fieldset>
        <legend className="font-medium text-sm">What may it do?</legend>
        {allScopes.map((scope) => (
          <Checkbox
            key={scope}
            name="scopes"
            label={scopeWords[scope]}
            code={scope.toLowerCase().replace('_', ':')}
            checked={scopes.includes(scope)}
            onChange={({ target }) => setScopes(changed(scopes, scope, target.checked))}
          />
        ))}
      </fieldset>
      <EndChoice days={days} onChange={setDays} />
      {dialog}
    </FormDialog>
  );
}

function EndChoice({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  return (
    <Field label="It ends after">
      <Select value={days} onChange={({ target }) => onChange(Number(target.value))}>
        {ends.map((end) => (
          <option key={end.days} value={end.days}>
            {end.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
