export const possibleTypes: Record<string, string[]> = {
  "Failure": [
    "InsufficientStockError",
    "RefusedError",
    "TotalChangedError",
    "ValidationError"
  ],
  "Review": [
    "ProductReview",
    "ShopReview"
  ]
};
