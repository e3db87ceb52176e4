import ShieldCheck from 'lucide-react/icons/shield-check';

/** How paying works, beside each button that decides. */
export function PayPromise({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-1.5 text-muted text-sm">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
      {text}
    </p>
  );
}
