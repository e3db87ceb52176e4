import { tableData } from '#platform/table-data.ts';
import { productReviews } from './tables.ts';

export const reviewsData = [
  tableData(
    productReviews,
    { kept: 'as long as its product' },
    {
      id: 'everybody; stays',
      productId: 'everybody; stays',
      rating: 'everybody; stays',
      title: 'everybody; stays',
      comment: 'everybody; stays',
      imageIds: 'everybody; stays',
      isVerifiedPurchase: 'everybody; stays',
      createdAt: 'everybody; stays',
      updatedAt: 'everybody; stays',
      userId: 'nobody; stays',
      reviewerName: 'everybody; is replaced',
    },
  ),
] as const;
