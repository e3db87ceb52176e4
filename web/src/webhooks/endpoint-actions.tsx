import { webhookTexts as texts } from '@besesaka/schema/webhooks/texts.ts';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import { Button } from '#ui/controls/button.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { useToast } from '#ui/toasts/toast.tsx';
import { type Endpoint, WebhookEndpointsDocument } from './endpoints-query.ts';

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
  isTested: boolean;
  onSecret: (secret: string) => void;
  onTested: () => void;
}

type Action = 'test' | 'pause' | 'secret' | 'delete';

export function EndpointActions(props: Props) {
  const { isTested, endpoint } = props;
  const { name, state } = endpoint;
  const { busyOf, test, pause, rotate, remove, dialog } = useActions(props);
  const isBusy = Object.values(busyOf).includes(true);
  const button = (action: Action, label: string, onClick: () => void, spoken?: string) => (
    <Button tone="secondary" size="small" busy={busyOf[action]} waits={isBusy} onClick={onClick} aria-label={spoken}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {button('test', isTested && state === 'UNPROVEN' ? 'Send again' : 'Send a test', test)}
      {state !== 'UNPROVEN' && button('pause', state === 'ACTIVE' ? 'Pause' : 'Resume', pause)}
      {button('secret', 'New secret', rotate)}
      {button('delete', 'Delete', remove, `Delete ${name}`)}
      {dialog}
    </div>
  );
}

function useActions({ endpoint: { id, name, state }, onSecret, onTested }: Props) {
  const { withPassword, dialog } = useFreshPassword();
  const toast = useToast();
  const confirm = useConfirm();
  const options = { failed: texts.failed, by: withPassword, refetchQueries: [WebhookEndpointsDocument] };
  const isPaused = state === 'ACTIVE';
  const test = useSend(TestWebhookMutation, {
    ...options,
    done: () => {
      toast.success('A test event is on its way');
      onTested();
    },
  });
  const pause = useSend(PauseWebhookMutation, {
    ...options,
    done: () => toast.success(isPaused ? `${name} is paused` : `${name} goes on`),
  });
  const rotate = useSend(RotateWebhookSecretMutation, {
    ...options,
    needs: ['secret'],
    done: ({ secret }) => onSecret(secret),
  });
  const remove = useSend(DeleteWebhookMutation, { ...options, done: () => toast.success(`${name} is deleted`) });
  const busyOf = { test: test.busy, pause: pause.busy, secret: rotate.busy, delete: remove.busy };
  return {
    busyOf,
    dialog,
    test: () => test.press({ id }),
    pause: () => pause.press({ id, isPaused }),
    async rotate() {
      const text = 'The old secret goes on signing beside the new one for a day.';
      if (await confirm({ title: `A new secret for “${name}”?`, text, confirm: 'Create a new secret' }))
        rotate.press({ id });
    },
    async remove() {
      const question = { title: `Delete “${name}”?`, text: 'What waits for it is lost.', tone: 'danger' as const };
      if (await confirm({ ...question, confirm: 'Delete' })) remove.press({ id });
    },
  };
}
