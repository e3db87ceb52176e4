import { tableData } from '#platform/personal-data/table-data.ts';
import { wishlistItems, wishlists } from './tables.ts';

export const wishlistData = [
  tableData(
    wishlists,
    { stored: 'as long as the account' },
    {
      userId: 'owner; deleted',
      version: 'owner; deleted',
      priceDrops: 'owner; deleted',
      backInStock: 'owner; deleted',
      mails: 'owner; deleted',
      updatedAt: 'owner; deleted',
    },
  ),
  tableData(
    wishlistItems,
    { with: wishlists },
    {
      userId: 'owner; deleted',
      productId: 'owner; deleted',
      savedPesewas: 'owner; deleted',
      knownPesewas: 'owner; deleted',
      stockVersion: 'owner; deleted',
      mailedAt: 'owner; deleted',
      createdAt: 'owner; deleted',
    },
  ),
] as const;
