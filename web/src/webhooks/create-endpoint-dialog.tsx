import { enumName } from '@besesaka/schema/kernel/names.ts';
import { createEndpointInput } from '@besesaka/schema/webhooks/inputs.ts';
import { webhookTexts as texts } from '@besesaka/schema/webhooks/texts.ts';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import type { WebhookEventKind } from '#gql/graphql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { WebhookEndpointsDocument } from './endpoints-query.ts';
import { allEvents, eventWords } from './event-words.ts';

const CreateWebhookMutation = graphql(`
  mutation CreateWebhook($input: CreateWebhookEndpointInput!) {
    result: createWebhookEndpoint(input: $input) {
      secret
      errors {
        ...Failure
      }
    }
  }
`);

interface Props {
  onCreated: (secret: string) => void;
  onClose: () => void;
}

export function CreateEndpointDialog({ onCreated, onClose }: Props) {
  const { withPassword, dialog } = useFreshPassword();
  const { send } = useSend(CreateWebhookMutation, {
    failed: texts.failed,
    by: withPassword,
    needs: ['secret'],
    refetchQueries: [WebhookEndpointsDocument],
    done: ({ secret }) => onCreated(secret),
  });
  const form = useInputForm(createEndpointInput, { draft: 'endpoint' }, ({ events, ...input }) =>
    send({ input: { ...input, events: events.map((event) => enumName(event)) } }),
  );
  const url = form.form.watch('url');
  return (
    <FormDialog
      of={form}
      title="Add an endpoint"
      text="An address of your own server, which answers each event with a status of 200 to 299."
      submit="Add endpoint"
      sentences={{ url: url && 'Enter the whole address.', events: texts.eventsRequired }}
      onClose={onClose}
    >
      <TextField name="name" label="Name" hint="What it is for" autoComplete="off" />
      <TextField name="url" label="Address" hint="https://example.com/besesaka" type="url" autoComplete="off" />
      <fieldset>
        <legend className="font-medium text-sm">Events</legend>
        {allEvents.map((event) => (
          <Checkbox
            key={event}
            label={eventWords[event]}
            code={contractName(event)}
            value={contractName(event)}
            {...form.form.register('events')}
          />
        ))}
      </fieldset>
      {dialog}
    </FormDialog>
  );
}

const contractName = (event: WebhookEventKind) => event.toLowerCase().replace('_', '.');
