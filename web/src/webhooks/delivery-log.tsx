import { useQuery } from '@apollo/client/react';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { webhookTexts as texts } from '@besesaka/schema/webhooks/texts.ts';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type {
  WebhookDeliveriesQuery,
  WebhookDeliveriesQueryVariables,
  WebhookDeliveryEvent,
  WebhookEventKind,
} from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { ChipSelect } from '#ui/controls/chips.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { AttemptRow, Code } from './attempt-row.tsx';
import { LogSummary } from './log-summary.tsx';

const WebhookDeliveriesDocument = graphql(`
  query WebhookDeliveries($id: ID!, $state: WebhookDeliveryState, $event: WebhookDeliveryEvent, $after: String) {
    viewer {
      webhookDeliveries(webhookEndpointId: $id, state: $state, event: $event, first: 20, after: $after) {
        edges {
          node {
            id
            type
            state
            attemptCount
            attempts {
              at
              ...Attempt
            }
            createdAt
            dueAt
            body
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

interface LogProps {
  endpointId: string;
  events: readonly WebhookEventKind[];
  round: number;
}

/** The newest deliveries, read when the log is opened and in each new round. */
export function DeliveryLog({ endpointId, events, round }: LogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <LogSummary>
        <span className="font-medium">Deliveries</span>
      </LogSummary>
      {isOpen && <Deliveries key={round} endpointId={endpointId} events={events} />}
    </details>
  );
}

const stateWords = { WAITING: 'Waiting', DELIVERED: 'Delivered', EXPIRED: 'Not delivered' } as const;
type State = keyof typeof stateWords;
const stateTones = { WAITING: 'text-muted', DELIVERED: 'text-brand', EXPIRED: 'text-clay' } as const;
const allStates = Object.keys(stateWords) as State[];

function Deliveries({ endpointId, events }: Omit<LogProps, 'round'>) {
  const [state, setState] = useState<State | null>(null);
  const [event, setEvent] = useState<WebhookDeliveryEvent | null>(null);
  const query = useQuery(WebhookDeliveriesDocument, {
    variables: { id: endpointId, state, event },
    fetchPolicy: 'network-only',
  });
  const kinds: WebhookDeliveryEvent[] = [...events, 'ENDPOINT_TEST'];
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <ChipSelect
          label="State"
          value={state ?? ''}
          isSet={state !== null}
          options={[anyOf('Any state'), ...allStates.map((value) => ({ value, label: stateWords[value] }))]}
          onPick={(picked) => setState(allStates.find((one) => one === picked) ?? null)}
        />
        <ChipSelect
          label="Event"
          value={event ?? ''}
          isSet={event !== null}
          options={[anyOf('Any event'), ...kinds.map((value) => ({ value, label: typeOf(value) }))]}
          onPick={(picked) => setEvent(kinds.find((one) => one === picked) ?? null)}
        />
      </div>
      <DeliveryList query={query} empty={state || event ? 'No such delivery.' : 'Nothing was sent yet. Send a test.'} />
    </div>
  );
}

/** As programs and the rows call it. */
const typeOf = (kind: WebhookDeliveryEvent) => kind.toLowerCase().replace('_', '.');

const anyOf = (label: string) => ({ value: '', label });

type Query = ReturnType<typeof useQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>>;

function DeliveryList({ query, empty }: { query: Query; empty: string }) {
  const { data, fetchMore } = query;
  const page = data?.viewer?.webhookDeliveries;
  const more = useMore(() => fetchMore({ variables: { after: page?.pageInfo.endCursor }, updateQuery: joined }));
  return (
    <Loaded query={query} data={page} skeleton={<Skeleton className="h-24 w-full" />} failed={texts.failed}>
      {({ edges, pageInfo }) => (
        <div className="flex flex-col gap-2">
          {edges.length === 0 && <p className="text-muted text-sm">{empty}</p>}
          <ul>
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

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { id, type, state, attemptCount, attempts, createdAt, dueAt, body } = delivery;
  const { press, busy } = useSend(RedeliverWebhookMutation, {
    failed: texts.failed,
    refetchQueries: [WebhookDeliveriesDocument],
  });
  return (
    <li className="border-line border-b last:border-b-0">
      <details>
        <LogSummary>
          <span className="font-mono">{type}</span>
          <span className={stateTones[state]}>{stateWords[state]}</span>
          <span className="text-muted">{longDateTime(createdAt)}</span>
        </LogSummary>
        <div className="flex flex-col gap-2 pb-3 text-sm">
          <p className="text-muted">
            {attemptCount} {attemptCount === 1 ? 'attempt' : 'attempts'}
            {dueAt && ` · next attempt ${longDateTime(dueAt)}`}
          </p>
          <Code label="Request body">{body}</Code>
          <ol>
            {attempts.map((attempt) => (
              <AttemptRow key={attempt.at} attempt={attempt} />
            ))}
          </ol>
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
