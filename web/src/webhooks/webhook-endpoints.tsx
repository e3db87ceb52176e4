import { useQuery } from '@apollo/client/react';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { webhookLimits as limits } from '@besesaka/schema/webhooks/limits.ts';
import { webhookTexts as texts } from '@besesaka/schema/webhooks/texts.ts';
import { useEffect, useState } from 'react';
import { Badge } from '#ui/display/badge.tsx';
import { SecretList } from '#ui/display/secret-list.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { CreateEndpointDialog } from './create-endpoint-dialog.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { EndpointActions } from './endpoint-actions.tsx';
import { type Endpoint, WebhookEndpointsDocument } from './endpoints-query.ts';
import { eventWords } from './event-words.ts';

/** The time between two looks whether an address is proven. */
const lookAgainMs = 3_000;

/** The addresses to which the user's events are sent. */
export function WebhookEndpoints() {
  const [pollInterval, setPollInterval] = useState(0);
  const query = useQuery(WebhookEndpointsDocument, { fetchPolicy: 'network-only', pollInterval });
  const isProving = query.data?.viewer?.webhookEndpoints?.some(({ state }) => state === 'UNPROVEN') ?? false;
  useEffect(() => setPollInterval(isProving ? lookAgainMs : 0), [isProving]);
  return (
    <Loaded
      query={query}
      data={query.data?.viewer?.webhookEndpoints}
      skeleton={<Skeleton className="h-24 w-full" />}
      label="Loading your webhooks"
      failed={texts.failed}
    >
      {(endpoints) => (
        <SecretList
          intro="We send your events to your own server, signed, until it accepts them. What it misses waits for three days."
          secretText="The secret that signs your events. Save it now: it is not shown again."
          create="Add an endpoint"
          blocked={endpoints.length >= limits.perUser && texts.tooMany}
          dialog={(ends) => <CreateEndpointDialog {...ends} />}
        >
          {(onSecret) => (
            <ul className="flex flex-col gap-4 empty:hidden">
              {endpoints.map((endpoint) => (
                <EndpointRow key={endpoint.id} endpoint={endpoint} onSecret={onSecret} />
              ))}
            </ul>
          )}
        </SecretList>
      )}
    </Loaded>
  );
}

const stateWords = { UNPROVEN: 'Waiting for proof', ACTIVE: 'Active', PAUSED: 'Paused', STOPPED: 'Stopped' } as const;
const stateTones = { UNPROVEN: 'neutral', ACTIVE: 'brand', PAUSED: 'neutral', STOPPED: 'clay' } as const;

interface RowProps {
  endpoint: Endpoint;
  onSecret: (secret: string) => void;
}

function EndpointRow({ endpoint, onSecret }: RowProps) {
  const { id, name, url, events, state, failingSince, waiting, madeBy } = endpoint;
  const [tests, setTests] = useState(0);
  return (
    <li className="flex flex-col gap-2 rounded-md border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="wrap-anywhere font-medium">{name}</p>
        <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
      </div>
      <p className="break-all font-mono text-sm">{url}</p>
      <p className="text-muted text-sm">{events.map((event) => eventWords[event]).join(' · ')}</p>
      {madeBy && <p className="wrap-anywhere text-sm">Made by {madeBy}. It ends when you disconnect the app.</p>}
      {state === 'UNPROVEN' && (
        <p className="text-muted text-sm">
          Start your server with the secret, then send a test. Its answer must repeat the test’s challenge. That proves
          that the address is yours, and events follow.
        </p>
      )}
      {failingSince && (
        <p className="text-clay text-sm">
          It has not accepted an event since {longDateTime(failingSince)}. {waiting} waiting.
        </p>
      )}
      <EndpointActions
        endpoint={endpoint}
        isTested={tests > 0}
        onSecret={onSecret}
        onTested={() => setTests(tests + 1)}
      />
      <DeliveryLog endpointId={id} events={events} round={tests} />
    </li>
  );
}
