export const possibleTypes: Record<string, string[]> = {
  "Failure": [
    "InsufficientStockError",
    "RefusedError",
    "TotalChangedError",
    "ValidationError"
  ],
  "Node": [
    "Campaign",
    "Category",
    "Conversation",
    "Notification",
    "Order",
    "Person",
    "Product",
    "Shop"
  ],
  "Review": [
    "ProductReview",
    "ShopReview"
  ]
};
