import { listingTexts } from './listing-texts.ts';

export const catalogTexts = {
  ...listingTexts,
  productMissing: 'Product not found.',
  priceInvalid: 'Price must be a positive amount with up to two decimals',
  priceTooHigh: 'Price must be at most ₵9,999,999.99',
  compareAtTooLow: 'Compare price should be greater than selling price',
  stockInvalid: 'Stock must be a whole number, 0 or more',
  stockTooHigh: 'Stock must be at most 1,000,000',
  nothingToChange: 'There is nothing to change.',
  choiceInvalid: 'Write a specification as its name, a colon and the value',
  orderingUnknown: 'This ordering is unknown.',
  notBackward: 'A list ordered by relevance can only be read forwards. Choose another ordering.',
  cursorUnknown: 'This position in the list is unknown.',
  categoryMissing: 'Category not found.',
  notYourProduct: 'You can only change your own products.',
  nameShort: 'Product name must be at least 3 characters long',
  nameLong: 'Product name must be at most 100 characters long',
  nameUnreadable: 'Product name must have letters or digits',
  categoryRequired: 'Please select a category',
  descriptionShort: 'Description must be at least 10 characters long',
  descriptionLong: 'Description must be at most 2000 characters long',
  metaTitleLong: 'Meta title must be at most 60 characters long',
  metaDescriptionLong: 'Meta description must be at most 160 characters long',
  activeInvalid: 'Please choose whether the product is active',
  imagesMissing: 'At least 3 images are required',
  imagesTooMany: 'At most 10 images are allowed',
  imagesLost: (count: number) =>
    count === 1
      ? 'One picture was not finished when this page was closed. Please add it again.'
      : `${count} pictures were not finished when this page was closed. Please add them again.`,
  imageInvalid: (file: string) => `${file} is not a valid image file`,
  imageTooLarge: (file: string) => `${file} is too large. Maximum size is 5MB`,
  primaryMissing: 'The primary image must be one of the images.',
  compressFailed: 'Failed to compress images. Please try with smaller images.',
  createFailed: 'Failed to create product',
  createUnexpected: 'Something went wrong while creating the product.',
  changeFailed: 'Failed to update product',
  loadMoreFailed: 'Failed to load more products',
  ownLoadFailed: 'Failed to load products',
  shopNeeded: 'Open a shop before you offer products.',
  freeLimit: (limit: number) =>
    `You have ${limit} active products in this category, which is all that the free tier allows. Archive one, save this one as a draft, or choose a plan.`,
  offerMeanwhile: 'Price or stock changed in the meantime. Check the new values before you change them.',
  archivedAlready: 'This product is archived.',
  specificationRequired: (label: string) => `${label} is required`,
  specificationDigits: (label: string) => `${label} takes digits only`,
  specificationOption: (label: string) => `Please choose ${label} from the list`,
  specificationDate: (label: string) => `${label} must be a date`,
  specificationLong: (label: string) => `${label} can have at most 500 characters`,
} as const;

/** Separate, because the first page loads the other texts and never shows this one. */
export const hiddenProductText = 'We have hidden this product. Write to us if you think this is a mistake.';
