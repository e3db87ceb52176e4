import { useMutation, useQuery } from '@apollo/client/react';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { webhookTexts as texts } from '@besesaka/schema/webhooks/texts.ts';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type { WebhookDeliveriesQuery } from '#gql/graphql.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const WebhookDeliveriesDocument = graphql(`
  query WebhookDeliveries($id: ID!) {
    viewer {
      webhookDeliveries(webhookEndpointId: $id) {
        id
        type
        state
        attempts
        status
        problem
        tookMs
        createdAt
        dueAt
        body
        answer
      }
    }
  }
`);

const RedeliverWebhookMutation = graphql(`
  mutation RedeliverWebhook($id: ID!) {
    result: redeliverWebhook(input: { webhookDeliveryId: $id }) {
      errors {
        ...Failure
      }
    }
  }
`);

type Delivery = NonNullable<NonNullable<WebhookDeliveriesQuery['viewer']>['webhookDeliveries']>[number];

/** The newest deliveries, read when the log is opened and in each new round. */
export function DeliveryLog({ endpointId, round }: { endpointId: string; round: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-sm">Deliveries</summary>
      {isOpen && <Deliveries key={round} endpointId={endpointId} />}
    </details>
  );
}

function Deliveries({ endpointId }: { endpointId: string }) {
  const { data, error, loading, refetch } = useQuery(WebhookDeliveriesDocument, {
    variables: { id: endpointId },
    fetchPolicy: 'no-cache',
  });
  const look = () => refetch().catch(() => {});
  const deliveries = data?.viewer?.webhookDeliveries;
  if (!deliveries) {
    if (error && !loading) return <ErrorState text={texts.failed} onRetry={() => void look()} />;
    return <Skeleton className="h-24 w-full" />;
  }
  return (
    <div className="flex flex-col gap-2">
      {deliveries.length === 0 && <p className="text-muted text-sm">Nothing was sent yet. Send a test.</p>}
      <ul className="max-h-96 overflow-y-auto">
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} look={look} />
        ))}
      </ul>
      <Button tone="secondary" size="small" className="self-start" onClick={() => void look()}>
        Refresh
      </Button>
    </div>
  );
}

const stateWords = { WAITING: 'Waiting', DELIVERED: 'Delivered', EXPIRED: 'Expired' } as const;

function DeliveryRow({ delivery, look }: { delivery: Delivery; look: () => Promise<unknown> }) {
  const { id, type, state, attempts, status, problem, tookMs, createdAt, dueAt, body, answer } = delivery;
  const [send, { loading }] = useMutation(RedeliverWebhookMutation, { fetchPolicy: 'no-cache' });
  const toast = useToast();
  const redeliver = async () => {
    const outcome = await outcomeOf(send({ variables: { id } }));
    await look();
    if ('failure' in outcome) toast.error(outcome.failure.message || texts.failed);
  };
  return (
    <li className="border-line border-b last:border-b-0">
      <details>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 text-sm">
          <span className="font-mono">{type}</span>
          <span className={state === 'DELIVERED' ? 'text-brand' : 'text-clay'}>{stateWords[state]}</span>
          <span className="text-muted">{longDateTime(createdAt)}</span>
        </summary>
        <div className="flex flex-col gap-2 pb-3 text-sm">
          <p className="text-muted">
            {attempts} {attempts === 1 ? 'attempt' : 'attempts'}
            {status !== null && ` · answer ${status}`}
            {tookMs !== null && ` · ${tookMs} ms`}
            {dueAt && ` · next attempt ${longDateTime(dueAt)}`}
          </p>
          {problem && <p className="text-clay">{problem}</p>}
          <Text label="Request">{body}</Text>
          {answer && <Text label="Answer">{answer}</Text>}
          {state !== 'WAITING' && (
            <Button
              tone="secondary"
              size="small"
              className="self-start"
              busy={loading}
              onClick={() => void redeliver()}
            >
              Redeliver
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}

function Text({ label, children }: { label: string; children: string }) {
  return (
    <figure>
      <figcaption className="font-medium">{label}</figcaption>
      <pre className="max-h-40 overflow-auto whitespace-pre-wrap break-all rounded-md bg-sunken p-2 font-mono text-xs">
        {children}
      </pre>
    </figure>
  );
}
