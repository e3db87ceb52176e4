import ShieldCheck from 'lucide-react/icons/shield-check';
import { classNames } from './class-names.ts';

/** How paying works, beside each button that decides. */
export function PayPromise({ className }: { className?: string }) {
  return (
    <p className={classNames('flex items-start gap-1.5 text-muted text-sm', className)}>
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
      Pay nothing now. Cash or MoMo, agreed with the seller.
    </p>
  );
}
