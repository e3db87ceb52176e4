import type { TypedDocumentNode } from '@apollo/client';
import type { FailedTexts, Payload } from '#platform/network/failure.ts';
import { SwitchRow } from '#ui/controls/switch-row.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { useToast } from '#ui/toasts/toast.tsx';

interface Props {
  isRenewing: boolean;
  hint?: string;
  busy: boolean;
  onChange: (isRenewing: boolean) => void;
}

export function RenewalSwitch({ isRenewing, hint, busy, onChange }: Props) {
  return <SwitchRow label="Auto-renewal" hint={hint} checked={isRenewing} busy={busy} onChange={onChange} />;
}

/** Saves auto-renewal of a paid plan or campaign, and confirms the new setting in a toast. */
export function useSetRenewal(
  mutation: TypedDocumentNode<{ result: Payload }, { input: { id: string; isRenewing: boolean } }>,
  id: string,
  { title, ...texts }: FailedTexts & { title?: string },
) {
  const toast = useToast();
  const { send, busy } = useSend(mutation, {
    ...texts,
    done: (_result, { input }) => toast.success(`Auto-renewal has been ${input.isRenewing ? 'enabled' : 'disabled'}.`),
  });
  async function set(isRenewing: boolean) {
    const failure = await send({ input: { id, isRenewing } });
    if (failure) toast.error(title ? { title, text: failure.message } : failure.message);
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
