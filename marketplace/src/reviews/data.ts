import { tableData } from '#platform/personal-data/table-data.ts';
import { helpfulVotes, productReviews, reviewReplies, shopReviews } from './tables.ts';

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
      imageIds: 'everybody; goes',
      isVerifiedPurchase: 'everybody; stays',
      createdAt: 'everybody; stays',
      hiddenAt: 'its person; stays',
      updatedAt: 'everybody; stays',
      userId: 'nobody; stays',
      reviewerName: 'everybody; is replaced',
    },
  ),
  tableData(
    shopReviews,
    { kept: 'as long as its shop' },
    {
      id: 'everybody; stays',
      shopId: 'everybody; stays',
      title: 'everybody; stays',
      comment: 'everybody; stays',
      productQuality: 'everybody; stays',
      customerService: 'everybody; stays',
      shippingSpeed: 'everybody; stays',
      overall: 'everybody; stays',
      isVerifiedPurchase: 'everybody; stays',
      createdAt: 'everybody; stays',
      hiddenAt: 'its person; stays',
      userId: 'nobody; stays',
      reviewerName: 'everybody; is replaced',
    },
  ),
  tableData(
    reviewReplies,
    { kept: 'as long as the review' },
    {
      reviewId: 'everybody; stays',
      reply: 'everybody; stays',
      repliedAt: 'everybody; stays',
    },
  ),
  tableData(
    helpfulVotes,
    { kept: 'as long as the review' },
    {
      reviewId: 'its person; goes',
      userId: 'its person; goes',
      createdAt: 'its person; goes',
    },
  ),
] as const;
