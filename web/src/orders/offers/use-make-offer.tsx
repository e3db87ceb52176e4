import HandCoins from 'lucide-react/icons/hand-coins';
import { type ReactNode, useEffect, useState } from 'react';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { consumeIntent } from '#platform/person/intent.ts';
import { currentRole, useRole } from '#platform/person/role.ts';
import { Button, type ButtonLook } from '#ui/controls/button.tsx';
import { optional } from '#ui/display/optional.tsx';
import type { OfferedProduct } from './make-offer-dialog.tsx';

const MakeOfferDialog = optional(async () => (await import('./make-offer-dialog.tsx')).MakeOfferDialog);

interface Bargaining {
  button: ReactNode;
  dialog: ReactNode;
}

/**
 * The button that starts bargaining, and its dialog. A visitor logs in first and then continues. `choose` leads to the
 * choice of a variant while it is missing.
 */
export function useMakeOffer(product: OfferedProduct, look: ButtonLook = {}, choose?: () => void): Bargaining {
  const [open, setOpen] = useState(false);
  const askLogin = useAskLogin();
  const role = useRole();
  const { id } = product;
  useEffect(() => {
    if (role === null) return;
    if (consumeIntent(sessionStorage, 'offer', Date.now())?.subjectId === id) setOpen(true);
  }, [role, id]);
  const start = () => {
    if (choose) return choose();
    if (currentRole() !== null) return setOpen(true);
    askLogin({ kind: 'offer', subjectId: id }, 'Please log in to make an offer.');
  };
  return {
    button: (
      <Button tone="secondary" {...look} onClick={start}>
        <HandCoins aria-hidden="true" className={look.size === 'small' ? 'size-4' : 'size-5'} />
        <span className={look.size === 'small' ? 'max-sm:hidden' : undefined}>Make an offer</span>
        {look.size === 'small' && <span className="sm:hidden">Offer</span>}
      </Button>
    ),
    dialog: open && <MakeOfferDialog product={product} onClose={() => setOpen(false)} />,
  };
}
