import { reviewLimits, shopReviewLimits } from './limits.ts';

export const reviewTexts = {
  required: 'Please fill in all required fields and provide a rating.',
  titleLong: `The title can have at most ${reviewLimits.titleMax} characters`,
  commentLong: `The review can have at most ${reviewLimits.commentMax} characters`,
  tooManyPhotos: `A review can have at most ${reviewLimits.photosMax} photos`,
  notImage: (file: string) => `${file} is not an image file`,
  formTooLarge: 'Total form size is too large. Please remove some images.',
  sent: 'Review submitted successfully!',
  changed: 'Your review was changed.',
  already: 'You have already submitted a review for this product. You can only review each product once.',
  ownProduct: 'You cannot review your own product.',
  tooFast: 'You are submitting reviews too quickly. Please wait a moment and try again.',
  missing: 'Review not found.',
  hiddenByUs: 'We have hidden this review. Write to us if you think this is a mistake.',
  tooOld: `A review can only be changed within ${reviewLimits.editableDays} days.`,
  failed: 'Failed to submit review. Please try again.',
  unreachable: 'Failed to submit review. Please check your connection and try again.',
  compressFailed: (file: string) => `Failed to compress ${file}. Please try a different image.`,
  processFailed: 'Failed to process images. Please try again.',
  replyRequired: 'Please write a reply.',
  replyLong: `The reply can have at most ${reviewLimits.replyMax} characters`,
  notYourReview: 'Only the reviewed shop can reply to a review.',
  ownHelpful: 'You cannot mark your own review as helpful.',
  voteTooFast: 'You are doing this too quickly. Please wait a moment and try again.',
} as const;

export const shopReviewTexts = {
  titleRequired: 'Please enter a review title.',
  titleLong: `The title can have at most ${shopReviewLimits.titleMax} characters`,
  commentRequired: 'Please write a detailed review.',
  commentLong: `The review can have at most ${shopReviewLimits.commentMax} characters`,
  overallRequired: 'Please provide an overall rating.',
  oneRequired: 'Please rate at least one category besides overall experience.',
  sent: 'Review Submitted!',
  already: 'You have already submitted a review for this shop. You can only review each shop once.',
  login: 'Please log in to submit a review.',
  ownShop: 'You do not have permission to review this shop.',
  invalidTitle: 'Invalid Data',
  alreadyTitle: 'Already Reviewed',
  loginTitle: 'Authentication Required',
  forbiddenTitle: 'Access Denied',
  missingTitle: 'Shop Not Found',
  tooFastTitle: 'Too Many Requests',
  faultTitle: 'Server Error',
  unreachableTitle: 'Connection Error',
  unreachable: 'Please check your internet connection and try again.',
} as const;

/** Sent some days after an order is completed. */
export const askTitle = (product: string) => `How do you like ${product}?`;
export const askText = 'A few words from you help other buyers, and the seller.';
