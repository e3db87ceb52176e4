import { adminListLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { shortDate } from '@besesaka/schema/kernel/dates.ts';
import { Link } from 'react-router';
import { adminList, contentRow, lineLink } from '#admin/list.tsx';
import { bulkHide } from '#admin/reports/bulk-acts.tsx';
import { graphql } from '#gql/gql.ts';
import { ShopLogo } from '#shops/shop-logo.tsx';
import { Badge } from '#ui/display/badge.tsx';

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
  columns: {
    name: { head: 'Shop', as: 'name', width: 'xl:w-1/5' },
    owner: { head: 'Owner' },
    email: { head: 'Email', isExtra: true },
    city: { head: 'Town', width: 'w-24', isExtra: true },
    verification: { head: 'Verification', width: 'w-28', isExtra: true },
    since: { head: 'Since', as: 'time', width: 'w-32' },
    state: { head: 'State', as: 'badge', width: 'w-24' },
  },
  row: (one) => ({
    ...contentRow({
      subject: { kind: 'SHOP', id: one.id, isHidden: one.state === 'HIDDEN' },
      name: one.shopName,
      hiddenReason: one.hiddenReason,
      query: 'AdminShops',
    }),
    lead: <ShopLogo path={null} name={one.shopName} size="tiny" />,
    to: one.state === 'ACTIVE' ? `/shops/${one.shopSlug}` : undefined,
    cells: {
      name: one.shopName,
      owner: (
        <Link to={`/admin/users/${one.ownerId}`} className={lineLink}>
          {one.ownerName}
        </Link>
      ),
      email: one.ownerEmail,
      city: one.city,
      verification: one.verification.toLowerCase(),
      since: shortDate(one.createdAt, { withYear: true }),
      state: one.state !== 'ACTIVE' && (
        <Badge tone="clay">{states.find(({ state }) => state === one.state)?.label}</Badge>
      ),
    },
  }),
});
