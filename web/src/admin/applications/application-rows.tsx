import { RecordTime } from '#admin/record-table.tsx';
import { WaitingBadge } from '#admin/waiting-badge.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { idKindWords } from '#shops/applications/id-kind-words.ts';
import { ShopLogo } from '#shops/shop-logo.tsx';

const ApplicationRowFragment = graphql(`
  fragment ApplicationRow_application on SellerApplicationRow {
    id
    shopName
    ownerName
    idKind
    state
    createdAt
  }
`);

/** Seller applications in an admin list. */
export const applicationRows = {
  columns: {
    shop: { head: 'Shop', as: 'name' },
    owner: { head: 'Owner' },
    document: { head: 'Document', as: 'wide' },
    date: { head: 'Date', as: 'time', width: 'w-32 xl:w-44' },
    state: { head: 'Waiting', as: 'badge', width: 'w-28' },
  },
  row: (application: FragmentType<typeof ApplicationRowFragment>) => {
    const { id, shopName, ownerName, idKind, state, createdAt } = readFragment(ApplicationRowFragment, application);
    return {
      key: id,
      lead: <ShopLogo path={null} name={shopName} size="tiny" />,
      to: `/admin/applications/${id}`,
      cells: {
        shop: shopName,
        owner: ownerName,
        document: idKindWords[idKind],
        date: <RecordTime at={createdAt} />,
        state: state === 'PENDING' && <WaitingBadge since={createdAt} />,
      },
    };
  },
} as const;
