import { changeSettingInput } from '@besesaka/schema/admin/settings/settings.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { type SettingName, settings, settingText } from '@besesaka/schema/kernel/settings/settings.ts';
import { useState } from 'react';
import { z } from 'zod';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { useToast } from '#ui/toasts/toast.tsx';

const ChangeSettingMutation = graphql(`
  mutation ChangeSetting($input: ChangeSettingInput!) {
    result: changeSetting(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

export interface Changing {
  name: SettingName;
  /** The value before the change; null for the default. */
  value: string | null;
  version: number;
  validFrom?: string | undefined;
  /** Whose own value it is. `new` asks for it. */
  exception?: { shopSlug: string } | { categorySlug: string } | 'new';
}

const unitLabels = { hours: 'Hours', days: 'Days' } as const;
const kindLabels = { percent: 'Percent', money: 'Amount in cedis', count: 'Number' } as const;

interface Props {
  of: Changing;
  title: string;
  onClose: () => void;
}

function inputOf(name: SettingName) {
  return changeSettingInput.omit({ version: true }).extend({ value: z.union([z.literal(''), settings[name].rule]) });
}

/** Changes a setting, or what a category or shop has of its own. */
export function ChangeDialog({ of: { name, value, version, validFrom, exception }, title, onClose }: Props) {
  const toast = useToast();
  const { withPassword, dialog } = useFreshPassword();
  const { send } = useSend(ChangeSettingMutation, {
    by: withPassword,
    refetchQueries: ['AdminSetting'],
    done: () => {
      toast.success('Saved. A change from now on counts within five seconds.');
      onClose();
    },
  });
  const [input] = useState(() => inputOf(name));
  const start = { value, validFrom };
  const form = useInputForm(input, { draft: { none: 'a change is made at once' }, start }, (values) =>
    send({ input: { ...values, ...(exception !== 'new' && exception), name: enumName(name), version } }),
  );
  const { kind, hint, label, unit } = { hint: undefined, unit: undefined, ...settings[name] };
  const fallback = exception ? 'the general value' : `the default, ${settingText(name, settings[name].fallback)}`;
  return (
    <FormDialog of={form} title={title} text={hint} submit="Save" onClose={onClose}>
      {exception === 'new' && (
        <>
          <TextField name="categorySlug" label="Category" hint="The last part of its address, such as bags" />
          <TextField name="shopSlug" label="Or shop" hint="The last part of its address, such as adepa-fashion" />
        </>
      )}
      {kind === 'text' ? (
        <TextAreaField name="value" label={label} rows={3} />
      ) : (
        <TextField
          name="value"
          label={unit ? unitLabels[unit] : kindLabels[kind]}
          inputMode={kind === 'count' ? 'numeric' : 'decimal'}
          hint={`Empty for ${fallback}`}
        />
      )}
      <TextField name="validFrom" label="Valid from" hint="In Ghana. Empty for now." />
      <TextAreaField name="reason" label="Reason" hint="For other admins" rows={2} />
      {dialog}
    </FormDialog>
  );
}
