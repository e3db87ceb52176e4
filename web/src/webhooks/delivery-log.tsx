import { useQuery } from '@apollo/client/react';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { webhookTexts as texts } from '@besesaka/schema/webhooks/texts.ts';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type { WebhookDeliveriesQuery } from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const WebhookDeliveriesDocument = graphql(`
  query WebhookDeliveries($id: ID!, $after: String) {
    viewer {
      webhookDeliveries(webhookEndpointId: $id, first: 20, after: $after) {
        edges {
          node {
            id
            type
            state
            attempts
            history {
              at
              status
              problem
              tookMs
            }
            createdAt
            dueAt
            body
            answer
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
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

type Page = NonNullable<NonNullable<WebhookDeliveriesQuery['viewer']>['webhookDeliveries']>;
type Delivery = Page['edges'][number]['node'];

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
  const query = useQuery(WebhookDeliveriesDocument, {
    variables: { id: endpointId },
    fetchPolicy: 'network-only',
  });
  const { data, fetchMore } = query;
  const page = data?.viewer?.webhookDeliveries;
  const more = useMore(() => fetchMore({ variables: { after: page?.pageInfo.endCursor }, updateQuery: joined }));
  return (
    <Loaded query={query} data={page} skeleton={<Skeleton className="h-24 w-full" />} failed={texts.failed}>
      {({ edges, pageInfo }) => (
        <div className="flex flex-col gap-2">
          {edges.length === 0 && <p className="text-muted text-sm">Nothing was sent yet. Send a test.</p>}
          <ul className="max-h-96 overflow-y-auto">
            {edges.map(({ node }) => (
              <DeliveryRow key={node.id} delivery={node} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            {pageInfo.hasNextPage && (
              <Button tone="secondary" size="small" busy={more.isBusy} onClick={() => void more.load()}>
                Show more
              </Button>
            )}
            <Button tone="secondary" size="small" onClick={() => void query.refetch().catch(() => {})}>
              Refresh
            </Button>
          </div>
        </div>
      )}
    </Loaded>
  );
}

function useMore(read: () => Promise<unknown>) {
  const [isBusy, setIsBusy] = useState(false);
  const toast = useToast();
  const load = async () => {
    setIsBusy(true);
    await read().catch(() => toast.error(texts.failed));
    setIsBusy(false);
  };
  return { isBusy, load };
}

/** The log with its next page. */
function joined(
  shown: WebhookDeliveriesQuery,
  { fetchMoreResult: next }: { fetchMoreResult: WebhookDeliveriesQuery },
): WebhookDeliveriesQuery {
  const [first, second] = [shown.viewer?.webhookDeliveries, next.viewer?.webhookDeliveries];
  if (!first || !second || !next.viewer) return shown;
  const edges = [...first.edges, ...second.edges];
  return { ...next, viewer: { ...next.viewer, webhookDeliveries: { ...second, edges } } };
}

const stateWords = { WAITING: 'Waiting', DELIVERED: 'Delivered', EXPIRED: 'Expired' } as const;

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { id, type, state, attempts, history, createdAt, dueAt, body, answer } = delivery;
  const { press, busy } = useSend(RedeliverWebhookMutation, {
    failed: texts.failed,
    refetchQueries: [WebhookDeliveriesDocument],
  });
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
            {dueAt && ` · next attempt ${longDateTime(dueAt)}`}
          </p>
          <Attempts history={history} />
          <Text label="Request">{body}</Text>
          {answer && <Text label="Answer">{answer}</Text>}
          {state !== 'WAITING' && (
            <Button tone="secondary" size="small" className="self-start" busy={busy} onClick={() => press({ id })}>
              Redeliver
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}

function Attempts({ history }: Pick<Delivery, 'history'>) {
  return (
    <ol className="flex flex-col gap-1">
      {history.map(({ at, status, problem, tookMs }) => (
        <li key={at}>
          {longDateTime(at)}
          {status !== null && ` · answer ${status}`} · {tookMs} ms
          {problem && <span className="text-clay"> · {problem}</span>}
        </li>
      ))}
    </ol>
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
