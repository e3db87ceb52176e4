/** The body of a shop review, without the shop. */
export const shopReview = {
  title: 'Quick',
  comment: 'It came the next day.',
  overall_rating: 5,
  product_quality_rating: 4,
  customer_service_rating: 0,
  shipping_speed_rating: 5,
};
