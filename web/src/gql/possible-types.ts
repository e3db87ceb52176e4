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
    "Product",
    "Shop",
    "User"
  ],
  "Review": [
    "ProductReview",
    "ShopReview"
  ]
};
