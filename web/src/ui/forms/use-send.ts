import type { DocumentNode, OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useState } from 'react';
import { createOnce } from '#platform/forms/once.ts';
import {
  type FailedTexts,
  type Failure,
  type Filled,
  failureText,
  type Outcome,
  outcomeOf,
  type Payload,
} from '#platform/network/failure.ts';
import { useToast } from '#ui/toasts/toast.tsx';

/** The variables without the idempotency key, which `useSend` adds. */
type Given<Variables> = Variables extends { input: infer Input extends { idempotencyKey: unknown } }
  ? Omit<Variables, 'input'> & { input: Omit<Input, 'idempotencyKey'> }
  : Variables;

interface SendOptions<Result, Variables, Name extends keyof Result> extends FailedTexts {
  done?: (result: Filled<Result, Name>, sent: Given<Variables>) => unknown;
  /** Fields of the payload without which it failed. */
  needs?: Name[];
  /** Whether the input has an idempotency key. */
  keyed?: boolean;
  /** Runs the sending, such as `withPassword`. */
  by?: <Done>(sending: () => Promise<Outcome<Done>>) => Promise<Outcome<Done>>;
  /** The queries to load again, whether it succeeded or not: the response may be lost, or the change be made elsewhere. */
  refetchQueries?: (DocumentNode | string)[] | 'active';
}

/**
 * A mutation of a screen. `send` is for forms: it resolves to the failure with its text, or to null. `press` is for buttons: it
 * shows the failure as a toast, and does nothing while the same is being sent.
 */
export function useSend<
  Result extends Payload,
  Variables extends OperationVariables,
  Name extends keyof Result = never,
>(
  mutation: TypedDocumentNode<{ result: Result }, Variables>,
  {
    failed,
    offline,
    done,
    needs = [],
    keyed = false,
    by = run,
    refetchQueries,
  }: SendOptions<Result, Variables, Name> = {},
) {
  const client = useApolloClient();
  const toast = useToast();
  const [once] = useState(createOnce);
  const [sending, setSending] = useState<Given<Variables> | null>(null);

  async function send(given: Given<Variables>): Promise<Failure | null> {
    setSending(given);
    const outcome = await once.send(given, (key) => {
      // The type of `Given` leaves out the key and nothing else.
      const variables = (keyed ? withKey(given, key) : given) as Variables;
      return by(() => outcomeOf(client.mutate({ mutation, variables }), ...needs));
    });
    if (refetchQueries) await client.refetchQueries({ include: refetchQueries }).catch(() => {});
    if ('done' in outcome) await done?.(outcome.done, given);
    setSending((now) => (now === given ? null : now));
    if ('done' in outcome) return null;
    return { ...outcome.failure, message: failureText(outcome.failure, { failed, offline }) };
  }

  async function press(given: Given<Variables>): Promise<void> {
    if (once.isPending(given)) return;
    const failure = await send(given);
    if (failure) toast.error(failure.message);
  }

  return { send, press: (given: Given<Variables>) => void press(given), sending, busy: sending !== null };
}

const run = <Done>(sending: () => Promise<Outcome<Done>>) => sending();

function withKey(given: object, idempotencyKey: string): object {
  return { ...given, input: { ...Reflect.get(given, 'input'), idempotencyKey } };
}
