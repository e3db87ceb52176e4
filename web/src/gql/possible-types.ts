export const possibleTypes: Record<string, string[]> = {
  "Review": [
    "ProductReview",
    "ShopReview"
  ]
};
