/** Texts of the buttons that add to a cart. They are apart because the first screens load them. */
export const cartTexts = {
  loginToAdd: 'Please log in to add items to cart',
  loginToManage: 'Please log in to manage your cart',
  addFailed: 'Failed to add to cart',
  clearFailed: 'Failed to clear cart',
  clearFailedTry: 'Failed to clear cart. Please try again.',
  clearError: 'An error occurred while clearing the cart.',
  removeFailed: 'Failed to remove item from cart',
  updateFailed: 'Failed to update cart item',
  cleared: 'Cart Cleared',
} as const;
