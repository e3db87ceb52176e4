import { apiKeyInput } from '@besesaka/schema/accounts/api-key-input.ts';
import { apiKeyLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { tokenScope } from '@besesaka/schema/kernel/scopes.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { z } from 'zod';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { scopeWords } from './scope-words.ts';

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

const ends = { 30: '30 days', 90: '90 days', [limits.daysMax]: 'One year' };

// A select's value is a text.
const keyInput = apiKeyInput.extend({ days: z.coerce.number() });

interface Props {
  onCreated: (secret: string) => void;
  onClose: () => void;
}

export function CreateTokenDialog({ onCreated, onClose }: Props) {
  const { withPassword, dialog } = useFreshPassword();
  const { send } = useSend(CreateApiKeyMutation, {
    failed: texts.tokensFailed,
    offline: kernelTexts.somethingWrong,
    by: withPassword,
    needs: ['secret'],
    refetchQueries: ['ApiKeys'],
    done: ({ secret }) => onCreated(secret),
  });
  const form = useInputForm(keyInput, { draft: 'token' }, ({ scopes, ...input }) =>
    send({ input: { ...input, scopes: scopes.map((scope) => enumName(scope)) } }),
  );
  return (
    <FormDialog
      of={form}
      title="Create a key"
      text="Give it only what the program needs."
      submit="Create key"
      sentences={{ scopes: texts.tokenScopesRequired }}
      onClose={onClose}
    >
      <TextField name="name" label="Name" hint="Which program uses it" autoComplete="off" />
      <fieldset>
        <legend className="font-medium text-sm">What may it do?</legend>
        {tokenScope.values.map((scope) => (
          <Checkbox
            key={scope}
            label={scopeWords[enumName(scope)]}
            code={scope}
            value={scope}
            {...form.form.register('scopes')}
          />
        ))}
      </fieldset>
      <SelectField name="days" label="It ends after" defaultValue={90} options={ends} />
      {dialog}
    </FormDialog>
  );
}
