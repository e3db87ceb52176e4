import BadgeCheck from 'lucide-react/icons/badge-check';

export function VerifiedSeller() {
  return (
    <p className="flex items-center gap-1 font-medium text-brand text-sm">
      <BadgeCheck aria-hidden="true" className="size-4" />
      Verified Seller
    </p>
  );
}
