import { tableData } from '#platform/personal-data/table-data.ts';
import { wishlistItems, wishlists } from './tables.ts';

export const wishlistData = [
  tableData(
    wishlists,
    { kept: 'as long as its person' },
    {
      userId: 'its person; goes',
      version: 'its person; goes',
      priceDrops: 'its person; goes',
      backInStock: 'its person; goes',
      mails: 'its person; goes',
      updatedAt: 'its person; goes',
    },
  ),
  tableData(
    wishlistItems,
    { with: wishlists },
    {
      userId: 'its person; goes',
      productId: 'its person; goes',
      savedPesewas: 'its person; goes',
      knownPesewas: 'its person; goes',
      stockVersion: 'its person; goes',
      mailedAt: 'its person; goes',
      createdAt: 'its person; goes',
    },
  ),
] as const;
