import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import type { LucideIcon } from 'lucide-react';
import Megaphone from 'lucide-react/icons/megaphone';
import PackagePlus from 'lucide-react/icons/package-plus';
import Search from 'lucide-react/icons/search';
import Store from 'lucide-react/icons/store';
import { Link } from 'react-router';
import { useIsSeller } from '#accounts/viewer.ts';
import { useVerification, verificationId } from '#shops/applications/verification-banner.tsx';
import { PlainButton } from '#ui/controls/plain-button.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { itemsFor, type NavigationItem } from './navigation.ts';

interface QuickAction extends NavigationItem {
  text: string;
  Icon: LucideIcon;
  /** For verified sellers only; the server enforces it too. */
  needsVerification?: boolean;
}

/** Actions that no menu entry leads to, and what the spec names. New tiles are added here. */
const quickActions: readonly QuickAction[] = [
  {
    label: 'Add Product',
    text: 'List a new product',
    to: '/dashboard/shop/products/create',
    for: 'sellers',
    Icon: PackagePlus,
    needsVerification: true,
  },
  {
    label: 'Featured Products',
    text: 'Promote your products',
    to: '/dashboard/shop/products/featured',
    for: 'sellers',
    Icon: Megaphone,
    needsVerification: true,
  },
  {
    label: 'Create a shop',
    text: 'Sell what you make or trade',
    to: '/dashboard/shop/create',
    for: 'buyers',
    Icon: Store,
  },
  { label: 'Browse products', text: 'All shops in one place', to: '/products', for: 'buyers', Icon: Search },
];

export function QuickActions() {
  const actions = itemsFor(quickActions, useIsSeller());
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="mb-3 text-lg">
        Quick actions
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {actions.map((action) => (
          <li key={action.to}>
            <Tile action={action} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const actionClass = 'flex h-full items-center gap-3 rounded-lg border border-line bg-surface px-3 py-2';

function Tile({ action: { label, text, to, Icon, needsVerification } }: { action: QuickAction }) {
  const verification = useVerification();
  const isClosed = needsVerification && verification !== null && verification !== 'VERIFIED';
  const words = (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-10 place-items-center rounded-full',
          isClosed ? 'bg-sunken text-muted' : 'bg-brand-tint text-brand',
        )}
      >
        <Icon className="size-5" />
      </span>
      <span>
        <span className="block font-semibold">{label}</span>
        <span className="block text-muted text-sm">{isClosed ? shopTexts.verificationRequired : text}</span>
      </span>
    </>
  );
  if (isClosed)
    return (
      <PlainButton
        blocked={{ shownBy: verificationId }}
        className={classNames(actionClass, 'w-full cursor-not-allowed text-start')}
      >
        {words}
      </PlainButton>
    );
  return (
    <Link to={to} className={classNames(actionClass, 'transition-colors duration-150 hover:border-muted')}>
      {words}
    </Link>
  );
}
