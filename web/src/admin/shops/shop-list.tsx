import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { Link } from 'react-router';
import { ContentRow, lineLink } from '#admin/reports/content-row.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { AdminShopState } from '#gql/graphql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { Parts } from '#ui/lists/parts.tsx';

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
  HIDDEN: 'Hidden',
  LEAVING: 'Leaving',
  SUSPENDED: 'Suspended',
};

export function AdminShopList({ page }: { page: FragmentType<typeof AdminShopListFragment> }) {
  const { edges } = readFragment(AdminShopListFragment, page);
  return (
    <Card>
      <ul className="divide-y divide-line">
        {edges.map(({ node: one }) => (
          <ContentRow
            key={one.id}
            subject={{ kind: 'SHOP', id: one.id, isHidden: one.state === 'HIDDEN' }}
            hiddenReason={one.hiddenReason}
            query="AdminShops"
            name={
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 break-words font-medium">
                  {one.state === 'ACTIVE' ? (
                    <Link to={`/shops/${one.shopSlug}`} className={lineLink}>
                      {one.shopName}
                    </Link>
                  ) : (
                    one.shopName
                  )}
                </span>
                {stateWords[one.state] && <Badge tone="clay">{stateWords[one.state]}</Badge>}
              </p>
            }
          >
            <p className="text-muted text-sm">
              <Parts
                of={[
                  <Link key="owner" to={`/admin/users/${one.ownerId}`} className={lineLink}>
                    {one.ownerName}
                  </Link>,
                  one.ownerEmail,
                ]}
              />
            </p>
            <p className="text-muted text-sm">
              <Parts of={[one.city, one.verification.toLowerCase(), `since ${longDate(one.createdAt)}`]} />
            </p>
          </ContentRow>
        ))}
      </ul>
    </Card>
  );
}
