import { tableData } from '#platform/personal-data/table-data.ts';
import { helpfulVotes, productReviews, reviewReplies, shopReviews } from './tables.ts';

export const reviewsData = [
  tableData(
    productReviews,
    { stored: 'as long as its product' },
    {
      id: 'everyone; stays',
      productId: 'everyone; stays',
      rating: 'everyone; stays',
      title: 'everyone; stays',
      comment: 'everyone; stays',
      imageIds: 'everyone; deleted',
      isVerifiedPurchase: 'everyone; stays',
      createdAt: 'everyone; stays',
      hiddenAt: 'owner; stays',
      updatedAt: 'everyone; stays',
      userId: 'no one; stays',
      reviewerName: 'everyone; replaced',
    },
  ),
  tableData(
    shopReviews,
    { stored: 'as long as its shop' },
    {
      id: 'everyone; stays',
      shopId: 'everyone; stays',
      title: 'everyone; stays',
      comment: 'everyone; stays',
      productQuality: 'everyone; stays',
      customerService: 'everyone; stays',
      shippingSpeed: 'everyone; stays',
      overall: 'everyone; stays',
      isVerifiedPurchase: 'everyone; stays',
      createdAt: 'everyone; stays',
      hiddenAt: 'owner; stays',
      userId: 'no one; stays',
      reviewerName: 'everyone; replaced',
    },
  ),
  tableData(
    reviewReplies,
    { stored: 'as long as the review' },
    {
      reviewId: 'everyone; stays',
      reply: 'everyone; stays',
      repliedAt: 'everyone; stays',
    },
  ),
  tableData(
    helpfulVotes,
    { stored: 'as long as the review' },
    {
      reviewId: 'owner; deleted',
      userId: 'owner; deleted',
      createdAt: 'owner; deleted',
    },
  ),
] as const;
