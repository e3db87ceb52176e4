import { useState } from 'react';
import type { Failure, Outcome } from '#platform/network/failure.ts';
import { SwitchRow } from '#ui/controls/switch-row.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

interface Props {
  isRenewing: boolean;
  hint: string;
  busy: boolean;
  onChange: (isRenewing: boolean) => void;
}

export function RenewalSwitch({ isRenewing, hint, busy, onChange }: Props) {
  return <SwitchRow label="Auto-renewal" hint={hint} checked={isRenewing} disabled={busy} onChange={onChange} />;
}

type ErrorToast = Parameters<ReturnType<typeof useToast>['error']>[0];

/** Saves auto-renewal of a paid plan or campaign, and confirms the new setting in a toast. */
export function useSetRenewal(
  send: (isRenewing: boolean) => Promise<Outcome<unknown>>,
  failed: (failure: Failure) => ErrorToast,
) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  async function set(isRenewing: boolean) {
    setBusy(true);
    const outcome = await send(isRenewing);
    setBusy(false);
    if ('failure' in outcome) toast.error(failed(outcome.failure));
    else toast.success(`Auto-renewal has been ${isRenewing ? 'enabled' : 'disabled'}.`);
  }
  return { busy, set };
}
