import { tableData } from '#platform/table-data.ts';
import { sellerApplications, shopFollows, shops } from './tables.ts';

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
      salesCount: 'everybody; stays',
      createdAt: 'everybody; stays',
      ownerId: 'nobody; stays',
      hiddenAt: 'nobody; stays',
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
  tableData(
    sellerApplications,
    { kept: 'as long as its shop: who sells under a name must be found again' },
    {
      id: 'its person; stays',
      shopId: 'its person; stays',
      state: 'its person; stays',
      reason: 'its person; stays',
      createdAt: 'its person; stays',
      decidedAt: 'its person; stays',
      decidedBy: 'admins; stays',
      idType: 'its person; stays',
      idNumber: 'admins; is replaced',
      documentId: 'its person; goes',
      selfieId: 'its person; goes',
    },
  ),
  tableData(
    shopFollows,
    { kept: 'as long as its person' },
    { userId: 'its person; goes', shopId: 'its person; goes', createdAt: 'its person; goes' },
  ),
] as const;
