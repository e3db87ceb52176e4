import { createOauthAppInput } from '@besesaka/schema/accounts/oauth/inputs.ts';
import { oauthTexts as texts } from '@besesaka/schema/accounts/oauth/texts.ts';
import { z } from 'zod';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { type OwnApp, OwnAppsDocument } from './own-apps-query.ts';

const CreateAppMutation = graphql(`
  mutation CreateApp($input: CreateOauthAppInput!) {
    result: createOauthApp(input: $input) {
      app {
        id
      }
      secret
      errors {
        ...Failure
      }
    }
  }
`);

const ChangeAppMutation = graphql(`
  mutation ChangeApp($input: ChangeOauthAppInput!) {
    result: changeOauthApp(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

const { name, site, redirect_uris, is_confidential } = createOauthAppInput.shape;
const linesOf = (text: string) => text.split(/\s+/).filter((line) => line !== '');

// A text area's value is a text.
const redirects = z.string().refine((text) => redirect_uris.safeParse(linesOf(text)).success, texts.redirectInvalid);
const changeInput = z.object({ name, site, redirect_uris: redirects });
const createInput = changeInput.extend({ is_confidential });

interface CreateProps {
  /** The secret of an app with a server. */
  onCreated: (secret: string | null) => void;
  onClose: () => void;
}

export function CreateAppDialog({ onCreated, onClose }: CreateProps) {
  const { withPassword, dialog } = useFreshPassword();
  const { send } = useSend(CreateAppMutation, {
    failed: texts.appsFailed,
    by: withPassword,
    needs: ['app'],
    refetchQueries: [OwnAppsDocument],
    done: ({ secret }) => onCreated(secret ?? null),
  });
  const form = useInputForm(createInput, { draft: 'app' }, ({ redirectUris, ...input }) =>
    send({ input: { ...input, redirectUris: linesOf(redirectUris) } }),
  );
  return (
    <FormDialog of={form} title="Register an app" submit="Register" onClose={onClose}>
      <AppFields />
      <div>
        <Checkbox label="It has a server that keeps a secret" {...form.form.register('isConfidential')} />
        <p className="text-muted text-sm">Not for an app that runs only in a browser, on a phone or on a desktop.</p>
      </div>
      {dialog}
    </FormDialog>
  );
}

export function ChangeAppDialog({ app, onClose }: { app: OwnApp; onClose: () => void }) {
  const { withPassword, dialog } = useFreshPassword();
  const { send } = useSend(ChangeAppMutation, {
    failed: texts.appsFailed,
    by: withPassword,
    refetchQueries: [OwnAppsDocument],
    done: onClose,
  });
  const start = { name: app.name, site: app.site, redirectUris: app.redirectUris.join('\n') };
  const form = useInputForm(changeInput, { draft: `app ${app.id}`, start }, ({ redirectUris, ...input }) =>
    send({ input: { oauthAppId: app.id, ...input, redirectUris: linesOf(redirectUris) } }),
  );
  return (
    <FormDialog of={form} title={`Edit ${app.name}`} submit="Save" onClose={onClose}>
      <AppFields />
      {dialog}
    </FormDialog>
  );
}

function AppFields() {
  return (
    <>
      <TextField name="name" label="Name" hint="Users see it" autoComplete="off" />
      <TextField name="site" label="Site" hint="Users see it: https://planner.example" type="url" autoComplete="off" />
      <TextAreaField
        name="redirectUris"
        label="Redirect addresses"
        hint="One per line, at the host of the site or on this device, such as https://planner.example/callback or http://127.0.0.1/callback"
        rows={3}
      />
    </>
  );
}
