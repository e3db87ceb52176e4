import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { Link } from 'react-router';
import { DeletePicturesButton, HideButton } from '#admin/reports/hide-dialog.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { AdminShopState } from '#gql/graphql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';

const AdminShopListFragment = graphql(`
  fragment AdminShopList_page on AdminShopRowConnection {
    edges {
      node {
        id
        shopName
        shopSlug
        ownerId
        ownerName
        ownerEmail
        city
        verification
        state
        hiddenReason
        createdAt
      }
    }
  }
`);

const stateWords: Partial<Record<AdminShopState, string>> = {
  HIDDEN: 'Out of view',
  LEAVING: 'Leaving',
  SUSPENDED: 'Suspended',
};

export function AdminShopList({ page }: { page: FragmentType<typeof AdminShopListFragment> }) {
  const { edges } = readFragment(AdminShopListFragment, page);
  return (
    <Card>
      <ul className="divide-y divide-line">
        {edges.map(({ node: one }) => (
          <li key={one.id} className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 py-4">
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 break-words font-medium">
                  {one.state === 'ACTIVE' ? (
                    <Link to={`/shops/${one.shopSlug}`} className="underline underline-offset-4">
                      {one.shopName}
                    </Link>
                  ) : (
                    one.shopName
                  )}
                </span>
                {stateWords[one.state] && <Badge tone="clay">{stateWords[one.state]}</Badge>}
              </p>
              <p className="break-words text-muted text-sm">
                <Link to={`/admin/people/${one.ownerId}`} className="underline underline-offset-4">
                  {one.ownerName}
                </Link>{' '}
                · {one.ownerEmail}
              </p>
              <p className="break-words text-muted text-sm">
                {one.city} · {one.verification.toLowerCase()} · since {longDate(one.createdAt)}
              </p>
              {one.hiddenReason && <p className="mt-1 break-words text-sm">Hidden: {one.hiddenReason}</p>}
            </div>
            <div className="flex flex-wrap gap-2">
              <HideButton
                subject={{ kind: 'SHOP', id: one.id, isHidden: one.state === 'HIDDEN' }}
                query="AdminShops"
                inList
              />
              {one.state === 'HIDDEN' && (
                <DeletePicturesButton subject={{ kind: 'SHOP', id: one.id }} query="AdminShops" />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
