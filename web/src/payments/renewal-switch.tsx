import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { type Failure, outcomeOf, type Payload } from '#platform/network/failure.ts';
import { SwitchRow } from '#ui/controls/switch-row.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

interface Props {
  isRenewing: boolean;
  hint: string;
  busy: boolean;
  onChange: (isRenewing: boolean) => void;
}

export function RenewalSwitch({ isRenewing, hint, busy, onChange }: Props) {
  return <SwitchRow label="Auto-renewal" hint={hint} checked={isRenewing} busy={busy} onChange={onChange} />;
}

type ErrorToast = Parameters<ReturnType<typeof useToast>['error']>[0];

/** Saves auto-renewal of a paid plan or campaign, and confirms the new setting in a toast. */
export function useSetRenewal(
  mutation: TypedDocumentNode<{ result: Payload }, { input: { id: string; isRenewing: boolean } }>,
  id: string,
  failed: (failure: Failure) => ErrorToast,
) {
  const client = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  async function set(isRenewing: boolean) {
    setBusy(true);
    const outcome = await outcomeOf(client.mutate({ mutation, variables: { input: { id, isRenewing } } }));
    setBusy(false);
    if ('failure' in outcome) toast.error(failed(outcome.failure));
    else toast.success(`Auto-renewal has been ${isRenewing ? 'enabled' : 'disabled'}.`);
  }
  return { busy, set };
}

/** Shown beside a switch that is off. */
export const noRenewal = 'It ends on its last day, and nothing is charged.';

interface Card {
  last4: string;
  isExpired: boolean;
}

/** Explains the current state of the auto-renewal switch; `without` is for one that is on while no card can be charged. */
export function renewalHint(isRenewing: boolean, cards: readonly Card[] | null | undefined, without: string): string {
  if (!isRenewing) return noRenewal;
  const card = cards?.find(({ isExpired }) => !isExpired);
  return card ? `Your card ending in ${card.last4} is charged a day before the end.` : without;
}

/** The page of the cards that renewals are charged to. */
export const savedCardsPath = '/dashboard/settings?section=subscription';
