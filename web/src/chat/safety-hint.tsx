import ShieldAlert from 'lucide-react/icons/shield-alert';

/** Quietly under a message that asks for money before the goods were seen; it hinders nobody. */
export function SafetyHint() {
  return (
    <p className="mt-1.5 flex max-w-[85%] items-start gap-2 text-muted text-sm sm:max-w-lg">
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
      Stay safe: see the item before you pay. Besesaka never asks you to pay in advance.
    </p>
  );
}
