import { useMutation } from '@apollo/client/react';
import { webhookTexts as texts } from '@besesaka/schema/webhooks/texts.ts';
import { useState } from 'react';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import { type Outcome, outcomeOf } from '#platform/network/failure.ts';
import { Button } from '#ui/controls/button.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import type { Endpoint } from './endpoints-query.ts';

const PauseWebhookMutation = graphql(`
  mutation PauseWebhook($id: ID!, $isPaused: Boolean!) {
    result: changeWebhookEndpoint(input: { webhookEndpointId: $id, isPaused: $isPaused }) {
      errors {
        ...Failure
      }
    }
  }
`);

const DeleteWebhookMutation = graphql(`
  mutation DeleteWebhook($id: ID!) {
    result: deleteWebhookEndpoint(input: { webhookEndpointId: $id }) {
      errors {
        ...Failure
      }
    }
  }
`);

const RotateWebhookSecretMutation = graphql(`
  mutation RotateWebhookSecret($id: ID!) {
    result: rotateWebhookSecret(input: { webhookEndpointId: $id }) {
      secret
      errors {
        ...Failure
      }
    }
  }
`);

const TestWebhookMutation = graphql(`
  mutation TestWebhook($id: ID!) {
    result: sendTestWebhook(input: { webhookEndpointId: $id }) {
      errors {
        ...Failure
      }
    }
  }
`);

interface Props {
  endpoint: Endpoint;
  look: () => Promise<unknown>;
  onSecret: (secret: string) => void;
  onTested: () => void;
}

type Action = 'test' | 'pause' | 'secret' | 'delete';

export function EndpointActions(props: Props) {
  const { name, state } = props.endpoint;
  const { busy, test, pause, rotate, remove, dialog } = useActions(props);
  const button = (action: Action, label: string, onClick: () => void, spoken?: string) => (
    <Button
      tone="secondary"
      size="small"
      busy={busy === action}
      waits={busy !== null}
      onClick={onClick}
      aria-label={spoken}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {button('test', 'Send a test', test)}
      {state !== 'UNPROVEN' && button('pause', state === 'ACTIVE' ? 'Pause' : 'Resume', pause)}
      {button('secret', 'New secret', rotate)}
      {button('delete', 'Delete', remove, `Delete ${name}`)}
      {dialog}
    </div>
  );
}

function useActions({ endpoint: { id, name, state }, look, onSecret, onTested }: Props) {
  const [pause] = useMutation(PauseWebhookMutation);
  const [remove] = useMutation(DeleteWebhookMutation);
  const [rotate] = useMutation(RotateWebhookSecretMutation);
  const [test] = useMutation(TestWebhookMutation);
  const [busy, setBusy] = useState<Action | null>(null);
  const { withPassword, dialog } = useFreshPassword();
  const toast = useToast();
  const confirm = useConfirm();
  async function run<Done>(action: Action, send: () => Promise<Outcome<Done>>, done: (result: Done) => void) {
    setBusy(action);
    const outcome = await withPassword(send);
    await look();
    setBusy(null);
    if ('done' in outcome) done(outcome.done);
    else toast.error(outcome.failure.message || texts.failed);
  }
  const isPaused = state === 'ACTIVE';
  return {
    busy,
    dialog,
    test: () =>
      run(
        'test',
        () => outcomeOf(test({ variables: { id } })),
        () => {
          toast.success('A test event is on its way');
          onTested();
        },
      ),
    pause: () =>
      run(
        'pause',
        () => outcomeOf(pause({ variables: { id, isPaused } })),
        () => toast.success(isPaused ? `${name} is paused` : `${name} goes on`),
      ),
    async rotate() {
      const text = 'The old secret goes on signing beside the new one for a day.';
      if (await confirm({ title: `A new secret for “${name}”?`, text, confirm: 'Create a new secret' }))
        await run(
          'secret',
          () => outcomeOf(rotate({ variables: { id } }), 'secret'),
          ({ secret }) => onSecret(secret),
        );
    },
    async remove() {
      const question = { title: `Delete “${name}”?`, text: 'What waits for it is lost.', tone: 'danger' as const };
      if (await confirm({ ...question, confirm: 'Delete' }))
        await run(
          'delete',
          () => outcomeOf(remove({ variables: { id } })),
          () => toast.success(`${name} is deleted`),
        );
    },
  };
}
