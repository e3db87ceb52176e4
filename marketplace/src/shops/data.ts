import { tableData } from '#platform/table-data.ts';
import { shops } from './tables.ts';

export const shopsData = [
  tableData(
    shops,
    { kept: 'as long as orders name it; hidden with its owner' },
    {
      id: 'everybody; stays',
      businessSlug: 'everybody; stays',
      city: 'everybody; stays',
      region: 'everybody; stays',
      verification: 'everybody; stays',
      ratingSum: 'everybody; stays',
      ratingCount: 'everybody; stays',
      createdAt: 'everybody; stays',
      ownerId: 'nobody; stays',
      listingLimit: 'nobody; stays',
      businessName: 'everybody; is replaced',
      description: 'everybody; is replaced',
      businessEmail: 'everybody; is replaced',
      businessPhone: 'everybody; is replaced',
      businessAddress: 'everybody; is replaced',
      logoId: 'everybody; goes',
      bannerId: 'everybody; goes',
    },
  ),
] as const;
