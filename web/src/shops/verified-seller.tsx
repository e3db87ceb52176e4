import BadgeCheck from 'lucide-react/icons/badge-check';

/** On a phone the short one says only "Verified". */
export function VerifiedSeller({ short = false }: { short?: boolean }) {
  return (
    <p className="flex items-center gap-1 font-medium text-brand text-sm">
      <BadgeCheck aria-hidden="true" className="size-4" />
      <span>Verified{short ? <span className="max-sm:sr-only"> Seller</span> : ' Seller'}</span>
    </p>
  );
}
