import { adminListLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { Link } from 'react-router';
import { adminList, ContentRow, lineLink } from '#admin/list.tsx';
import { bulkHide } from '#admin/reports/bulk-acts.tsx';
import { graphql } from '#gql/gql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Parts } from '#ui/lists/parts.tsx';

const AdminShopsDocument = graphql(`
  query AdminShops($search: String, $state: AdminShopState!, $page: Int!) {
    viewer {
      admin {
        shops(search: $search, state: $state, page: $page) {
          totalCount
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
      }
    }
  }
`);

const states = [
  { state: 'ACTIVE', label: 'Live' },
  { state: 'HIDDEN', label: 'Hidden' },
  { state: 'SUSPENDED', label: 'Suspended' },
  { state: 'LEAVING', label: 'Leaving' },
] as const;

export const AdminShopsScreen = adminList({
  document: AdminShopsDocument,
  listIn: (data) => data.viewer?.admin?.shops,
  heading: 'Shops',
  states,
  search: { label: 'Find a shop', placeholder: 'Name or owner of the shop', maxLength: limits.wordsMax },
  perPage: limits.perPage,
  bulk: bulkHide('SHOP', 'AdminShops'),
  exported: 'SHOPS',
  row: (one) => (
    <ContentRow
      key={one.id}
      subject={{ kind: 'SHOP', id: one.id, isHidden: one.state === 'HIDDEN' }}
      hiddenReason={one.hiddenReason}
      query="AdminShops"
      label={one.shopName}
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
          {one.state !== 'ACTIVE' && (
            <Badge tone="clay">{states.find(({ state }) => state === one.state)?.label}</Badge>
          )}
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
  ),
});
