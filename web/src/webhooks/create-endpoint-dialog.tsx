import { useMutation } from '@apollo/client/react';
import { webhookLimits as limits } from '@besesaka/schema/webhooks/limits.ts';
import { webhookTexts as texts } from '@besesaka/schema/webhooks/texts.ts';
import { useState } from 'react';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import type { WebhookEventKind } from '#gql/graphql.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { Input } from '#ui/controls/input.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
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
  const [send, { loading }] = useMutation(CreateWebhookMutation, { fetchPolicy: 'no-cache' });
  const { withPassword, dialog } = useFreshPassword();
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEventKind[]>([]);
  const [failure, setFailure] = useState<{ url?: string; form?: string }>({});
  const missing = [
    ...(name.trim() ? [] : ['name']),
    ...(URL.canParse(url) ? [] : ['url']),
    ...(events.length > 0 ? [] : ['events']),
  ];
  const submit = async () => {
    setFailure({});
    const input = { name, url, events: [...events] };
    const outcome = await withPassword(() => outcomeOf(send({ variables: { input } }), 'secret'));
    if ('done' in outcome) return onCreated(outcome.done.secret);
    const { fields, message } = outcome.failure;
    const aboutUrl = fields.find(({ field }) => field === 'url')?.message;
    setFailure(aboutUrl ? { url: aboutUrl } : { form: message || texts.failed });
  };
  return (
    <FormDialog
      draft="endpoint"
      title="Add an endpoint"
      text="An address of your own server, which answers each event with a status of 200 to 299."
      submit="Add endpoint"
      busy={loading}
      {...{ missing, onClose }}
      sentences={{ url: url && 'Enter the whole address.', events: texts.eventsRequired }}
      onSubmit={() => void submit()}
    >
      <FormAlert message={failure.form ?? null} />
      <Field label="Name" hint="What it is for">
        <Input
          name="name"
          autoComplete="off"
          maxLength={limits.nameMax}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field label="Address" hint="https://example.com/besesaka" error={failure.url}>
        <Input
          name="url"
          type="url"
          autoComplete="off"
          maxLength={limits.urlMax}
          value={url}
          onChange={({ target }) => {
            setUrl(target.value);
            setFailure({});
          }}
        />
      </Field>
      <EventChoice events={events} onChange={setEvents} />
      {dialog}
    </FormDialog>
  );
}

interface EventChoiceProps {
  events: readonly WebhookEventKind[];
  onChange: (events: WebhookEventKind[]) => void;
}

function EventChoice({ events, onChange }: EventChoiceProps) {
  const toggle = (event: WebhookEventKind, isChosen: boolean) =>
    onChange(allEvents.filter((one) => (one === event ? isChosen : events.includes(one))));
  return (
    <fieldset>
      <legend className="font-medium text-sm">Events</legend>
      {allEvents.map((event) => (
        <Checkbox
          key={event}
          name="events"
          label={eventWords[event]}
          code={event.toLowerCase().replace('_', '.')}
          checked={events.includes(event)}
          onChange={({ target }) => toggle(event, target.checked)}
        />
      ))}
    </fieldset>
  );
}
